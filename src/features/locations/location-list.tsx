import { msg } from '@lingui/core/macro';
import { Plural } from '@lingui/react/macro';
import { type Location, listLocationsQuery } from '~/api/locations';
import { formatDate, formatNumber } from '~/lib/format';
import { cityOf } from '~/lib/time-zone';
import { onDemand } from '~/parts/feedback/on-demand';
import type { List, SearchFor } from '~/patterns/list/list';
import { IconColumns3, IconCopyCheck } from '~/ui/icons';
import { DevicesOnline, LocationLogo, LocationStatus, ManagerNames } from './location-parts';

export const locationList: List<Location, SearchFor<'listLocations'>> = {
  name: 'locations',
  title: msg`Locations`,
  scope: msg`Your locations, with their booths, managers and sign-in.`,
  searchLabel: msg`Find a location`,
  query: (asked) => listLocationsQuery(asked),
  defaultSort: 'name',
  counted: (total) => <Plural value={total} one="# location" other="# locations" />,
  rowId: ({ id }) => id,
  rowName: ({ name }) => name,
  picture: (location) => <LocationLogo location={location} />,
  rowPage: ({ id }) => ({ to: '/locations/$locationId', params: { locationId: id } }),
  columns: [
    { id: 'name', label: msg`Name`, cell: ({ name }) => name, sort: 'name' },
    {
      id: 'status',
      label: msg`Sign-in`,
      cell: (location) => <LocationStatus location={location} />,
      width: 8,
    },
    {
      id: 'devicesOnline',
      label: msg`Devices online`,
      cell: (location) => location.devices > 0 && <DevicesOnline location={location} />,
      sort: 'online',
      width: 9.25,
      numeric: true,
    },
    {
      id: 'photosLast7Days',
      label: msg`Photos this week`,
      cell: ({ photosLast7Days }, { locale }) => formatNumber(photosLast7Days, locale),
      sort: 'photos',
      width: 9.5,
      numeric: true,
    },
    {
      id: 'contacts',
      label: msg`Contacts`,
      cell: ({ contacts }, { locale }) => formatNumber(contacts, locale),
      sort: 'contacts',
      width: 7,
      numeric: true,
      minor: true,
    },
    {
      id: 'managerIds',
      label: msg`Managers`,
      cell: ({ managerIds }) => managerIds.length > 0 && <ManagerNames ids={managerIds} />,
      width: 11,
      grows: true,
      minor: true,
    },
    {
      id: 'email',
      label: msg`Email address`,
      cell: ({ email }) => email,
      width: 11,
      grows: true,
      initiallyHidden: true,
    },
    {
      id: 'timezone',
      label: msg`Time zone`,
      cell: ({ timezone }) => cityOf(timezone),
      width: 11,
      initiallyHidden: true,
    },
    {
      id: 'createdAt',
      label: msg`Since`,
      cell: ({ createdAt }, { locale }) => formatDate(createdAt, locale),
      sort: 'created',
      width: 8,
      initiallyHidden: true,
    },
  ],
  filters: [
    {
      id: 'status',
      label: msg`Sign-in`,
      options: () => [
        { value: 'active', label: msg`Active` },
        { value: 'disabled', label: msg`Disabled` },
      ],
    },
  ],
  bulk: [
    {
      id: 'apply',
      label: msg`Edit`,
      icon: <IconCopyCheck size={16} />,
      needs: 'updateLocations',
      Dialog: onDemand(() => import('./apply/apply-dialog'), 'ApplyDialog'),
    },
    {
      id: 'compare',
      label: msg`Compare`,
      icon: <IconColumns3 size={16} />,
      needs: 'listLocations',
      rows: { least: 2, most: 4 },
      search: (rows) => ({ compare: rows.map(({ id }) => id).join(',') }),
    },
  ],
  empty: {
    picture: 'places',
    title: msg`No locations yet`,
    text: msg`Each location has its own booths, managers, links and staff sign-in. Compare their results here.`,
  },
  create: { to: '/locations/create', label: msg`Add a location`, needs: 'createLocation', takesName: true },
};
