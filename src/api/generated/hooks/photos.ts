// Generated from openapi/v1.yaml by `npm run codegen`. Do not edit.

import { client, send } from '../../transport/client';
import { toFormData } from '../../transport/form-data';
import { type QueryParams, readOptions, useWrite, type WriteSettings, writeOptions } from '../../cache/options';
import { repeatable } from '../../transport/repeatable';
import type { CallOptions } from '../../transport/transport';
import { type Base, saveVersion } from '../../transport/versions';
import type { Deleted, DeletedPhotoPage, Id, Photo, PhotoBulk, PhotoBulkResult, PhotoCounts, PhotoErasure, PhotoErasureResult, PhotoExport, PhotoExported, PhotoIdList, PhotoMessagePreview, PhotoNeighbors, PhotoPage, PhotoRecipients, PhotoRestore, PhotoRestoreResult, PhotoSend, PhotoUpdate, PhotoUpload, PhotoWall, PhotosCreated } from '../models';

/** List photos, newest first. A Manager sees the photos of the assigned locations, a Location its own photos. Filters are combined with AND. */
export const listPhotos = (params?: QueryParams<'listPhotos'>, options?: CallOptions): Promise<PhotoPage> =>
  send('listPhotos', options, (init) => client.GET('/photos', { ...init, params: { query: { ...params } } }));
export const listPhotosQuery = (params?: QueryParams<'listPhotos'>) =>
  readOptions('listPhotos', [params], (signal) => listPhotos(params, { signal }));

/** Upload one or more files as photos of a session. For photos that were not taken by a booth. Either all files become photos or none. A file whose content is not a photo, a GIF or a video is refused with 'Unsupported file type'; one that cannot be decoded or is incomplete is refused with the reason. The photos are approved, use the time of the upload, and get the session's location if it has exactly one. Their links work at once; they are not in the gallery unless `visibility` says so. */
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

/** List the photos deleted within the last 30 days, most recently deleted first. A Manager sees those of the assigned locations. Only users who may delete photos can read it. The media URLs of a deleted photo work for these users until it is restored or erased; guests never see it. */
export const listDeletedPhotos = (params?: QueryParams<'listDeletedPhotos'>, options?: CallOptions): Promise<DeletedPhotoPage> =>
  send('listDeletedPhotos', options, (init) => client.GET('/photos/deleted', { ...init, params: { query: { ...params } } }));
export const listDeletedPhotosQuery = (params?: QueryParams<'listDeletedPhotos'>) =>
  readOptions('listDeletedPhotos', [params], (signal) => listDeletedPhotos(params, { signal }));

/** Erase up to 200 deleted photos now. For a guest who asks for it. Removes each photo with its file and its guest events before its 30 days are over; it cannot be restored. Photos that were not deleted before, and ids outside the caller's locations, stay unchanged and are answered as missing. */
export const erasePhotos = (data: PhotoErasure, options?: CallOptions): Promise<PhotoErasureResult> =>
  send('erasePhotos', options, (init) => client.POST('/photos/erase', { ...init, body: data }));
export const erasePhotosMutation = (options?: CallOptions) =>
  writeOptions('erasePhotos', ({ data }: { data: PhotoErasure }) => erasePhotos(data, options));
export const useErasePhotos = (settings?: WriteSettings<PhotoErasureResult, { data: PhotoErasure }>) => useWrite(erasePhotosMutation(), settings);

/** Read the ids of all matching photos. For a selection across pages. In the order of listPhotos, the newest 100,000. */
export const getPhotoIds = (params?: QueryParams<'getPhotoIds'>, options?: CallOptions): Promise<PhotoIdList> =>
  send('getPhotoIds', options, (init) => client.GET('/photos/ids', { ...init, params: { query: { ...params } } }));
export const getPhotoIdsQuery = (params?: QueryParams<'getPhotoIds'>) =>
  readOptions('getPhotoIds', [params], (signal) => getPhotoIds(params, { signal }));

/** Restore up to 200 photos deleted within the last 30 days. Brings back each photo with its contacts, products and public link, as far as those still exist. Media addresses issued before the deletion stay invalid. Ids that were never deleted, were erased, or are outside the caller's locations, are answered as missing. */
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

/** Update or delete up to 200 photos at once. Requires `ids` and either `set` or `delete`. The rules for one photo apply to each of them: photos that violate a rule are returned as refused and stay unchanged, all others are changed, in one transaction. The link of a photo that its guest hid is not turned on here. Ids that do not exist, or that the caller cannot access, are returned as missing. A Manager and a Location can set only `visibility` and `guestLink`. A Location cannot delete, and a Manager needs the permission deletePhotos to do so (403); because this depends on the body, the operation declares no permission. Deleted photos can be restored for 30 days (restorePhotos). */
export const updatePhotos = (data: PhotoBulk, options?: CallOptions): Promise<PhotoBulkResult> =>
  send('updatePhotos', options, (init) => client.POST('/photos/bulk', { ...init, body: data }));
export const updatePhotosMutation = (options?: CallOptions) =>
  writeOptions('updatePhotos', ({ data }: { data: PhotoBulk }) => updatePhotos(data, options));
export const useUpdatePhotos = (settings?: WriteSettings<PhotoBulkResult, { data: PhotoBulk }>) => useWrite(updatePhotosMutation(), settings);

/** Export photos to a zip file. Requires either `ids` or a `filter`; the filter `{}` matches all photos. An export contains at most 2,000 photos; larger and empty exports are refused (422). Unknown ids are skipped, as `count` shows. The file contains the original media, each named by its uploaded file or else by the time, and by the guest or else the session, and can be downloaded for ten minutes. */
export const exportPhotos = (data: PhotoExport, options?: CallOptions): Promise<PhotoExported> =>
  send('exportPhotos', options, (init) => client.POST('/photos/export', { ...init, body: data }));
export const exportPhotosQuery = (data: PhotoExport) =>
  readOptions('exportPhotos', [data], (signal) => exportPhotos(data, { signal }));

/** Get a photo. */
export const getPhoto = (id: Id, options?: CallOptions): Promise<Photo> =>
  send('getPhoto', options, (init) => client.GET('/photos/{id}', { ...init, params: { path: { id } } }));
export const getPhotoQuery = (id: Id) =>
  readOptions('getPhoto', [id], (signal) => getPhoto(id, { signal }));

/** Update a photo; omitted fields stay unchanged. A photo can become public only if the guest gave consent, the photo is approved and its guest's link is on, otherwise 409; the same call can set all but the consent. Approving alone does not make it public. Removing the approval hides the photo, and so does turning the link off; rejecting a `held` photo turns its link off. Hiding it or turning the link off immediately revokes all media URLs issued so far; callers who can still see the photo get new ones with the next response. Messages of a `held` photo leave when it is approved. `pairId` and `pairRole` must be sent together; a pair has one photo of each role (409). A Manager and a Location can change only `visibility` and `guestLink` (403). */
export const updatePhoto = (id: Id, data: PhotoUpdate, options?: CallOptions): Promise<Photo> =>
  send('updatePhoto', options, (init) => client.POST('/photos/{id}', { ...init, params: { path: { id } }, body: data }));
export const updatePhotoMutation = (options?: CallOptions) =>
  writeOptions('updatePhoto', ({ id, data, base }: { id: Id; data: PhotoUpdate; base: Base }) =>
    saveVersion(base, data, (data, version) => updatePhoto(id, data, { ...options, version })));
export const useUpdatePhoto = (settings?: WriteSettings<Photo, { id: Id; data: PhotoUpdate; base: Base }>) => useWrite(updatePhotoMutation(), settings);

/** Delete a photo. All its media URLs and its public link stop working immediately, and it no longer counts toward the storage. It can be restored for 30 days (restorePhotos); then it is erased with its file. */
export const deletePhoto = (id: Id, options?: CallOptions): Promise<Deleted> =>
  send('deletePhoto', options, (init) => client.DELETE('/photos/{id}', { ...init, params: { path: { id } } }));
export const deletePhotoMutation = (options?: CallOptions) =>
  writeOptions('deletePhoto', ({ id }: { id: Id }) => deletePhoto(id, options));
export const useDeletePhoto = (settings?: WriteSettings<Deleted, { id: Id }>) => useWrite(deletePhotoMutation(), settings);

/** Find the photos before and after a photo. Of the photos that listPhotos finds with the same filters, in the same order. The photo itself does not have to match the filters: a photo that was just rejected keeps its place among those that are to be reviewed. */
export const getPhotoNeighbors = (id: Id, params?: QueryParams<'getPhotoNeighbors'>, options?: CallOptions): Promise<PhotoNeighbors> =>
  send('getPhotoNeighbors', options, (init) => client.GET('/photos/{id}/neighbors', { ...init, params: { path: { id }, query: { ...params } } }));
export const getPhotoNeighborsQuery = (id: Id, params?: QueryParams<'getPhotoNeighbors'>) =>
  readOptions('getPhotoNeighbors', [id, params], (signal) => getPhotoNeighbors(id, params, { signal }));

/** Preview the message that sendPhoto would send. Nothing is stored or sent. Refused (409) where sendPhoto would be. Without a contact at the address, a fallback word replaces the first name. */
export const getPhotoMessage = (id: Id, data: PhotoSend, options?: CallOptions): Promise<PhotoMessagePreview> =>
  send('getPhotoMessage', options, (init) => client.POST('/photos/{id}/preview', { ...init, params: { path: { id } }, body: data }));
export const getPhotoMessageQuery = (id: Id, data: PhotoSend) =>
  readOptions('getPhotoMessage', [id, data], (signal) => getPhotoMessage(id, data, { signal }));

/** Find out who a photo can be sent to. The main email address and phone number of each linked contact that the caller may see, with the reason if sendPhoto would refuse it. Consent to campaigns plays no part. */
export const getPhotoRecipients = (id: Id, options?: CallOptions): Promise<PhotoRecipients> =>
  send('getPhotoRecipients', options, (init) => client.GET('/photos/{id}/recipients', { ...init, params: { path: { id } } }));
export const getPhotoRecipientsQuery = (id: Id) =>
  readOptions('getPhotoRecipients', [id], (signal) => getPhotoRecipients(id, { signal }));

/** Send a photo to an email address or phone number. Sends the session's message with a link to the photo's public page. The delivery is returned as queued; its status changes later; that of a `held` photo stays queued until the photo is approved. Approval, visibility and consent play no part. Refused (409) if the guest's link is off or the gallery has expired, so that the link would not work, for an address that opted out of messages, and by SMS if the account has no SMS. */
export const sendPhoto = (id: Id, data: PhotoSend, options?: CallOptions): Promise<Photo> =>
  repeatable('sendPhoto', [id, data], options, (options) =>
    send('sendPhoto', options, (init) => client.POST('/photos/{id}/send', { ...init, params: { path: { id } }, body: data })));
export const sendPhotoMutation = (options?: CallOptions) =>
  writeOptions('sendPhoto', ({ id, data }: { id: Id; data: PhotoSend }) => sendPhoto(id, data, options));
export const useSendPhoto = (settings?: WriteSettings<Photo, { id: Id; data: PhotoSend }>) => useWrite(sendPhotoMutation(), settings);
