import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { type Device, useDeleteDevice, useUnlinkDevice } from '~/api/devices';
import { PhotoStrip } from '~/entities/photo-strip';
import { ConfirmButton } from '~/parts/confirm/confirm-button';
import { DeleteButton } from '~/parts/confirm/delete-button';
import { WhoMay } from '~/parts/feedback/refusal';
import { EditableFact } from '~/patterns/facts/editable-fact';
import { Facts } from '~/patterns/facts/facts';
import { useEditInPlace } from '~/patterns/facts/use-edit-in-place';
import type { PanelProps } from '~/patterns/list/list';
import { IconUnlink } from '~/ui/icons';
import type { DevicePath } from './device-editor';
import { DeviceFacts } from './device-facts';
import { LocationName, SessionName } from './device-places';
import styles from './devices.module.css';
import { DeviceContext } from './model/device-context';

const readEditor = () => import('./device-editor').then(({ DeviceEditor }) => DeviceEditor);

/** One booth beside the list: its status, its assignments, unlinking and deletion. */
export function DevicePanel({ row, close }: PanelProps<Device>) {
  const { t } = useLingui();
  const edit = useEditInPlace<Device, DevicePath>({ row, needs: 'updateDevice', readEditor });
  const { name, locationId, sessionId } = edit.row;
  return (
    <div className="stack-5">
      <DeviceFacts device={edit.row} />
      <DeviceContext value={edit.row}>
        <Facts>
          <EditableFact edit={edit} label={t`Name`} paths={['name']}>
            {name}
          </EditableFact>
          {/* Those who may not assign it belong to its location. */}
          {edit.mayEdit && (
            <EditableFact edit={edit} label={t`Location`} paths={['locationId']}>
              {locationId !== null && (
                <Link to="/locations/$locationId" params={{ locationId }}>
                  <LocationName id={locationId} />
                </Link>
              )}
            </EditableFact>
          )}
          <EditableFact edit={edit} label={t`Session`} paths={['sessionId']}>
            {sessionId !== null && (
              <Link to="/session/$sessionId/general" params={{ sessionId }}>
                <SessionName id={sessionId} />
              </Link>
            )}
          </EditableFact>
        </Facts>
      </DeviceContext>
      <PhotoStrip of={{ deviceId: row.id }} />
      {edit.mayEdit ? (
        <Parting device={edit.row} onDeleted={close} />
      ) : (
        <p className="hint weight-regular">
          <WhoMay needs="updateDevice" />
        </p>
      )}
    </div>
  );
}

function Parting({ device, onDeleted }: { device: Device; onDeleted: () => void }) {
  const { id, name, queueLength } = device;
  // This GET changes data: as a mutation, it is not preloaded, refetched or retried.
  const { mutateAsync: unlink } = useUnlinkDevice();
  const { mutateAsync: remove } = useDeleteDevice();
  const [unlinked, setUnlinked] = useState(false);
  const outcome = useRef<HTMLParagraphElement>(null);
  // The focused question is removed.
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
          danger
          size="s"
          icon={<IconUnlink size={16} />}
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
        size="s"
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

/** The consequences of unlinking and deletion. */
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
