/**
 * Generated from openapi/v1.yaml by `npm run codegen`. Do not edit.
 */
import * as zod from 'zod/mini';



/**
 * @summary Update the account; omitted fields stay unchanged
 */
export const updateOwnAccountBodyBusinessNameMax = 80;

export const updateOwnAccountBodyOwnerNameMax = 80;

export const updateOwnAccountBodyPhoneOneMax = 16;


export const updateOwnAccountBodyPhoneOneRegExp = new RegExp('^(\\d{10}|\\+[1-9]\\d{7,14})$');
export const updateOwnAccountBodyWebsiteOneMax = 2048;


export const updateOwnAccountBodyWebsiteOneRegExp = new RegExp('^https?:/');
export const updateOwnAccountBodyBookingUrlOneMax = 2048;


export const updateOwnAccountBodyBookingUrlOneRegExp = new RegExp('^https?:/');
export const updateOwnAccountBodyReviewUrlOneMax = 2048;


export const updateOwnAccountBodyReviewUrlOneRegExp = new RegExp('^https?:/');
export const updateOwnAccountBodyTimezoneMax = 64;


export const updateOwnAccountBodyTimezoneRegExp = new RegExp('^[A-Za-z_]+(/[A-Za-z0-9_+-]+)*$');
export const updateOwnAccountBodyLocaleMax = 35;


export const updateOwnAccountBodyLocaleRegExp = new RegExp('^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$');
export const updateOwnAccountBodyCurrencyMax = 3;


export const updateOwnAccountBodyCurrencyRegExp = new RegExp('^[A-Z]{3}$');
export const updateOwnAccountBodyLogoAssetIdOneMax = 64;


export const updateOwnAccountBodyLogoAssetIdOneRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');
export const updateOwnAccountBodyBrandColorOneMax = 7;


export const updateOwnAccountBodyBrandColorOneRegExp = new RegExp('^#[0-9A-Fa-f]{6}$');
export const updateOwnAccountBodyAccentColorOneMax = 7;


export const updateOwnAccountBodyAccentColorOneRegExp = new RegExp('^#[0-9A-Fa-f]{6}$');
export const updateOwnAccountBodySocialHandlesInstagramOneMax = 200;

export const updateOwnAccountBodySocialHandlesFacebookOneMax = 200;

export const updateOwnAccountBodySocialHandlesTwitterOneMax = 200;

export const updateOwnAccountBodyAddressOneLine1Max = 120;

export const updateOwnAccountBodyAddressOneLine2Max = 120;

export const updateOwnAccountBodyAddressOneCityMax = 80;

export const updateOwnAccountBodyAddressOneRegionMax = 80;

export const updateOwnAccountBodyAddressOnePostalCodeMax = 16;

export const updateOwnAccountBodyAddressOneCountryMax = 2;


export const updateOwnAccountBodyAddressOneCountryRegExp = new RegExp('^[A-Z]{2}$');


export const UpdateOwnAccountBody = /*#__PURE__*/ zod.object({
  "businessName": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateOwnAccountBodyBusinessNameMax))),
  "category": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['beauty', 'pets', 'construction', 'marketing', 'other'])),
  "ownerName": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateOwnAccountBodyOwnerNameMax))),
  "phone": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(updateOwnAccountBodyPhoneOneMax)).check(/*#__PURE__*/ zod.regex(updateOwnAccountBodyPhoneOneRegExp)),/*#__PURE__*/ zod.null()])),
  "website": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.maxLength(updateOwnAccountBodyWebsiteOneMax)).check(/*#__PURE__*/ zod.regex(updateOwnAccountBodyWebsiteOneRegExp)),/*#__PURE__*/ zod.null()])),
  "bookingUrl": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.maxLength(updateOwnAccountBodyBookingUrlOneMax)).check(/*#__PURE__*/ zod.regex(updateOwnAccountBodyBookingUrlOneRegExp)),/*#__PURE__*/ zod.null()])),
  "reviewUrl": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.maxLength(updateOwnAccountBodyReviewUrlOneMax)).check(/*#__PURE__*/ zod.regex(updateOwnAccountBodyReviewUrlOneRegExp)),/*#__PURE__*/ zod.null()])),
  "timezone": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(updateOwnAccountBodyTimezoneMax)).check(/*#__PURE__*/ zod.regex(updateOwnAccountBodyTimezoneRegExp))),
  "locale": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(updateOwnAccountBodyLocaleMax)).check(/*#__PURE__*/ zod.regex(updateOwnAccountBodyLocaleRegExp))),
  "currency": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(updateOwnAccountBodyCurrencyMax)).check(/*#__PURE__*/ zod.regex(updateOwnAccountBodyCurrencyRegExp))),
  "logoAssetId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateOwnAccountBodyLogoAssetIdOneMax)).check(/*#__PURE__*/ zod.regex(updateOwnAccountBodyLogoAssetIdOneRegExp)),/*#__PURE__*/ zod.null()])),
  "brandColor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(updateOwnAccountBodyBrandColorOneMax)).check(/*#__PURE__*/ zod.regex(updateOwnAccountBodyBrandColorOneRegExp)),/*#__PURE__*/ zod.null()])),
  "accentColor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(updateOwnAccountBodyAccentColorOneMax)).check(/*#__PURE__*/ zod.regex(updateOwnAccountBodyAccentColorOneRegExp)),/*#__PURE__*/ zod.null()])),
  "headingFont": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.enum(['Inter', 'Inter Bold', 'Lora', 'Playfair Display', 'Oswald', 'Dancing Script']),/*#__PURE__*/ zod.null()])),
  "textFont": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.enum(['Inter', 'Inter Bold', 'Lora', 'Playfair Display', 'Oswald', 'Dancing Script']),/*#__PURE__*/ zod.null()])),
  "socialHandles": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.object({
  "instagram": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateOwnAccountBodySocialHandlesInstagramOneMax)),/*#__PURE__*/ zod.null()]),
  "facebook": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateOwnAccountBodySocialHandlesFacebookOneMax)),/*#__PURE__*/ zod.null()]),
  "twitter": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateOwnAccountBodySocialHandlesTwitterOneMax)),/*#__PURE__*/ zod.null()])
})),
  "address": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "line1": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateOwnAccountBodyAddressOneLine1Max)),
  "line2": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(updateOwnAccountBodyAddressOneLine2Max)),
  "city": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateOwnAccountBodyAddressOneCityMax)),
  "region": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(updateOwnAccountBodyAddressOneRegionMax)),
  "postalCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(updateOwnAccountBodyAddressOnePostalCodeMax)),
  "country": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(updateOwnAccountBodyAddressOneCountryMax)).check(/*#__PURE__*/ zod.regex(updateOwnAccountBodyAddressOneCountryRegExp))
}),/*#__PURE__*/ zod.null()]))
})

/**
 * @summary Delete the account after a waiting period of 14 days
 */
export const deleteOwnAccountBodyBusinessNameOneMax = 80;



export const DeleteOwnAccountBody = /*#__PURE__*/ zod.object({
  "businessName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(deleteOwnAccountBodyBusinessNameOneMax))
})

/**
 * @summary Set the account's own domain for its guest pages
 */
export const updateGuestDomainBodyDomainMax = 253;



export const UpdateGuestDomainBody = /*#__PURE__*/ zod.object({
  "domain": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateGuestDomainBodyDomainMax))
})

/**
 * @summary Change which events the owner is emailed about; omitted fields stay unchanged
 */
export const UpdateNotificationSettingsBody = /*#__PURE__*/ zod.object({
  "boothOffline": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "photoHidden": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "managerJoined": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "importFinished": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean())
})

/**
 * @summary Sign the caller out everywhere
 */
export const deleteSignInsBodyEmailOneMax = 254;



export const DeleteSignInsBody = /*#__PURE__*/ zod.object({
  "email": /*#__PURE__*/ zod.email().check(/*#__PURE__*/ zod.maxLength(deleteSignInsBodyEmailOneMax))
})

