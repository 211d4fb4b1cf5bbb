/**
 * Generated from openapi/v1.yaml by `npm run codegen`. Do not edit.
 */
import * as zod from 'zod/mini';



/**
 * @summary Redirect the browser to the provider's consent page
 */
export const AuthorizeIntegrationParams = /*#__PURE__*/ zod.object({
  "name": /*#__PURE__*/ zod.enum(['storage', 'facebook', 'crm', 'google', 'instagram', 'square', 'twilio', 'twitter', 'mindbody', 'salon-interactive', 'meevo', 'phorest', 'textel', 'sendgrid'])
})

export const authorizeIntegrationQueryUidMax = 128;


export const authorizeIntegrationQueryUidRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');


export const AuthorizeIntegrationQueryParams = /*#__PURE__*/ zod.object({
  "uid": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(authorizeIntegrationQueryUidMax)).check(/*#__PURE__*/ zod.regex(authorizeIntegrationQueryUidRegExp))
})

