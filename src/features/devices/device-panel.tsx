import { Plural, Trans } from '@lingui/react/macro';
import { IconUnlink } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import {
  type Device,
  UpdateDeviceBody,
  useDeleteDevice,
  useUnlinkDevice,
  useUpdateDevice,
} from '~/api/devices';
import { ConfirmButton } from '~/components/confirm/confirm-button';
import { DeleteButton } from '~/components/confirm/delete-button';
import { WhoMay } from '~/components/feedback/lazy-refusal';
import { RecordForm } from '~/components/form/record-form';
import type { PanelProps } from '~/components/list/list';
import { usePermission } from '~/session/permissions';
import { DeviceFacts } from './device-facts';
import { deviceForm } from './device-form';
import styles from './devices.module.css';

/** One booth beside the list: how it is doing, what can be assigned to it, and the two ways to part with it. */
export function DevicePanel({ row: device, close }: PanelProps<Device>) {
  const { id } = device;
  const mayChange = usePermission('updateDevice');
  const { mutateAsync: update } = useUpdateDevice();
  return (
    <div className={styles.panel}>
      <DeviceFacts device={device} withPlaces={!mayChange} />
      {mayChange ? (
        <RecordForm
          sections={deviceForm}
          schema={UpdateDeviceBody}
          record={device}
          needs="updateDevice"
          save={(data) => update({ id, data })}
        />
      ) : (
        <p className={styles.small}>
          <WhoMay needs="updateDevice" />
        </p>
      )}
      {mayChange && <Parting device={device} onDeleted={close} />}
    </div>
  );
}

function Parting({ device, onDeleted }: { device: Device; onDeleted: () => void }) {
  const { id, name, queueLength } = device;
  // This GET changes what is stored: as a mutation, no preload, refetch or retry can reach it.
  const { mutateAsync: unlink } = useUnlinkDevice();
  const { mutateAsync: remove } = useDeleteDevice();
  const [unlinked, setUnlinked] = useState(false);
  const outcome = useRef<HTMLParagraphElement>(null);
  // The question that had the focus is gone.
  useEffect(() => {
    if (unlinked) outcome.current?.focus();
  }, [unlinked]);
  return (
    <div className={styles.parting}>
      {unlinked && (
        <p ref={outcome} role="status" tabIndex={-1}>
          <Trans>The booth is unlinked. It stays in the list until you delete it.</Trans>
        </p>
      )}
      {device.linkedAt !== null && !unlinked && (
        <ConfirmButton
          needs="unlinkDevice"
          label={<Trans>Unlink</Trans>}
          variant="subtle"
          danger
          icon={<IconUnlink size={18} />}
          question={
            <Trans>
              Unlink <strong>{name}</strong>?
            </Trans>
          }
          text={
            <>
              <Trans>
                The booth ends its session and asks for a new code. Its name, location and photos are kept in
                this list.
              </Trans>{' '}
              <Unsent count={queueLength} />
            </>
          }
          confirm={<Trans>Unlink booth</Trans>}
          cancel={<Trans>Keep it linked</Trans>}
          run={() => unlink({ params: { id } })}
          onDone={() => setUnlinked(true)}
        />
      )}
      <DeleteButton
        needs="deleteDevice"
        name={name}
        text={
          <>
            <Trans>
              The booth is unlinked and its name and location are deleted. Uploaded photos are kept.
            </Trans>{' '}
            <Unsent count={queueLength} />
          </>
        }
        run={() => remove({ id })}
        onDeleted={onDeleted}
      />
    </div>
  );
}

/** What is lost either way. */
function Unsent({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <Plural
      value={count}
      one="# photo still waiting in the booth will be lost."
      other="# photos still waiting in the booth will be lost."
    />
  );
}
