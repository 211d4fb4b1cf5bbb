// Generated from openapi/v1.yaml by `npm run codegen`. Do not edit.

import { client, send } from '../../transport/client';
import { toFormData } from '../../transport/form-data';
import { readOptions, useWrite, type WriteSettings, writeOptions } from '../../cache/options';
import type { CallOptions } from '../../transport/transport';
import type { BoothLink, BoothLinked, BoothPhoto, BoothReport, BoothSession, BoothState, Photo } from '../models';

/** Report the booth's state and get its current settings. Sent once a minute, and immediately when something changes. The reported values appear in the list of devices. If `settingsVersion` differs from the booth's own, the booth must read its session again. */
export const reportBooth = (data: BoothReport, options?: CallOptions): Promise<BoothState> =>
  send('reportBooth', options, (init) => client.POST('/booth/heartbeat', { ...init, body: data }));
export const reportBoothMutation = (options?: CallOptions) =>
  writeOptions('reportBooth', ({ data }: { data: BoothReport }) => reportBooth(data, options));
export const useReportBooth = (settings?: WriteSettings<BoothState, { data: BoothReport }>) => useWrite(reportBoothMutation(), settings);

/** Link a booth by its code and issue its key. Requires no sign-in, because the code is the proof. The code determines the account and, if a Location created it, the location. The booth becomes a device, named after its model until it is renamed. The key is returned once; it authenticates all further calls (`X-Device-Key`). A wrong, expired or used code returns 404; too many wrong codes from one client address return 429. */
export const linkBooth = (data: BoothLink, options?: CallOptions): Promise<BoothLinked> =>
  send('linkBooth', options, (init) => client.POST('/booth/link', { ...init, body: data }));
export const linkBoothMutation = (options?: CallOptions) =>
  writeOptions('linkBooth', ({ data }: { data: BoothLink }) => linkBooth(data, options));
export const useLinkBooth = (settings?: WriteSettings<BoothLinked, { data: BoothLink }>) => useWrite(linkBoothMutation(), settings);

/** Upload one photo with the guest's answers. A booth repeats this call until it gets a response. If the device has already sent the `clientId`, the response contains the existing photo in its current state, and nothing is stored. The photo gets the device's location. It is pending if the session requires approval or holds photos until they are approved, otherwise approved; it is public if it has consent and is approved, otherwise hidden. Its guest's link works at once unless the session holds it. References to a session, experience, product or pair that no longer exists or is full are dropped instead of refused, so that no photo is lost. The guest is matched to a contact by email address or phone number, or becomes a new contact (source `booth`). If the channels offer it, it is sent to both: at once, or once it is approved if it is held. */
export const createBoothPhoto = (data: BoothPhoto, options?: CallOptions): Promise<Photo> =>
  send('createBoothPhoto', options, (init) => client.POST('/booth/photos', { bodySerializer: toFormData, ...init, body: data }));
export const createBoothPhotoMutation = (options?: CallOptions) =>
  writeOptions('createBoothPhoto', ({ data }: { data: BoothPhoto }) => createBoothPhoto(data, options));
export const useCreateBoothPhoto = (settings?: WriteSettings<Photo, { data: BoothPhoto }>) => useWrite(createBoothPhotoMutation(), settings);

/** Get everything the booth needs to run its session. The device's session, if it is active and has not ended; otherwise 404, with the reason. The response includes the assets used by the session, its enabled experiences and their templates, those templates with their scenes, and the products that a scene uses or the staff can choose: enough to work offline. */
export const getBoothSession = (options?: CallOptions): Promise<BoothSession> =>
  send('getBoothSession', options, (init) => client.GET('/booth/session', { ...init }));
export const getBoothSessionQuery = () =>
  readOptions('getBoothSession', [], (signal) => getBoothSession({ signal }));
