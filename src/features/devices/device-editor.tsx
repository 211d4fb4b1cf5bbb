import { type DeviceUpdate, UpdateDeviceBody, useUpdateDevice } from '~/api/devices';
import { createEditor } from '~/patterns/facts/in-place-form';
import type { FieldPath } from '~/patterns/form/paths';
import { deviceForm } from './model/device-form';

export type DevicePath = FieldPath<DeviceUpdate>;

/** Some fields of a booth, in its panel. */
export const DeviceEditor = createEditor(deviceForm, UpdateDeviceBody, useUpdateDevice);
