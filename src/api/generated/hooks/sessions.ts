// Generated from openapi/v1.yaml by `npm run codegen`. Do not edit.

import { client, send } from '../../client';
import { type QueryParams, readOptions, useWrite, type WriteSettings, writeOptions } from '../../options';
import type { CallOptions } from '../../transport';
import type { Deleted, Id, Session, SessionCreate, SessionPage, SessionUpdate } from '../models';

/** List sessions, newest first. A Manager sees the sessions of the assigned locations, a Location those of its own site; both see those that are for everywhere. */
export const listSessions = (params?: QueryParams<'listSessions'>, options?: CallOptions): Promise<SessionPage> =>
  send('listSessions', options, (init) => client.GET('/sessions', { ...init, params: { query: { ...params } } }));
export const listSessionsQuery = (params?: QueryParams<'listSessions'>) =>
  readOptions('listSessions', [params], (signal) => listSessions(params, { signal }));

/** Make a session, as a draft. Only the name is needed; `SessionCreate` says what the rest is when it is left out. It begins as a draft and is made active by a change of its status. A device named in `deviceIds` leaves the session it had, which is refused (409) while that one is active. A Manager names assigned locations only, and needs the permission editBranding to send a field of the look (403); only the handler can tell, so the operation states no permission. What a Manager makes for no location is for all assigned ones. */
export const createSession = (data: SessionCreate, options?: CallOptions): Promise<Session> =>
  send('createSession', options, (init) => client.POST('/sessions', { ...init, body: data }));
export const createSessionMutation = (options?: CallOptions) =>
  writeOptions('createSession', ({ data }: { data: SessionCreate }) => createSession(data, options));
export const useCreateSession = (settings?: WriteSettings<Session, { data: SessionCreate }>) => useWrite(createSessionMutation(), settings);

/** Read one session. */
export const getSession = (id: Id, options?: CallOptions): Promise<Session> =>
  send('getSession', options, (init) => client.GET('/sessions/{id}', { ...init, params: { path: { id } } }));
export const getSessionQuery = (id: Id) =>
  readOptions('getSession', [id], (signal) => getSession(id, { signal }));

/** Change a session; fields left out stay as they are. Any part may come alone: the general fields, the look, or the experiences. A list that is sent replaces the list. A draft becomes active; an active one paused or ended; a paused one active or ended; an ended one stays so. Any other change of `status` is refused (409), the same status again changes nothing. An active session has at least one enabled experience, else 409, both when it becomes active and when its experiences change. Ending it frees its devices. A device named in `deviceIds` leaves the session it had, which is refused (409) while that one is active. A Manager changes no field that `lockedFields` names, nor that list, and needs the permission editBranding for the fields of the look (403); only the handler can tell, so the operation states no permission. */
export const updateSession = (id: Id, data: SessionUpdate, options?: CallOptions): Promise<Session> =>
  send('updateSession', options, (init) => client.POST('/sessions/{id}', { ...init, params: { path: { id } }, body: data }));
export const updateSessionMutation = (options?: CallOptions) =>
  writeOptions('updateSession', ({ id, data }: { id: Id; data: SessionUpdate }) => updateSession(id, data, options));
export const useUpdateSession = (settings?: WriteSettings<Session, { id: Id; data: SessionUpdate }>) => useWrite(updateSessionMutation(), settings);

/** Delete a session. Refused while it is active and devices run it; the answer names them. Otherwise its devices are free. Its photos stay, without a session, and its microsite is gone. A Manager cannot delete one with locked fields (403). */
export const deleteSession = (id: Id, options?: CallOptions): Promise<Deleted> =>
  send('deleteSession', options, (init) => client.DELETE('/sessions/{id}', { ...init, params: { path: { id } } }));
export const deleteSessionMutation = (options?: CallOptions) =>
  writeOptions('deleteSession', ({ id }: { id: Id }) => deleteSession(id, options));
export const useDeleteSession = (settings?: WriteSettings<Deleted, { id: Id }>) => useWrite(deleteSessionMutation(), settings);

/** Make a copy of a session. The copy is a draft without devices, times and photos. Its experiences have ids of their own, its slug is made from its name. It is called as the original with ' copy' behind it, and a number where that is taken; the name is shortened where both do not fit. All else is as in the original, the locked fields too. The copy that a Manager makes is for the assigned locations among the original's, or all assigned ones when it is for everywhere. */
export const duplicateSession = (id: Id, options?: CallOptions): Promise<Session> =>
  send('duplicateSession', options, (init) => client.POST('/sessions/{id}/duplicate', { ...init, params: { path: { id } } }));
export const duplicateSessionMutation = (options?: CallOptions) =>
  writeOptions('duplicateSession', ({ id }: { id: Id }) => duplicateSession(id, options));
export const useDuplicateSession = (settings?: WriteSettings<Session, { id: Id }>) => useWrite(duplicateSessionMutation(), settings);
