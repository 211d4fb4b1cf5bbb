import { Trans } from '@lingui/react/macro';
import { LanguageMenu } from '~/components/language/language-menu';
import { ThemeChoice } from '~/components/theme-choice';
import styles from './profile.module.css';
import { ProfileCard } from './profile-card';

/** The user's own settings of the app, in this browser. They take effect at once. */
export function PreferencesCard() {
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
          <ThemeChoice />
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
