/**
 * Generated from openapi/v1.yaml by `npm run codegen`. Do not edit.
 */
import * as zod from 'zod/mini';



/**
 * @summary Create the account of a newly signed-up user
 */
export const createAccountBodyBusinessNameMax = 80;

export const createAccountBodyOwnerNameMax = 80;

export const createAccountBodyTimezoneMax = 64;


export const createAccountBodyTimezoneRegExp = new RegExp('^[A-Za-z_]+(/[A-Za-z0-9_+-]+)*$');
export const createAccountBodyLocaleMax = 35;


export const createAccountBodyLocaleRegExp = new RegExp('^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$');


export const CreateAccountBody = /*#__PURE__*/ zod.object({
  "businessName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createAccountBodyBusinessNameMax)),
  "category": /*#__PURE__*/ zod.enum(['beauty', 'pets', 'construction', 'marketing', 'other']),
  "ownerName": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createAccountBodyOwnerNameMax))),
  "timezone": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(createAccountBodyTimezoneMax)).check(/*#__PURE__*/ zod.regex(createAccountBodyTimezoneRegExp))),
  "locale": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(createAccountBodyLocaleMax)).check(/*#__PURE__*/ zod.regex(createAccountBodyLocaleRegExp)))
})

/**
 * @summary Accept an invitation to manage locations
 */
export const acceptInvitationBodyTokenMin = 16;
export const acceptInvitationBodyTokenMax = 128;


export const acceptInvitationBodyTokenRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const acceptInvitationBodyPasswordMin = 6;
export const acceptInvitationBodyPasswordMax = 128;



export const AcceptInvitationBody = /*#__PURE__*/ zod.object({
  "token": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(acceptInvitationBodyTokenMin)).check(/*#__PURE__*/ zod.maxLength(acceptInvitationBodyTokenMax)).check(/*#__PURE__*/ zod.regex(acceptInvitationBodyTokenRegExp)),
  "password": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(acceptInvitationBodyPasswordMin)).check(/*#__PURE__*/ zod.maxLength(acceptInvitationBodyPasswordMax))
})

