// Generated from openapi/v1.yaml by `npm run codegen`. Do not edit.

import { client, send } from '../../transport/client';
import { type QueryParams, readOptions, useWrite, type WriteSettings, writeOptions } from '../../cache/options';
import type { CallOptions } from '../../transport/transport';
import { type Base, saveVersion } from '../../transport/versions';
import type { Deleted, Device, DeviceCode, DeviceNamePage, DevicePage, DeviceUpdate, Id } from '../models';

/** List devices. A Manager sees the devices of the assigned locations, a Location its own devices. */
export const listDevices = (params?: QueryParams<'listDevices'>, options?: CallOptions): Promise<DevicePage> =>
  send('listDevices', options, (init) => client.GET('/devices', { ...init, params: { query: { ...params } } }));
export const listDevicesQuery = (params?: QueryParams<'listDevices'>) =>
  readOptions('listDevices', [params], (signal) => listDevices(params, { signal }));

/** List the ids and names of devices, sorted by name. For pickers and filters that need no statistics. Returns the same devices as the full list. */
export const listDeviceNames = (params?: QueryParams<'listDeviceNames'>, options?: CallOptions): Promise<DeviceNamePage> =>
  send('listDeviceNames', options, (init) => client.GET('/devices/basic', { ...init, params: { query: { ...params } } }));
export const listDeviceNamesQuery = (params?: QueryParams<'listDeviceNames'>) =>
  readOptions('listDeviceNames', [params], (signal) => listDeviceNames(params, { signal }));

/** Create a code to link one booth. The code is typed into the booth or scanned as a QR code; the device then appears in the list. A code links one booth, expires after ten minutes, and replaces the caller's previous code. A booth linked with the code of a Location gets that location; with the code of a Manager, the first of the Manager's locations, so that the Manager can see it. */
export const createDeviceCode = (options?: CallOptions): Promise<DeviceCode> =>
  send('createDeviceCode', options, (init) => client.POST('/devices/code', { ...init }));
export const createDeviceCodeMutation = (options?: CallOptions) =>
  writeOptions('createDeviceCode', () => createDeviceCode(options));
export const useCreateDeviceCode = (settings?: WriteSettings<DeviceCode, void>) => useWrite(createDeviceCodeMutation(), settings);

/** Unlink a booth and keep its device. The booth ends its session and shows the screen for entering a code. The device keeps its name, location and last status, and its photos are kept. This GET request changes data: never prefetch, retry or cache it. Unlinking a device that is not linked changes nothing. */
export const unlinkDevice = (params: QueryParams<'unlinkDevice'>, options?: CallOptions): Promise<Device> =>
  send('unlinkDevice', options, (init) => client.GET('/devices/unlink', { ...init, params: { query: { ...params } } }));
export const unlinkDeviceMutation = (options?: CallOptions) =>
  writeOptions('unlinkDevice', ({ params }: { params: QueryParams<'unlinkDevice'> }) => unlinkDevice(params, options));
export const useUnlinkDevice = (settings?: WriteSettings<Device, { params: QueryParams<'unlinkDevice'> }>) => useWrite(unlinkDeviceMutation(), settings);

/** Update a device; omitted fields stay unchanged. A Manager can choose only assigned locations. Device names need not be unique. A new session takes effect with the booth's next heartbeat, within a minute; guests in front of the camera can finish. A session that has ended is refused (409). */
export const updateDevice = (id: Id, data: DeviceUpdate, options?: CallOptions): Promise<Device> =>
  send('updateDevice', options, (init) => client.POST('/devices/{id}', { ...init, params: { path: { id } }, body: data }));
export const updateDeviceMutation = (options?: CallOptions) =>
  writeOptions('updateDevice', ({ id, data, base }: { id: Id; data: DeviceUpdate; base: Base }) =>
    saveVersion(base, data, (data, version) => updateDevice(id, data, { ...options, version })));
export const useUpdateDevice = (settings?: WriteSettings<Device, { id: Id; data: DeviceUpdate; base: Base }>) => useWrite(updateDeviceMutation(), settings);

/** Delete a device and unlink its booth. The booth is unlinked first. Photos that were already uploaded are kept; photos still waiting on the booth can no longer be uploaded. */
export const deleteDevice = (id: Id, options?: CallOptions): Promise<Deleted> =>
  send('deleteDevice', options, (init) => client.DELETE('/devices/{id}', { ...init, params: { path: { id } } }));
export const deleteDeviceMutation = (options?: CallOptions) =>
  writeOptions('deleteDevice', ({ id }: { id: Id }) => deleteDevice(id, options));
export const useDeleteDevice = (settings?: WriteSettings<Deleted, { id: Id }>) => useWrite(deleteDeviceMutation(), settings);
