import { Trans, useLingui } from '@lingui/react/macro';
import { LanguageMenu } from '~/components/language/language-menu';
import { Segmented } from '~/ui/segmented';
import { colorScheme, useThemePreference } from '~/ui/use-color-scheme';
import styles from './profile.module.css';
import { ProfileCard } from './profile-card';

/** The user's own settings of the app, in this browser. They take effect at once. */
export function PreferencesCard() {
  const { t } = useLingui();
  const theme = useThemePreference();
  return (
    <ProfileCard
      id="preferences"
      title={<Trans>Preferences</Trans>}
      text={<Trans>Only for you, in this browser.</Trans>}
    >
      <div className={styles.pair}>
        <fieldset className={styles.choice}>
          <legend>
            <Trans>Theme</Trans>
          </legend>
          <Segmented
            value={theme}
            options={[
              { value: 'system', label: t`System` },
              { value: 'light', label: t`Light` },
              { value: 'dark', label: t`Dark` },
            ]}
            onChange={colorScheme.choose}
          />
        </fieldset>
        <div className={styles.choice}>
          <span aria-hidden>
            <Trans>Language of the app</Trans>
          </span>
          <LanguageMenu named />
        </div>
      </div>
    </ProfileCard>
  );
}
