/**
 * Generated from openapi/v1.yaml by `npm run codegen`. Do not edit.
 */
import * as zod from 'zod/mini';



/**
 * @summary List managers
 */
export const listManagersQueryPageDefault = 1;
export const listManagersQueryPageMax = 1000000;

export const listManagersQueryShowDefault = 20;
export const listManagersQueryShowMax = 200;

export const listManagersQuerySearchMax = 80;

export const listManagersQueryLocationIdMax = 64;


export const listManagersQueryLocationIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');
export const listManagersQuerySortDefault = `-invited`;

export const ListManagersQueryParams = /*#__PURE__*/ zod.object({
  get "page"() { return /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listManagersQueryPageMax)), listManagersQueryPageDefault); },
  get "show"() { return /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listManagersQueryShowMax)), listManagersQueryShowDefault); },
  get "search"() { return /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listManagersQuerySearchMax))); },
  get "status"() { return /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['invited', 'active', 'disabled'])); },
  get "locationId"() { return /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listManagersQueryLocationIdMax)).check(/*#__PURE__*/ zod.regex(listManagersQueryLocationIdRegExp))); },
  get "sort"() { return /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.enum(['invited', '-invited', 'name', '-name', 'active', '-active']), listManagersQuerySortDefault); },
})

/**
 * @summary Get a manager
 */
export const getManagerPathIdMax = 64;


export const getManagerPathIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');


export const GetManagerParams = /*#__PURE__*/ zod.object({
  get "id"() { return /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getManagerPathIdMax)).check(/*#__PURE__*/ zod.regex(getManagerPathIdRegExp)); },
})

/**
 * @summary Update a manager; omitted fields stay unchanged
 */
export const updateManagerPathIdMax = 64;


export const updateManagerPathIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');


export const UpdateManagerParams = /*#__PURE__*/ zod.object({
  get "id"() { return /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateManagerPathIdMax)).check(/*#__PURE__*/ zod.regex(updateManagerPathIdRegExp)); },
})

/**
 * @summary Delete a manager and their sign-in
 */
export const deleteManagerPathIdMax = 64;


export const deleteManagerPathIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');


export const DeleteManagerParams = /*#__PURE__*/ zod.object({
  get "id"() { return /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(deleteManagerPathIdMax)).check(/*#__PURE__*/ zod.regex(deleteManagerPathIdRegExp)); },
})

/**
 * @summary Resend a manager's invitation
 */
export const sendInvitationPathIdMax = 64;


export const sendInvitationPathIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');


export const SendInvitationParams = /*#__PURE__*/ zod.object({
  get "id"() { return /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(sendInvitationPathIdMax)).check(/*#__PURE__*/ zod.regex(sendInvitationPathIdRegExp)); },
})

