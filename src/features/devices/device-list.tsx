import { msg } from '@lingui/core/macro';
import { Plural } from '@lingui/react/macro';
import { type Device, deviceStatusValues } from '~/api/devices';
import { mediaUrl } from '~/api/media-url';
import { DeviceStatus, deviceStatusWord } from '~/entities/device-status';
import { locationNames, useLocationChoices } from '~/entities/pickers/location-choices';
import { sessionNames } from '~/entities/pickers/session-choices';
import { formatDate } from '~/lib/format';
import { Ago } from '~/parts/ago';
import type { List, SearchFor } from '~/patterns/list/list';
import { IconDeviceIpad } from '~/ui/icons';
import { Battery, FreeSpace, Waiting } from './device-figures';
import { DevicePanel } from './device-panel';
import { DeviceSession, LocationName } from './device-places';
import { FloorPlan } from './floor-plan';
import { deviceOptions, devicePageOptions } from './model/device-queries';

export const deviceList: List<Device, SearchFor<'listDevices'>> = {
  name: 'devices',
  title: msg`Devices`,
  scope: msg`Your photo booths, their status, location and session.`,
  searchLabel: msg`Find a device`,
  query: devicePageOptions,
  names: [locationNames, sessionNames],
  defaultSort: 'name',
  counted: (total) => <Plural value={total} one="# device" other="# devices" />,
  rowId: ({ id }) => id,
  rowName: ({ name }) => name,
  picture: ({ lastPhotoThumbUrl }) =>
    lastPhotoThumbUrl === null ? (
      <IconDeviceIpad size={18} />
    ) : (
      <img src={mediaUrl(lastPhotoThumbUrl)} alt="" loading="lazy" />
    ),
  columns: [
    { id: 'name', label: msg`Name`, cell: ({ name }) => name, sort: 'name' },
    {
      id: 'status',
      plain: true,
      label: msg`Status`,
      cell: (device) => <DeviceStatus device={device} />,
      width: 8.25,
    },
    {
      id: 'locationId',
      plain: true,
      label: msg`Location`,
      cell: ({ locationId }) => locationId !== null && <LocationName id={locationId} />,
      width: 8,
      grows: true,
    },
    {
      id: 'sessionId',
      label: msg`Session`,
      cell: (device) => <DeviceSession device={device} />,
      width: 10,
      grows: true,
    },
    {
      id: 'lastSeenAt',
      label: msg`Last seen`,
      cell: ({ lastSeenAt }) => lastSeenAt !== null && <Ago time={lastSeenAt} />,
      sort: 'seen',
      width: 7.75,
    },
    {
      id: 'battery',
      label: msg`Battery`,
      cell: (device) => device.battery !== null && <Battery device={device} />,
      width: 5,
      numeric: true,
    },
    {
      id: 'queueLength',
      label: msg`Waiting`,
      cell: (device) => device.queueLength > 0 && <Waiting device={device} />,
      width: 4.75,
      numeric: true,
    },
    {
      id: 'freeMb',
      label: msg`Free space`,
      cell: (device) => device.freeMb !== null && <FreeSpace device={device} />,
      width: 6,
      numeric: true,
      minor: true,
    },
    { id: 'appVersion', label: msg`App`, cell: ({ appVersion }) => appVersion, width: 4.5, minor: true },
    { id: 'model', label: msg`Model`, cell: ({ model }) => model, width: 9, initiallyHidden: true },
    {
      id: 'linkedAt',
      label: msg`Linked`,
      cell: ({ linkedAt }, { locale }) => linkedAt !== null && formatDate(linkedAt, locale),
      sort: 'linked',
      width: 7,
      initiallyHidden: true,
    },
  ],
  filters: [
    {
      id: 'status',
      label: msg`Status`,
      options: () => [
        ...deviceStatusValues.map((value) => ({ value, label: deviceStatusWord(value) })),
        { value: 'unlinked', label: msg`Not linked` },
      ],
    },
    {
      id: 'locationId',
      label: msg`Location`,
      options: (wanted) => useLocationChoices(wanted).choices,
    },
  ],
  empty: {
    icon: <FloorPlan />,
    title: msg`No booths yet`,
    text: msg`Link a tablet with the booth app by entering a code. You will see here if it is online, its battery, and photos waiting to upload.`,
  },
  create: { label: msg`Link a device`, needs: 'createDeviceCode' },
  panel: {
    Content: DevicePanel,
    record: deviceOptions,
  },
};

const [first, ...others] = deviceList.columns;

/** A location sees only its own devices and may not list locations. */
export const siteDeviceList: typeof deviceList = {
  ...deviceList,
  scope: msg`Photo booths at this location, their status and session.`,
  columns: [first, ...others.filter(({ id }) => id !== 'locationId')],
  filters: deviceList.filters?.filter(({ id }) => id !== 'locationId') ?? [],
};
