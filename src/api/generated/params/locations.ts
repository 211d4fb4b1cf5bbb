/**
 * Generated from openapi/v1.yaml by `npm run codegen`. Do not edit.
 */
import * as zod from 'zod/mini';



/**
 * @summary List locations
 */
export const listLocationsQueryPageDefault = 1;
export const listLocationsQueryPageMax = 1000000;

export const listLocationsQueryShowDefault = 20;
export const listLocationsQueryShowMax = 200;

export const listLocationsQuerySearchMax = 80;

export const listLocationsQuerySortDefault = `name`;

export const ListLocationsQueryParams = /*#__PURE__*/ zod.object({
  get "page"() { return /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listLocationsQueryPageMax)), listLocationsQueryPageDefault); },
  get "show"() { return /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listLocationsQueryShowMax)), listLocationsQueryShowDefault); },
  get "search"() { return /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listLocationsQuerySearchMax))); },
  get "status"() { return /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['active', 'disabled'])); },
  get "sort"() { return /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.enum(['name', '-name', 'created', '-created', 'online', '-online', 'photos', '-photos', 'contacts', '-contacts']), listLocationsQuerySortDefault); },
})

/**
 * @summary Get a location
 */
export const getLocationPathIdMax = 64;


export const getLocationPathIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');


export const GetLocationParams = /*#__PURE__*/ zod.object({
  get "id"() { return /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getLocationPathIdMax)).check(/*#__PURE__*/ zod.regex(getLocationPathIdRegExp)); },
})

/**
 * @summary Update a location; omitted fields stay unchanged
 */
export const updateLocationPathIdMax = 64;


export const updateLocationPathIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');


export const UpdateLocationParams = /*#__PURE__*/ zod.object({
  get "id"() { return /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateLocationPathIdMax)).check(/*#__PURE__*/ zod.regex(updateLocationPathIdRegExp)); },
})

/**
 * @summary Delete a location and its sign-in
 */
export const deleteLocationPathIdMax = 64;


export const deleteLocationPathIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');


export const DeleteLocationParams = /*#__PURE__*/ zod.object({
  get "id"() { return /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(deleteLocationPathIdMax)).check(/*#__PURE__*/ zod.regex(deleteLocationPathIdRegExp)); },
})

/**
 * @summary Set the password of a location's staff sign-in
 */
export const updateLocationPasswordPathIdMax = 64;


export const updateLocationPasswordPathIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');


export const UpdateLocationPasswordParams = /*#__PURE__*/ zod.object({
  get "id"() { return /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateLocationPasswordPathIdMax)).check(/*#__PURE__*/ zod.regex(updateLocationPasswordPathIdRegExp)); },
})

