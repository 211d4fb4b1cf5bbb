/**
 * Generated from openapi/v1.yaml by `npm run codegen`. Do not edit.
 */
import * as zod from 'zod/mini';



/**
 * @summary Add a contact
 */
export const createContactBodyEmailAddressMax = 254;

export const createContactBodyPhoneNumberMax = 16;


export const createContactBodyPhoneNumberRegExp = new RegExp('^(\\d{10}|\\+[1-9]\\d{7,14})$');
export const createContactBodyEmailsItemValueMax = 254;

export const createContactBodyEmailsDefault = [];
export const createContactBodyEmailsMax = 20;

export const createContactBodyPhoneNumbersItemValueMax = 16;


export const createContactBodyPhoneNumbersItemValueRegExp = new RegExp('^(\\d{10}|\\+[1-9]\\d{7,14})$');
export const createContactBodyPhoneNumbersDefault = [];
export const createContactBodyPhoneNumbersMax = 20;

export const createContactBodySourceOneMax = 40;


export const createContactBodySourceOneRegExp = new RegExp('^[a-z0-9][a-z0-9_-]*$');
export const createContactBodySourceIdMax = 128;

export const createContactBodyFirstNameOneMax = 80;

export const createContactBodyFirstNameDefault = null;
export const createContactBodyLastNameOneMax = 80;

export const createContactBodyLastNameDefault = null;
export const createContactBodyBirthdayOneMax = 5;


export const createContactBodyBirthdayOneRegExp = new RegExp('^((0[1-9]|1[0-2])-(0[1-9]|1\\d|2\\d)|(0[13-9]|1[0-2])-30|(0[13578]|1[02])-31)$');
export const createContactBodyBirthdayDefault = null;
export const createContactBodyNotesOneMax = 1000;

export const createContactBodyNotesDefault = null;
export const createContactBodyTagsItemMax = 40;

export const createContactBodyTagsDefault = [];
export const createContactBodyTagsMax = 30;

export const createContactBodyLocationIdsItemMax = 64;


export const createContactBodyLocationIdsItemRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');
export const createContactBodyLocationIdsDefault = [];
export const createContactBodyLocationIdsMax = 200;

export const createContactBodyEmailConsentOneHowDefault = `staff`;
export const createContactBodySmsConsentOneHowDefault = `staff`;
export const createContactBodyConsentEvidenceOneMax = 120;

export const createContactBodyLastVisitOneMax = 10;


export const createContactBodyLastVisitOneRegExp = new RegExp('^20\\d\\d-');
export const createContactBodyVisitCountMin = 0;
export const createContactBodyVisitCountMax = 1000000;

export const createContactBodySpentMin = 0;
export const createContactBodySpentMax = 2000000000;



export const CreateContactBody = /*#__PURE__*/ zod.object({
  "emailAddress": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.email().check(/*#__PURE__*/ zod.maxLength(createContactBodyEmailAddressMax))),
  "phoneNumber": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(createContactBodyPhoneNumberMax)).check(/*#__PURE__*/ zod.regex(createContactBodyPhoneNumberRegExp))),
  "emails": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "value": /*#__PURE__*/ zod.email().check(/*#__PURE__*/ zod.maxLength(createContactBodyEmailsItemValueMax))
})).check(/*#__PURE__*/ zod.maxLength(createContactBodyEmailsMax)), createContactBodyEmailsDefault),
  "phoneNumbers": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "value": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(createContactBodyPhoneNumbersItemValueMax)).check(/*#__PURE__*/ zod.regex(createContactBodyPhoneNumbersItemValueRegExp))
})).check(/*#__PURE__*/ zod.maxLength(createContactBodyPhoneNumbersMax)), createContactBodyPhoneNumbersDefault),
  "source": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createContactBodySourceOneMax)).check(/*#__PURE__*/ zod.regex(createContactBodySourceOneRegExp))),
  "sourceId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createContactBodySourceIdMax))),
  "firstName": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createContactBodyFirstNameOneMax)),/*#__PURE__*/ zod.null()]), createContactBodyFirstNameDefault),
  "lastName": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createContactBodyLastNameOneMax)),/*#__PURE__*/ zod.null()]), createContactBodyLastNameDefault),
  "birthday": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(createContactBodyBirthdayOneMax)).check(/*#__PURE__*/ zod.regex(createContactBodyBirthdayOneRegExp)),/*#__PURE__*/ zod.null()]), createContactBodyBirthdayDefault),
  "notes": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createContactBodyNotesOneMax)),/*#__PURE__*/ zod.null()]), createContactBodyNotesDefault),
  "tags": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createContactBodyTagsItemMax))).check(/*#__PURE__*/ zod.maxLength(createContactBodyTagsMax)), createContactBodyTagsDefault),
  "locationIds": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createContactBodyLocationIdsItemMax)).check(/*#__PURE__*/ zod.regex(createContactBodyLocationIdsItemRegExp))).check(/*#__PURE__*/ zod.maxLength(createContactBodyLocationIdsMax)), createContactBodyLocationIdsDefault),
  "emailConsent": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.object({
  "status": /*#__PURE__*/ zod.enum(['in', 'out', 'unknown']),
  "how": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.enum(['booth', 'microsite', 'staff', 'import', 'integration', 'unsubscribe', 'stop']), createContactBodyEmailConsentOneHowDefault)
})),
  "smsConsent": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.object({
  "status": /*#__PURE__*/ zod.enum(['in', 'out', 'unknown']),
  "how": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.enum(['booth', 'microsite', 'staff', 'import', 'integration', 'unsubscribe', 'stop']), createContactBodySmsConsentOneHowDefault)
})),
  "consentEvidence": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createContactBodyConsentEvidenceOneMax))),
  "lastVisit": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.maxLength(createContactBodyLastVisitOneMax)).check(/*#__PURE__*/ zod.regex(createContactBodyLastVisitOneRegExp))),
  "visitCount": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(createContactBodyVisitCountMin)).check(/*#__PURE__*/ zod.lte(createContactBodyVisitCountMax))),
  "spent": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(createContactBodySpentMin)).check(/*#__PURE__*/ zod.lte(createContactBodySpentMax)))
})

/**
 * @summary Update a contact; omitted fields stay unchanged
 */
export const updateContactBodyIdMax = 64;


export const updateContactBodyIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');
export const updateContactBodyEmailAddressOneMax = 254;

export const updateContactBodyPhoneNumberOneMax = 16;


export const updateContactBodyPhoneNumberOneRegExp = new RegExp('^(\\d{10}|\\+[1-9]\\d{7,14})$');
export const updateContactBodyEmailsItemValueMax = 254;

export const updateContactBodyEmailsMax = 20;

export const updateContactBodyPhoneNumbersItemValueMax = 16;


export const updateContactBodyPhoneNumbersItemValueRegExp = new RegExp('^(\\d{10}|\\+[1-9]\\d{7,14})$');
export const updateContactBodyPhoneNumbersMax = 20;

export const updateContactBodySourceMax = 40;


export const updateContactBodySourceRegExp = new RegExp('^[a-z0-9][a-z0-9_-]*$');
export const updateContactBodySourceIdOneMax = 128;

export const updateContactBodyFirstNameOneMax = 80;

export const updateContactBodyLastNameOneMax = 80;

export const updateContactBodyBirthdayOneMax = 5;


export const updateContactBodyBirthdayOneRegExp = new RegExp('^((0[1-9]|1[0-2])-(0[1-9]|1\\d|2\\d)|(0[13-9]|1[0-2])-30|(0[13578]|1[02])-31)$');
export const updateContactBodyNotesOneMax = 1000;

export const updateContactBodyTagsItemMax = 40;

export const updateContactBodyTagsMax = 30;

export const updateContactBodyLocationIdsItemMax = 64;


export const updateContactBodyLocationIdsItemRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');
export const updateContactBodyLocationIdsMax = 200;

export const updateContactBodyEmailConsentHowDefault = `staff`;
export const updateContactBodySmsConsentHowDefault = `staff`;

export const UpdateContactBody = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateContactBodyIdMax)).check(/*#__PURE__*/ zod.regex(updateContactBodyIdRegExp)),
  "emailAddress": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.email().check(/*#__PURE__*/ zod.maxLength(updateContactBodyEmailAddressOneMax)),/*#__PURE__*/ zod.null()])),
  "phoneNumber": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(updateContactBodyPhoneNumberOneMax)).check(/*#__PURE__*/ zod.regex(updateContactBodyPhoneNumberOneRegExp)),/*#__PURE__*/ zod.null()])),
  "emails": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "value": /*#__PURE__*/ zod.email().check(/*#__PURE__*/ zod.maxLength(updateContactBodyEmailsItemValueMax))
})).check(/*#__PURE__*/ zod.maxLength(updateContactBodyEmailsMax))),
  "phoneNumbers": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "value": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(updateContactBodyPhoneNumbersItemValueMax)).check(/*#__PURE__*/ zod.regex(updateContactBodyPhoneNumbersItemValueRegExp))
})).check(/*#__PURE__*/ zod.maxLength(updateContactBodyPhoneNumbersMax))),
  "source": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateContactBodySourceMax)).check(/*#__PURE__*/ zod.regex(updateContactBodySourceRegExp))),
  "sourceId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateContactBodySourceIdOneMax)),/*#__PURE__*/ zod.null()])),
  "firstName": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateContactBodyFirstNameOneMax)),/*#__PURE__*/ zod.null()])),
  "lastName": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateContactBodyLastNameOneMax)),/*#__PURE__*/ zod.null()])),
  "birthday": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(updateContactBodyBirthdayOneMax)).check(/*#__PURE__*/ zod.regex(updateContactBodyBirthdayOneRegExp)),/*#__PURE__*/ zod.null()])),
  "notes": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateContactBodyNotesOneMax)),/*#__PURE__*/ zod.null()])),
  "tags": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateContactBodyTagsItemMax))).check(/*#__PURE__*/ zod.maxLength(updateContactBodyTagsMax))),
  "locationIds": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateContactBodyLocationIdsItemMax)).check(/*#__PURE__*/ zod.regex(updateContactBodyLocationIdsItemRegExp))).check(/*#__PURE__*/ zod.maxLength(updateContactBodyLocationIdsMax))),
  "emailConsent": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.object({
  "status": /*#__PURE__*/ zod.enum(['in', 'out', 'unknown']),
  "how": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.enum(['booth', 'microsite', 'staff', 'import', 'integration', 'unsubscribe', 'stop']), updateContactBodyEmailConsentHowDefault)
})),
  "smsConsent": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.object({
  "status": /*#__PURE__*/ zod.enum(['in', 'out', 'unknown']),
  "how": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.enum(['booth', 'microsite', 'staff', 'import', 'integration', 'unsubscribe', 'stop']), updateContactBodySmsConsentHowDefault)
}))
})

/**
 * @summary Update or delete up to 200 contacts at once
 */
export const updateContactsBodyIdsItemMax = 64;


export const updateContactsBodyIdsItemRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');
export const updateContactsBodyIdsMax = 200;

export const updateContactsBodySetAddTagsItemMax = 40;

export const updateContactsBodySetAddTagsMax = 30;

export const updateContactsBodySetRemoveTagsItemMax = 40;

export const updateContactsBodySetRemoveTagsMax = 30;

export const updateContactsBodySetEmailConsentHowDefault = `staff`;
export const updateContactsBodySetSmsConsentHowDefault = `staff`;

export const UpdateContactsBody = /*#__PURE__*/ zod.object({
  "ids": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateContactsBodyIdsItemMax)).check(/*#__PURE__*/ zod.regex(updateContactsBodyIdsItemRegExp))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateContactsBodyIdsMax)),
  "set": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.object({
  "addTags": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateContactsBodySetAddTagsItemMax))).check(/*#__PURE__*/ zod.maxLength(updateContactsBodySetAddTagsMax))),
  "removeTags": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateContactsBodySetRemoveTagsItemMax))).check(/*#__PURE__*/ zod.maxLength(updateContactsBodySetRemoveTagsMax))),
  "emailConsent": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.object({
  "status": /*#__PURE__*/ zod.enum(['in', 'out', 'unknown']),
  "how": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.enum(['booth', 'microsite', 'staff', 'import', 'integration', 'unsubscribe', 'stop']), updateContactsBodySetEmailConsentHowDefault)
})),
  "smsConsent": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.object({
  "status": /*#__PURE__*/ zod.enum(['in', 'out', 'unknown']),
  "how": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.enum(['booth', 'microsite', 'staff', 'import', 'integration', 'unsubscribe', 'stop']), updateContactsBodySetSmsConsentHowDefault)
}))
})),
  "delete": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.literal(true))
})

/**
 * @summary Export contacts to a CSV file
 */
export const exportContactsBodyIdsItemMax = 64;


export const exportContactsBodyIdsItemRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');
export const exportContactsBodyIdsMax = 200;

export const exportContactsBodyFilterSearchMax = 80;

export const exportContactsBodyFilterTagMax = 40;

export const exportContactsBodyFilterLocationIdMax = 64;


export const exportContactsBodyFilterLocationIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');
export const exportContactsBodyFilterSourceMax = 40;


export const exportContactsBodyFilterSourceRegExp = new RegExp('^[a-z0-9][a-z0-9_-]*$');
export const exportContactsBodyFilterBirthdayMonthMax = 12;

export const exportContactsBodyFilterVisitedFromMax = 10;


export const exportContactsBodyFilterVisitedFromRegExp = new RegExp('^20\\d\\d-');
export const exportContactsBodyFilterVisitedToMax = 10;


export const exportContactsBodyFilterVisitedToRegExp = new RegExp('^20\\d\\d-');
export const exportContactsBodyFilterAddedFromMax = 10;


export const exportContactsBodyFilterAddedFromRegExp = new RegExp('^20\\d\\d-');
export const exportContactsBodyFilterAddedToMax = 10;


export const exportContactsBodyFilterAddedToRegExp = new RegExp('^20\\d\\d-');
export const exportContactsBodyFilterCampaignIdMax = 64;


export const exportContactsBodyFilterCampaignIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');


export const ExportContactsBody = /*#__PURE__*/ zod.object({
  "ids": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(exportContactsBodyIdsItemMax)).check(/*#__PURE__*/ zod.regex(exportContactsBodyIdsItemRegExp))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(exportContactsBodyIdsMax))),
  "filter": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.object({
  "search": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(exportContactsBodyFilterSearchMax))),
  "tag": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(exportContactsBodyFilterTagMax))),
  "locationId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(exportContactsBodyFilterLocationIdMax)).check(/*#__PURE__*/ zod.regex(exportContactsBodyFilterLocationIdRegExp))),
  "source": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(exportContactsBodyFilterSourceMax)).check(/*#__PURE__*/ zod.regex(exportContactsBodyFilterSourceRegExp))),
  "emailConsent": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['in', 'out', 'unknown'])),
  "smsConsent": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['in', 'out', 'unknown'])),
  "optedIn": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "hasEmail": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "birthdayMonth": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(exportContactsBodyFilterBirthdayMonthMax))),
  "visitedFrom": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.maxLength(exportContactsBodyFilterVisitedFromMax)).check(/*#__PURE__*/ zod.regex(exportContactsBodyFilterVisitedFromRegExp))),
  "visitedTo": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.maxLength(exportContactsBodyFilterVisitedToMax)).check(/*#__PURE__*/ zod.regex(exportContactsBodyFilterVisitedToRegExp))),
  "addedFrom": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.maxLength(exportContactsBodyFilterAddedFromMax)).check(/*#__PURE__*/ zod.regex(exportContactsBodyFilterAddedFromRegExp))),
  "addedTo": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.maxLength(exportContactsBodyFilterAddedToMax)).check(/*#__PURE__*/ zod.regex(exportContactsBodyFilterAddedToRegExp))),
  "campaignId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(exportContactsBodyFilterCampaignIdMax)).check(/*#__PURE__*/ zod.regex(exportContactsBodyFilterCampaignIdRegExp))),
  "campaignOutcome": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['sent', 'opened', 'clicked']))
}))
})

/**
 * @summary Import contacts from a CSV file
 */
export const importContactsBodyDuplicatesDefault = `update`;
export const importContactsBodyModeDefault = `store`;
export const importContactsBodyImportIdOneMax = 64;


export const importContactsBodyImportIdOneRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');


export const ImportContactsBody = /*#__PURE__*/ zod.object({
  "contacts": /*#__PURE__*/ zod.instanceof(Blob),
  "duplicates": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.enum(['update', 'fill', 'skip']), importContactsBodyDuplicatesDefault),
  "mode": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.enum(['store', 'dryRun']), importContactsBodyModeDefault),
  "importId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(importContactsBodyImportIdOneMax)).check(/*#__PURE__*/ zod.regex(importContactsBodyImportIdOneRegExp)))
})

/**
 * @summary Merge two contacts of the same person
 */
export const mergeContactsBodyFromOneMax = 64;


export const mergeContactsBodyFromOneRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');


export const MergeContactsBody = /*#__PURE__*/ zod.object({
  "from": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(mergeContactsBodyFromOneMax)).check(/*#__PURE__*/ zod.regex(mergeContactsBodyFromOneRegExp))
})

