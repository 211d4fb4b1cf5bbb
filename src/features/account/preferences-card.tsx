import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@tanstack/react-store';
import { useState } from 'react';
import { consentState, decideOnAnalytics, isAnalyticsAvailable } from '~/analytics';
import { useAction } from '~/api/use-action';
import { LanguageMenu } from '~/parts/preferences/language-menu';
import { ThemeChoice } from '~/parts/preferences/theme-choice';
import { forgetBrowser } from '~/remote-config';
import { errorText } from '~/session/error-text';
import { Button } from '~/ui/button';
import { notify } from '~/ui/feedback/notifications';
import styles from './profile.module.css';
import { ProfileCard } from './profile-card';
import { Switch } from './switch';

/** The user's own settings of the app, in this browser. They take effect at once. */
export function PreferencesCard() {
  const { t } = useLingui();
  const consent = useSelector(consentState, (state) => state.consent);
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
      {isAnalyticsAvailable() && (
        <Switch
          label={t`Web analytics`}
          hint={t`Counts which pages are used, with a Google service and cookies. No names or addresses are sent.`}
          checked={consent === 'granted'}
          onChange={(isOn) => decideOnAnalytics(isOn ? 'granted' : 'denied')}
        />
      )}
      <ForgetBrowser />
    </ProfileCard>
  );
}

function ForgetBrowser() {
  const { t } = useLingui();
  const [isForgotten, setIsForgotten] = useState(false);
  const { run, pending, error } = useAction(async () => {
    await forgetBrowser();
    setIsForgotten(true);
    notify({ text: t`This browser is forgotten` });
  });
  return (
    <div className={styles.part}>
      <h3>
        <Trans>Forget this browser</Trans>
      </h3>
      <p className={styles.text}>
        <Trans>
          Deletes the identifier under which this browser fetches its settings from Google. You stay signed
          in; your next visit makes a new one.
        </Trans>
      </p>
      <div>
        <Button variant="secondary" busy={pending} disabled={isForgotten} onClick={() => void run()}>
          <Trans>Forget this browser</Trans>
        </Button>
      </div>
      <p role="alert" className="danger hide-empty">
        {error && errorText(error)}
      </p>
    </div>
  );
}
