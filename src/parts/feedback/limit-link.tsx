import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { usePermission } from '~/session/permissions';

/**
 * Links from a limit of the plan to the page that raises it; hidden from users who cannot raise it.
 */
export function LimitLink() {
  const mayUpgrade = usePermission('updateSubscription');
  if (!mayUpgrade) return null;
  return (
    <>
      {' '}
      <Link to="/account/billing">
        <Trans>Open billing</Trans>
      </Link>
    </>
  );
}
