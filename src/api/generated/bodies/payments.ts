/**
 * Generated from openapi/v1.yaml by `npm run codegen`. Do not edit.
 */
import * as zod from 'zod/mini';



/**
 * @summary Replace the billing details
 */
export const updateBillingDetailsBodyCompanyNameMax = 120;

export const updateBillingDetailsBodyAddressOneLine1Max = 120;

export const updateBillingDetailsBodyAddressOneLine2Max = 120;

export const updateBillingDetailsBodyAddressOneCityMax = 80;

export const updateBillingDetailsBodyAddressOneRegionMax = 80;

export const updateBillingDetailsBodyAddressOnePostalCodeMax = 16;

export const updateBillingDetailsBodyAddressOneCountryMax = 2;


export const updateBillingDetailsBodyAddressOneCountryRegExp = new RegExp('^[A-Z]{2}$');
export const updateBillingDetailsBodyTaxIdOneMin = 4;
export const updateBillingDetailsBodyTaxIdOneMax = 30;


export const updateBillingDetailsBodyTaxIdOneRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9 ./-]*$');
export const updateBillingDetailsBodyEmailOneMax = 254;



export const UpdateBillingDetailsBody = /*#__PURE__*/ zod.object({
  "companyName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateBillingDetailsBodyCompanyNameMax)),
  "address": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "line1": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateBillingDetailsBodyAddressOneLine1Max)),
  "line2": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(updateBillingDetailsBodyAddressOneLine2Max)),
  "city": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateBillingDetailsBodyAddressOneCityMax)),
  "region": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(updateBillingDetailsBodyAddressOneRegionMax)),
  "postalCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(updateBillingDetailsBodyAddressOnePostalCodeMax)),
  "country": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(updateBillingDetailsBodyAddressOneCountryMax)).check(/*#__PURE__*/ zod.regex(updateBillingDetailsBodyAddressOneCountryRegExp))
}),/*#__PURE__*/ zod.null()]),
  "taxId": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(updateBillingDetailsBodyTaxIdOneMin)).check(/*#__PURE__*/ zod.maxLength(updateBillingDetailsBodyTaxIdOneMax)).check(/*#__PURE__*/ zod.regex(updateBillingDetailsBodyTaxIdOneRegExp)),/*#__PURE__*/ zod.null()]),
  "email": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.email().check(/*#__PURE__*/ zod.maxLength(updateBillingDetailsBodyEmailOneMax)),/*#__PURE__*/ zod.null()])
})

/**
 * @summary Add or replace the card
 */
export const replaceCardBodyTokenMin = 8;
export const replaceCardBodyTokenMax = 1000;


export const replaceCardBodyTokenRegExp = new RegExp('^pm_[A-Za-z0-9_.-]+$');


export const ReplaceCardBody = /*#__PURE__*/ zod.object({
  "token": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(replaceCardBodyTokenMin)).check(/*#__PURE__*/ zod.maxLength(replaceCardBodyTokenMax)).check(/*#__PURE__*/ zod.regex(replaceCardBodyTokenRegExp))
})

/**
 * @summary Choose a plan or change to another one
 */
export const updateSubscriptionBodyPlanIdMax = 64;


export const updateSubscriptionBodyPlanIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');
export const updateSubscriptionBodyChargeOneMin = 0;
export const updateSubscriptionBodyChargeOneMax = 100000000;



export const UpdateSubscriptionBody = /*#__PURE__*/ zod.object({
  "planId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateSubscriptionBodyPlanIdMax)).check(/*#__PURE__*/ zod.regex(updateSubscriptionBodyPlanIdRegExp)),
  "charge": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(updateSubscriptionBodyChargeOneMin)).check(/*#__PURE__*/ zod.lte(updateSubscriptionBodyChargeOneMax)))
})

/**
 * @summary Cancel the subscription at the end of the period
 */
export const cancelSubscriptionBodyCommentMax = 500;



export const CancelSubscriptionBody = /*#__PURE__*/ zod.object({
  "reason": /*#__PURE__*/ zod.enum(['too_expensive', 'not_used', 'missing_feature', 'other_product', 'closing', 'other']),
  "comment": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(cancelSubscriptionBodyCommentMax)))
})

/**
 * @summary Calculate what a change of plan charges
 */
export const getSubscriptionPreviewBodyPlanIdMax = 64;


export const getSubscriptionPreviewBodyPlanIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');


export const GetSubscriptionPreviewBody = /*#__PURE__*/ zod.object({
  "planId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getSubscriptionPreviewBodyPlanIdMax)).check(/*#__PURE__*/ zod.regex(getSubscriptionPreviewBodyPlanIdRegExp))
})

