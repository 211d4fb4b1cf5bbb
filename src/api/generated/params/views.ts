/**
 * Generated from openapi/v1.yaml by `npm run codegen`. Do not edit.
 */
import * as zod from 'zod/mini';



/**
 * @summary List the caller's saved views, by list and name
 */
export const listViewsQueryPageDefault = 1;
export const listViewsQueryPageMax = 1000000;

export const listViewsQueryShowDefault = 20;
export const listViewsQueryShowMax = 200;

export const listViewsQueryListMax = 40;


export const listViewsQueryListRegExp = new RegExp('^[a-z][A-Za-z]*$');


export const ListViewsQueryParams = /*#__PURE__*/ zod.object({
  get "page"() { return /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listViewsQueryPageMax)), listViewsQueryPageDefault); },
  get "show"() { return /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listViewsQueryShowMax)), listViewsQueryShowDefault); },
  get "list"() { return /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listViewsQueryListMax)).check(/*#__PURE__*/ zod.regex(listViewsQueryListRegExp))); },
})

/**
 * @summary Delete one of the caller's views
 */
export const deleteViewPathIdMax = 64;


export const deleteViewPathIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');


export const DeleteViewParams = /*#__PURE__*/ zod.object({
  get "id"() { return /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(deleteViewPathIdMax)).check(/*#__PURE__*/ zod.regex(deleteViewPathIdRegExp)); },
})

