// Generated from openapi/v1.yaml by `npm run codegen`. Do not edit.

import { client, send, toFormData } from '../../client';
import { type QueryParams, readOptions, useWrite, type WriteSettings, writeOptions } from '../../options';
import type { CallOptions } from '../../transport';
import type { Deleted, Id, Photo, PhotoBulk, PhotoBulkResult, PhotoExport, PhotoExported, PhotoPage, PhotoSend, PhotoUpdate, PhotoUpload, PhotosCreated } from '../models';

/** List photos, taken last first. A Manager sees the photos of the assigned locations, a Location those of its own site. Filters add up: a photo is kept when it fits all of them. */
export const listPhotos = (params?: QueryParams<'listPhotos'>, options?: CallOptions): Promise<PhotoPage> =>
  send('listPhotos', options, (init) => client.GET('/photos', { ...init, params: { query: { ...params } } }));
export const listPhotosQuery = (params?: QueryParams<'listPhotos'>) =>
  readOptions('listPhotos', [params], (signal) => listPhotos(params, { signal }));

/** Upload one or several files as photos of a session. For what was not taken by a booth. Either every file becomes a photo or none does. A file that is not a picture, a gif or a video, judged by its content, is refused with 'Unsupported file type'; one that cannot be drawn or is incomplete is refused with the reason. The photos are approved and hidden, taken at the moment of the upload, and stand at the session's location if it has exactly one. */
export const createPhotos = (data: PhotoUpload, params: QueryParams<'createPhotos'>, options?: CallOptions): Promise<PhotosCreated> =>
  send('createPhotos', options, (init) => client.POST('/photos', { bodySerializer: toFormData, ...init, params: { query: { ...params } }, body: data }));
export const createPhotosMutation = (options?: CallOptions) =>
  writeOptions('createPhotos', ({ data, params }: { data: PhotoUpload; params: QueryParams<'createPhotos'> }) => createPhotos(data, params, options));
export const useCreatePhotos = (settings?: WriteSettings<PhotosCreated, { data: PhotoUpload; params: QueryParams<'createPhotos'> }>) => useWrite(createPhotosMutation(), settings);

/** Change or delete up to 200 photos at once. Takes `ids` and either `set` or `delete`. What holds for one photo holds for each of them: those it forbids are answered as refused and stay as they are, all others are changed, in one step. Ids that are not there, or not within the caller's reach, are answered as missing. A Manager and a Location set `visibility` only. Deleting is not for a Location, and a Manager needs the permission deletePhotos for it (403); only the handler can tell, so the operation states no permission. */
export const updatePhotos = (data: PhotoBulk, options?: CallOptions): Promise<PhotoBulkResult> =>
  send('updatePhotos', options, (init) => client.POST('/photos/bulk', { ...init, body: data }));
export const updatePhotosMutation = (options?: CallOptions) =>
  writeOptions('updatePhotos', ({ data }: { data: PhotoBulk }) => updatePhotos(data, options));
export const useUpdatePhotos = (settings?: WriteSettings<PhotoBulkResult, { data: PhotoBulk }>) => useWrite(updatePhotosMutation(), settings);

/** Make a zip file of photos. Takes either `ids` or a `filter`; `{}` as the filter means all. At most 2,000 photos go into one file, more are refused (422), and so is nothing at all. Ids that are not there are left out, as `count` shows. The file holds the media as they are, named by time and id, and can be fetched for ten minutes. */
export const exportPhotos = (data: PhotoExport, options?: CallOptions): Promise<PhotoExported> =>
  send('exportPhotos', options, (init) => client.POST('/photos/export', { ...init, body: data }));
export const exportPhotosQuery = (data: PhotoExport) =>
  readOptions('exportPhotos', [data], (signal) => exportPhotos(data, { signal }));

/** Read one photo. */
export const getPhoto = (id: Id, options?: CallOptions): Promise<Photo> =>
  send('getPhoto', options, (init) => client.GET('/photos/{id}', { ...init, params: { path: { id } } }));
export const getPhotoQuery = (id: Id) =>
  readOptions('getPhoto', [id], (signal) => getPhoto(id, { signal }));

/** Change a photo; fields left out stay as they are. A photo becomes public only with the guest's consent and approved, else 409; both may come in the same call. Approving alone shows nothing. Taking the approval back hides the photo. Hiding it ends at once every address of its media given out before; whoever may still see it gets new ones with the next answer. `pairId` and `pairRole` come together; a pair has one photo of each role (409). A Manager and a Location change `visibility` only (403). */
export const updatePhoto = (id: Id, data: PhotoUpdate, options?: CallOptions): Promise<Photo> =>
  send('updatePhoto', options, (init) => client.POST('/photos/{id}', { ...init, params: { path: { id } }, body: data }));
export const updatePhotoMutation = (options?: CallOptions) =>
  writeOptions('updatePhoto', ({ id, data }: { id: Id; data: PhotoUpdate }) => updatePhoto(id, data, options));
export const useUpdatePhoto = (settings?: WriteSettings<Photo, { id: Id; data: PhotoUpdate }>) => useWrite(updatePhotoMutation(), settings);

/** Delete a photo and its file. Every address of its media, and its public link, stop working at once. */
export const deletePhoto = (id: Id, options?: CallOptions): Promise<Deleted> =>
  send('deletePhoto', options, (init) => client.DELETE('/photos/{id}', { ...init, params: { path: { id } } }));
export const deletePhotoMutation = (options?: CallOptions) =>
  writeOptions('deletePhoto', ({ id }: { id: Id }) => deletePhoto(id, options));
export const useDeletePhoto = (settings?: WriteSettings<Deleted, { id: Id }>) => useWrite(deletePhotoMutation(), settings);

/** Send a photo to one address or number. The message is the session's, with a link to the photo's own page. The delivery is answered as queued; its status follows. Refused (409) for a hidden photo, whose link would lead nowhere, and by sms while the account has none. */
export const sendPhoto = (id: Id, data: PhotoSend, options?: CallOptions): Promise<Photo> =>
  send('sendPhoto', options, (init) => client.POST('/photos/{id}/send', { ...init, params: { path: { id } }, body: data }));
export const sendPhotoMutation = (options?: CallOptions) =>
  writeOptions('sendPhoto', ({ id, data }: { id: Id; data: PhotoSend }) => sendPhoto(id, data, options));
export const useSendPhoto = (settings?: WriteSettings<Photo, { id: Id; data: PhotoSend }>) => useWrite(sendPhotoMutation(), settings);
