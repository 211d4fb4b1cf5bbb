// Generated from openapi/v1.yaml by `npm run codegen`. Do not edit.

import { client, send } from '../../transport/client';
import { type QueryParams, readOptions, useWrite, type WriteSettings, writeOptions } from '../../cache/options';
import { repeatable } from '../../transport/repeatable';
import type { CallOptions } from '../../transport/transport';
import { type Base, saveVersion } from '../../transport/versions';
import type { Deleted, Id, Manager, ManagerCreate, ManagerPage, ManagerUpdate } from '../models';

/** List managers. A Manager sees themselves and the managers who share a location with them; a manager of all locations sees all. */
export const listManagers = (params?: QueryParams<'listManagers'>, options?: CallOptions): Promise<ManagerPage> =>
  send('listManagers', options, (init) => client.GET('/account/managers', { ...init, params: { query: { ...params } } }));
export const listManagersQuery = (params?: QueryParams<'listManagers'>) =>
  readOptions('listManagers', [params], (signal) => listManagers(params, { signal }));

/** Invite a manager. Sends an invitation to the email address; its link works once, for seven days. The manager stays `invited` until it is accepted. An email address that already has a sign-in is refused. */
export const createManager = (data: ManagerCreate, options?: CallOptions): Promise<Manager> =>
  send('createManager', options, (init) => client.POST('/account/managers', { ...init, body: data }));
export const createManagerMutation = (options?: CallOptions) =>
  writeOptions('createManager', ({ data }: { data: ManagerCreate }) => createManager(data, options));
export const useCreateManager = (settings?: WriteSettings<Manager, { data: ManagerCreate }>) => useWrite(createManagerMutation(), settings);

/** Get a manager. */
export const getManager = (id: Id, options?: CallOptions): Promise<Manager> =>
  send('getManager', options, (init) => client.GET('/account/managers/{id}', { ...init, params: { path: { id } } }));
export const getManagerQuery = (id: Id) =>
  readOptions('getManager', [id], (signal) => getManager(id, { signal }));

/** Update a manager; omitted fields stay unchanged. The email address is the manager's sign-in and cannot be changed. All four permissions must be sent together. Disabling a manager signs them out immediately. A manager who has not accepted the invitation cannot be made active. */
export const updateManager = (id: Id, data: ManagerUpdate, options?: CallOptions): Promise<Manager> =>
  send('updateManager', options, (init) => client.POST('/account/managers/{id}', { ...init, params: { path: { id } }, body: data }));
export const updateManagerMutation = (options?: CallOptions) =>
  writeOptions('updateManager', ({ id, data, base }: { id: Id; data: ManagerUpdate; base: Base }) =>
    saveVersion(base, data, (data, version) => updateManager(id, data, { ...options, version })));
export const useUpdateManager = (settings?: WriteSettings<Manager, { id: Id; data: ManagerUpdate; base: Base }>) => useWrite(updateManagerMutation(), settings);

/** Delete a manager and their sign-in. Refused for the last manager of a location that still has devices, so that no booth is left unmanaged; to revoke access in that case, set the status to `disabled`. An open invitation becomes invalid. Everything the manager created is kept. */
export const deleteManager = (id: Id, options?: CallOptions): Promise<Deleted> =>
  send('deleteManager', options, (init) => client.DELETE('/account/managers/{id}', { ...init, params: { path: { id } } }));
export const deleteManagerMutation = (options?: CallOptions) =>
  writeOptions('deleteManager', ({ id }: { id: Id }) => deleteManager(id, options));
export const useDeleteManager = (settings?: WriteSettings<Deleted, { id: Id }>) => useWrite(deleteManagerMutation(), settings);

/** Resend a manager's invitation. Creates a new link, which works once, for seven days; the previous link stops working. A manager who was disabled before accepting is invited again. Refused if the invitation has been accepted. */
export const sendInvitation = (id: Id, options?: CallOptions): Promise<Manager> =>
  repeatable('sendInvitation', [id], options, (options) =>
    send('sendInvitation', options, (init) => client.POST('/account/managers/{id}/invitation', { ...init, params: { path: { id } } })));
export const sendInvitationMutation = (options?: CallOptions) =>
  writeOptions('sendInvitation', ({ id }: { id: Id }) => sendInvitation(id, options));
export const useSendInvitation = (settings?: WriteSettings<Manager, { id: Id }>) => useWrite(sendInvitationMutation(), settings);
