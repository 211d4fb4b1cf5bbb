import { Trans } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import {
  type Campaign,
  type CampaignStatus,
  type CampaignStatusWanted,
  useDeleteCampaign,
  useDuplicateCampaign,
  useUpdateCampaign,
} from '~/api/campaigns';
import { ConfirmButton } from '~/parts/confirm/confirm-button';
import { DeleteButton } from '~/parts/confirm/delete-button';
import { WhoMay } from '~/parts/feedback/refusal';
import { ButtonLink } from '~/parts/links/button-link';
import { usePermission } from '~/session/permissions';
import { Button } from '~/ui/button';
import {
  IconArrowBackUp,
  IconCopy,
  IconPencil,
  IconPlayerPause,
  IconPlayerPlay,
  IconPlayerStop,
} from '~/ui/icons';
import styles from './campaign-panel.module.css';
import { ChangeTime } from './change-time';
import { wasSent } from './model/campaign-labels';
import { useMaySend } from './model/may-send';

/** The actions that the contract allows in each status, besides copying. */
const ACTIONS: Record<
  CampaignStatus,
  readonly ('edit' | 'changeTime' | 'takeBack' | 'pause' | 'goOn' | 'cancel' | 'delete')[]
> = {
  draft: ['edit', 'delete'],
  scheduled: ['changeTime', 'takeBack'],
  sending: ['pause', 'cancel'],
  paused: ['goOn', 'edit', 'cancel', 'delete'],
  sent: ['delete'],
  canceled: ['delete'],
  failed: ['delete'],
};

interface CampaignActionsProps {
  campaign: Campaign;
  close: () => void;
  /** The status has changed, which removes the pressed button. */
  onDone: () => void;
}

export function CampaignActions({ campaign, close, onDone }: CampaignActionsProps) {
  const { id, name, status, kind } = campaign;
  const [changing, setChanging] = useState(false);
  const navigate = useNavigate();
  const { mutateAsync: update } = useUpdateCampaign();
  const { mutateAsync: remove } = useDeleteCampaign();
  const { mutate: duplicate, isPending: copying } = useDuplicateCampaign({
    onSuccess: (copy) => void navigate({ to: '/campaigns/create', search: { id: copy.id } }),
  });
  const maySend = useMaySend();
  const mayWrite = usePermission('updateCampaign');
  const mayCopy = usePermission('duplicateCampaign');
  const may = (action: (typeof ACTIONS)[CampaignStatus][number]) =>
    ACTIONS[status].includes(action) && mayWrite && (maySend || status === 'draft');
  const become = (wanted: CampaignStatusWanted) => () =>
    update({ id, data: { status: wanted }, base: campaign });
  const title = <strong>{name}</strong>;
  return (
    <div className={styles.actions}>
      {may('goOn') && (
        <ConfirmButton
          key="goOn"
          needs="updateCampaign"
          size="s"
          variant="primary"
          label={<Trans>Resume</Trans>}
          icon={<IconPlayerPlay size={16} />}
          question={<Trans>Resume sending {title}?</Trans>}
          text={<Trans>Waiting messages are sent at once, outside quiet hours.</Trans>}
          confirm={<Trans>Resume sending</Trans>}
          cancel={<Trans>Keep it paused</Trans>}
          run={become('sending')}
          onDone={onDone}
        />
      )}
      {may('edit') && (
        <ButtonLink
          variant={status === 'paused' ? 'secondary' : undefined}
          size="s"
          to="/campaigns/create"
          search={{ id }}
          icon={<IconPencil size={16} />}
        >
          <Trans>Edit</Trans>
        </ButtonLink>
      )}
      {may('changeTime') && kind !== 'automatic' && (
        <Button size="s" onClick={() => setChanging(true)}>
          <Trans>Change time</Trans>
        </Button>
      )}
      {changing && <ChangeTime campaign={campaign} onClose={() => setChanging(false)} />}
      {may('takeBack') && (
        <ConfirmButton
          key="takeBack"
          needs="updateCampaign"
          size="s"
          label={<Trans>Move to draft</Trans>}
          icon={<IconArrowBackUp size={16} />}
          question={<Trans>Move {title} to draft?</Trans>}
          text={<Trans>It will not be sent until it is scheduled again.</Trans>}
          confirm={<Trans>Move to draft</Trans>}
          cancel={<Trans>Keep it scheduled</Trans>}
          run={become('draft')}
          onDone={onDone}
        />
      )}
      {may('pause') && (
        <ConfirmButton
          key="pause"
          needs="updateCampaign"
          size="s"
          label={<Trans>Pause</Trans>}
          icon={<IconPlayerPause size={16} />}
          question={<Trans>Pause {title}?</Trans>}
          text={<Trans>Nothing more is sent until it is resumed.</Trans>}
          confirm={<Trans>Pause</Trans>}
          cancel={<Trans>Let it continue</Trans>}
          run={become('paused')}
          onDone={onDone}
        />
      )}
      {mayCopy && (
        <Button
          variant="secondary"
          size="s"
          icon={<IconCopy size={16} />}
          busy={copying}
          onClick={() => duplicate({ id })}
        >
          <Trans>Duplicate</Trans>
        </Button>
      )}
      {may('cancel') && (
        <ConfirmButton
          key="cancel"
          needs="updateCampaign"
          size="s"
          label={<Trans>Cancel campaign</Trans>}
          icon={<IconPlayerStop size={16} />}
          question={<Trans>Cancel {title}?</Trans>}
          text={
            <Trans>
              Messages already sent are not affected. A canceled campaign cannot be restarted; you can
              duplicate it.
            </Trans>
          }
          confirm={<Trans>Cancel campaign</Trans>}
          cancel={<Trans>Keep it</Trans>}
          danger
          run={become('canceled')}
          onDone={onDone}
        />
      )}
      {may('delete') && (
        <DeleteButton
          needs="deleteCampaign"
          size="s"
          name={name}
          text={
            wasSent(campaign) ? (
              <Trans>Messages already sent are not affected; its report is deleted.</Trans>
            ) : (
              <Trans>Nothing was sent. It cannot be restored.</Trans>
            )
          }
          run={() => remove({ id })}
          onDeleted={close}
        />
      )}
      {mayWrite && !maySend && (
        <p className={styles.who}>
          <WhoMay needs="sendCampaignTest" />
        </p>
      )}
    </div>
  );
}
