// Generated from openapi/v1.yaml by `npm run codegen`. Do not edit.

import { client, send, toFormData } from '../../client';
import { type QueryParams, readOptions, useWrite, type WriteSettings, writeOptions } from '../../options';
import type { CallOptions } from '../../transport';
import type { Deleted, Id, Photo, PhotoBulk, PhotoBulkResult, PhotoExport, PhotoExported, PhotoPage, PhotoSend, PhotoUpdate, PhotoUpload, PhotosCreated } from '../models';

/** List photos, newest first. A Manager sees the photos of the assigned locations, a Location its own photos. Filters are combined with AND. */
export const listPhotos = (params?: QueryParams<'listPhotos'>, options?: CallOptions): Promise<PhotoPage> =>
  send('listPhotos', options, (init) => client.GET('/photos', { ...init, params: { query: { ...params } } }));
export const listPhotosQuery = (params?: QueryParams<'listPhotos'>) =>
  readOptions('listPhotos', [params], (signal) => listPhotos(params, { signal }));

/** Upload one or more files as photos of a session. For photos that were not taken by a booth. Either all files become photos or none. A file whose content is not a photo, a GIF or a video is refused with 'Unsupported file type'; one that cannot be decoded or is incomplete is refused with the reason. The photos are approved and hidden, use the time of the upload, and get the session's location if it has exactly one. */
export const createPhotos = (data: PhotoUpload, params: QueryParams<'createPhotos'>, options?: CallOptions): Promise<PhotosCreated> =>
  send('createPhotos', options, (init) => client.POST('/photos', { bodySerializer: toFormData, ...init, params: { query: { ...params } }, body: data }));
export const createPhotosMutation = (options?: CallOptions) =>
  writeOptions('createPhotos', ({ data, params }: { data: PhotoUpload; params: QueryParams<'createPhotos'> }) => createPhotos(data, params, options));
export const useCreatePhotos = (settings?: WriteSettings<PhotosCreated, { data: PhotoUpload; params: QueryParams<'createPhotos'> }>) => useWrite(createPhotosMutation(), settings);

/** Update or delete up to 200 photos at once. Requires `ids` and either `set` or `delete`. The rules for one photo apply to each of them: photos that violate a rule are returned as refused and stay unchanged, all others are changed, in one transaction. Ids that do not exist, or that the caller cannot access, are returned as missing. A Manager and a Location can set only `visibility`. A Location cannot delete, and a Manager needs the permission deletePhotos to do so (403); because this depends on the body, the operation declares no permission. */
export const updatePhotos = (data: PhotoBulk, options?: CallOptions): Promise<PhotoBulkResult> =>
  send('updatePhotos', options, (init) => client.POST('/photos/bulk', { ...init, body: data }));
export const updatePhotosMutation = (options?: CallOptions) =>
  writeOptions('updatePhotos', ({ data }: { data: PhotoBulk }) => updatePhotos(data, options));
export const useUpdatePhotos = (settings?: WriteSettings<PhotoBulkResult, { data: PhotoBulk }>) => useWrite(updatePhotosMutation(), settings);

/** Export photos to a zip file. Requires either `ids` or a `filter`; the filter `{}` matches all photos. An export contains at most 2,000 photos; larger and empty exports are refused (422). Unknown ids are skipped, as `count` shows. The file contains the original media, named by time and id, and can be downloaded for ten minutes. */
export const exportPhotos = (data: PhotoExport, options?: CallOptions): Promise<PhotoExported> =>
  send('exportPhotos', options, (init) => client.POST('/photos/export', { ...init, body: data }));
export const exportPhotosQuery = (data: PhotoExport) =>
  readOptions('exportPhotos', [data], (signal) => exportPhotos(data, { signal }));

/** Get a photo. */
export const getPhoto = (id: Id, options?: CallOptions): Promise<Photo> =>
  send('getPhoto', options, (init) => client.GET('/photos/{id}', { ...init, params: { path: { id } } }));
export const getPhotoQuery = (id: Id) =>
  readOptions('getPhoto', [id], (signal) => getPhoto(id, { signal }));

/** Update a photo; omitted fields stay unchanged. A photo can become public only if the guest gave consent and the photo is approved, otherwise 409; the same call can set both. Approving alone does not make it public. Removing the approval hides the photo. Hiding it immediately revokes all media URLs issued so far; callers who can still see the photo get new ones with the next response. `pairId` and `pairRole` must be sent together; a pair has one photo of each role (409). A Manager and a Location can change only `visibility` (403). */
export const updatePhoto = (id: Id, data: PhotoUpdate, options?: CallOptions): Promise<Photo> =>
  send('updatePhoto', options, (init) => client.POST('/photos/{id}', { ...init, params: { path: { id } }, body: data }));
export const updatePhotoMutation = (options?: CallOptions) =>
  writeOptions('updatePhoto', ({ id, data }: { id: Id; data: PhotoUpdate }) => updatePhoto(id, data, options));
export const useUpdatePhoto = (settings?: WriteSettings<Photo, { id: Id; data: PhotoUpdate }>) => useWrite(updatePhotoMutation(), settings);

/** Delete a photo and its file. All its media URLs and its public link stop working immediately. */
export const deletePhoto = (id: Id, options?: CallOptions): Promise<Deleted> =>
  send('deletePhoto', options, (init) => client.DELETE('/photos/{id}', { ...init, params: { path: { id } } }));
export const deletePhotoMutation = (options?: CallOptions) =>
  writeOptions('deletePhoto', ({ id }: { id: Id }) => deletePhoto(id, options));
export const useDeletePhoto = (settings?: WriteSettings<Deleted, { id: Id }>) => useWrite(deletePhotoMutation(), settings);

/** Send a photo to an email address or phone number. Sends the session's message with a link to the photo's public page. The delivery is returned as queued; its status changes later. Refused (409) for a hidden photo, whose link would not work, and by SMS if the account has no SMS. */
export const sendPhoto = (id: Id, data: PhotoSend, options?: CallOptions): Promise<Photo> =>
  send('sendPhoto', options, (init) => client.POST('/photos/{id}/send', { ...init, params: { path: { id } }, body: data }));
export const sendPhotoMutation = (options?: CallOptions) =>
  writeOptions('sendPhoto', ({ id, data }: { id: Id; data: PhotoSend }) => sendPhoto(id, data, options));
export const useSendPhoto = (settings?: WriteSettings<Photo, { id: Id; data: PhotoSend }>) => useWrite(sendPhotoMutation(), settings);
