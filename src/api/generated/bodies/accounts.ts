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
 * @summary Create an account and invite its owner
 */
export const createInvitedAccountBodyBusinessNameMax = 80;

export const createInvitedAccountBodyOwnerNameMax = 80;

export const createInvitedAccountBodyEmailMax = 254;



export const CreateInvitedAccountBody = /*#__PURE__*/ zod.object({
  "businessName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createInvitedAccountBodyBusinessNameMax)),
  "category": /*#__PURE__*/ zod.enum(['beauty', 'pets', 'construction', 'marketing', 'other']),
  "ownerName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createInvitedAccountBodyOwnerNameMax)),
  "email": /*#__PURE__*/ zod.email().check(/*#__PURE__*/ zod.maxLength(createInvitedAccountBodyEmailMax))
})

/**
 * @summary Accept an invitation to manage locations
 */
export const acceptInvitationBodyTokenMin = 16;
export const acceptInvitationBodyTokenMax = 128;


export const acceptInvitationBodyTokenRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const acceptInvitationBodyPasswordMin = 8;
export const acceptInvitationBodyPasswordMax = 128;



export const AcceptInvitationBody = /*#__PURE__*/ zod.object({
  "token": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(acceptInvitationBodyTokenMin)).check(/*#__PURE__*/ zod.maxLength(acceptInvitationBodyTokenMax)).check(/*#__PURE__*/ zod.regex(acceptInvitationBodyTokenRegExp)),
  "password": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(acceptInvitationBodyPasswordMin)).check(/*#__PURE__*/ zod.maxLength(acceptInvitationBodyPasswordMax))
})

/**
 * @summary Read an open invitation
 */
export const findInvitationBodyTokenMin = 16;
export const findInvitationBodyTokenMax = 128;


export const findInvitationBodyTokenRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const FindInvitationBody = /*#__PURE__*/ zod.object({
  "token": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(findInvitationBodyTokenMin)).check(/*#__PURE__*/ zod.maxLength(findInvitationBodyTokenMax)).check(/*#__PURE__*/ zod.regex(findInvitationBodyTokenRegExp))
})

/**
 * @summary Request an account
 */
export const createAccountRequestBodyBusinessNameMax = 80;

export const createAccountRequestBodyOwnerNameMax = 80;

export const createAccountRequestBodyEmailMax = 254;

export const createAccountRequestBodyMessageMax = 500;



export const CreateAccountRequestBody = /*#__PURE__*/ zod.object({
  "businessName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createAccountRequestBodyBusinessNameMax)),
  "category": /*#__PURE__*/ zod.enum(['beauty', 'pets', 'construction', 'marketing', 'other']),
  "ownerName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createAccountRequestBodyOwnerNameMax)),
  "email": /*#__PURE__*/ zod.email().check(/*#__PURE__*/ zod.maxLength(createAccountRequestBodyEmailMax)),
  "message": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createAccountRequestBodyMessageMax)))
})

/**
 * @summary Update an account as an administrator; omitted fields stay unchanged
 */
export const updateAccountBodyBusinessNameMax = 80;

export const updateAccountBodyOwnerNameMax = 80;

export const updateAccountBodyPhoneOneMax = 16;


export const updateAccountBodyPhoneOneRegExp = new RegExp('^(\\d{10}|\\+[1-9]\\d{7,14})$');
export const updateAccountBodyWebsiteOneMax = 2048;


export const updateAccountBodyWebsiteOneRegExp = new RegExp('^https?:/');
export const updateAccountBodyTimezoneMax = 64;


export const updateAccountBodyTimezoneRegExp = new RegExp('^[A-Za-z_]+(/[A-Za-z0-9_+-]+)*$');


export const UpdateAccountBody = /*#__PURE__*/ zod.object({
  "businessName": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateAccountBodyBusinessNameMax))),
  "category": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['beauty', 'pets', 'construction', 'marketing', 'other'])),
  "ownerName": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateAccountBodyOwnerNameMax))),
  "phone": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(updateAccountBodyPhoneOneMax)).check(/*#__PURE__*/ zod.regex(updateAccountBodyPhoneOneRegExp)),/*#__PURE__*/ zod.null()])),
  "website": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.maxLength(updateAccountBodyWebsiteOneMax)).check(/*#__PURE__*/ zod.regex(updateAccountBodyWebsiteOneRegExp)),/*#__PURE__*/ zod.null()])),
  "timezone": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(updateAccountBodyTimezoneMax)).check(/*#__PURE__*/ zod.regex(updateAccountBodyTimezoneRegExp))),
  "status": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['trial', 'active', 'past_due', 'suspended']))
})

/**
 * @summary Update the features, limits and policies of an account; omitted fields stay unchanged
 */
export const updateAccountSettingsBodyFeaturesMax = 5;

export const updateAccountSettingsBodyLimitsDevicesMin = 0;
export const updateAccountSettingsBodyLimitsDevicesMax = 100000;

export const updateAccountSettingsBodyLimitsLocationsMin = 0;
export const updateAccountSettingsBodyLimitsLocationsMax = 100000;

export const updateAccountSettingsBodyLimitsContactsMin = 0;
export const updateAccountSettingsBodyLimitsContactsMax = 100000000;

export const updateAccountSettingsBodyLimitsStorageGbMin = 0;
export const updateAccountSettingsBodyLimitsStorageGbMax = 100000;

export const updateAccountSettingsBodyRetentionDaysMin = 30;
export const updateAccountSettingsBodyRetentionDaysMax = 3650;

export const updateAccountSettingsBodySenderNameMax = 11;



export const UpdateAccountSettingsBody = /*#__PURE__*/ zod.object({
  "features": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.enum(['campaigns', 'microsites', 'integrations', 'analytics', 'franchise'])).check(/*#__PURE__*/ zod.maxLength(updateAccountSettingsBodyFeaturesMax))),
  "limits": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.object({
  "devices": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(updateAccountSettingsBodyLimitsDevicesMin)).check(/*#__PURE__*/ zod.lte(updateAccountSettingsBodyLimitsDevicesMax))),
  "locations": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(updateAccountSettingsBodyLimitsLocationsMin)).check(/*#__PURE__*/ zod.lte(updateAccountSettingsBodyLimitsLocationsMax))),
  "contacts": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(updateAccountSettingsBodyLimitsContactsMin)).check(/*#__PURE__*/ zod.lte(updateAccountSettingsBodyLimitsContactsMax))),
  "storageGb": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(updateAccountSettingsBodyLimitsStorageGbMin)).check(/*#__PURE__*/ zod.lte(updateAccountSettingsBodyLimitsStorageGbMax)))
})),
  "brandLock": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "retentionDays": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(updateAccountSettingsBodyRetentionDaysMin)).check(/*#__PURE__*/ zod.lte(updateAccountSettingsBodyRetentionDaysMax))),
  "smsEnabled": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "senderName": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateAccountSettingsBodySenderNameMax)))
})

/**
 * @summary Record that an administrator starts viewing an account
 */
export const createViewingBodyReasonMax = 200;



export const CreateViewingBody = /*#__PURE__*/ zod.object({
  "reason": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createViewingBodyReasonMax))
})

