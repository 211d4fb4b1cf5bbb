/**
 * Generated from openapi/v1.yaml by `npm run codegen`. Do not edit.
 */
import * as zod from 'zod/mini';



/**
 * @summary Update a device; omitted fields stay unchanged
 */
export const updateDeviceBodyNameMax = 40;

export const updateDeviceBodyLocationIdOneMax = 64;


export const updateDeviceBodyLocationIdOneRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');
export const updateDeviceBodySessionIdOneMax = 64;


export const updateDeviceBodySessionIdOneRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');


export const UpdateDeviceBody = /*#__PURE__*/ zod.object({
  "name": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateDeviceBodyNameMax))),
  "locationId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateDeviceBodyLocationIdOneMax)).check(/*#__PURE__*/ zod.regex(updateDeviceBodyLocationIdOneRegExp)),/*#__PURE__*/ zod.null()])),
  "sessionId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateDeviceBodySessionIdOneMax)).check(/*#__PURE__*/ zod.regex(updateDeviceBodySessionIdOneRegExp)),/*#__PURE__*/ zod.null()]))
})

