/**
 * Generated from openapi/v1.yaml by `npm run codegen`. Do not edit.
 */
import * as zod from 'zod/mini';



/**
 * @summary List contacts
 */
export const listContactsQueryPageDefault = 1;
export const listContactsQueryPageMax = 1000000;

export const listContactsQueryShowDefault = 20;
export const listContactsQueryShowMax = 200;

export const listContactsQuerySearchMax = 80;

export const listContactsQueryTagMax = 40;

export const listContactsQueryLocationIdMax = 64;


export const listContactsQueryLocationIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');
export const listContactsQuerySourceMax = 40;


export const listContactsQuerySourceRegExp = new RegExp('^[a-z0-9][a-z0-9_-]*$');
export const listContactsQueryBirthdayMonthMax = 12;

export const listContactsQueryVisitedFromMax = 10;


export const listContactsQueryVisitedFromRegExp = new RegExp('^20\\d\\d-');
export const listContactsQueryVisitedToMax = 10;


export const listContactsQueryVisitedToRegExp = new RegExp('^20\\d\\d-');
export const listContactsQueryAddedFromMax = 10;


export const listContactsQueryAddedFromRegExp = new RegExp('^20\\d\\d-');
export const listContactsQueryAddedToMax = 10;


export const listContactsQueryAddedToRegExp = new RegExp('^20\\d\\d-');
export const listContactsQueryCampaignIdMax = 64;


export const listContactsQueryCampaignIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');
export const listContactsQuerySortDefault = `-changed`;

export const ListContactsQueryParams = /*#__PURE__*/ zod.object({
  get "page"() { return /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listContactsQueryPageMax)), listContactsQueryPageDefault); },
  get "show"() { return /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listContactsQueryShowMax)), listContactsQueryShowDefault); },
  get "search"() { return /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listContactsQuerySearchMax))); },
  get "tag"() { return /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listContactsQueryTagMax))); },
  get "locationId"() { return /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listContactsQueryLocationIdMax)).check(/*#__PURE__*/ zod.regex(listContactsQueryLocationIdRegExp))); },
  get "source"() { return /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listContactsQuerySourceMax)).check(/*#__PURE__*/ zod.regex(listContactsQuerySourceRegExp))); },
  get "emailConsent"() { return /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['in', 'out', 'unknown'])); },
  get "smsConsent"() { return /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['in', 'out', 'unknown'])); },
  get "optedIn"() { return /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()); },
  get "hasEmail"() { return /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()); },
  get "birthdayMonth"() { return /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listContactsQueryBirthdayMonthMax))); },
  get "visitedFrom"() { return /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.maxLength(listContactsQueryVisitedFromMax)).check(/*#__PURE__*/ zod.regex(listContactsQueryVisitedFromRegExp))); },
  get "visitedTo"() { return /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.maxLength(listContactsQueryVisitedToMax)).check(/*#__PURE__*/ zod.regex(listContactsQueryVisitedToRegExp))); },
  get "addedFrom"() { return /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.maxLength(listContactsQueryAddedFromMax)).check(/*#__PURE__*/ zod.regex(listContactsQueryAddedFromRegExp))); },
  get "addedTo"() { return /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.maxLength(listContactsQueryAddedToMax)).check(/*#__PURE__*/ zod.regex(listContactsQueryAddedToRegExp))); },
  get "campaignId"() { return /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listContactsQueryCampaignIdMax)).check(/*#__PURE__*/ zod.regex(listContactsQueryCampaignIdRegExp))); },
  get "campaignOutcome"() { return /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['sent', 'opened', 'clicked'])); },
  get "sort"() { return /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.enum(['changed', '-changed', 'name', '-name', 'lastPhoto', '-lastPhoto', 'lastVisit', '-lastVisit']), listContactsQuerySortDefault); },
})

/**
 * @summary Add a contact
 */
export const createContactQueryEmailMax = 254;

export const createContactQueryPhoneNumberMax = 16;


export const createContactQueryPhoneNumberRegExp = new RegExp('^(\\d{10}|\\+[1-9]\\d{7,14})$');
export const createContactQuerySourceMax = 40;


export const createContactQuerySourceRegExp = new RegExp('^[a-z0-9][a-z0-9_-]*$');
export const createContactQuerySourceIdMax = 128;



export const CreateContactQueryParams = /*#__PURE__*/ zod.object({
  get "email"() { return /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.email().check(/*#__PURE__*/ zod.maxLength(createContactQueryEmailMax))); },
  get "phoneNumber"() { return /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(createContactQueryPhoneNumberMax)).check(/*#__PURE__*/ zod.regex(createContactQueryPhoneNumberRegExp))); },
  get "source"() { return /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createContactQuerySourceMax)).check(/*#__PURE__*/ zod.regex(createContactQuerySourceRegExp))); },
  get "sourceId"() { return /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createContactQuerySourceIdMax))); },
})

/**
 * @summary List the email addresses of all contacts, sorted by value
 */
export const listContactEmailsQueryPageDefault = 1;
export const listContactEmailsQueryPageMax = 1000000;

export const listContactEmailsQueryShowDefault = 20;
export const listContactEmailsQueryShowMax = 200;

export const listContactEmailsQuerySearchMax = 80;



export const ListContactEmailsQueryParams = /*#__PURE__*/ zod.object({
  get "page"() { return /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listContactEmailsQueryPageMax)), listContactEmailsQueryPageDefault); },
  get "show"() { return /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listContactEmailsQueryShowMax)), listContactEmailsQueryShowDefault); },
  get "search"() { return /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listContactEmailsQuerySearchMax))); },
})

/**
 * @summary Delete an email address from its contact
 */
export const deleteContactEmailQueryValueMax = 254;



export const DeleteContactEmailQueryParams = /*#__PURE__*/ zod.object({
  get "value"() { return /*#__PURE__*/ zod.email().check(/*#__PURE__*/ zod.maxLength(deleteContactEmailQueryValueMax)); },
})

/**
 * @summary Find a contact by email address or phone number
 */
export const findContactQueryEmailAddressMax = 254;

export const findContactQueryPhoneNumberMax = 16;


export const findContactQueryPhoneNumberRegExp = new RegExp('^(\\d{10}|\\+[1-9]\\d{7,14})$');


export const FindContactQueryParams = /*#__PURE__*/ zod.object({
  get "emailAddress"() { return /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.email().check(/*#__PURE__*/ zod.maxLength(findContactQueryEmailAddressMax))); },
  get "phoneNumber"() { return /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(findContactQueryPhoneNumberMax)).check(/*#__PURE__*/ zod.regex(findContactQueryPhoneNumberRegExp))); },
})

/**
 * @summary Undo an import of contacts
 */
export const cancelContactImportPathIdMax = 64;


export const cancelContactImportPathIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');


export const CancelContactImportParams = /*#__PURE__*/ zod.object({
  get "id"() { return /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(cancelContactImportPathIdMax)).check(/*#__PURE__*/ zod.regex(cancelContactImportPathIdRegExp)); },
})

/**
 * @summary List the phone numbers of all contacts, sorted by value
 */
export const listContactPhoneNumbersQueryPageDefault = 1;
export const listContactPhoneNumbersQueryPageMax = 1000000;

export const listContactPhoneNumbersQueryShowDefault = 20;
export const listContactPhoneNumbersQueryShowMax = 200;

export const listContactPhoneNumbersQuerySearchMax = 80;



export const ListContactPhoneNumbersQueryParams = /*#__PURE__*/ zod.object({
  get "page"() { return /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listContactPhoneNumbersQueryPageMax)), listContactPhoneNumbersQueryPageDefault); },
  get "show"() { return /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listContactPhoneNumbersQueryShowMax)), listContactPhoneNumbersQueryShowDefault); },
  get "search"() { return /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listContactPhoneNumbersQuerySearchMax))); },
})

/**
 * @summary Delete a phone number from its contact
 */
export const deleteContactPhoneNumberQueryValueMax = 16;


export const deleteContactPhoneNumberQueryValueRegExp = new RegExp('^(\\d{10}|\\+[1-9]\\d{7,14})$');


export const DeleteContactPhoneNumberQueryParams = /*#__PURE__*/ zod.object({
  get "value"() { return /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(deleteContactPhoneNumberQueryValueMax)).check(/*#__PURE__*/ zod.regex(deleteContactPhoneNumberQueryValueRegExp)); },
})

/**
 * @summary List the tags of all contacts, most used first
 */
export const listContactTagsQueryPageDefault = 1;
export const listContactTagsQueryPageMax = 1000000;

export const listContactTagsQueryShowDefault = 20;
export const listContactTagsQueryShowMax = 200;



export const ListContactTagsQueryParams = /*#__PURE__*/ zod.object({
  get "page"() { return /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listContactTagsQueryPageMax)), listContactTagsQueryPageDefault); },
  get "show"() { return /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listContactTagsQueryShowMax)), listContactTagsQueryShowDefault); },
})

/**
 * @summary Get a contact
 */
export const getContactPathIdMax = 64;


export const getContactPathIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');


export const GetContactParams = /*#__PURE__*/ zod.object({
  get "id"() { return /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getContactPathIdMax)).check(/*#__PURE__*/ zod.regex(getContactPathIdRegExp)); },
})

/**
 * @summary Delete a contact with its email addresses, phone numbers and consents
 */
export const deleteContactPathIdMax = 64;


export const deleteContactPathIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');


export const DeleteContactParams = /*#__PURE__*/ zod.object({
  get "id"() { return /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(deleteContactPathIdMax)).check(/*#__PURE__*/ zod.regex(deleteContactPathIdRegExp)); },
})

/**
 * @summary Merge two contacts of the same person
 */
export const mergeContactsPathIdMax = 64;


export const mergeContactsPathIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');


export const MergeContactsParams = /*#__PURE__*/ zod.object({
  get "id"() { return /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(mergeContactsPathIdMax)).check(/*#__PURE__*/ zod.regex(mergeContactsPathIdRegExp)); },
})

/**
 * @summary List the activity of a contact, newest first
 */
export const listContactEventsPathIdMax = 64;


export const listContactEventsPathIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');


export const ListContactEventsParams = /*#__PURE__*/ zod.object({
  get "id"() { return /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listContactEventsPathIdMax)).check(/*#__PURE__*/ zod.regex(listContactEventsPathIdRegExp)); },
})

export const listContactEventsQueryPageDefault = 1;
export const listContactEventsQueryPageMax = 1000000;

export const listContactEventsQueryShowDefault = 20;
export const listContactEventsQueryShowMax = 200;



export const ListContactEventsQueryParams = /*#__PURE__*/ zod.object({
  get "page"() { return /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listContactEventsQueryPageMax)), listContactEventsQueryPageDefault); },
  get "show"() { return /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listContactEventsQueryShowMax)), listContactEventsQueryShowDefault); },
})

