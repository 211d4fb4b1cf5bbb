import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { getOwnAccountQuery } from '~/api/account';
import type { Campaign } from '~/api/campaigns';
import { LimitLink } from '~/parts/feedback/limit-link';
import { usePermission } from '~/session/permissions';

const UNDER_WAY: readonly Campaign['status'][] = ['scheduled', 'sending', 'paused'];

/** Why a campaign was paused or has failed, or why its next round will not be sent; with what to do about it. */
export function WhyNotSent({ campaign: { channel, status, failure } }: { campaign: Campaign }) {
  const { data: account } = useQuery(getOwnAccountQuery());
  const lacksAddress = channel === 'email' && account?.address === null && UNDER_WAY.includes(status);
  if (failure === null && !lacksAddress) return null;
  return (
    <p className="failure pad-3 radius-m" role="note">
      {failure ?? (
        <Trans>
          Not sent until you add the postal address of the business, which the law requires in marketing
          emails.
        </Trans>
      )}
      {lacksAddress ? <AddressLink /> : status === 'paused' && <LimitLink />}
    </p>
  );
}

function AddressLink() {
  if (!usePermission('updateOwnAccount')) return null;
  return (
    <>
      {' '}
      <Link to="/account/profile" hash="contact">
        <Trans>Add the address</Trans>
      </Link>
    </>
  );
}
