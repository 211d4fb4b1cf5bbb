// Generated from openapi/v1.yaml by `npm run codegen`. Do not edit.

import { client, send } from '../../transport/client';
import { type QueryParams, readOptions, useWrite, type WriteSettings, writeOptions } from '../../cache/options';
import { repeatable } from '../../transport/repeatable';
import type { CallOptions } from '../../transport/transport';
import { type Base, saveVersion } from '../../transport/versions';
import type { Deleted, Id, Session, SessionCreate, SessionPage, SessionTest, SessionTestSent, SessionUpdate } from '../models';

/** List sessions. A Manager sees the sessions of the assigned locations, a Location its own sessions; both see sessions for all locations. */
export const listSessions = (params?: QueryParams<'listSessions'>, options?: CallOptions): Promise<SessionPage> =>
  send('listSessions', options, (init) => client.GET('/sessions', { ...init, params: { query: { ...params } } }));
export const listSessionsQuery = (params?: QueryParams<'listSessions'>) =>
  readOptions('listSessions', [params], (signal) => listSessions(params, { signal }));

/** Create a draft session. Only the name is required; `SessionCreate` lists the defaults of the other fields. The session starts as a draft and is activated by a change of its status. A device in `deviceIds` leaves its previous session. A Manager can choose only assigned locations and needs the permission editBranding to send branding fields (403); because this depends on the body, the operation declares no permission. A session that a Manager creates without locations is for all assigned ones. */
export const createSession = (data: SessionCreate, options?: CallOptions): Promise<Session> =>
  send('createSession', options, (init) => client.POST('/sessions', { ...init, body: data }));
export const createSessionMutation = (options?: CallOptions) =>
  writeOptions('createSession', ({ data }: { data: SessionCreate }) => createSession(data, options));
export const useCreateSession = (settings?: WriteSettings<Session, { data: SessionCreate }>) => useWrite(createSessionMutation(), settings);

/** Get a session. */
export const getSession = (id: Id, options?: CallOptions): Promise<Session> =>
  send('getSession', options, (init) => client.GET('/sessions/{id}', { ...init, params: { path: { id } } }));
export const getSessionQuery = (id: Id) =>
  readOptions('getSession', [id], (signal) => getSession(id, { signal }));

/** Update a session; omitted fields stay unchanged. Any group of fields can be sent alone: general fields, branding or experiences. A list replaces the stored list. Allowed status changes: draft to active; active to paused or ended; paused to active or ended. A scheduled session counts as active. Any other change is refused (409); sending the current status changes nothing. An active session needs at least one enabled experience, otherwise 409, both when it becomes active and when its experiences change. Ending the session releases its devices. A device in `deviceIds` leaves its previous session. A Manager cannot change the fields in `lockedFields`, nor that list, and needs the permission editBranding for branding fields (403); because this depends on the body, the operation declares no permission. */
export const updateSession = (id: Id, data: SessionUpdate, options?: CallOptions): Promise<Session> =>
  send('updateSession', options, (init) => client.POST('/sessions/{id}', { ...init, params: { path: { id } }, body: data }));
export const updateSessionMutation = (options?: CallOptions) =>
  writeOptions('updateSession', ({ id, data, base }: { id: Id; data: SessionUpdate; base: Base }) =>
    saveVersion(base, data, (data, version) => updateSession(id, data, { ...options, version })));
export const useUpdateSession = (settings?: WriteSettings<Session, { id: Id; data: SessionUpdate; base: Base }>) => useWrite(updateSessionMutation(), settings);

/** Delete a session. Refused while it is active or scheduled and has devices; the response names them. Otherwise, its devices are released. Its photos are kept without a session, and its microsite is removed. A Manager cannot delete a session with locked fields (403). */
export const deleteSession = (id: Id, options?: CallOptions): Promise<Deleted> =>
  send('deleteSession', options, (init) => client.DELETE('/sessions/{id}', { ...init, params: { path: { id } } }));
export const deleteSessionMutation = (options?: CallOptions) =>
  writeOptions('deleteSession', ({ id }: { id: Id }) => deleteSession(id, options));
export const useDeleteSession = (settings?: WriteSettings<Deleted, { id: Id }>) => useWrite(deleteSessionMutation(), settings);

/** Duplicate a session. The copy is a draft without devices, times and photos. Its experiences get new ids, and its slug is generated from its name. Its name is the original's with ' copy' appended, and a number if that name is taken; the name is shortened if necessary. Everything else is copied, including locked fields. When a Manager duplicates a session, the copy is for the assigned locations among the original's, or for all assigned ones if the original is for all locations. */
export const duplicateSession = (id: Id, options?: CallOptions): Promise<Session> =>
  send('duplicateSession', options, (init) => client.POST('/sessions/{id}/duplicate', { ...init, params: { path: { id } } }));
export const duplicateSessionMutation = (options?: CallOptions) =>
  writeOptions('duplicateSession', ({ id }: { id: Id }) => duplicateSession(id, options));
export const useDuplicateSession = (settings?: WriteSettings<Session, { id: Id }>) => useWrite(duplicateSessionMutation(), settings);

/** Send the caller a test of a session's message. Sends the message that guests get with their photo, with a sample photo and a sample first name, to the caller's own email address or phone number. Its link leads to the session's gallery. A text in the request replaces the stored one, so that a change can be tried before it is saved. Nothing is stored; the message counts toward the plan. */
export const sendSessionTest = (id: Id, data: SessionTest, options?: CallOptions): Promise<SessionTestSent> =>
  repeatable('sendSessionTest', [id, data], options, (options) =>
    send('sendSessionTest', options, (init) => client.POST('/sessions/{id}/test', { ...init, params: { path: { id } }, body: data })));
export const sendSessionTestMutation = (options?: CallOptions) =>
  writeOptions('sendSessionTest', ({ id, data }: { id: Id; data: SessionTest }) => sendSessionTest(id, data, options));
export const useSendSessionTest = (settings?: WriteSettings<SessionTestSent, { id: Id; data: SessionTest }>) => useWrite(sendSessionTestMutation(), settings);
