/**
 * Generated from openapi/v1.yaml by `npm run codegen`. Do not edit.
 */
import * as zod from 'zod/mini';



/**
 * @summary Get the status of a connection
 */
export const GetIntegrationParams = /*#__PURE__*/ zod.object({
  get "name"() { return /*#__PURE__*/ zod.enum(['storage', 'facebook', 'crm', 'google', 'instagram', 'square', 'twilio', 'twitter', 'mindbody', 'salon-interactive', 'meevo', 'phorest', 'textel', 'sendgrid']); },
})

/**
 * @summary Connect a service
 */
export const ConnectIntegrationParams = /*#__PURE__*/ zod.object({
  get "name"() { return /*#__PURE__*/ zod.enum(['storage', 'facebook', 'crm', 'google', 'instagram', 'square', 'twilio', 'twitter', 'mindbody', 'salon-interactive', 'meevo', 'phorest', 'textel', 'sendgrid']); },
})

/**
 * @summary Disconnect a service
 */
export const DisconnectIntegrationParams = /*#__PURE__*/ zod.object({
  get "name"() { return /*#__PURE__*/ zod.enum(['storage', 'facebook', 'crm', 'google', 'instagram', 'square', 'twilio', 'twitter', 'mindbody', 'salon-interactive', 'meevo', 'phorest', 'textel', 'sendgrid']); },
})

/**
 * @summary Prepare this browser for the consent page of a service
 */
export const CreateAuthorizationParams = /*#__PURE__*/ zod.object({
  get "name"() { return /*#__PURE__*/ zod.enum(['storage', 'facebook', 'crm', 'google', 'instagram', 'square', 'twilio', 'twitter', 'mindbody', 'salon-interactive', 'meevo', 'phorest', 'textel', 'sendgrid']); },
})

/**
 * @summary Exchange data with a service now
 */
export const RefreshIntegrationParams = /*#__PURE__*/ zod.object({
  get "name"() { return /*#__PURE__*/ zod.enum(['storage', 'facebook', 'crm', 'google', 'instagram', 'square', 'twilio', 'twitter', 'mindbody', 'salon-interactive', 'meevo', 'phorest', 'textel', 'sendgrid']); },
})

/**
 * @summary Redirect the browser to the provider's consent page
 */
export const AuthorizeIntegrationParams = /*#__PURE__*/ zod.object({
  get "name"() { return /*#__PURE__*/ zod.enum(['storage', 'facebook', 'crm', 'google', 'instagram', 'square', 'twilio', 'twitter', 'mindbody', 'salon-interactive', 'meevo', 'phorest', 'textel', 'sendgrid']); },
})

export const authorizeIntegrationQueryUidMax = 128;


export const authorizeIntegrationQueryUidRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');


export const AuthorizeIntegrationQueryParams = /*#__PURE__*/ zod.object({
  get "uid"() { return /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(authorizeIntegrationQueryUidMax)).check(/*#__PURE__*/ zod.regex(authorizeIntegrationQueryUidRegExp)); },
})

