// Generated from openapi/v1.yaml by `npm run codegen`. Do not edit.

import { client, send } from '../../client';
import { type QueryParams, readOptions, useWrite, type WriteSettings, writeOptions } from '../../options';
import type { CallOptions } from '../../transport';
import type { Deleted, Device, DeviceCode, DeviceNamePage, DevicePage, DeviceUpdate, Id } from '../models';

/** List devices. A Manager sees the devices of the assigned locations, a Location those of its own site. */
export const listDevices = (params?: QueryParams<'listDevices'>, options?: CallOptions): Promise<DevicePage> =>
  send('listDevices', options, (init) => client.GET('/devices', { ...init, params: { query: { ...params } } }));
export const listDevicesQuery = (params?: QueryParams<'listDevices'>) =>
  readOptions('listDevices', [params], (signal) => listDevices(params, { signal }));

/** List the ids and names of devices, by name. For pickers and filters, which need no figures. The same devices as in the full list. */
export const listDeviceNames = (params?: QueryParams<'listDeviceNames'>, options?: CallOptions): Promise<DeviceNamePage> =>
  send('listDeviceNames', options, (init) => client.GET('/devices/basic', { ...init, params: { query: { ...params } } }));
export const listDeviceNamesQuery = (params?: QueryParams<'listDeviceNames'>) =>
  readOptions('listDeviceNames', [params], (signal) => listDeviceNames(params, { signal }));

/** Make a code that links one booth. Somebody types the code into the booth, or the booth reads it from a QR code; the device then appears in the list. A code links one booth, expires ten minutes after it was made, and ends the one the same person made before. A booth linked with the code of a Location stands at that location, and with the code of a Manager at the first of theirs, so that they see it. */
export const createDeviceCode = (options?: CallOptions): Promise<DeviceCode> =>
  send('createDeviceCode', options, (init) => client.POST('/devices/code', { ...init }));
export const createDeviceCodeMutation = (options?: CallOptions) =>
  writeOptions('createDeviceCode', () => createDeviceCode(options));
export const useCreateDeviceCode = (settings?: WriteSettings<DeviceCode, void>) => useWrite(createDeviceCodeMutation(), settings);

/** Unlink a booth and keep its entry. The booth ends its session and shows the screen that asks for a code. The entry keeps its name, its location and its last figures, and the photos stay. This GET changes what is stored: it must never be sent ahead of time, repeated or cached. Unlinking what is not linked changes nothing. */
export const unlinkDevice = (params: QueryParams<'unlinkDevice'>, options?: CallOptions): Promise<Device> =>
  send('unlinkDevice', options, (init) => client.GET('/devices/unlink', { ...init, params: { query: { ...params } } }));
export const unlinkDeviceMutation = (options?: CallOptions) =>
  writeOptions('unlinkDevice', ({ params }: { params: QueryParams<'unlinkDevice'> }) => unlinkDevice(params, options));
export const useUnlinkDevice = (settings?: WriteSettings<Device, { params: QueryParams<'unlinkDevice'> }>) => useWrite(unlinkDeviceMutation(), settings);

/** Change a device; fields left out stay as they are. A Manager names assigned locations only. Two devices may have the same name. Giving it another session takes effect when the booth reports next, within a minute; guests who are being photographed finish first. A session that has ended is refused (409). */
export const updateDevice = (id: Id, data: DeviceUpdate, options?: CallOptions): Promise<Device> =>
  send('updateDevice', options, (init) => client.POST('/devices/{id}', { ...init, params: { path: { id } }, body: data }));
export const updateDeviceMutation = (options?: CallOptions) =>
  writeOptions('updateDevice', ({ id, data }: { id: Id; data: DeviceUpdate }) => updateDevice(id, data, options));
export const useUpdateDevice = (settings?: WriteSettings<Device, { id: Id; data: DeviceUpdate }>) => useWrite(updateDeviceMutation(), settings);

/** Delete a device, unlinking its booth. The booth is unlinked first. The photos it took and sent stay; photos still waiting in the booth can no longer be sent under this entry. */
export const deleteDevice = (id: Id, options?: CallOptions): Promise<Deleted> =>
  send('deleteDevice', options, (init) => client.DELETE('/devices/{id}', { ...init, params: { path: { id } } }));
export const deleteDeviceMutation = (options?: CallOptions) =>
  writeOptions('deleteDevice', ({ id }: { id: Id }) => deleteDevice(id, options));
export const useDeleteDevice = (settings?: WriteSettings<Deleted, { id: Id }>) => useWrite(deleteDeviceMutation(), settings);
