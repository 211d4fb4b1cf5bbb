import { type Device, type DeviceUpdate, UpdateDeviceBody, useUpdateDevice } from '~/api/devices';
import { InPlaceForm } from '~/components/facts/in-place-form';
import type { EditorProps } from '~/components/facts/use-edit-in-place';
import type { FieldPath } from '~/components/form/paths';
import { deviceForm } from './device-form';

export type DevicePath = FieldPath<DeviceUpdate>;

/** Some fields of a booth, in its panel. */
export function DeviceEditor({ row, ...props }: EditorProps<Device, DevicePath>) {
  const { mutateAsync: update } = useUpdateDevice();
  return (
    <InPlaceForm
      {...props}
      sections={deviceForm}
      schema={UpdateDeviceBody}
      record={row}
      save={(data) => update({ id: row.id, data })}
    />
  );
}
