import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { type Device, UpdateDeviceBody, useUpdateDevice } from '~/api/devices';
import { RecordForm } from '~/patterns/form/record-form';
import { usePermission } from '~/session/permissions';
import { Button } from '~/ui/button';
import { IconCircleCheck } from '~/ui/icons';
import { DeviceContext } from '../model/device-context';
import { deviceForm } from '../model/device-form';
import styles from './link.module.css';

/** Asks for the settings of the newly linked booth. */
export function Linked({ device, onDone }: { device: Device; onDone: () => void }) {
  const { id, name } = device;
  const mayChange = usePermission('updateDevice');
  const { mutateAsync: update } = useUpdateDevice();
  const box = useRef<HTMLDivElement>(null);
  // The code is removed; the name gets the focus.
  useEffect(() => (box.current?.querySelector('input') ?? box.current?.querySelector('button'))?.focus(), []);
  return (
    <div ref={box}>
      <p className={styles.linked} role="status">
        <IconCircleCheck size={24} aria-hidden />
        <span>
          <Trans>
            <strong>{name}</strong> is linked.
          </Trans>
        </span>
      </p>
      {mayChange ? (
        <DeviceContext value={device}>
          <RecordForm
            sections={deviceForm}
            schema={UpdateDeviceBody}
            record={device}
            needs="updateDevice"
            save={(data, base) => update({ id, data, base })}
            onSaved={onDone}
            button={{ isAlwaysShown: true }}
          />
        </DeviceContext>
      ) : (
        <p>
          <Trans>It is at your location. The account owner can give it a name and a session.</Trans>
        </p>
      )}
      <p className={styles.answers}>
        <Button variant="secondary" onClick={onDone}>
          {mayChange ? <Trans>Not now</Trans> : <Trans>Done</Trans>}
        </Button>
      </p>
    </div>
  );
}
