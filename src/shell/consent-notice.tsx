import { Trans, useLingui } from '@lingui/react/macro';
import { decideOnAnalytics } from '~/analytics';
import { Button } from '~/ui/button';
import styles from './consent-notice.module.css';

/** Asks the visitor before web analytics is loaded. It blocks nothing; the choice can be changed in the profile. */
export function ConsentNotice() {
  const { t } = useLingui();
  return (
    <aside className={styles.notice} aria-label={t`Web analytics`}>
      <p>
        <Trans>
          May we count which pages are used? We use a Google service with cookies, and send no names or
          addresses.
        </Trans>
      </p>
      <div className="flex-2 wrap">
        <Button variant="secondary" size="s" onClick={() => decideOnAnalytics('granted')}>
          <Trans>Allow</Trans>
        </Button>
        <Button variant="secondary" size="s" onClick={() => decideOnAnalytics('denied')}>
          <Trans>Don't allow</Trans>
        </Button>
      </div>
    </aside>
  );
}
