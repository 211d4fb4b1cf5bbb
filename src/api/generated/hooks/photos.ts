// Generated from openapi/v1.yaml by `npm run codegen`. Do not edit.

import { client, send, toFormData } from '../../client';
import { type QueryParams, readOptions, useWrite, type WriteSettings, writeOptions } from '../../options';
import type { CallOptions } from '../../transport';
import type { Deleted, Id, Photo, PhotoBulk, PhotoBulkResult, PhotoCounts, PhotoExport, PhotoExported, PhotoIdList, PhotoPage, PhotoRestore, PhotoRestoreResult, PhotoSend, PhotoUpdate, PhotoUpload, PhotoWall, PhotosCreated } from '../models';

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

/** Count the matching photos, by what is left to do with them. Cheap enough to be polled. Each count is the number of photos that listPhotos finds with the same filters and the one that the count names. */
export const getPhotoCounts = (params?: QueryParams<'getPhotoCounts'>, options?: CallOptions): Promise<PhotoCounts> =>
  send('getPhotoCounts', options, (init) => client.GET('/photos/counts', { ...init, params: { query: { ...params } } }));
export const getPhotoCountsQuery = (params?: QueryParams<'getPhotoCounts'>) =>
  readOptions('getPhotoCounts', [params], (signal) => getPhotoCounts(params, { signal }));

/** Read the ids of all matching photos. For a selection across pages. In the order of listPhotos, the newest 100,000. */
export const getPhotoIds = (params?: QueryParams<'getPhotoIds'>, options?: CallOptions): Promise<PhotoIdList> =>
  send('getPhotoIds', options, (init) => client.GET('/photos/ids', { ...init, params: { query: { ...params } } }));
export const getPhotoIdsQuery = (params?: QueryParams<'getPhotoIds'>) =>
  readOptions('getPhotoIds', [params], (signal) => getPhotoIds(params, { signal }));

/** Restore up to 200 photos deleted within the last hour. Brings back each photo with its contacts, products and public link, as far as those still exist. Media addresses issued before the deletion stay invalid. Ids that were never deleted, were deleted more than an hour ago, or are outside the caller's locations, are answered as missing. */
export const restorePhotos = (data: PhotoRestore, options?: CallOptions): Promise<PhotoRestoreResult> =>
  send('restorePhotos', options, (init) => client.POST('/photos/restore', { ...init, body: data }));
export const restorePhotosMutation = (options?: CallOptions) =>
  writeOptions('restorePhotos', ({ data }: { data: PhotoRestore }) => restorePhotos(data, options));
export const useRestorePhotos = (settings?: WriteSettings<PhotoRestoreResult, { data: PhotoRestore }>) => useWrite(restorePhotosMutation(), settings);

/** Read the shape of all matching photos. The photos of listPhotos, in the same order, as days of aspect ratios: enough to lay out a wall of any length before a single photo is read. The days are those of the account's time zone. The newest 100,000 photos are counted. */
export const getPhotoWall = (params?: QueryParams<'getPhotoWall'>, options?: CallOptions): Promise<PhotoWall> =>
  send('getPhotoWall', options, (init) => client.GET('/photos/wall', { ...init, params: { query: { ...params } } }));
export const getPhotoWallQuery = (params?: QueryParams<'getPhotoWall'>) =>
  readOptions('getPhotoWall', [params], (signal) => getPhotoWall(params, { signal }));

/** Change or delete up to 200 photos at once. Takes `ids` and either `set` or `delete`. What holds for one photo holds for each of them: those it forbids are answered as refused and stay as they are, all others are changed, in one step. Ids that are not there, or not within the caller's reach, are answered as missing. A Manager and a Location set `visibility` only. Deleting is not for a Location, and a Manager needs the permission deletePhotos for it (403); only the handler can tell, so the operation states no permission. Deleted photos can be restored for an hour (restorePhotos). */
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

/** Delete a photo. Every address of its media, and its public link, stop working at once. For an hour restorePhotos brings it back; then its file is removed too. */
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
