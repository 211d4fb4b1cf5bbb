/**
 * Generated from openapi/v1.yaml by `npm run codegen`. Do not edit.
 */
import * as zod from 'zod/mini';



/**
 * @summary Connect a service
 */
export const connectIntegrationBodyCodeMax = 512;


export const connectIntegrationBodyCodeRegExp = new RegExp('^[\\x21-\\x7E]+$');
export const connectIntegrationBodyStateMax = 200;


export const connectIntegrationBodyStateRegExp = new RegExp('^[\\x21-\\x7E]+$');
export const connectIntegrationBodyKeysApiKeyMin = 8;
export const connectIntegrationBodyKeysApiKeyMax = 200;


export const connectIntegrationBodyKeysApiKeyRegExp = new RegExp('^[\\x21-\\x7E]+$');
export const connectIntegrationBodyKeysSiteIdMax = 80;


export const connectIntegrationBodyKeysSiteIdRegExp = new RegExp('^[\\x21-\\x7E]+$');


export const ConnectIntegrationBody = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(connectIntegrationBodyCodeMax)).check(/*#__PURE__*/ zod.regex(connectIntegrationBodyCodeRegExp))),
  "state": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(connectIntegrationBodyStateMax)).check(/*#__PURE__*/ zod.regex(connectIntegrationBodyStateRegExp))),
  "keys": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.object({
  "apiKey": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(connectIntegrationBodyKeysApiKeyMin)).check(/*#__PURE__*/ zod.maxLength(connectIntegrationBodyKeysApiKeyMax)).check(/*#__PURE__*/ zod.regex(connectIntegrationBodyKeysApiKeyRegExp)),
  "siteId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(connectIntegrationBodyKeysSiteIdMax)).check(/*#__PURE__*/ zod.regex(connectIntegrationBodyKeysSiteIdRegExp)))
}))
})

