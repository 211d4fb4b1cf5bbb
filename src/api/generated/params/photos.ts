/**
 * Generated from openapi/v1.yaml by `npm run codegen`. Do not edit.
 */
import * as zod from 'zod/mini';



/**
 * @summary List photos, newest first
 */
export const listPhotosQueryPageDefault = 1;
export const listPhotosQueryPageMax = 1000000;

export const listPhotosQueryShowDefault = 20;
export const listPhotosQueryShowMax = 200;

export const listPhotosQuerySessionIdMax = 64;


export const listPhotosQuerySessionIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');
export const listPhotosQueryExperienceIdMax = 64;


export const listPhotosQueryExperienceIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');
export const listPhotosQueryLocationIdMax = 64;


export const listPhotosQueryLocationIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');
export const listPhotosQueryDeviceIdMax = 64;


export const listPhotosQueryDeviceIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');
export const listPhotosQueryContactIdMax = 64;


export const listPhotosQueryContactIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');
export const listPhotosQueryProductIdMax = 64;


export const listPhotosQueryProductIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');
export const listPhotosQueryPairIdMax = 64;


export const listPhotosQueryPairIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');
export const listPhotosQueryFromMax = 35;

export const listPhotosQueryToMax = 35;

export const listPhotosQueryUploadedBeforeMax = 35;

export const listPhotosQuerySearchMax = 80;



export const ListPhotosQueryParams = /*#__PURE__*/ zod.object({
  get "page"() { return /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listPhotosQueryPageMax)), listPhotosQueryPageDefault); },
  get "show"() { return /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listPhotosQueryShowMax)), listPhotosQueryShowDefault); },
  get "sessionId"() { return /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listPhotosQuerySessionIdMax)).check(/*#__PURE__*/ zod.regex(listPhotosQuerySessionIdRegExp))); },
  get "experienceId"() { return /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listPhotosQueryExperienceIdMax)).check(/*#__PURE__*/ zod.regex(listPhotosQueryExperienceIdRegExp))); },
  get "locationId"() { return /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listPhotosQueryLocationIdMax)).check(/*#__PURE__*/ zod.regex(listPhotosQueryLocationIdRegExp))); },
  get "deviceId"() { return /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listPhotosQueryDeviceIdMax)).check(/*#__PURE__*/ zod.regex(listPhotosQueryDeviceIdRegExp))); },
  get "contactId"() { return /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listPhotosQueryContactIdMax)).check(/*#__PURE__*/ zod.regex(listPhotosQueryContactIdRegExp))); },
  get "hasContact"() { return /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()); },
  get "productId"() { return /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listPhotosQueryProductIdMax)).check(/*#__PURE__*/ zod.regex(listPhotosQueryProductIdRegExp))); },
  get "approval"() { return /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['pending', 'approved', 'rejected'])); },
  get "visibility"() { return /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['public', 'hidden'])); },
  get "guestLink"() { return /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['on', 'off'])); },
  get "media"() { return /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['image', 'gif', 'video'])); },
  get "pairId"() { return /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listPhotosQueryPairIdMax)).check(/*#__PURE__*/ zod.regex(listPhotosQueryPairIdRegExp))); },
  get "favorite"() { return /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()); },
  get "reached"() { return /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['delivered', 'opened', 'viewed', 'shared', 'booked'])); },
  get "from"() { return /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listPhotosQueryFromMax))); },
  get "to"() { return /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listPhotosQueryToMax))); },
  get "uploadedBefore"() { return /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listPhotosQueryUploadedBeforeMax))); },
  get "search"() { return /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listPhotosQuerySearchMax))); },
})

/**
 * @summary Upload one or more files as photos of a session
 */
export const createPhotosQuerySessionIdMax = 64;


export const createPhotosQuerySessionIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');


export const CreatePhotosQueryParams = /*#__PURE__*/ zod.object({
  get "sessionId"() { return /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createPhotosQuerySessionIdMax)).check(/*#__PURE__*/ zod.regex(createPhotosQuerySessionIdRegExp)); },
})

/**
 * @summary Count the matching photos, by what is left to do with them
 */
export const getPhotoCountsQuerySessionIdMax = 64;


export const getPhotoCountsQuerySessionIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');
export const getPhotoCountsQueryExperienceIdMax = 64;


export const getPhotoCountsQueryExperienceIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');
export const getPhotoCountsQueryLocationIdMax = 64;


export const getPhotoCountsQueryLocationIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');
export const getPhotoCountsQueryDeviceIdMax = 64;


export const getPhotoCountsQueryDeviceIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');
export const getPhotoCountsQueryContactIdMax = 64;


export const getPhotoCountsQueryContactIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');
export const getPhotoCountsQueryProductIdMax = 64;


export const getPhotoCountsQueryProductIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');
export const getPhotoCountsQueryPairIdMax = 64;


export const getPhotoCountsQueryPairIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');
export const getPhotoCountsQueryFromMax = 35;

export const getPhotoCountsQueryToMax = 35;

export const getPhotoCountsQueryUploadedBeforeMax = 35;

export const getPhotoCountsQuerySearchMax = 80;



export const GetPhotoCountsQueryParams = /*#__PURE__*/ zod.object({
  get "sessionId"() { return /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getPhotoCountsQuerySessionIdMax)).check(/*#__PURE__*/ zod.regex(getPhotoCountsQuerySessionIdRegExp))); },
  get "experienceId"() { return /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getPhotoCountsQueryExperienceIdMax)).check(/*#__PURE__*/ zod.regex(getPhotoCountsQueryExperienceIdRegExp))); },
  get "locationId"() { return /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getPhotoCountsQueryLocationIdMax)).check(/*#__PURE__*/ zod.regex(getPhotoCountsQueryLocationIdRegExp))); },
  get "deviceId"() { return /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getPhotoCountsQueryDeviceIdMax)).check(/*#__PURE__*/ zod.regex(getPhotoCountsQueryDeviceIdRegExp))); },
  get "contactId"() { return /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getPhotoCountsQueryContactIdMax)).check(/*#__PURE__*/ zod.regex(getPhotoCountsQueryContactIdRegExp))); },
  get "hasContact"() { return /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()); },
  get "productId"() { return /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getPhotoCountsQueryProductIdMax)).check(/*#__PURE__*/ zod.regex(getPhotoCountsQueryProductIdRegExp))); },
  get "approval"() { return /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['pending', 'approved', 'rejected'])); },
  get "visibility"() { return /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['public', 'hidden'])); },
  get "guestLink"() { return /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['on', 'off'])); },
  get "media"() { return /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['image', 'gif', 'video'])); },
  get "pairId"() { return /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getPhotoCountsQueryPairIdMax)).check(/*#__PURE__*/ zod.regex(getPhotoCountsQueryPairIdRegExp))); },
  get "favorite"() { return /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()); },
  get "reached"() { return /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['delivered', 'opened', 'viewed', 'shared', 'booked'])); },
  get "from"() { return /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getPhotoCountsQueryFromMax))); },
  get "to"() { return /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getPhotoCountsQueryToMax))); },
  get "uploadedBefore"() { return /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getPhotoCountsQueryUploadedBeforeMax))); },
  get "search"() { return /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getPhotoCountsQuerySearchMax))); },
})

/**
 * @summary List the photos deleted within the last 30 days, most recently deleted first
 */
export const listDeletedPhotosQueryPageDefault = 1;
export const listDeletedPhotosQueryPageMax = 1000000;

export const listDeletedPhotosQueryShowDefault = 20;
export const listDeletedPhotosQueryShowMax = 200;



export const ListDeletedPhotosQueryParams = /*#__PURE__*/ zod.object({
  get "page"() { return /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listDeletedPhotosQueryPageMax)), listDeletedPhotosQueryPageDefault); },
  get "show"() { return /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listDeletedPhotosQueryShowMax)), listDeletedPhotosQueryShowDefault); },
})

/**
 * @summary Read the ids of all matching photos
 */
export const getPhotoIdsQuerySessionIdMax = 64;


export const getPhotoIdsQuerySessionIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');
export const getPhotoIdsQueryExperienceIdMax = 64;


export const getPhotoIdsQueryExperienceIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');
export const getPhotoIdsQueryLocationIdMax = 64;


export const getPhotoIdsQueryLocationIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');
export const getPhotoIdsQueryDeviceIdMax = 64;


export const getPhotoIdsQueryDeviceIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');
export const getPhotoIdsQueryContactIdMax = 64;


export const getPhotoIdsQueryContactIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');
export const getPhotoIdsQueryProductIdMax = 64;


export const getPhotoIdsQueryProductIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');
export const getPhotoIdsQueryPairIdMax = 64;


export const getPhotoIdsQueryPairIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');
export const getPhotoIdsQueryFromMax = 35;

export const getPhotoIdsQueryToMax = 35;

export const getPhotoIdsQueryUploadedBeforeMax = 35;

export const getPhotoIdsQuerySearchMax = 80;



export const GetPhotoIdsQueryParams = /*#__PURE__*/ zod.object({
  get "sessionId"() { return /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getPhotoIdsQuerySessionIdMax)).check(/*#__PURE__*/ zod.regex(getPhotoIdsQuerySessionIdRegExp))); },
  get "experienceId"() { return /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getPhotoIdsQueryExperienceIdMax)).check(/*#__PURE__*/ zod.regex(getPhotoIdsQueryExperienceIdRegExp))); },
  get "locationId"() { return /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getPhotoIdsQueryLocationIdMax)).check(/*#__PURE__*/ zod.regex(getPhotoIdsQueryLocationIdRegExp))); },
  get "deviceId"() { return /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getPhotoIdsQueryDeviceIdMax)).check(/*#__PURE__*/ zod.regex(getPhotoIdsQueryDeviceIdRegExp))); },
  get "contactId"() { return /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getPhotoIdsQueryContactIdMax)).check(/*#__PURE__*/ zod.regex(getPhotoIdsQueryContactIdRegExp))); },
  get "hasContact"() { return /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()); },
  get "productId"() { return /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getPhotoIdsQueryProductIdMax)).check(/*#__PURE__*/ zod.regex(getPhotoIdsQueryProductIdRegExp))); },
  get "approval"() { return /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['pending', 'approved', 'rejected'])); },
  get "visibility"() { return /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['public', 'hidden'])); },
  get "guestLink"() { return /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['on', 'off'])); },
  get "media"() { return /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['image', 'gif', 'video'])); },
  get "pairId"() { return /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getPhotoIdsQueryPairIdMax)).check(/*#__PURE__*/ zod.regex(getPhotoIdsQueryPairIdRegExp))); },
  get "favorite"() { return /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()); },
  get "reached"() { return /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['delivered', 'opened', 'viewed', 'shared', 'booked'])); },
  get "from"() { return /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getPhotoIdsQueryFromMax))); },
  get "to"() { return /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getPhotoIdsQueryToMax))); },
  get "uploadedBefore"() { return /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getPhotoIdsQueryUploadedBeforeMax))); },
  get "search"() { return /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getPhotoIdsQuerySearchMax))); },
})

/**
 * @summary Read the shape of all matching photos
 */
export const getPhotoWallQuerySessionIdMax = 64;


export const getPhotoWallQuerySessionIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');
export const getPhotoWallQueryExperienceIdMax = 64;


export const getPhotoWallQueryExperienceIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');
export const getPhotoWallQueryLocationIdMax = 64;


export const getPhotoWallQueryLocationIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');
export const getPhotoWallQueryDeviceIdMax = 64;


export const getPhotoWallQueryDeviceIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');
export const getPhotoWallQueryContactIdMax = 64;


export const getPhotoWallQueryContactIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');
export const getPhotoWallQueryProductIdMax = 64;


export const getPhotoWallQueryProductIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');
export const getPhotoWallQueryPairIdMax = 64;


export const getPhotoWallQueryPairIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');
export const getPhotoWallQueryFromMax = 35;

export const getPhotoWallQueryToMax = 35;

export const getPhotoWallQueryUploadedBeforeMax = 35;

export const getPhotoWallQuerySearchMax = 80;



export const GetPhotoWallQueryParams = /*#__PURE__*/ zod.object({
  get "sessionId"() { return /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getPhotoWallQuerySessionIdMax)).check(/*#__PURE__*/ zod.regex(getPhotoWallQuerySessionIdRegExp))); },
  get "experienceId"() { return /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getPhotoWallQueryExperienceIdMax)).check(/*#__PURE__*/ zod.regex(getPhotoWallQueryExperienceIdRegExp))); },
  get "locationId"() { return /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getPhotoWallQueryLocationIdMax)).check(/*#__PURE__*/ zod.regex(getPhotoWallQueryLocationIdRegExp))); },
  get "deviceId"() { return /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getPhotoWallQueryDeviceIdMax)).check(/*#__PURE__*/ zod.regex(getPhotoWallQueryDeviceIdRegExp))); },
  get "contactId"() { return /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getPhotoWallQueryContactIdMax)).check(/*#__PURE__*/ zod.regex(getPhotoWallQueryContactIdRegExp))); },
  get "hasContact"() { return /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()); },
  get "productId"() { return /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getPhotoWallQueryProductIdMax)).check(/*#__PURE__*/ zod.regex(getPhotoWallQueryProductIdRegExp))); },
  get "approval"() { return /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['pending', 'approved', 'rejected'])); },
  get "visibility"() { return /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['public', 'hidden'])); },
  get "guestLink"() { return /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['on', 'off'])); },
  get "media"() { return /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['image', 'gif', 'video'])); },
  get "pairId"() { return /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getPhotoWallQueryPairIdMax)).check(/*#__PURE__*/ zod.regex(getPhotoWallQueryPairIdRegExp))); },
  get "favorite"() { return /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()); },
  get "reached"() { return /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['delivered', 'opened', 'viewed', 'shared', 'booked'])); },
  get "from"() { return /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getPhotoWallQueryFromMax))); },
  get "to"() { return /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getPhotoWallQueryToMax))); },
  get "uploadedBefore"() { return /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getPhotoWallQueryUploadedBeforeMax))); },
  get "search"() { return /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getPhotoWallQuerySearchMax))); },
})

/**
 * @summary Get a photo
 */
export const getPhotoPathIdMax = 64;


export const getPhotoPathIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');


export const GetPhotoParams = /*#__PURE__*/ zod.object({
  get "id"() { return /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getPhotoPathIdMax)).check(/*#__PURE__*/ zod.regex(getPhotoPathIdRegExp)); },
})

/**
 * @summary Update a photo; omitted fields stay unchanged
 */
export const updatePhotoPathIdMax = 64;


export const updatePhotoPathIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');


export const UpdatePhotoParams = /*#__PURE__*/ zod.object({
  get "id"() { return /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updatePhotoPathIdMax)).check(/*#__PURE__*/ zod.regex(updatePhotoPathIdRegExp)); },
})

/**
 * @summary Delete a photo
 */
export const deletePhotoPathIdMax = 64;


export const deletePhotoPathIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');


export const DeletePhotoParams = /*#__PURE__*/ zod.object({
  get "id"() { return /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(deletePhotoPathIdMax)).check(/*#__PURE__*/ zod.regex(deletePhotoPathIdRegExp)); },
})

/**
 * @summary Find the photos before and after a photo
 */
export const getPhotoNeighborsPathIdMax = 64;


export const getPhotoNeighborsPathIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');


export const GetPhotoNeighborsParams = /*#__PURE__*/ zod.object({
  get "id"() { return /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getPhotoNeighborsPathIdMax)).check(/*#__PURE__*/ zod.regex(getPhotoNeighborsPathIdRegExp)); },
})

export const getPhotoNeighborsQuerySessionIdMax = 64;


export const getPhotoNeighborsQuerySessionIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');
export const getPhotoNeighborsQueryExperienceIdMax = 64;


export const getPhotoNeighborsQueryExperienceIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');
export const getPhotoNeighborsQueryLocationIdMax = 64;


export const getPhotoNeighborsQueryLocationIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');
export const getPhotoNeighborsQueryDeviceIdMax = 64;


export const getPhotoNeighborsQueryDeviceIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');
export const getPhotoNeighborsQueryContactIdMax = 64;


export const getPhotoNeighborsQueryContactIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');
export const getPhotoNeighborsQueryProductIdMax = 64;


export const getPhotoNeighborsQueryProductIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');
export const getPhotoNeighborsQueryPairIdMax = 64;


export const getPhotoNeighborsQueryPairIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');
export const getPhotoNeighborsQueryFromMax = 35;

export const getPhotoNeighborsQueryToMax = 35;

export const getPhotoNeighborsQueryUploadedBeforeMax = 35;

export const getPhotoNeighborsQuerySearchMax = 80;



export const GetPhotoNeighborsQueryParams = /*#__PURE__*/ zod.object({
  get "sessionId"() { return /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getPhotoNeighborsQuerySessionIdMax)).check(/*#__PURE__*/ zod.regex(getPhotoNeighborsQuerySessionIdRegExp))); },
  get "experienceId"() { return /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getPhotoNeighborsQueryExperienceIdMax)).check(/*#__PURE__*/ zod.regex(getPhotoNeighborsQueryExperienceIdRegExp))); },
  get "locationId"() { return /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getPhotoNeighborsQueryLocationIdMax)).check(/*#__PURE__*/ zod.regex(getPhotoNeighborsQueryLocationIdRegExp))); },
  get "deviceId"() { return /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getPhotoNeighborsQueryDeviceIdMax)).check(/*#__PURE__*/ zod.regex(getPhotoNeighborsQueryDeviceIdRegExp))); },
  get "contactId"() { return /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getPhotoNeighborsQueryContactIdMax)).check(/*#__PURE__*/ zod.regex(getPhotoNeighborsQueryContactIdRegExp))); },
  get "hasContact"() { return /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()); },
  get "productId"() { return /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getPhotoNeighborsQueryProductIdMax)).check(/*#__PURE__*/ zod.regex(getPhotoNeighborsQueryProductIdRegExp))); },
  get "approval"() { return /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['pending', 'approved', 'rejected'])); },
  get "visibility"() { return /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['public', 'hidden'])); },
  get "guestLink"() { return /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['on', 'off'])); },
  get "media"() { return /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['image', 'gif', 'video'])); },
  get "pairId"() { return /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getPhotoNeighborsQueryPairIdMax)).check(/*#__PURE__*/ zod.regex(getPhotoNeighborsQueryPairIdRegExp))); },
  get "favorite"() { return /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()); },
  get "reached"() { return /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['delivered', 'opened', 'viewed', 'shared', 'booked'])); },
  get "from"() { return /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getPhotoNeighborsQueryFromMax))); },
  get "to"() { return /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getPhotoNeighborsQueryToMax))); },
  get "uploadedBefore"() { return /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getPhotoNeighborsQueryUploadedBeforeMax))); },
  get "search"() { return /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getPhotoNeighborsQuerySearchMax))); },
})

/**
 * @summary Preview the message that sendPhoto would send
 */
export const getPhotoMessagePathIdMax = 64;


export const getPhotoMessagePathIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');


export const GetPhotoMessageParams = /*#__PURE__*/ zod.object({
  get "id"() { return /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getPhotoMessagePathIdMax)).check(/*#__PURE__*/ zod.regex(getPhotoMessagePathIdRegExp)); },
})

/**
 * @summary Find out who a photo can be sent to
 */
export const getPhotoRecipientsPathIdMax = 64;


export const getPhotoRecipientsPathIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');


export const GetPhotoRecipientsParams = /*#__PURE__*/ zod.object({
  get "id"() { return /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getPhotoRecipientsPathIdMax)).check(/*#__PURE__*/ zod.regex(getPhotoRecipientsPathIdRegExp)); },
})

/**
 * @summary Send a photo to an email address or phone number
 */
export const sendPhotoPathIdMax = 64;


export const sendPhotoPathIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');


export const SendPhotoParams = /*#__PURE__*/ zod.object({
  get "id"() { return /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(sendPhotoPathIdMax)).check(/*#__PURE__*/ zod.regex(sendPhotoPathIdRegExp)); },
})

