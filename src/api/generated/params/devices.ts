/**
 * Generated from openapi/v1.yaml by `npm run codegen`. Do not edit.
 */
import * as zod from 'zod/mini';



/**
 * @summary List devices
 */
export const listDevicesQueryPageDefault = 1;
export const listDevicesQueryPageMax = 1000000;

export const listDevicesQueryShowDefault = 20;
export const listDevicesQueryShowMax = 200;

export const listDevicesQuerySearchMax = 80;

export const listDevicesQueryLocationIdMax = 64;


export const listDevicesQueryLocationIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');
export const listDevicesQuerySortDefault = `name`;

export const ListDevicesQueryParams = /*#__PURE__*/ zod.object({
  get "page"() { return /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listDevicesQueryPageMax)), listDevicesQueryPageDefault); },
  get "show"() { return /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listDevicesQueryShowMax)), listDevicesQueryShowDefault); },
  get "search"() { return /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listDevicesQuerySearchMax))); },
  get "status"() { return /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['online', 'offline', 'outdated', 'never', 'unlinked'])); },
  get "locationId"() { return /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listDevicesQueryLocationIdMax)).check(/*#__PURE__*/ zod.regex(listDevicesQueryLocationIdRegExp))); },
  get "sort"() { return /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.enum(['name', '-name', 'seen', '-seen', 'linked', '-linked']), listDevicesQuerySortDefault); },
})

/**
 * @summary List the ids and names of devices, sorted by name
 */
export const listDeviceNamesQueryPageDefault = 1;
export const listDeviceNamesQueryPageMax = 1000000;

export const listDeviceNamesQueryShowDefault = 20;
export const listDeviceNamesQueryShowMax = 200;



export const ListDeviceNamesQueryParams = /*#__PURE__*/ zod.object({
  get "page"() { return /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listDeviceNamesQueryPageMax)), listDeviceNamesQueryPageDefault); },
  get "show"() { return /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listDeviceNamesQueryShowMax)), listDeviceNamesQueryShowDefault); },
})

/**
 * @summary Unlink a booth and keep its device
 */
export const unlinkDeviceQueryIdMax = 64;


export const unlinkDeviceQueryIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');


export const UnlinkDeviceQueryParams = /*#__PURE__*/ zod.object({
  get "id"() { return /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(unlinkDeviceQueryIdMax)).check(/*#__PURE__*/ zod.regex(unlinkDeviceQueryIdRegExp)); },
})

/**
 * @summary Update a device; omitted fields stay unchanged
 */
export const updateDevicePathIdMax = 64;


export const updateDevicePathIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');


export const UpdateDeviceParams = /*#__PURE__*/ zod.object({
  get "id"() { return /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateDevicePathIdMax)).check(/*#__PURE__*/ zod.regex(updateDevicePathIdRegExp)); },
})

/**
 * @summary Delete a device and unlink its booth
 */
export const deleteDevicePathIdMax = 64;


export const deleteDevicePathIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');


export const DeleteDeviceParams = /*#__PURE__*/ zod.object({
  get "id"() { return /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(deleteDevicePathIdMax)).check(/*#__PURE__*/ zod.regex(deleteDevicePathIdRegExp)); },
})

