import { Trans, useLingui } from '@lingui/react/macro';
import { type Manager, useUpdateManager } from '~/api/managers';
import { LocationNames } from '~/entities/pickers/location-names';
import { nameOfManager } from '~/entities/pickers/manager-choices';
import { formatDate, formatPhone } from '~/lib/format';
import { EditableFact } from '~/patterns/facts/editable-fact';
import { Fact, Facts } from '~/patterns/facts/facts';
import { useEditInPlace } from '~/patterns/facts/use-edit-in-place';
import type { PanelProps } from '~/patterns/list/list';
import { usePermission } from '~/session/permissions';
import { Badge } from '~/ui/badge';
import { Button } from '~/ui/button';
import { IconUserCheck, IconUserOff } from '~/ui/icons';
import { InviteAgain } from './invite-again';
import { ManagerDeletion } from './manager-deletion';
import type { ManagerPath } from './manager-editor';
import { permissionLabels, statusLabels } from './manager-labels';
import styles from './managers.module.css';

const readEditor = () => import('./manager-editor').then(({ ManagerEditor }) => ManagerEditor);

const PERMISSIONS = ['sendCampaigns', 'deletePhotos', 'exportContacts', 'editBranding'] as const;

/** One manager beside the list. */
export function ManagerPanel({ row, close }: PanelProps<Manager>) {
  const { t, i18n } = useLingui();
  const edit = useEditInPlace<Manager, ManagerPath>({ row, needs: 'updateManager', readEditor });
  const { email, phone, status, allLocations, locationIds, permissions, lastActiveAt, invitedAt } = edit.row;
  const granted = PERMISSIONS.filter((name) => permissions[name]).map((name) => t(permissionLabels[name]));
  const badge = <Badge tone={statusLabels[status].tone}>{t(statusLabels[status].label)}</Badge>;
  return (
    <div className={styles.panel}>
      <Facts>
        <EditableFact edit={edit} label={t`Name`} paths={['firstName', 'lastName']}>
          {nameOfManager(edit.row)}
        </EditableFact>
        <Fact label={t`Email address`}>{email}</Fact>
        <EditableFact edit={edit} label={t`Phone number`} paths={['phone']}>
          {phone !== null && formatPhone(phone)}
        </EditableFact>
        {status === 'invited' ? (
          <Fact label={t`Status`}>{badge}</Fact>
        ) : (
          <EditableFact edit={edit} label={t`Status`} paths={['status']}>
            {badge}
          </EditableFact>
        )}
        <EditableFact edit={edit} label={t`Locations`} paths={['allLocations', 'locationIds']}>
          {allLocations ? t`All locations` : locationIds.length > 0 && <LocationNames ids={locationIds} />}
        </EditableFact>
        <EditableFact
          edit={edit}
          label={t`Permissions`}
          paths={PERMISSIONS.map((name) => `permissions.${name}` as const)}
        >
          {granted.length > 0 ? new Intl.ListFormat(i18n.locale, { type: 'unit' }).format(granted) : t`None`}
        </EditableFact>
        <Fact label={t`Last active`}>{lastActiveAt && formatDate(lastActiveAt, i18n.locale)}</Fact>
        <Fact label={t`Invited on`}>{formatDate(invitedAt, i18n.locale)}</Fact>
      </Facts>
      <InviteAgain manager={edit.row} />
      <ManagerDeletion manager={edit.row} onDeleted={close} size="s" />
    </div>
  );
}

/** Pauses a manager's access, or allows it again. */
export function ManagerActions({ row }: Pick<PanelProps<Manager>, 'row'>) {
  const { id, status } = row;
  const may = usePermission('updateManager');
  const { mutate: update, isPending } = useUpdateManager();
  if (!may || status === 'invited') return null;
  const isDisabled = status === 'disabled';
  return (
    <Button
      variant="secondary"
      size="s"
      icon={isDisabled ? <IconUserCheck size={16} /> : <IconUserOff size={16} />}
      busy={isPending}
      onClick={() => update({ id, data: { status: isDisabled ? 'active' : 'disabled' }, base: row })}
    >
      {isDisabled ? <Trans>Enable</Trans> : <Trans>Disable</Trans>}
    </Button>
  );
}
