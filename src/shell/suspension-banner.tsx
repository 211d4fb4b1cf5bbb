import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { usePermission } from '~/session/permissions';
import styles from './confirm-banner.module.css';

/** Tells all users of the account what does not work, and its owner where to end that. */
export function SuspensionBanner() {
  const { t } = useLingui();
  const mayPay = usePermission('updateSubscription');
  return (
    <aside className={styles.banner} aria-label={t`Account suspended`}>
      <p className={styles.text}>
        <Trans>This account is suspended. Booths are paused, and nothing can be sent or uploaded.</Trans>
      </p>
      {mayPay && (
        <Link to="/account/billing">
          <Trans>Open Billing</Trans>
        </Link>
      )}
    </aside>
  );
}
