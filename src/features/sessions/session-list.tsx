import { msg } from '@lingui/core/macro';
import { Plural } from '@lingui/react/macro';
import { mediaUrl } from '~/api/media-url';
import { getSessionQuery, listSessionsQuery, type Session } from '~/api/sessions';
import { deviceNames } from '~/entities/pickers/device-choices';
import { locationNames, useLocationChoices } from '~/entities/pickers/location-choices';
import { SessionStatus, sessionStatusOptions } from '~/entities/session-status';
import { formatDate, formatNumber } from '~/lib/format';
import type { List, SearchFor } from '~/patterns/list/list';
import { IconCamera } from '~/ui/icons';
import { Devices, Places } from './session-cells';
import styles from './session-list.module.css';
import { SessionPanel } from './session-panel';

export const sessionList: List<Session, SearchFor<'listSessions'>> = {
  name: 'sessions',
  title: msg`Sessions`,
  scope: msg`What your booths run: how they look, what guests can do, and where photos go.`,
  searchLabel: msg`Find a session`,
  defaultSort: '-status',
  // The API's own default is newest first.
  query: ({ sort = '-status', ...asked }) => listSessionsQuery({ ...asked, sort }),
  names: [locationNames, deviceNames],
  counted: (total) => <Plural value={total} one="# session" other="# sessions" />,
  rowId: ({ id }) => id,
  rowName: ({ name }) => name,
  rowPage: ({ id }) => ({ to: '/session/$sessionId/general', params: { sessionId: id } }),
  picture: ({ lastPhotoThumbUrl }) =>
    lastPhotoThumbUrl === null ? (
      <IconCamera size={18} />
    ) : (
      <img src={mediaUrl(lastPhotoThumbUrl)} alt="" loading="lazy" />
    ),
  columns: [
    { id: 'name', label: msg`Name`, cell: ({ name }) => name, sort: 'name' },
    {
      id: 'status',
      plain: true,
      label: msg`Status`,
      cell: (session) => (
        <span className={styles.badge} data-long={session.status === 'scheduled' || undefined}>
          <SessionStatus session={session} />
        </span>
      ),
      sort: 'status',
      width: 13.5,
    },
    {
      id: 'locationIds',
      plain: true,
      label: msg`Locations`,
      cell: (session) => (
        <span className={styles.place} data-everywhere={session.locationIds.length === 0 || undefined}>
          <Places session={session} />
        </span>
      ),
      width: 11,
      grows: true,
    },
    {
      id: 'deviceIds',
      label: msg`Devices`,
      cell: (session) => session.deviceIds.length > 0 && <Devices session={session} />,
      width: 11,
      grows: true,
      minor: true,
    },
    {
      id: 'experiences',
      label: msg`Experiences`,
      cell: ({ experiences }, { locale }) =>
        formatNumber(experiences.filter(({ enabled }) => enabled).length, locale),
      width: 7,
      numeric: true,
      minor: true,
    },
    {
      id: 'photos',
      label: msg`Photos`,
      cell: ({ photos }, { locale }) => <span className={styles.photos}>{formatNumber(photos, locale)}</span>,
      sort: 'photos',
      width: 6,
      numeric: true,
    },
    {
      id: 'createdAt',
      label: msg`Created`,
      cell: ({ createdAt }, { locale }) => formatDate(createdAt, locale),
      sort: 'created',
      width: 8,
      minor: true,
    },
    {
      id: 'updatedAt',
      label: msg`Changed`,
      cell: ({ updatedAt }, { locale }) => formatDate(updatedAt, locale),
      sort: 'changed',
      width: 8,
      initiallyHidden: true,
    },
  ],
  filters: [
    { id: 'status', label: msg`Status`, options: () => sessionStatusOptions },
    { id: 'locationId', label: msg`Location`, options: (wanted) => useLocationChoices(wanted).choices },
  ],
  empty: {
    picture: 'booth',
    title: msg`No sessions yet`,
    text: msg`A session is what a booth runs: its look, its experiences, and what happens to the photos.`,
  },
  create: { label: msg`New session`, needs: 'createSession' },
  panel: {
    Content: SessionPanel,
    record: (id) => getSessionQuery(id),
    pageLabel: msg`Edit session`,
  },
};
