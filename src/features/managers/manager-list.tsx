import { msg } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import {
  deleteManager,
  getManagerQuery,
  listManagersQuery,
  type Manager,
  managerStatusValues,
  updateManager,
} from '~/api/managers';
import { useLocationChoices } from '~/entities/pickers/location-choices';
import { LocationNames } from '~/entities/pickers/location-names';
import { nameOfManager } from '~/entities/pickers/manager-choices';
import { formatDate } from '~/lib/format';
import type { List, SearchFor } from '~/patterns/list/list';
import { useEach } from '~/patterns/list/use-batches';
import { Avatar } from '~/ui/avatar';
import { Badge } from '~/ui/badge';
import { IconTrash, IconUserOff } from '~/ui/icons';
import { statusLabels } from './manager-labels';
import { ManagerActions, ManagerPanel } from './manager-panel';
import styles from './managers.module.css';

export const managerList: List<Manager, SearchFor<'listManagers'>> = {
  name: 'managers',
  title: msg`Managers`,
  scope: msg`People who run your locations, and what they can do.`,
  searchLabel: msg`Find a manager`,
  query: (asked) => listManagersQuery(asked),
  defaultSort: '-invited',
  counted: (total) => <Plural value={total} one="# manager" other="# managers" />,
  rowId: ({ id }) => id,
  rowName: nameOfManager,
  picture: (manager) => <Avatar name={nameOfManager(manager)} />,
  rowPage: ({ id }) => ({ to: '/managers/$managerId', params: { managerId: id } }),
  columns: [
    { id: 'name', label: msg`Name`, cell: nameOfManager, sort: 'name' },
    {
      id: 'locations',
      label: msg`Locations`,
      cell: ({ allLocations, locationIds }) =>
        allLocations ? (
          <Trans>All locations</Trans>
        ) : (
          locationIds.length > 0 && (
            <span className={styles.locations}>
              <LocationNames ids={locationIds} />
            </span>
          )
        ),
      plain: true,
      width: 12,
      grows: true,
    },
    {
      id: 'email',
      label: msg`Email address`,
      cell: ({ email }) => email,
      plain: true,
      width: 13,
      grows: true,
      minor: true,
    },
    {
      id: 'status',
      label: msg`Status`,
      cell: ({ status }, { t }) => (
        <Badge tone={statusLabels[status].tone}>{t(statusLabels[status].label)}</Badge>
      ),
      plain: true,
      width: 8,
    },
    {
      id: 'active',
      label: msg`Last active`,
      cell: ({ lastActiveAt }, { locale }) => lastActiveAt && formatDate(lastActiveAt, locale),
      sort: 'active',
      width: 9,
    },
    {
      id: 'invited',
      label: msg`Invited on`,
      cell: ({ invitedAt }, { locale }) => formatDate(invitedAt, locale),
      sort: 'invited',
      width: 9,
      initiallyHidden: true,
    },
  ],
  filters: [
    {
      id: 'status',
      label: msg`Status`,
      options: () => managerStatusValues.map((value) => ({ value, label: statusLabels[value].label })),
    },
    { id: 'locationId', label: msg`Location`, options: (wanted) => useLocationChoices(wanted).choices },
  ],
  bulk: [
    {
      id: 'disable',
      label: msg`Disable`,
      icon: <IconUserOff size={16} />,
      needs: 'updateManager',
      confirm: {
        title: (count) => <Plural value={count} one="Disable # manager?" other="Disable # managers?" />,
        text: msg`They are signed out immediately. Their work is kept.`,
        yes: msg`Disable`,
      },
      useRun: () =>
        useEach(
          'updateManager',
          ({ id }: Manager) => updateManager(id, { status: 'disabled' }),
          nameOfManager,
        ),
    },
    {
      id: 'delete',
      label: msg`Delete`,
      icon: <IconTrash size={16} />,
      needs: 'deleteManager',
      danger: true,
      confirm: {
        title: (count) => <Plural value={count} one="Delete # manager?" other="Delete # managers?" />,
        text: msg`Their sign-ins are deleted too. Their work is kept.`,
        yes: msg`Delete`,
      },
      useRun: () => useEach('deleteManager', ({ id }: Manager) => deleteManager(id), nameOfManager),
    },
  ],
  empty: {
    picture: 'people',
    title: msg`No managers yet`,
    text: msg`A manager runs one or more locations: their booths, photos and contacts.`,
  },
  create: {
    to: '/managers',
    search: { invite: 'yes' },
    label: msg`Invite a manager`,
    needs: 'createManager',
  },
  panel: {
    Content: ManagerPanel,
    Actions: ManagerActions,
    record: (id) => getManagerQuery(id),
  },
};
