import { Trans } from '@lingui/react/macro';
import { useSyncExternalStore } from 'react';
import { IconCloudOff } from '~/ui/icons';
import styles from './offline-notice.module.css';

const subscribe = (listener: () => void) => {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
};

/** Shows that the browser is offline. */
export function OfflineNotice() {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <div role="status">
      {!online && (
        <p className={styles.notice} data-offline>
          <IconCloudOff size={20} aria-hidden />
          <Trans>You're offline. Changes can't be saved yet.</Trans>
        </p>
      )}
    </div>
  );
}
