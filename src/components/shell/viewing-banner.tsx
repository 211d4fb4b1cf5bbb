import { Trans, useLingui } from '@lingui/react/macro';
import { IconEyeglass } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import { endedViewing, onViewing, stopViewing, viewedAccount } from '~/identity';
import { formatTime } from '~/lib/format';
import { Button } from '~/ui/button';
import styles from './viewing-banner.module.css';

/**
 * Shows on every page that another account is viewed, leads back to the user's own, and reports the
 * end of viewing.
 */
export function ViewingBanner() {
  const { t, i18n } = useLingui();
  const viewed = useSyncExternalStore(onViewing, viewedAccount);
  const ended = useSyncExternalStore(onViewing, endedViewing);
  const { name, until } = viewed ?? ended ?? {};
  if (until === undefined) return null;
  const end = formatTime(until, i18n.locale);
  return (
    <section className={styles.banner} aria-label={t`Viewing as`}>
      <IconEyeglass size={20} aria-hidden />
      <p className={styles.words}>
        {viewed ? (
          <Trans>
            You are viewing <strong>{name}</strong> as its owner until {end}.
          </Trans>
        ) : (
          <Trans>
            Your hour of viewing <strong>{name}</strong> has ended. You are back in your own account.
          </Trans>
        )}
      </p>
      <Button variant="secondary" size="s" onClick={stopViewing}>
        {viewed ? <Trans>Stop</Trans> : <Trans>Got it</Trans>}
      </Button>
    </section>
  );
}
