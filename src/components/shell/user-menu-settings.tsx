import { Trans, useLingui } from '@lingui/react/macro';
import { IconKeyboard } from '@tabler/icons-react';
import { LanguageMenu } from '~/components/language/language-menu';
import { ButtonLink } from '~/components/links/button-link';
import { Button } from '~/ui/button';
import { Segmented } from '~/ui/segmented';
import { colorScheme, useThemePreference } from '~/ui/use-color-scheme';
import { overlays } from './overlays';
import { useNavigation } from './use-navigation';
import styles from './user-menu.module.css';

const PAGES = ['/account/profile', '/account/billing'];

/** Pages of the account, shortcuts, language and theme. */
export function UserMenuSettings({ close }: { close: () => void }) {
  const { t } = useLingui();
  const theme = useThemePreference();
  const pages = useNavigation()
    .flatMap(({ destinations }) => destinations)
    .filter(({ to }) => PAGES.includes(to));
  return (
    <div className={styles.settings}>
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
      <fieldset>
        <legend className="visually-hidden">{t`Theme`}</legend>
        <Segmented
          fullWidth
          value={theme}
          options={[
            { value: 'system', label: t`System` },
            { value: 'light', label: t`Light` },
            { value: 'dark', label: t`Dark` },
          ]}
          onChange={colorScheme.choose}
        />
      </fieldset>
    </div>
  );
}
