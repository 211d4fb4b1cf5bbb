import { Trans, useLingui } from '@lingui/react/macro';
import { ButtonLink } from '~/parts/links/button-link';
import { LanguageMenu } from '~/parts/preferences/language-menu';
import { ThemeChoice } from '~/parts/preferences/theme-choice';
import { Button } from '~/ui/button';
import { IconKeyboard } from '~/ui/icons';
import { useNavigation } from './navigation/use-navigation';
import { overlays } from './overlays';
import styles from './user-menu-settings.module.css';

const PAGES = ['/account/profile', '/account/billing'];

/** Pages of the account, shortcuts, language and theme. */
export function UserMenuSettings({ close }: { close: () => void }) {
  const { t } = useLingui();
  const pages = useNavigation()
    .flatMap(({ destinations }) => destinations)
    .filter(({ to }) => PAGES.includes(to));
  return (
    <>
      {pages.map(({ to, icon: Picture, label }) => (
        <ButtonLink key={to} to={to} variant="subtle" icon={<Picture size={20} />} onClick={close}>
          {t(label)}
        </ButtonLink>
      ))}
      <Button
        variant="subtle"
        icon={<IconKeyboard size={20} />}
        onClick={() => {
          close();
          overlays.open('shortcuts');
        }}
      >
        <Trans>Keyboard shortcuts</Trans>
      </Button>
      <LanguageMenu named />
      <fieldset className={styles.theme}>
        <legend>
          <Trans>Appearance</Trans>
        </legend>
        <ThemeChoice fullWidth />
      </fieldset>
    </>
  );
}
