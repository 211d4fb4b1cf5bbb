import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getOwnAccountQuery } from '~/api/account';
import { currentUser } from '~/identity';
import { PageHeader } from '~/parts/page/page-header';
import { useHasSomeLocations, usePermissionContext } from '~/session/permissions';

/** A greeting, with the name of the account. */
export function Greeting() {
  const { t } = useLingui();
  const hour = new Date().getHours();
  const user = usePermissionContext();
  const fullName = currentUser()?.name ?? '';
  // The sign-in of a location has the name of a place, which has no first name.
  const name = user?.role === 'Location' ? fullName : (fullName.split(' ')[0] ?? '');
  const hello = hour < 12 ? t`Good morning` : hour < 18 ? t`Good afternoon` : t`Good evening`;
  return (
    <PageHeader title={name === '' ? hello : t`${hello}, ${name}`} name={t`Dashboard`} scope={<Scope />} />
  );
}

function Scope() {
  const user = usePermissionContext();
  const hasSomeLocations = useHasSomeLocations();
  const { data } = useQuery(getOwnAccountQuery());
  const business = data?.businessName ?? '…';
  if (user?.role === 'Location') return <Trans>{business} · your location · last 30 days</Trans>;
  if (hasSomeLocations) return <Trans>{business} · your assigned locations · last 30 days</Trans>;
  return <Trans>{business} · all locations · last 30 days</Trans>;
}
