/**
 * Generated from openapi/v1.yaml by `npm run codegen`. Do not edit.
 */
import * as zod from 'zod/mini';



/**
 * @summary Report the booth's state and get its current settings
 */
export const reportBoothBodyAppVersionMax = 32;


export const reportBoothBodyAppVersionRegExp = new RegExp('^[0-9A-Za-z.+-]+$');
export const reportBoothBodyModelOneMax = 80;

export const reportBoothBodyBatteryMin = 0;
export const reportBoothBodyBatteryMax = 100;

export const reportBoothBodyFreeMbMin = 0;
export const reportBoothBodyFreeMbMax = 10000000;

export const reportBoothBodyQueueLengthMin = 0;
export const reportBoothBodyQueueLengthMax = 100000;



export const ReportBoothBody = /*#__PURE__*/ zod.object({
  "appVersion": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(reportBoothBodyAppVersionMax)).check(/*#__PURE__*/ zod.regex(reportBoothBodyAppVersionRegExp)),
  "model": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(reportBoothBodyModelOneMax))),
  "battery": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(reportBoothBodyBatteryMin)).check(/*#__PURE__*/ zod.lte(reportBoothBodyBatteryMax))),
  "charging": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.boolean()),
  "freeMb": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(reportBoothBodyFreeMbMin)).check(/*#__PURE__*/ zod.lte(reportBoothBodyFreeMbMax)),
  "queueLength": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(reportBoothBodyQueueLengthMin)).check(/*#__PURE__*/ zod.lte(reportBoothBodyQueueLengthMax))
})

/**
 * @summary Link a booth by its code and issue its key
 */
export const linkBoothBodyCodeMin = 8;
export const linkBoothBodyCodeMax = 9;


export const linkBoothBodyCodeRegExp = new RegExp('^[A-HJ-NP-Za-hj-np-z2-9]{4}[ -]?[A-HJ-NP-Za-hj-np-z2-9]{4}$');
export const linkBoothBodyModelMax = 80;

export const linkBoothBodyAppVersionMax = 32;


export const linkBoothBodyAppVersionRegExp = new RegExp('^[0-9A-Za-z.+-]+$');


export const LinkBoothBody = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(linkBoothBodyCodeMin)).check(/*#__PURE__*/ zod.maxLength(linkBoothBodyCodeMax)).check(/*#__PURE__*/ zod.regex(linkBoothBodyCodeRegExp)),
  "model": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(linkBoothBodyModelMax)),
  "appVersion": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(linkBoothBodyAppVersionMax)).check(/*#__PURE__*/ zod.regex(linkBoothBodyAppVersionRegExp))
})

/**
 * @summary Upload one photo with the guest's answers
 */
export const createBoothPhotoBodyClientIdMin = 8;
export const createBoothPhotoBodyClientIdMax = 64;


export const createBoothPhotoBodyClientIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');
export const createBoothPhotoBodyCapturedAtOneMax = 35;

export const createBoothPhotoBodyExperienceIdOneMax = 64;


export const createBoothPhotoBodyExperienceIdOneRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');
export const createBoothPhotoBodySessionIdOneMax = 64;


export const createBoothPhotoBodySessionIdOneRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');
export const createBoothPhotoBodyPairIdOneMax = 64;


export const createBoothPhotoBodyPairIdOneRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');
export const createBoothPhotoBodyConsentMin = 2;
export const createBoothPhotoBodyConsentMax = 500;

export const createBoothPhotoBodyGuestMin = 2;
export const createBoothPhotoBodyGuestMax = 5000;

export const createBoothPhotoBodyProductIdsMin = 2;
export const createBoothPhotoBodyProductIdsMax = 1000;

export const createBoothPhotoBodyTokenMax = 22;


export const createBoothPhotoBodyTokenRegExp = new RegExp('^[A-Za-z0-9_-]{22}$');


export const CreateBoothPhotoBody = /*#__PURE__*/ zod.object({
  "photo": /*#__PURE__*/ zod.instanceof(Blob),
  "clientId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(createBoothPhotoBodyClientIdMin)).check(/*#__PURE__*/ zod.maxLength(createBoothPhotoBodyClientIdMax)).check(/*#__PURE__*/ zod.regex(createBoothPhotoBodyClientIdRegExp)),
  "capturedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(createBoothPhotoBodyCapturedAtOneMax)),
  "experienceId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createBoothPhotoBodyExperienceIdOneMax)).check(/*#__PURE__*/ zod.regex(createBoothPhotoBodyExperienceIdOneRegExp))),
  "sessionId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createBoothPhotoBodySessionIdOneMax)).check(/*#__PURE__*/ zod.regex(createBoothPhotoBodySessionIdOneRegExp))),
  "pairId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createBoothPhotoBodyPairIdOneMax)).check(/*#__PURE__*/ zod.regex(createBoothPhotoBodyPairIdOneRegExp))),
  "pairRole": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['before', 'after'])),
  "consent": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(createBoothPhotoBodyConsentMin)).check(/*#__PURE__*/ zod.maxLength(createBoothPhotoBodyConsentMax))),
  "guest": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(createBoothPhotoBodyGuestMin)).check(/*#__PURE__*/ zod.maxLength(createBoothPhotoBodyGuestMax))),
  "productIds": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(createBoothPhotoBodyProductIdsMin)).check(/*#__PURE__*/ zod.maxLength(createBoothPhotoBodyProductIdsMax))),
  "token": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(createBoothPhotoBodyTokenMax)).check(/*#__PURE__*/ zod.regex(createBoothPhotoBodyTokenRegExp)))
})

