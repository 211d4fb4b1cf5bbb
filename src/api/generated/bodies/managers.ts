/**
 * Generated from openapi/v1.yaml by `npm run codegen`. Do not edit.
 */
import * as zod from 'zod/mini';



/**
 * @summary Invite a manager
 */
export const createManagerBodyFirstNameOneMax = 80;

export const createManagerBodyFirstNameDefault = null;
export const createManagerBodyLastNameOneMax = 80;

export const createManagerBodyLastNameDefault = null;
export const createManagerBodyEmailMax = 254;

export const createManagerBodyPhoneOneMax = 16;


export const createManagerBodyPhoneOneRegExp = new RegExp('^(\\d{10}|\\+[1-9]\\d{7,14})$');
export const createManagerBodyPhoneDefault = null;
export const createManagerBodyAllLocationsDefault = false;
export const createManagerBodyLocationIdsItemMax = 64;


export const createManagerBodyLocationIdsItemRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');
export const createManagerBodyLocationIdsMax = 500;



export const CreateManagerBody = /*#__PURE__*/ zod.object({
  "firstName": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createManagerBodyFirstNameOneMax)),/*#__PURE__*/ zod.null()]), createManagerBodyFirstNameDefault),
  "lastName": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createManagerBodyLastNameOneMax)),/*#__PURE__*/ zod.null()]), createManagerBodyLastNameDefault),
  "email": /*#__PURE__*/ zod.email().check(/*#__PURE__*/ zod.maxLength(createManagerBodyEmailMax)),
  "phone": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(createManagerBodyPhoneOneMax)).check(/*#__PURE__*/ zod.regex(createManagerBodyPhoneOneRegExp)),/*#__PURE__*/ zod.null()]), createManagerBodyPhoneDefault),
  "allLocations": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), createManagerBodyAllLocationsDefault),
  "locationIds": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createManagerBodyLocationIdsItemMax)).check(/*#__PURE__*/ zod.regex(createManagerBodyLocationIdsItemRegExp))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createManagerBodyLocationIdsMax))),
  "permissions": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.object({
  "sendCampaigns": /*#__PURE__*/ zod.boolean(),
  "deletePhotos": /*#__PURE__*/ zod.boolean(),
  "exportContacts": /*#__PURE__*/ zod.boolean(),
  "editBranding": /*#__PURE__*/ zod.boolean()
}))
})

/**
 * @summary Update a manager; omitted fields stay unchanged
 */
export const updateManagerBodyFirstNameOneMax = 80;

export const updateManagerBodyLastNameOneMax = 80;

export const updateManagerBodyPhoneOneMax = 16;


export const updateManagerBodyPhoneOneRegExp = new RegExp('^(\\d{10}|\\+[1-9]\\d{7,14})$');
export const updateManagerBodyLocationIdsItemMax = 64;


export const updateManagerBodyLocationIdsItemRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');
export const updateManagerBodyLocationIdsMax = 500;



export const UpdateManagerBody = /*#__PURE__*/ zod.object({
  "firstName": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateManagerBodyFirstNameOneMax)),/*#__PURE__*/ zod.null()])),
  "lastName": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateManagerBodyLastNameOneMax)),/*#__PURE__*/ zod.null()])),
  "phone": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(updateManagerBodyPhoneOneMax)).check(/*#__PURE__*/ zod.regex(updateManagerBodyPhoneOneRegExp)),/*#__PURE__*/ zod.null()])),
  "allLocations": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "locationIds": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateManagerBodyLocationIdsItemMax)).check(/*#__PURE__*/ zod.regex(updateManagerBodyLocationIdsItemRegExp))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateManagerBodyLocationIdsMax))),
  "permissions": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.object({
  "sendCampaigns": /*#__PURE__*/ zod.boolean(),
  "deletePhotos": /*#__PURE__*/ zod.boolean(),
  "exportContacts": /*#__PURE__*/ zod.boolean(),
  "editBranding": /*#__PURE__*/ zod.boolean()
})),
  "status": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['active', 'disabled']))
})

