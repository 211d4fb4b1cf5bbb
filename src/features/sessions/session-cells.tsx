import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { Session } from '~/api/sessions';
import { useDeviceChoices } from '~/entities/pickers/device-choices';
import { useLocationChoices } from '~/entities/pickers/location-choices';
import { formatNumber } from '~/lib/format';
import { listFormat } from '~/lib/formatters';
import { usePermission } from '~/session/permissions';

export function Places({ session: { locationIds } }: { session: Session }) {
  const { i18n } = useLingui();
  const mayList = usePermission('listLocations');
  const { choices } = useLocationChoices(mayList && locationIds.length > 0);
  if (locationIds.length === 0) return <Trans>Everywhere</Trans>;
  return namesOf(locationIds, choices, i18n.locale);
}

export function Devices({ session: { deviceIds } }: { session: Session }) {
  const { i18n } = useLingui();
  const { choices } = useDeviceChoices(deviceIds.length > 0);
  return namesOf(deviceIds, choices, i18n.locale);
}

/** Leads to the photos of the session. */
export const PhotoCount = ({ session: { id, photos } }: { session: Session }) => (
  <Link to="/gallery" search={{ sessionId: id }}>
    <Plural value={photos} one="# photo" other="# photos" />
  </Link>
);

/** The names of records, or their number until the names are loaded. */
function namesOf(
  ids: readonly string[],
  choices: readonly { value: string; label: string }[],
  locale: string,
) {
  const names = ids.flatMap((id) => choices.find(({ value }) => value === id)?.label ?? []);
  if (names.length < ids.length) return formatNumber(ids.length, locale);
  return listFormat(locale, { type: 'unit' }).format(names);
}
