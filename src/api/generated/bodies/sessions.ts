/**
 * Generated from openapi/v1.yaml by `npm run codegen`. Do not edit.
 */
import * as zod from 'zod/mini';



/**
 * @summary Create a draft session
 */
export const createSessionBodyNameMax = 60;

export const createSessionBodyLocationIdsOneMax = 200;

export const createSessionBodyLocationIdsOneItemMax = 64;


export const createSessionBodyLocationIdsOneItemRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');
export const createSessionBodyDeviceIdsItemMax = 64;


export const createSessionBodyDeviceIdsItemRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');
export const createSessionBodyDeviceIdsMax = 200;

export const createSessionBodyStartsAtOneMax = 35;

export const createSessionBodyEndsAtOneOneMax = 35;

export const createSessionBodyLanguageOneMax = 35;


export const createSessionBodyLanguageOneRegExp = new RegExp('^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$');
export const createSessionBodySlugOneMin = 3;
export const createSessionBodySlugOneMax = 40;


export const createSessionBodySlugOneRegExp = new RegExp('^[a-z0-9-]+$');
export const createSessionBodyPasscodeMin = 4;
export const createSessionBodyPasscodeMax = 20;


export const createSessionBodyPasscodeRegExp = new RegExp('^[\\x21-\\x7E]+$');
export const createSessionBodyGalleryExpiresInDaysMax = 3650;

export const createSessionBodyRequireApprovalDefault = false;
export const createSessionBodyHoldUntilApprovedDefault = false;
export const createSessionBodyShareChannelsOneMax = 6;

export const createSessionBodyCaptureItemKeyMax = 39;


export const createSessionBodyCaptureItemKeyRegExp = new RegExp('^(firstName|lastName|emailAddress|phoneNumber|birthday|marketingConsent|custom[A-Z0-9][A-Za-z0-9]{0,32})$');
export const createSessionBodyCaptureItemLabelMax = 60;

export const createSessionBodyCaptureMax = 16;

export const createSessionBodyConsentTextMax = 600;

export const createSessionBodyConsentRequiredDefault = false;
export const createSessionBodyTermsUrlOneMax = 2048;


export const createSessionBodyTermsUrlOneRegExp = new RegExp('^https?:/');
export const createSessionBodyMinAgeOneMin = 0;
export const createSessionBodyMinAgeOneMax = 21;

export const createSessionBodyEmailSubjectMax = 150;

export const createSessionBodyEmailBodyMax = 5000;

export const createSessionBodySmsBodyMax = 320;

export const createSessionBodyBookingUrlOneOneMax = 2048;


export const createSessionBodyBookingUrlOneOneRegExp = new RegExp('^https?:/');
export const createSessionBodyReviewUrlOneOneMax = 2048;


export const createSessionBodyReviewUrlOneOneRegExp = new RegExp('^https?:/');
export const createSessionBodyCtaLabelMax = 24;

export const createSessionBodyCtaUrlOneMax = 2048;


export const createSessionBodyCtaUrlOneRegExp = new RegExp('^https?:/');
export const createSessionBodyIdleSecondsOneMin = 10;
export const createSessionBodyIdleSecondsOneMax = 300;

export const createSessionBodyPrimaryColorOneOneMax = 7;


export const createSessionBodyPrimaryColorOneOneRegExp = new RegExp('^#[0-9A-Fa-f]{6}$');
export const createSessionBodyAccentColorOneOneMax = 7;


export const createSessionBodyAccentColorOneOneRegExp = new RegExp('^#[0-9A-Fa-f]{6}$');
export const createSessionBodyFontOneMax = 60;

export const createSessionBodyLogoAssetIdOneOneMax = 64;


export const createSessionBodyLogoAssetIdOneOneRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');
export const createSessionBodyStartScreenAssetIdOneMax = 64;


export const createSessionBodyStartScreenAssetIdOneRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');
export const createSessionBodyExperienceScreenAssetIdOneMax = 64;


export const createSessionBodyExperienceScreenAssetIdOneRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');
export const createSessionBodySharingScreenAssetIdOneMax = 64;


export const createSessionBodySharingScreenAssetIdOneRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');
export const createSessionBodyMicrositeBackgroundAssetIdOneMax = 64;


export const createSessionBodyMicrositeBackgroundAssetIdOneRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');
export const createSessionBodyOverlayAssetIdsItemMax = 64;


export const createSessionBodyOverlayAssetIdsItemRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');
export const createSessionBodyOverlayAssetIdsMax = 20;

export const createSessionBodyPromotionalAssetIdsItemMax = 64;


export const createSessionBodyPromotionalAssetIdsItemRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');
export const createSessionBodyPromotionalAssetIdsMax = 20;

export const createSessionBodyStartTextMax = 60;

export const createSessionBodyThanksTextMax = 120;

export const createSessionBodyLockedFieldsOneMax = 40;

export const createSessionBodyExperiencesItemIdOneMax = 64;


export const createSessionBodyExperiencesItemIdOneRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');
export const createSessionBodyExperiencesItemTitleMax = 24;

export const createSessionBodyExperiencesItemEnabledDefault = true;
export const createSessionBodyExperiencesItemOrderOneMin = 0;
export const createSessionBodyExperiencesItemOrderOneMax = 19;

export const createSessionBodyExperiencesItemTemplateIdOneMax = 64;


export const createSessionBodyExperiencesItemTemplateIdOneRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');
export const createSessionBodyExperiencesItemTemplateIdDefault = null;
export const createSessionBodyExperiencesItemCountdownSecondsOneMin = 0;
export const createSessionBodyExperiencesItemCountdownSecondsOneMax = 20;

export const createSessionBodyExperiencesItemNextCountdownSecondsOneMin = 0;
export const createSessionBodyExperiencesItemNextCountdownSecondsOneMax = 20;

export const createSessionBodyExperiencesItemShotsOneMax = 16;

export const createSessionBodyExperiencesItemIntervalMsOneMin = 100;
export const createSessionBodyExperiencesItemIntervalMsOneMax = 2000;

export const createSessionBodyExperiencesItemDurationSecondsOneMax = 60;

export const createSessionBodyExperiencesItemMirrorDefault = true;
export const createSessionBodyExperiencesItemRetakesOneMin = 0;
export const createSessionBodyExperiencesItemRetakesOneMax = 5;

export const createSessionBodyExperiencesItemOverlayAssetIdsOneMax = 20;

export const createSessionBodyExperiencesItemOverlayAssetIdsOneItemMax = 64;


export const createSessionBodyExperiencesItemOverlayAssetIdsOneItemRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');
export const createSessionBodyExperiencesItemBackgroundAssetIdsOneMax = 20;

export const createSessionBodyExperiencesItemBackgroundAssetIdsOneItemMax = 64;


export const createSessionBodyExperiencesItemBackgroundAssetIdsOneItemRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');
export const createSessionBodyExperiencesItemScreenAssetIdOneOneMax = 64;


export const createSessionBodyExperiencesItemScreenAssetIdOneOneRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');
export const createSessionBodyExperiencesItemFiltersOneMax = 8;

export const createSessionBodyExperiencesItemDisplayModeOneOneMax = 7;

export const createSessionBodyExperiencesItemShareChannelsOneOneMax = 7;

export const createSessionBodyExperiencesItemShareChannelsOneTwoMax = 6;

export const createSessionBodyExperiencesItemAskProductsDefault = false;
export const createSessionBodyExperiencesMax = 20;



export const CreateSessionBody = /*#__PURE__*/ zod.object({
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createSessionBodyNameMax)),
  "locationIds": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createSessionBodyLocationIdsOneItemMax)).check(/*#__PURE__*/ zod.regex(createSessionBodyLocationIdsOneItemRegExp))).check(/*#__PURE__*/ zod.maxLength(createSessionBodyLocationIdsOneMax))),
  "deviceIds": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createSessionBodyDeviceIdsItemMax)).check(/*#__PURE__*/ zod.regex(createSessionBodyDeviceIdsItemRegExp))).check(/*#__PURE__*/ zod.maxLength(createSessionBodyDeviceIdsMax))),
  "startsAt": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(createSessionBodyStartsAtOneMax)),/*#__PURE__*/ zod.null()])),
  "endsAt": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(createSessionBodyEndsAtOneOneMax)),/*#__PURE__*/ zod.null()])),
  "language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(createSessionBodyLanguageOneMax)).check(/*#__PURE__*/ zod.regex(createSessionBodyLanguageOneRegExp))),
  "displayMode": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum({
  Normal: 0,
  Ar: 1,
} as const)),
  "galleryVisibility": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['public', 'unlisted', 'private'])),
  "slug": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(createSessionBodySlugOneMin)).check(/*#__PURE__*/ zod.maxLength(createSessionBodySlugOneMax)).check(/*#__PURE__*/ zod.regex(createSessionBodySlugOneRegExp))),
  "passcode": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(createSessionBodyPasscodeMin)).check(/*#__PURE__*/ zod.maxLength(createSessionBodyPasscodeMax)).check(/*#__PURE__*/ zod.regex(createSessionBodyPasscodeRegExp))),
  "galleryExpiresInDays": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(createSessionBodyGalleryExpiresInDaysMax))),
  "requireApproval": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), createSessionBodyRequireApprovalDefault),
  "holdUntilApproved": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), createSessionBodyHoldUntilApprovedDefault),
  "shareChannels": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.enum(['email', 'sms', 'qr', 'social', 'download', 'print'])).check(/*#__PURE__*/ zod.maxLength(createSessionBodyShareChannelsOneMax))),
  "capture": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "key": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(createSessionBodyCaptureItemKeyMax)).check(/*#__PURE__*/ zod.regex(createSessionBodyCaptureItemKeyRegExp)),
  "label": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createSessionBodyCaptureItemLabelMax)),
  "kind": /*#__PURE__*/ zod.enum(['text', 'email', 'phone', 'date', 'checkbox']),
  "required": /*#__PURE__*/ zod.boolean()
})).check(/*#__PURE__*/ zod.maxLength(createSessionBodyCaptureMax))),
  "consentText": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createSessionBodyConsentTextMax))),
  "consentRequired": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), createSessionBodyConsentRequiredDefault),
  "termsUrl": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.maxLength(createSessionBodyTermsUrlOneMax)).check(/*#__PURE__*/ zod.regex(createSessionBodyTermsUrlOneRegExp)),/*#__PURE__*/ zod.null()])),
  "minAge": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(createSessionBodyMinAgeOneMin)).check(/*#__PURE__*/ zod.lte(createSessionBodyMinAgeOneMax))),
  "emailSubject": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createSessionBodyEmailSubjectMax))),
  "emailBody": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createSessionBodyEmailBodyMax))),
  "smsBody": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createSessionBodySmsBodyMax))),
  "bookingUrl": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.maxLength(createSessionBodyBookingUrlOneOneMax)).check(/*#__PURE__*/ zod.regex(createSessionBodyBookingUrlOneOneRegExp)),/*#__PURE__*/ zod.null()])),
  "reviewUrl": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.maxLength(createSessionBodyReviewUrlOneOneMax)).check(/*#__PURE__*/ zod.regex(createSessionBodyReviewUrlOneOneRegExp)),/*#__PURE__*/ zod.null()])),
  "ctaLabel": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createSessionBodyCtaLabelMax))),
  "ctaUrl": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.maxLength(createSessionBodyCtaUrlOneMax)).check(/*#__PURE__*/ zod.regex(createSessionBodyCtaUrlOneRegExp)),/*#__PURE__*/ zod.null()])),
  "idleSeconds": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(createSessionBodyIdleSecondsOneMin)).check(/*#__PURE__*/ zod.lte(createSessionBodyIdleSecondsOneMax))),
  "theme": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['light', 'dark'])),
  "primaryColor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(createSessionBodyPrimaryColorOneOneMax)).check(/*#__PURE__*/ zod.regex(createSessionBodyPrimaryColorOneOneRegExp)),/*#__PURE__*/ zod.null()])),
  "accentColor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(createSessionBodyAccentColorOneOneMax)).check(/*#__PURE__*/ zod.regex(createSessionBodyAccentColorOneOneRegExp)),/*#__PURE__*/ zod.null()])),
  "font": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createSessionBodyFontOneMax))),
  "logoAssetId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createSessionBodyLogoAssetIdOneOneMax)).check(/*#__PURE__*/ zod.regex(createSessionBodyLogoAssetIdOneOneRegExp)),/*#__PURE__*/ zod.null()])),
  "startScreenAssetId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createSessionBodyStartScreenAssetIdOneMax)).check(/*#__PURE__*/ zod.regex(createSessionBodyStartScreenAssetIdOneRegExp)),/*#__PURE__*/ zod.null()])),
  "experienceScreenAssetId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createSessionBodyExperienceScreenAssetIdOneMax)).check(/*#__PURE__*/ zod.regex(createSessionBodyExperienceScreenAssetIdOneRegExp)),/*#__PURE__*/ zod.null()])),
  "sharingScreenAssetId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createSessionBodySharingScreenAssetIdOneMax)).check(/*#__PURE__*/ zod.regex(createSessionBodySharingScreenAssetIdOneRegExp)),/*#__PURE__*/ zod.null()])),
  "micrositeBackgroundAssetId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createSessionBodyMicrositeBackgroundAssetIdOneMax)).check(/*#__PURE__*/ zod.regex(createSessionBodyMicrositeBackgroundAssetIdOneRegExp)),/*#__PURE__*/ zod.null()])),
  "overlayAssetIds": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createSessionBodyOverlayAssetIdsItemMax)).check(/*#__PURE__*/ zod.regex(createSessionBodyOverlayAssetIdsItemRegExp))).check(/*#__PURE__*/ zod.maxLength(createSessionBodyOverlayAssetIdsMax))),
  "promotionalAssetIds": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createSessionBodyPromotionalAssetIdsItemMax)).check(/*#__PURE__*/ zod.regex(createSessionBodyPromotionalAssetIdsItemRegExp))).check(/*#__PURE__*/ zod.maxLength(createSessionBodyPromotionalAssetIdsMax))),
  "startText": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createSessionBodyStartTextMax))),
  "thanksText": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createSessionBodyThanksTextMax))),
  "lockedFields": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.enum(['name', 'locationIds', 'deviceIds', 'startsAt', 'endsAt', 'language', 'displayMode', 'galleryVisibility', 'slug', 'passcode', 'galleryExpiresInDays', 'requireApproval', 'holdUntilApproved', 'shareChannels', 'capture', 'consentText', 'consentRequired', 'termsUrl', 'minAge', 'emailSubject', 'emailBody', 'smsBody', 'bookingUrl', 'reviewUrl', 'ctaLabel', 'ctaUrl', 'idleSeconds', 'theme', 'primaryColor', 'accentColor', 'font', 'logoAssetId', 'startScreenAssetId', 'experienceScreenAssetId', 'sharingScreenAssetId', 'micrositeBackgroundAssetId', 'overlayAssetIds', 'promotionalAssetIds', 'startText', 'thanksText', 'experiences'])).check(/*#__PURE__*/ zod.maxLength(createSessionBodyLockedFieldsOneMax))),
  "experiences": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createSessionBodyExperiencesItemIdOneMax)).check(/*#__PURE__*/ zod.regex(createSessionBodyExperiencesItemIdOneRegExp))),
  "kind": /*#__PURE__*/ zod.enum(['photo', 'collage', 'gif', 'boomerang', 'video', 'before_after']),
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createSessionBodyExperiencesItemTitleMax)),
  "enabled": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), createSessionBodyExperiencesItemEnabledDefault),
  "order": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(createSessionBodyExperiencesItemOrderOneMin)).check(/*#__PURE__*/ zod.lte(createSessionBodyExperiencesItemOrderOneMax))),
  "templateId": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createSessionBodyExperiencesItemTemplateIdOneMax)).check(/*#__PURE__*/ zod.regex(createSessionBodyExperiencesItemTemplateIdOneRegExp)),/*#__PURE__*/ zod.null()]), createSessionBodyExperiencesItemTemplateIdDefault),
  "countdownSeconds": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(createSessionBodyExperiencesItemCountdownSecondsOneMin)).check(/*#__PURE__*/ zod.lte(createSessionBodyExperiencesItemCountdownSecondsOneMax))),
  "nextCountdownSeconds": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(createSessionBodyExperiencesItemNextCountdownSecondsOneMin)).check(/*#__PURE__*/ zod.lte(createSessionBodyExperiencesItemNextCountdownSecondsOneMax))),
  "shots": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(createSessionBodyExperiencesItemShotsOneMax)))),
  "intervalMs": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(createSessionBodyExperiencesItemIntervalMsOneMin)).check(/*#__PURE__*/ zod.lte(createSessionBodyExperiencesItemIntervalMsOneMax)))),
  "durationSeconds": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(createSessionBodyExperiencesItemDurationSecondsOneMax)))),
  "camera": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['front', 'rear'])),
  "mirror": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), createSessionBodyExperiencesItemMirrorDefault),
  "retakes": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(createSessionBodyExperiencesItemRetakesOneMin)).check(/*#__PURE__*/ zod.lte(createSessionBodyExperiencesItemRetakesOneMax))),
  "overlayAssetIds": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createSessionBodyExperiencesItemOverlayAssetIdsOneItemMax)).check(/*#__PURE__*/ zod.regex(createSessionBodyExperiencesItemOverlayAssetIdsOneItemRegExp))).check(/*#__PURE__*/ zod.maxLength(createSessionBodyExperiencesItemOverlayAssetIdsOneMax))),
  "backgroundAssetIds": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createSessionBodyExperiencesItemBackgroundAssetIdsOneItemMax)).check(/*#__PURE__*/ zod.regex(createSessionBodyExperiencesItemBackgroundAssetIdsOneItemRegExp))).check(/*#__PURE__*/ zod.maxLength(createSessionBodyExperiencesItemBackgroundAssetIdsOneMax))),
  "screenAssetId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createSessionBodyExperiencesItemScreenAssetIdOneOneMax)).check(/*#__PURE__*/ zod.regex(createSessionBodyExperiencesItemScreenAssetIdOneOneRegExp)),/*#__PURE__*/ zod.null()])),
  "filters": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.enum(['mono', 'sepia', 'warm', 'cool', 'vivid', 'fade', 'noir', 'soft'])).check(/*#__PURE__*/ zod.maxLength(createSessionBodyExperiencesItemFiltersOneMax))),
  "displayMode": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal("inherit").check(/*#__PURE__*/ zod.maxLength(createSessionBodyExperiencesItemDisplayModeOneOneMax)),/*#__PURE__*/ zod.enum({
  Normal: 0,
  Ar: 1,
} as const)])),
  "shareChannels": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal("inherit").check(/*#__PURE__*/ zod.maxLength(createSessionBodyExperiencesItemShareChannelsOneOneMax)),/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.enum(['email', 'sms', 'qr', 'social', 'download', 'print'])).check(/*#__PURE__*/ zod.maxLength(createSessionBodyExperiencesItemShareChannelsOneTwoMax))])),
  "askProducts": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), createSessionBodyExperiencesItemAskProductsDefault)
})).check(/*#__PURE__*/ zod.maxLength(createSessionBodyExperiencesMax)))
})

/**
 * @summary Update a session; omitted fields stay unchanged
 */
export const updateSessionBodyNameMax = 60;

export const updateSessionBodyLocationIdsItemMax = 64;


export const updateSessionBodyLocationIdsItemRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');
export const updateSessionBodyLocationIdsMax = 200;

export const updateSessionBodyDeviceIdsItemMax = 64;


export const updateSessionBodyDeviceIdsItemRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');
export const updateSessionBodyDeviceIdsMax = 200;

export const updateSessionBodyStartsAtOneMax = 35;

export const updateSessionBodyEndsAtOneOneMax = 35;

export const updateSessionBodyLanguageMax = 35;


export const updateSessionBodyLanguageRegExp = new RegExp('^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$');
export const updateSessionBodySlugOneMin = 3;
export const updateSessionBodySlugOneMax = 40;


export const updateSessionBodySlugOneRegExp = new RegExp('^[a-z0-9-]+$');
export const updateSessionBodyPasscodeMin = 4;
export const updateSessionBodyPasscodeMax = 20;


export const updateSessionBodyPasscodeRegExp = new RegExp('^[\\x21-\\x7E]+$');
export const updateSessionBodyGalleryExpiresInDaysMax = 3650;

export const updateSessionBodyShareChannelsMax = 6;

export const updateSessionBodyCaptureItemKeyMax = 39;


export const updateSessionBodyCaptureItemKeyRegExp = new RegExp('^(firstName|lastName|emailAddress|phoneNumber|birthday|marketingConsent|custom[A-Z0-9][A-Za-z0-9]{0,32})$');
export const updateSessionBodyCaptureItemLabelMax = 60;

export const updateSessionBodyCaptureMax = 16;

export const updateSessionBodyConsentTextMax = 600;

export const updateSessionBodyTermsUrlOneMax = 2048;


export const updateSessionBodyTermsUrlOneRegExp = new RegExp('^https?:/');
export const updateSessionBodyMinAgeMin = 0;
export const updateSessionBodyMinAgeMax = 21;

export const updateSessionBodyEmailSubjectMax = 150;

export const updateSessionBodyEmailBodyMax = 5000;

export const updateSessionBodySmsBodyMax = 320;

export const updateSessionBodyBookingUrlOneOneMax = 2048;


export const updateSessionBodyBookingUrlOneOneRegExp = new RegExp('^https?:/');
export const updateSessionBodyReviewUrlOneOneMax = 2048;


export const updateSessionBodyReviewUrlOneOneRegExp = new RegExp('^https?:/');
export const updateSessionBodyCtaLabelMax = 24;

export const updateSessionBodyCtaUrlOneMax = 2048;


export const updateSessionBodyCtaUrlOneRegExp = new RegExp('^https?:/');
export const updateSessionBodyIdleSecondsMin = 10;
export const updateSessionBodyIdleSecondsMax = 300;

export const updateSessionBodyPrimaryColorOneOneMax = 7;


export const updateSessionBodyPrimaryColorOneOneRegExp = new RegExp('^#[0-9A-Fa-f]{6}$');
export const updateSessionBodyAccentColorOneOneMax = 7;


export const updateSessionBodyAccentColorOneOneRegExp = new RegExp('^#[0-9A-Fa-f]{6}$');
export const updateSessionBodyFontMax = 60;

export const updateSessionBodyLogoAssetIdOneOneMax = 64;


export const updateSessionBodyLogoAssetIdOneOneRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');
export const updateSessionBodyStartScreenAssetIdOneMax = 64;


export const updateSessionBodyStartScreenAssetIdOneRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');
export const updateSessionBodyExperienceScreenAssetIdOneMax = 64;


export const updateSessionBodyExperienceScreenAssetIdOneRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');
export const updateSessionBodySharingScreenAssetIdOneMax = 64;


export const updateSessionBodySharingScreenAssetIdOneRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');
export const updateSessionBodyMicrositeBackgroundAssetIdOneMax = 64;


export const updateSessionBodyMicrositeBackgroundAssetIdOneRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');
export const updateSessionBodyOverlayAssetIdsItemMax = 64;


export const updateSessionBodyOverlayAssetIdsItemRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');
export const updateSessionBodyOverlayAssetIdsMax = 20;

export const updateSessionBodyPromotionalAssetIdsItemMax = 64;


export const updateSessionBodyPromotionalAssetIdsItemRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');
export const updateSessionBodyPromotionalAssetIdsMax = 20;

export const updateSessionBodyStartTextMax = 60;

export const updateSessionBodyThanksTextMax = 120;

export const updateSessionBodyLockedFieldsOneMax = 40;

export const updateSessionBodyExperiencesItemIdOneMax = 64;


export const updateSessionBodyExperiencesItemIdOneRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');
export const updateSessionBodyExperiencesItemTitleMax = 24;

export const updateSessionBodyExperiencesItemEnabledDefault = true;
export const updateSessionBodyExperiencesItemOrderOneMin = 0;
export const updateSessionBodyExperiencesItemOrderOneMax = 19;

export const updateSessionBodyExperiencesItemTemplateIdOneMax = 64;


export const updateSessionBodyExperiencesItemTemplateIdOneRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');
export const updateSessionBodyExperiencesItemTemplateIdDefault = null;
export const updateSessionBodyExperiencesItemCountdownSecondsOneMin = 0;
export const updateSessionBodyExperiencesItemCountdownSecondsOneMax = 20;

export const updateSessionBodyExperiencesItemNextCountdownSecondsOneMin = 0;
export const updateSessionBodyExperiencesItemNextCountdownSecondsOneMax = 20;

export const updateSessionBodyExperiencesItemShotsOneMax = 16;

export const updateSessionBodyExperiencesItemIntervalMsOneMin = 100;
export const updateSessionBodyExperiencesItemIntervalMsOneMax = 2000;

export const updateSessionBodyExperiencesItemDurationSecondsOneMax = 60;

export const updateSessionBodyExperiencesItemMirrorDefault = true;
export const updateSessionBodyExperiencesItemRetakesOneMin = 0;
export const updateSessionBodyExperiencesItemRetakesOneMax = 5;

export const updateSessionBodyExperiencesItemOverlayAssetIdsOneMax = 20;

export const updateSessionBodyExperiencesItemOverlayAssetIdsOneItemMax = 64;


export const updateSessionBodyExperiencesItemOverlayAssetIdsOneItemRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');
export const updateSessionBodyExperiencesItemBackgroundAssetIdsOneMax = 20;

export const updateSessionBodyExperiencesItemBackgroundAssetIdsOneItemMax = 64;


export const updateSessionBodyExperiencesItemBackgroundAssetIdsOneItemRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');
export const updateSessionBodyExperiencesItemScreenAssetIdOneOneMax = 64;


export const updateSessionBodyExperiencesItemScreenAssetIdOneOneRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');
export const updateSessionBodyExperiencesItemFiltersOneMax = 8;

export const updateSessionBodyExperiencesItemDisplayModeOneOneMax = 7;

export const updateSessionBodyExperiencesItemShareChannelsOneOneMax = 7;

export const updateSessionBodyExperiencesItemShareChannelsOneTwoMax = 6;

export const updateSessionBodyExperiencesItemAskProductsDefault = false;
export const updateSessionBodyExperiencesMax = 20;



export const UpdateSessionBody = /*#__PURE__*/ zod.object({
  "name": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateSessionBodyNameMax))),
  "status": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['draft', 'active', 'paused', 'ended'])),
  "locationIds": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateSessionBodyLocationIdsItemMax)).check(/*#__PURE__*/ zod.regex(updateSessionBodyLocationIdsItemRegExp))).check(/*#__PURE__*/ zod.maxLength(updateSessionBodyLocationIdsMax))),
  "deviceIds": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateSessionBodyDeviceIdsItemMax)).check(/*#__PURE__*/ zod.regex(updateSessionBodyDeviceIdsItemRegExp))).check(/*#__PURE__*/ zod.maxLength(updateSessionBodyDeviceIdsMax))),
  "startsAt": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(updateSessionBodyStartsAtOneMax)),/*#__PURE__*/ zod.null()])),
  "endsAt": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(updateSessionBodyEndsAtOneOneMax)),/*#__PURE__*/ zod.null()])),
  "language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(updateSessionBodyLanguageMax)).check(/*#__PURE__*/ zod.regex(updateSessionBodyLanguageRegExp))),
  "displayMode": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum({
  Normal: 0,
  Ar: 1,
} as const)),
  "galleryVisibility": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['public', 'unlisted', 'private'])),
  "slug": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(updateSessionBodySlugOneMin)).check(/*#__PURE__*/ zod.maxLength(updateSessionBodySlugOneMax)).check(/*#__PURE__*/ zod.regex(updateSessionBodySlugOneRegExp))),
  "passcode": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(updateSessionBodyPasscodeMin)).check(/*#__PURE__*/ zod.maxLength(updateSessionBodyPasscodeMax)).check(/*#__PURE__*/ zod.regex(updateSessionBodyPasscodeRegExp))),
  "galleryExpiresInDays": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(updateSessionBodyGalleryExpiresInDaysMax))),
  "requireApproval": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "holdUntilApproved": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "shareChannels": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.enum(['email', 'sms', 'qr', 'social', 'download', 'print'])).check(/*#__PURE__*/ zod.maxLength(updateSessionBodyShareChannelsMax))),
  "capture": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "key": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(updateSessionBodyCaptureItemKeyMax)).check(/*#__PURE__*/ zod.regex(updateSessionBodyCaptureItemKeyRegExp)),
  "label": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateSessionBodyCaptureItemLabelMax)),
  "kind": /*#__PURE__*/ zod.enum(['text', 'email', 'phone', 'date', 'checkbox']),
  "required": /*#__PURE__*/ zod.boolean()
})).check(/*#__PURE__*/ zod.maxLength(updateSessionBodyCaptureMax))),
  "consentText": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateSessionBodyConsentTextMax))),
  "consentRequired": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "termsUrl": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.maxLength(updateSessionBodyTermsUrlOneMax)).check(/*#__PURE__*/ zod.regex(updateSessionBodyTermsUrlOneRegExp)),/*#__PURE__*/ zod.null()])),
  "minAge": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(updateSessionBodyMinAgeMin)).check(/*#__PURE__*/ zod.lte(updateSessionBodyMinAgeMax))),
  "emailSubject": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateSessionBodyEmailSubjectMax))),
  "emailBody": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateSessionBodyEmailBodyMax))),
  "smsBody": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateSessionBodySmsBodyMax))),
  "bookingUrl": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.maxLength(updateSessionBodyBookingUrlOneOneMax)).check(/*#__PURE__*/ zod.regex(updateSessionBodyBookingUrlOneOneRegExp)),/*#__PURE__*/ zod.null()])),
  "reviewUrl": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.maxLength(updateSessionBodyReviewUrlOneOneMax)).check(/*#__PURE__*/ zod.regex(updateSessionBodyReviewUrlOneOneRegExp)),/*#__PURE__*/ zod.null()])),
  "ctaLabel": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateSessionBodyCtaLabelMax))),
  "ctaUrl": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.maxLength(updateSessionBodyCtaUrlOneMax)).check(/*#__PURE__*/ zod.regex(updateSessionBodyCtaUrlOneRegExp)),/*#__PURE__*/ zod.null()])),
  "idleSeconds": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(updateSessionBodyIdleSecondsMin)).check(/*#__PURE__*/ zod.lte(updateSessionBodyIdleSecondsMax))),
  "theme": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['light', 'dark'])),
  "primaryColor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(updateSessionBodyPrimaryColorOneOneMax)).check(/*#__PURE__*/ zod.regex(updateSessionBodyPrimaryColorOneOneRegExp)),/*#__PURE__*/ zod.null()])),
  "accentColor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(updateSessionBodyAccentColorOneOneMax)).check(/*#__PURE__*/ zod.regex(updateSessionBodyAccentColorOneOneRegExp)),/*#__PURE__*/ zod.null()])),
  "font": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateSessionBodyFontMax))),
  "logoAssetId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateSessionBodyLogoAssetIdOneOneMax)).check(/*#__PURE__*/ zod.regex(updateSessionBodyLogoAssetIdOneOneRegExp)),/*#__PURE__*/ zod.null()])),
  "startScreenAssetId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateSessionBodyStartScreenAssetIdOneMax)).check(/*#__PURE__*/ zod.regex(updateSessionBodyStartScreenAssetIdOneRegExp)),/*#__PURE__*/ zod.null()])),
  "experienceScreenAssetId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateSessionBodyExperienceScreenAssetIdOneMax)).check(/*#__PURE__*/ zod.regex(updateSessionBodyExperienceScreenAssetIdOneRegExp)),/*#__PURE__*/ zod.null()])),
  "sharingScreenAssetId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateSessionBodySharingScreenAssetIdOneMax)).check(/*#__PURE__*/ zod.regex(updateSessionBodySharingScreenAssetIdOneRegExp)),/*#__PURE__*/ zod.null()])),
  "micrositeBackgroundAssetId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateSessionBodyMicrositeBackgroundAssetIdOneMax)).check(/*#__PURE__*/ zod.regex(updateSessionBodyMicrositeBackgroundAssetIdOneRegExp)),/*#__PURE__*/ zod.null()])),
  "overlayAssetIds": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateSessionBodyOverlayAssetIdsItemMax)).check(/*#__PURE__*/ zod.regex(updateSessionBodyOverlayAssetIdsItemRegExp))).check(/*#__PURE__*/ zod.maxLength(updateSessionBodyOverlayAssetIdsMax))),
  "promotionalAssetIds": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateSessionBodyPromotionalAssetIdsItemMax)).check(/*#__PURE__*/ zod.regex(updateSessionBodyPromotionalAssetIdsItemRegExp))).check(/*#__PURE__*/ zod.maxLength(updateSessionBodyPromotionalAssetIdsMax))),
  "startText": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateSessionBodyStartTextMax))),
  "thanksText": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateSessionBodyThanksTextMax))),
  "lockedFields": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.enum(['name', 'locationIds', 'deviceIds', 'startsAt', 'endsAt', 'language', 'displayMode', 'galleryVisibility', 'slug', 'passcode', 'galleryExpiresInDays', 'requireApproval', 'holdUntilApproved', 'shareChannels', 'capture', 'consentText', 'consentRequired', 'termsUrl', 'minAge', 'emailSubject', 'emailBody', 'smsBody', 'bookingUrl', 'reviewUrl', 'ctaLabel', 'ctaUrl', 'idleSeconds', 'theme', 'primaryColor', 'accentColor', 'font', 'logoAssetId', 'startScreenAssetId', 'experienceScreenAssetId', 'sharingScreenAssetId', 'micrositeBackgroundAssetId', 'overlayAssetIds', 'promotionalAssetIds', 'startText', 'thanksText', 'experiences'])).check(/*#__PURE__*/ zod.maxLength(updateSessionBodyLockedFieldsOneMax))),
  "experiences": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateSessionBodyExperiencesItemIdOneMax)).check(/*#__PURE__*/ zod.regex(updateSessionBodyExperiencesItemIdOneRegExp))),
  "kind": /*#__PURE__*/ zod.enum(['photo', 'collage', 'gif', 'boomerang', 'video', 'before_after']),
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateSessionBodyExperiencesItemTitleMax)),
  "enabled": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), updateSessionBodyExperiencesItemEnabledDefault),
  "order": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(updateSessionBodyExperiencesItemOrderOneMin)).check(/*#__PURE__*/ zod.lte(updateSessionBodyExperiencesItemOrderOneMax))),
  "templateId": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateSessionBodyExperiencesItemTemplateIdOneMax)).check(/*#__PURE__*/ zod.regex(updateSessionBodyExperiencesItemTemplateIdOneRegExp)),/*#__PURE__*/ zod.null()]), updateSessionBodyExperiencesItemTemplateIdDefault),
  "countdownSeconds": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(updateSessionBodyExperiencesItemCountdownSecondsOneMin)).check(/*#__PURE__*/ zod.lte(updateSessionBodyExperiencesItemCountdownSecondsOneMax))),
  "nextCountdownSeconds": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(updateSessionBodyExperiencesItemNextCountdownSecondsOneMin)).check(/*#__PURE__*/ zod.lte(updateSessionBodyExperiencesItemNextCountdownSecondsOneMax))),
  "shots": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(updateSessionBodyExperiencesItemShotsOneMax)))),
  "intervalMs": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(updateSessionBodyExperiencesItemIntervalMsOneMin)).check(/*#__PURE__*/ zod.lte(updateSessionBodyExperiencesItemIntervalMsOneMax)))),
  "durationSeconds": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(updateSessionBodyExperiencesItemDurationSecondsOneMax)))),
  "camera": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['front', 'rear'])),
  "mirror": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), updateSessionBodyExperiencesItemMirrorDefault),
  "retakes": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(updateSessionBodyExperiencesItemRetakesOneMin)).check(/*#__PURE__*/ zod.lte(updateSessionBodyExperiencesItemRetakesOneMax))),
  "overlayAssetIds": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateSessionBodyExperiencesItemOverlayAssetIdsOneItemMax)).check(/*#__PURE__*/ zod.regex(updateSessionBodyExperiencesItemOverlayAssetIdsOneItemRegExp))).check(/*#__PURE__*/ zod.maxLength(updateSessionBodyExperiencesItemOverlayAssetIdsOneMax))),
  "backgroundAssetIds": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateSessionBodyExperiencesItemBackgroundAssetIdsOneItemMax)).check(/*#__PURE__*/ zod.regex(updateSessionBodyExperiencesItemBackgroundAssetIdsOneItemRegExp))).check(/*#__PURE__*/ zod.maxLength(updateSessionBodyExperiencesItemBackgroundAssetIdsOneMax))),
  "screenAssetId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateSessionBodyExperiencesItemScreenAssetIdOneOneMax)).check(/*#__PURE__*/ zod.regex(updateSessionBodyExperiencesItemScreenAssetIdOneOneRegExp)),/*#__PURE__*/ zod.null()])),
  "filters": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.enum(['mono', 'sepia', 'warm', 'cool', 'vivid', 'fade', 'noir', 'soft'])).check(/*#__PURE__*/ zod.maxLength(updateSessionBodyExperiencesItemFiltersOneMax))),
  "displayMode": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal("inherit").check(/*#__PURE__*/ zod.maxLength(updateSessionBodyExperiencesItemDisplayModeOneOneMax)),/*#__PURE__*/ zod.enum({
  Normal: 0,
  Ar: 1,
} as const)])),
  "shareChannels": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal("inherit").check(/*#__PURE__*/ zod.maxLength(updateSessionBodyExperiencesItemShareChannelsOneOneMax)),/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.enum(['email', 'sms', 'qr', 'social', 'download', 'print'])).check(/*#__PURE__*/ zod.maxLength(updateSessionBodyExperiencesItemShareChannelsOneTwoMax))])),
  "askProducts": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), updateSessionBodyExperiencesItemAskProductsDefault)
})).check(/*#__PURE__*/ zod.maxLength(updateSessionBodyExperiencesMax)))
})

/**
 * @summary Send the caller a test of a session's message
 */
export const sendSessionTestBodyEmailSubjectMax = 150;

export const sendSessionTestBodyEmailBodyMax = 5000;

export const sendSessionTestBodySmsBodyMax = 320;



export const SendSessionTestBody = /*#__PURE__*/ zod.object({
  "channel": /*#__PURE__*/ zod.enum(['email', 'sms']),
  "emailSubject": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(sendSessionTestBodyEmailSubjectMax))),
  "emailBody": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(sendSessionTestBodyEmailBodyMax))),
  "smsBody": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(sendSessionTestBodySmsBodyMax)))
})

