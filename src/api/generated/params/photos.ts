/**
 * Generated from openapi/v1.yaml by `npm run codegen`. Do not edit.
 */
import * as zod from 'zod/mini';



/**
 * @summary List photos, newest first
 */
export const listPhotosQueryPageDefault = 1;
export const listPhotosQueryPageMax = 1000000;

export const listPhotosQueryShowDefault = 50;
export const listPhotosQueryShowMax = 200;

export const listPhotosQuerySessionIdMax = 64;


export const listPhotosQuerySessionIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');
export const listPhotosQueryLocationIdMax = 64;


export const listPhotosQueryLocationIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');
export const listPhotosQueryDeviceIdMax = 64;


export const listPhotosQueryDeviceIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');
export const listPhotosQueryContactIdMax = 64;


export const listPhotosQueryContactIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');
export const listPhotosQueryProductIdMax = 64;


export const listPhotosQueryProductIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');
export const listPhotosQueryFromMax = 35;

export const listPhotosQueryToMax = 35;

export const listPhotosQuerySearchMax = 80;



export const ListPhotosQueryParams = /*#__PURE__*/ zod.object({
  "page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listPhotosQueryPageMax)), listPhotosQueryPageDefault),
  "show": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listPhotosQueryShowMax)), listPhotosQueryShowDefault),
  "sessionId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listPhotosQuerySessionIdMax)).check(/*#__PURE__*/ zod.regex(listPhotosQuerySessionIdRegExp))),
  "locationId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listPhotosQueryLocationIdMax)).check(/*#__PURE__*/ zod.regex(listPhotosQueryLocationIdRegExp))),
  "deviceId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listPhotosQueryDeviceIdMax)).check(/*#__PURE__*/ zod.regex(listPhotosQueryDeviceIdRegExp))),
  "contactId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listPhotosQueryContactIdMax)).check(/*#__PURE__*/ zod.regex(listPhotosQueryContactIdRegExp))),
  "productId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listPhotosQueryProductIdMax)).check(/*#__PURE__*/ zod.regex(listPhotosQueryProductIdRegExp))),
  "approval": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['pending', 'approved', 'rejected'])),
  "visibility": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['public', 'hidden'])),
  "media": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['image', 'gif', 'video'])),
  "favourite": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "from": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listPhotosQueryFromMax))),
  "to": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listPhotosQueryToMax))),
  "search": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listPhotosQuerySearchMax)))
})

/**
 * @summary Upload one or more files as photos of a session
 */
export const createPhotosQuerySessionIdMax = 64;


export const createPhotosQuerySessionIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');


export const CreatePhotosQueryParams = /*#__PURE__*/ zod.object({
  "sessionId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createPhotosQuerySessionIdMax)).check(/*#__PURE__*/ zod.regex(createPhotosQuerySessionIdRegExp))
})

/**
 * @summary Get a photo
 */
export const getPhotoPathIdMax = 64;


export const getPhotoPathIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');


export const GetPhotoParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getPhotoPathIdMax)).check(/*#__PURE__*/ zod.regex(getPhotoPathIdRegExp))
})

/**
 * @summary Update a photo; omitted fields stay unchanged
 */
export const updatePhotoPathIdMax = 64;


export const updatePhotoPathIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');


export const UpdatePhotoParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updatePhotoPathIdMax)).check(/*#__PURE__*/ zod.regex(updatePhotoPathIdRegExp))
})

/**
 * @summary Delete a photo and its file
 */
export const deletePhotoPathIdMax = 64;


export const deletePhotoPathIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');


export const DeletePhotoParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(deletePhotoPathIdMax)).check(/*#__PURE__*/ zod.regex(deletePhotoPathIdRegExp))
})

/**
 * @summary Send a photo to an email address or phone number
 */
export const sendPhotoPathIdMax = 64;


export const sendPhotoPathIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');


export const SendPhotoParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(sendPhotoPathIdMax)).check(/*#__PURE__*/ zod.regex(sendPhotoPathIdRegExp))
})

