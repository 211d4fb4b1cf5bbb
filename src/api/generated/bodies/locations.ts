/**
 * Generated from openapi/v1.yaml by `npm run codegen`. Do not edit.
 */
import * as zod from 'zod/mini';



/**
 * @summary Create a location, with or without a staff sign-in
 */
export const createLocationBodyNameMax = 80;

export const createLocationBodyEmailMax = 254;

export const createLocationBodyPasswordMin = 8;
export const createLocationBodyPasswordMax = 128;

export const createLocationBodyConfirmPasswordMin = 8;
export const createLocationBodyConfirmPasswordMax = 128;

export const createLocationBodyPhoneOneMax = 16;


export const createLocationBodyPhoneOneRegExp = new RegExp('^(\\d{10}|\\+[1-9]\\d{7,14})$');
export const createLocationBodyPhoneDefault = null;
export const createLocationBodyAddressOneLine1Max = 120;

export const createLocationBodyAddressOneLine2Max = 120;

export const createLocationBodyAddressOneCityMax = 80;

export const createLocationBodyAddressOneRegionMax = 80;

export const createLocationBodyAddressOnePostalCodeMax = 16;

export const createLocationBodyAddressOneCountryMax = 2;


export const createLocationBodyAddressOneCountryRegExp = new RegExp('^[A-Z]{2}$');
export const createLocationBodyAddressDefault = null;
export const createLocationBodyTimezoneMax = 64;


export const createLocationBodyTimezoneRegExp = new RegExp('^[A-Za-z_]+(/[A-Za-z0-9_+-]+)*$');
export const createLocationBodyBookingUrlOneMax = 2048;


export const createLocationBodyBookingUrlOneRegExp = new RegExp('^https?:/');
export const createLocationBodyBookingUrlDefault = null;
export const createLocationBodyReviewUrlOneMax = 2048;


export const createLocationBodyReviewUrlOneRegExp = new RegExp('^https?:/');
export const createLocationBodyReviewUrlDefault = null;
export const createLocationBodyManagerIdsItemMax = 64;


export const createLocationBodyManagerIdsItemRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');
export const createLocationBodyManagerIdsMax = 200;

export const createLocationBodyLogoAssetIdOneMax = 64;


export const createLocationBodyLogoAssetIdOneRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');
export const createLocationBodyLogoAssetIdDefault = null;

export const CreateLocationBody = /*#__PURE__*/ zod.object({
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createLocationBodyNameMax)),
  "email": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.email().check(/*#__PURE__*/ zod.maxLength(createLocationBodyEmailMax))),
  "password": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(createLocationBodyPasswordMin)).check(/*#__PURE__*/ zod.maxLength(createLocationBodyPasswordMax))),
  "confirmPassword": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(createLocationBodyConfirmPasswordMin)).check(/*#__PURE__*/ zod.maxLength(createLocationBodyConfirmPasswordMax))),
  "phone": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(createLocationBodyPhoneOneMax)).check(/*#__PURE__*/ zod.regex(createLocationBodyPhoneOneRegExp)),/*#__PURE__*/ zod.null()]), createLocationBodyPhoneDefault),
  "address": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "line1": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createLocationBodyAddressOneLine1Max)),
  "line2": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(createLocationBodyAddressOneLine2Max)),
  "city": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createLocationBodyAddressOneCityMax)),
  "region": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(createLocationBodyAddressOneRegionMax)),
  "postalCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(createLocationBodyAddressOnePostalCodeMax)),
  "country": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(createLocationBodyAddressOneCountryMax)).check(/*#__PURE__*/ zod.regex(createLocationBodyAddressOneCountryRegExp))
}),/*#__PURE__*/ zod.null()]), createLocationBodyAddressDefault),
  "timezone": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(createLocationBodyTimezoneMax)).check(/*#__PURE__*/ zod.regex(createLocationBodyTimezoneRegExp)),
  "bookingUrl": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.maxLength(createLocationBodyBookingUrlOneMax)).check(/*#__PURE__*/ zod.regex(createLocationBodyBookingUrlOneRegExp)),/*#__PURE__*/ zod.null()]), createLocationBodyBookingUrlDefault),
  "reviewUrl": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.maxLength(createLocationBodyReviewUrlOneMax)).check(/*#__PURE__*/ zod.regex(createLocationBodyReviewUrlOneRegExp)),/*#__PURE__*/ zod.null()]), createLocationBodyReviewUrlDefault),
  "managerIds": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createLocationBodyManagerIdsItemMax)).check(/*#__PURE__*/ zod.regex(createLocationBodyManagerIdsItemRegExp))).check(/*#__PURE__*/ zod.maxLength(createLocationBodyManagerIdsMax))),
  "logoAssetId": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createLocationBodyLogoAssetIdOneMax)).check(/*#__PURE__*/ zod.regex(createLocationBodyLogoAssetIdOneRegExp)),/*#__PURE__*/ zod.null()]), createLocationBodyLogoAssetIdDefault)
})

/**
 * @summary Apply a session, logo or links to several locations
 */
export const updateLocationsBodyLocationIdsItemMax = 64;


export const updateLocationsBodyLocationIdsItemRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');
export const updateLocationsBodyLocationIdsMax = 200;

export const updateLocationsBodySessionIdOneMax = 64;


export const updateLocationsBodySessionIdOneRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');
export const updateLocationsBodyLogoAssetIdOneMax = 64;


export const updateLocationsBodyLogoAssetIdOneRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');
export const updateLocationsBodyBookingUrlOneMax = 2048;


export const updateLocationsBodyBookingUrlOneRegExp = new RegExp('^https?:/');
export const updateLocationsBodyReviewUrlOneMax = 2048;


export const updateLocationsBodyReviewUrlOneRegExp = new RegExp('^https?:/');


export const UpdateLocationsBody = /*#__PURE__*/ zod.object({
  "locationIds": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateLocationsBodyLocationIdsItemMax)).check(/*#__PURE__*/ zod.regex(updateLocationsBodyLocationIdsItemRegExp))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateLocationsBodyLocationIdsMax)),
  "sessionId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateLocationsBodySessionIdOneMax)).check(/*#__PURE__*/ zod.regex(updateLocationsBodySessionIdOneRegExp))),
  "logoAssetId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateLocationsBodyLogoAssetIdOneMax)).check(/*#__PURE__*/ zod.regex(updateLocationsBodyLogoAssetIdOneRegExp)),/*#__PURE__*/ zod.null()])),
  "bookingUrl": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.maxLength(updateLocationsBodyBookingUrlOneMax)).check(/*#__PURE__*/ zod.regex(updateLocationsBodyBookingUrlOneRegExp)),/*#__PURE__*/ zod.null()])),
  "reviewUrl": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.maxLength(updateLocationsBodyReviewUrlOneMax)).check(/*#__PURE__*/ zod.regex(updateLocationsBodyReviewUrlOneRegExp)),/*#__PURE__*/ zod.null()]))
})

/**
 * @summary Preview the changes of applying values to several locations
 */
export const findLocationChangesBodyLocationIdsItemMax = 64;


export const findLocationChangesBodyLocationIdsItemRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');
export const findLocationChangesBodyLocationIdsMax = 200;

export const findLocationChangesBodySessionIdOneMax = 64;


export const findLocationChangesBodySessionIdOneRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');
export const findLocationChangesBodyLogoAssetIdOneMax = 64;


export const findLocationChangesBodyLogoAssetIdOneRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');
export const findLocationChangesBodyBookingUrlOneMax = 2048;


export const findLocationChangesBodyBookingUrlOneRegExp = new RegExp('^https?:/');
export const findLocationChangesBodyReviewUrlOneMax = 2048;


export const findLocationChangesBodyReviewUrlOneRegExp = new RegExp('^https?:/');


export const FindLocationChangesBody = /*#__PURE__*/ zod.object({
  "locationIds": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(findLocationChangesBodyLocationIdsItemMax)).check(/*#__PURE__*/ zod.regex(findLocationChangesBodyLocationIdsItemRegExp))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(findLocationChangesBodyLocationIdsMax)),
  "sessionId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(findLocationChangesBodySessionIdOneMax)).check(/*#__PURE__*/ zod.regex(findLocationChangesBodySessionIdOneRegExp))),
  "logoAssetId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(findLocationChangesBodyLogoAssetIdOneMax)).check(/*#__PURE__*/ zod.regex(findLocationChangesBodyLogoAssetIdOneRegExp)),/*#__PURE__*/ zod.null()])),
  "bookingUrl": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.maxLength(findLocationChangesBodyBookingUrlOneMax)).check(/*#__PURE__*/ zod.regex(findLocationChangesBodyBookingUrlOneRegExp)),/*#__PURE__*/ zod.null()])),
  "reviewUrl": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.maxLength(findLocationChangesBodyReviewUrlOneMax)).check(/*#__PURE__*/ zod.regex(findLocationChangesBodyReviewUrlOneRegExp)),/*#__PURE__*/ zod.null()]))
})

/**
 * @summary Update a location; omitted fields stay unchanged
 */
export const updateLocationBodyNameMax = 80;

export const updateLocationBodyEmailMax = 254;

export const updateLocationBodyPhoneOneMax = 16;


export const updateLocationBodyPhoneOneRegExp = new RegExp('^(\\d{10}|\\+[1-9]\\d{7,14})$');
export const updateLocationBodyAddressOneLine1Max = 120;

export const updateLocationBodyAddressOneLine2Max = 120;

export const updateLocationBodyAddressOneCityMax = 80;

export const updateLocationBodyAddressOneRegionMax = 80;

export const updateLocationBodyAddressOnePostalCodeMax = 16;

export const updateLocationBodyAddressOneCountryMax = 2;


export const updateLocationBodyAddressOneCountryRegExp = new RegExp('^[A-Z]{2}$');
export const updateLocationBodyTimezoneMax = 64;


export const updateLocationBodyTimezoneRegExp = new RegExp('^[A-Za-z_]+(/[A-Za-z0-9_+-]+)*$');
export const updateLocationBodyBookingUrlOneMax = 2048;


export const updateLocationBodyBookingUrlOneRegExp = new RegExp('^https?:/');
export const updateLocationBodyReviewUrlOneMax = 2048;


export const updateLocationBodyReviewUrlOneRegExp = new RegExp('^https?:/');
export const updateLocationBodyManagerIdsItemMax = 64;


export const updateLocationBodyManagerIdsItemRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');
export const updateLocationBodyManagerIdsMax = 200;

export const updateLocationBodyLogoAssetIdOneMax = 64;


export const updateLocationBodyLogoAssetIdOneRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');


export const UpdateLocationBody = /*#__PURE__*/ zod.object({
  "name": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateLocationBodyNameMax))),
  "email": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.email().check(/*#__PURE__*/ zod.maxLength(updateLocationBodyEmailMax))),
  "phone": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(updateLocationBodyPhoneOneMax)).check(/*#__PURE__*/ zod.regex(updateLocationBodyPhoneOneRegExp)),/*#__PURE__*/ zod.null()])),
  "address": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "line1": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateLocationBodyAddressOneLine1Max)),
  "line2": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(updateLocationBodyAddressOneLine2Max)),
  "city": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateLocationBodyAddressOneCityMax)),
  "region": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(updateLocationBodyAddressOneRegionMax)),
  "postalCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(updateLocationBodyAddressOnePostalCodeMax)),
  "country": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(updateLocationBodyAddressOneCountryMax)).check(/*#__PURE__*/ zod.regex(updateLocationBodyAddressOneCountryRegExp))
}),/*#__PURE__*/ zod.null()])),
  "timezone": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(updateLocationBodyTimezoneMax)).check(/*#__PURE__*/ zod.regex(updateLocationBodyTimezoneRegExp))),
  "bookingUrl": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.maxLength(updateLocationBodyBookingUrlOneMax)).check(/*#__PURE__*/ zod.regex(updateLocationBodyBookingUrlOneRegExp)),/*#__PURE__*/ zod.null()])),
  "reviewUrl": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.maxLength(updateLocationBodyReviewUrlOneMax)).check(/*#__PURE__*/ zod.regex(updateLocationBodyReviewUrlOneRegExp)),/*#__PURE__*/ zod.null()])),
  "status": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['active', 'disabled'])),
  "managerIds": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateLocationBodyManagerIdsItemMax)).check(/*#__PURE__*/ zod.regex(updateLocationBodyManagerIdsItemRegExp))).check(/*#__PURE__*/ zod.maxLength(updateLocationBodyManagerIdsMax))),
  "logoAssetId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateLocationBodyLogoAssetIdOneMax)).check(/*#__PURE__*/ zod.regex(updateLocationBodyLogoAssetIdOneRegExp)),/*#__PURE__*/ zod.null()]))
})

/**
 * @summary Set the password of a location's staff sign-in
 */
export const updateLocationPasswordBodyEmailMax = 254;

export const updateLocationPasswordBodyPasswordMin = 8;
export const updateLocationPasswordBodyPasswordMax = 128;

export const updateLocationPasswordBodyConfirmPasswordMin = 8;
export const updateLocationPasswordBodyConfirmPasswordMax = 128;



export const UpdateLocationPasswordBody = /*#__PURE__*/ zod.object({
  "email": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.email().check(/*#__PURE__*/ zod.maxLength(updateLocationPasswordBodyEmailMax))),
  "password": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(updateLocationPasswordBodyPasswordMin)).check(/*#__PURE__*/ zod.maxLength(updateLocationPasswordBodyPasswordMax)),
  "confirmPassword": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(updateLocationPasswordBodyConfirmPasswordMin)).check(/*#__PURE__*/ zod.maxLength(updateLocationPasswordBodyConfirmPasswordMax))
})

