// Generated from openapi/v1.yaml by `npm run codegen`. Do not edit.

import { client, send, toFormData } from '../../client';
import { readOptions, useWrite, type WriteSettings, writeOptions } from '../../options';
import type { CallOptions } from '../../transport';
import type { BoothLink, BoothLinked, BoothPhoto, BoothReport, BoothSession, BoothState, Photo } from '../models';

/** Say how the booth is doing, and hear what it should run. Sent once a minute, and at once when something changes. What is reported is what the list of devices shows. When the `settingsVersion` is another than that of the settings the booth has, it reads the session anew. */
export const reportBooth = (data: BoothReport, options?: CallOptions): Promise<BoothState> =>
  send('reportBooth', options, (init) => client.POST('/booth/heartbeat', { ...init, body: data }));
export const reportBoothMutation = (options?: CallOptions) =>
  writeOptions('reportBooth', ({ data }: { data: BoothReport }) => reportBooth(data, options));
export const useReportBooth = (settings?: WriteSettings<BoothState, { data: BoothReport }>) => useWrite(reportBoothMutation(), settings);

/** Link a booth by its code, and give it a key. Open, because the code is the proof. Making the code named the account and, where a Location made it, the place. The booth becomes a device, named after its model until somebody names it. The key is shown this once; it is the credential of every further call (`X-Device-Key`). A code that is wrong, expired or used answers 404, all alike, and wrong ones soon answer 429. */
export const linkBooth = (data: BoothLink, options?: CallOptions): Promise<BoothLinked> =>
  send('linkBooth', options, (init) => client.POST('/booth/link', { ...init, body: data }));
export const linkBoothMutation = (options?: CallOptions) =>
  writeOptions('linkBooth', ({ data }: { data: BoothLink }) => linkBooth(data, options));
export const useLinkBooth = (settings?: WriteSettings<BoothLinked, { data: BoothLink }>) => useWrite(linkBoothMutation(), settings);

/** Hand in one photo, with what the guest said. A booth repeats this until it is answered: a `clientId` that the device has sent before answers the photo made then, as it is now, and stores nothing. The photo stands where the device stands. It is pending where the session asks for approval, else approved; it is public at once with consent and approved, else hidden. A session, an experience, a product or a pair that is not there any more, or has no place left, is left out rather than refused, so that nothing is lost. The guest becomes a contact (source `booth`) by address or number, or is found again, and where the photo is public and the channels offer it, it is sent to both. */
export const createBoothPhoto = (data: BoothPhoto, options?: CallOptions): Promise<Photo> =>
  send('createBoothPhoto', options, (init) => client.POST('/booth/photos', { bodySerializer: toFormData, ...init, body: data }));
export const createBoothPhotoMutation = (options?: CallOptions) =>
  writeOptions('createBoothPhoto', ({ data }: { data: BoothPhoto }) => createBoothPhoto(data, options));
export const useCreateBoothPhoto = (settings?: WriteSettings<Photo, { data: BoothPhoto }>) => useWrite(createBoothPhotoMutation(), settings);

/** Read all that the booth needs to run its session. The session that the device was given, if it is active and within its times; otherwise it runs none, which answers 404. With it come the assets that the session, its enabled experiences and their templates name, those templates with their scenes, and the products that a scene or the staff may ask for: enough to go on without a network. */
export const getBoothSession = (options?: CallOptions): Promise<BoothSession> =>
  send('getBoothSession', options, (init) => client.GET('/booth/session', { ...init }));
export const getBoothSessionQuery = () =>
  readOptions('getBoothSession', [], (signal) => getBoothSession({ signal }));
