import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { Location } from '~/api/locations';
import { mediaUrl } from '~/api/media-url';
import { nameOfManager, useManagers } from '~/entities/pickers/manager-choices';
import { formatNumber } from '~/lib/format';
import { listFormat } from '~/lib/formatters';
import { Avatar } from '~/ui/avatar';
import { Badge } from '~/ui/badge';
import { allLogosQuery } from './model/location-queries';

const STATUS = {
  active: { word: msg`Active`, tone: 'success' },
  disabled: { word: msg`Disabled`, tone: undefined },
} as const;

/** Whether the location has a staff sign-in, and whether it works. */
export function LocationStatus({ location: { email, status } }: { location: Location }) {
  const { t } = useLingui();
  if (email === null) return <Trans>No staff sign-in</Trans>;
  const known = Object.hasOwn(STATUS, status) ? STATUS[status] : undefined;
  return <Badge tone={known?.tone}>{known ? t(known.word) : status}</Badge>;
}

/** Its own logo, or its initials if it uses the account's. */
export function LocationLogo({ location: { name, logoAssetId } }: { location: Location }) {
  const { data, isLoading } = useQuery({
    ...allLogosQuery(),
    enabled: logoAssetId !== null,
  });
  const logo = data?.items.find(({ id }) => id === logoAssetId);
  if (isLoading) return null;
  return logo ? <img src={mediaUrl(logo.url)} alt="" loading="lazy" /> : <Avatar name={name} />;
}

/** `1 of 2`: the number of booths that are online. */
export function DevicesOnline({ location: { devices, devicesOnline } }: { location: Location }) {
  const { i18n } = useLingui();
  const [online, all] = [formatNumber(devicesOnline, i18n.locale), formatNumber(devices, i18n.locale)];
  return (
    <Trans>
      {online} of {all}
    </Trans>
  );
}

/** The names of its managers, because the list has ids only. */
export function ManagerNames({ ids }: { ids: readonly string[] }) {
  const { i18n } = useLingui();
  const { managers, pending } = useManagers(true);
  if (pending) return '…';
  const names = ids.map((id) => {
    const manager = managers.find((one) => one.id === id);
    return manager ? nameOfManager(manager) : id;
  });
  return listFormat(i18n.locale, { type: 'unit' }).format(names);
}
