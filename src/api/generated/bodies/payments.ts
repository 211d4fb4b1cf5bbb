/**
 * Generated from openapi/v1.yaml by `npm run codegen`. Do not edit.
 */
import * as zod from 'zod/mini';



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

