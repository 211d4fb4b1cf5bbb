import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { usePermission } from '~/session/permissions';

/** Leads from a limit of the plan to where it can be raised; nothing to those who cannot raise it. */
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
