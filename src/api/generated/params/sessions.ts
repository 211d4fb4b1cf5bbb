/**
 * Generated from openapi/v1.yaml by `npm run codegen`. Do not edit.
 */
import * as zod from 'zod/mini';



/**
 * @summary List sessions
 */
export const listSessionsQueryPageDefault = 1;
export const listSessionsQueryPageMax = 1000000;

export const listSessionsQueryShowDefault = 20;
export const listSessionsQueryShowMax = 200;

export const listSessionsQuerySearchMax = 80;

export const listSessionsQueryLocationIdMax = 64;


export const listSessionsQueryLocationIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');
export const listSessionsQuerySortDefault = `-created`;

export const ListSessionsQueryParams = /*#__PURE__*/ zod.object({
  get "page"() { return /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listSessionsQueryPageMax)), listSessionsQueryPageDefault); },
  get "show"() { return /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listSessionsQueryShowMax)), listSessionsQueryShowDefault); },
  get "search"() { return /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listSessionsQuerySearchMax))); },
  get "locationId"() { return /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listSessionsQueryLocationIdMax)).check(/*#__PURE__*/ zod.regex(listSessionsQueryLocationIdRegExp))); },
  get "status"() { return /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['draft', 'scheduled', 'active', 'paused', 'ended'])); },
  get "sort"() { return /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.enum(['name', '-name', 'status', '-status', 'created', '-created', 'changed', '-changed', 'photos', '-photos']), listSessionsQuerySortDefault); },
})

/**
 * @summary Get a session
 */
export const getSessionPathIdMax = 64;


export const getSessionPathIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');


export const GetSessionParams = /*#__PURE__*/ zod.object({
  get "id"() { return /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getSessionPathIdMax)).check(/*#__PURE__*/ zod.regex(getSessionPathIdRegExp)); },
})

/**
 * @summary Update a session; omitted fields stay unchanged
 */
export const updateSessionPathIdMax = 64;


export const updateSessionPathIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');


export const UpdateSessionParams = /*#__PURE__*/ zod.object({
  get "id"() { return /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateSessionPathIdMax)).check(/*#__PURE__*/ zod.regex(updateSessionPathIdRegExp)); },
})

/**
 * @summary Delete a session
 */
export const deleteSessionPathIdMax = 64;


export const deleteSessionPathIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');


export const DeleteSessionParams = /*#__PURE__*/ zod.object({
  get "id"() { return /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(deleteSessionPathIdMax)).check(/*#__PURE__*/ zod.regex(deleteSessionPathIdRegExp)); },
})

/**
 * @summary Duplicate a session
 */
export const duplicateSessionPathIdMax = 64;


export const duplicateSessionPathIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');


export const DuplicateSessionParams = /*#__PURE__*/ zod.object({
  get "id"() { return /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(duplicateSessionPathIdMax)).check(/*#__PURE__*/ zod.regex(duplicateSessionPathIdRegExp)); },
})

/**
 * @summary Send the caller a test of a session's message
 */
export const sendSessionTestPathIdMax = 64;


export const sendSessionTestPathIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');


export const SendSessionTestParams = /*#__PURE__*/ zod.object({
  get "id"() { return /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(sendSessionTestPathIdMax)).check(/*#__PURE__*/ zod.regex(sendSessionTestPathIdRegExp)); },
})

