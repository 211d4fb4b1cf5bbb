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
          <Trans>The booth is unlinked. Its entry stays until it is deleted.</Trans>
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
                The booth ends its session and asks for a code again. Its entry stays in this list, with its
                name, its location and its photos.
              </Trans>{' '}
              <Unsent count={queueLength} />
            </>
          }
          confirm={<Trans>Unlink the booth</Trans>}
          cancel={<Trans>Leave it linked</Trans>}
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
              Its booth is unlinked too, and the entry is gone with its name and its place. Photos that were
              sent stay.
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
      one="# photo that waits in the booth can then not be sent any more."
      other="# photos that wait in the booth can then not be sent any more."
    />
  );
}
