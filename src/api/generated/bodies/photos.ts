/**
 * Generated from openapi/v1.yaml by `npm run codegen`. Do not edit.
 */
import * as zod from 'zod/mini';



/**
 * @summary Upload one or more files as photos of a session
 */
export const createPhotosBodyPhotosMax = 20;

export const createPhotosBodyConsentGivenDefault = false;
export const createPhotosBodyVisibilityDefault = `hidden`;
export const createPhotosBodySkipExistingDefault = false;

export const CreatePhotosBody = /*#__PURE__*/ zod.object({
  "photos": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.instanceof(Blob)).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createPhotosBodyPhotosMax)),
  "consentGiven": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), createPhotosBodyConsentGivenDefault),
  "visibility": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.enum(['public', 'hidden']), createPhotosBodyVisibilityDefault),
  "skipExisting": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), createPhotosBodySkipExistingDefault)
})

/**
 * @summary Erase up to 200 deleted photos now
 */
export const erasePhotosBodyIdsItemMax = 64;


export const erasePhotosBodyIdsItemRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');
export const erasePhotosBodyIdsMax = 200;



export const ErasePhotosBody = /*#__PURE__*/ zod.object({
  "ids": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(erasePhotosBodyIdsItemMax)).check(/*#__PURE__*/ zod.regex(erasePhotosBodyIdsItemRegExp))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(erasePhotosBodyIdsMax))
})

/**
 * @summary Restore up to 200 photos deleted within the last 30 days
 */
export const restorePhotosBodyIdsItemMax = 64;


export const restorePhotosBodyIdsItemRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');
export const restorePhotosBodyIdsMax = 200;



export const RestorePhotosBody = /*#__PURE__*/ zod.object({
  "ids": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(restorePhotosBodyIdsItemMax)).check(/*#__PURE__*/ zod.regex(restorePhotosBodyIdsItemRegExp))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(restorePhotosBodyIdsMax))
})

/**
 * @summary Update or delete up to 200 photos at once
 */
export const updatePhotosBodyIdsItemMax = 64;


export const updatePhotosBodyIdsItemRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');
export const updatePhotosBodyIdsMax = 200;

export const updatePhotosBodySetSessionIdOneMax = 64;


export const updatePhotosBodySetSessionIdOneRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');
export const updatePhotosBodySetAddTagsItemMax = 40;

export const updatePhotosBodySetAddTagsMax = 20;

export const updatePhotosBodySetRemoveTagsItemMax = 40;

export const updatePhotosBodySetRemoveTagsMax = 20;

export const updatePhotosBodySetAddProductIdsItemMax = 64;


export const updatePhotosBodySetAddProductIdsItemRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');
export const updatePhotosBodySetAddProductIdsMax = 10;

export const updatePhotosBodySetRemoveProductIdsItemMax = 64;


export const updatePhotosBodySetRemoveProductIdsItemRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');
export const updatePhotosBodySetRemoveProductIdsMax = 10;



export const UpdatePhotosBody = /*#__PURE__*/ zod.object({
  "ids": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updatePhotosBodyIdsItemMax)).check(/*#__PURE__*/ zod.regex(updatePhotosBodyIdsItemRegExp))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updatePhotosBodyIdsMax)),
  "set": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.object({
  "visibility": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['public', 'hidden'])),
  "guestLink": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['on', 'off'])),
  "approval": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['pending', 'approved', 'rejected'])),
  "favorite": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "consentGiven": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.literal(true)),
  "sessionId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updatePhotosBodySetSessionIdOneMax)).check(/*#__PURE__*/ zod.regex(updatePhotosBodySetSessionIdOneRegExp))),
  "addTags": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updatePhotosBodySetAddTagsItemMax))).check(/*#__PURE__*/ zod.maxLength(updatePhotosBodySetAddTagsMax))),
  "removeTags": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updatePhotosBodySetRemoveTagsItemMax))).check(/*#__PURE__*/ zod.maxLength(updatePhotosBodySetRemoveTagsMax))),
  "addProductIds": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updatePhotosBodySetAddProductIdsItemMax)).check(/*#__PURE__*/ zod.regex(updatePhotosBodySetAddProductIdsItemRegExp))).check(/*#__PURE__*/ zod.maxLength(updatePhotosBodySetAddProductIdsMax))),
  "removeProductIds": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updatePhotosBodySetRemoveProductIdsItemMax)).check(/*#__PURE__*/ zod.regex(updatePhotosBodySetRemoveProductIdsItemRegExp))).check(/*#__PURE__*/ zod.maxLength(updatePhotosBodySetRemoveProductIdsMax)))
})),
  "delete": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.literal(true))
})

/**
 * @summary Export photos to a zip file
 */
export const exportPhotosBodyIdsItemMax = 64;


export const exportPhotosBodyIdsItemRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');
export const exportPhotosBodyIdsMax = 2000;

export const exportPhotosBodyFilterSessionIdMax = 64;


export const exportPhotosBodyFilterSessionIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');
export const exportPhotosBodyFilterExperienceIdMax = 64;


export const exportPhotosBodyFilterExperienceIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');
export const exportPhotosBodyFilterLocationIdMax = 64;


export const exportPhotosBodyFilterLocationIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');
export const exportPhotosBodyFilterDeviceIdMax = 64;


export const exportPhotosBodyFilterDeviceIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');
export const exportPhotosBodyFilterContactIdMax = 64;


export const exportPhotosBodyFilterContactIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');
export const exportPhotosBodyFilterProductIdMax = 64;


export const exportPhotosBodyFilterProductIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');
export const exportPhotosBodyFilterPairIdMax = 64;


export const exportPhotosBodyFilterPairIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');
export const exportPhotosBodyFilterFromMax = 35;

export const exportPhotosBodyFilterToMax = 35;

export const exportPhotosBodyFilterUploadedBeforeMax = 35;

export const exportPhotosBodyFilterSearchMax = 80;



export const ExportPhotosBody = /*#__PURE__*/ zod.object({
  "ids": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(exportPhotosBodyIdsItemMax)).check(/*#__PURE__*/ zod.regex(exportPhotosBodyIdsItemRegExp))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(exportPhotosBodyIdsMax))),
  "filter": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.object({
  "sessionId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(exportPhotosBodyFilterSessionIdMax)).check(/*#__PURE__*/ zod.regex(exportPhotosBodyFilterSessionIdRegExp))),
  "experienceId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(exportPhotosBodyFilterExperienceIdMax)).check(/*#__PURE__*/ zod.regex(exportPhotosBodyFilterExperienceIdRegExp))),
  "locationId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(exportPhotosBodyFilterLocationIdMax)).check(/*#__PURE__*/ zod.regex(exportPhotosBodyFilterLocationIdRegExp))),
  "deviceId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(exportPhotosBodyFilterDeviceIdMax)).check(/*#__PURE__*/ zod.regex(exportPhotosBodyFilterDeviceIdRegExp))),
  "contactId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(exportPhotosBodyFilterContactIdMax)).check(/*#__PURE__*/ zod.regex(exportPhotosBodyFilterContactIdRegExp))),
  "hasContact": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "productId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(exportPhotosBodyFilterProductIdMax)).check(/*#__PURE__*/ zod.regex(exportPhotosBodyFilterProductIdRegExp))),
  "approval": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['pending', 'approved', 'rejected'])),
  "visibility": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['public', 'hidden'])),
  "guestLink": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['on', 'off'])),
  "media": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['image', 'gif', 'video'])),
  "pairId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(exportPhotosBodyFilterPairIdMax)).check(/*#__PURE__*/ zod.regex(exportPhotosBodyFilterPairIdRegExp))),
  "favorite": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "reached": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['delivered', 'opened', 'viewed', 'shared', 'booked'])),
  "from": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(exportPhotosBodyFilterFromMax))),
  "to": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(exportPhotosBodyFilterToMax))),
  "uploadedBefore": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(exportPhotosBodyFilterUploadedBeforeMax))),
  "search": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(exportPhotosBodyFilterSearchMax)))
}))
})

/**
 * @summary Update a photo; omitted fields stay unchanged
 */
export const updatePhotoBodyCaptionMax = 280;

export const updatePhotoBodyTagsItemMax = 40;

export const updatePhotoBodyTagsMax = 20;

export const updatePhotoBodyProductIdsItemMax = 64;


export const updatePhotoBodyProductIdsItemRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');
export const updatePhotoBodyProductIdsMax = 10;

export const updatePhotoBodyContactIdsItemMax = 64;


export const updatePhotoBodyContactIdsItemRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');
export const updatePhotoBodyContactIdsMax = 20;

export const updatePhotoBodyPairIdOneMax = 64;


export const updatePhotoBodyPairIdOneRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');


export const UpdatePhotoBody = /*#__PURE__*/ zod.object({
  "caption": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updatePhotoBodyCaptionMax))),
  "tags": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updatePhotoBodyTagsItemMax))).check(/*#__PURE__*/ zod.maxLength(updatePhotoBodyTagsMax))),
  "productIds": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updatePhotoBodyProductIdsItemMax)).check(/*#__PURE__*/ zod.regex(updatePhotoBodyProductIdsItemRegExp))).check(/*#__PURE__*/ zod.maxLength(updatePhotoBodyProductIdsMax))),
  "contactIds": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updatePhotoBodyContactIdsItemMax)).check(/*#__PURE__*/ zod.regex(updatePhotoBodyContactIdsItemRegExp))).check(/*#__PURE__*/ zod.maxLength(updatePhotoBodyContactIdsMax))),
  "favorite": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "visibility": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['public', 'hidden'])),
  "guestLink": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['on', 'off'])),
  "approval": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['pending', 'approved', 'rejected'])),
  "pairId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updatePhotoBodyPairIdOneMax)).check(/*#__PURE__*/ zod.regex(updatePhotoBodyPairIdOneRegExp)),/*#__PURE__*/ zod.null()])),
  "pairRole": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.enum(['before', 'after']),/*#__PURE__*/ zod.null()]))
})

/**
 * @summary Preview the message that sendPhoto would send
 */
export const getPhotoMessageBodyOneEmailAddressMax = 254;

export const getPhotoMessageBodyTwoPhoneNumberMax = 16;


export const getPhotoMessageBodyTwoPhoneNumberRegExp = new RegExp('^(\\d{10}|\\+[1-9]\\d{7,14})$');


export const GetPhotoMessageBody = /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "channel": /*#__PURE__*/ zod.enum(['email']),
  "emailAddress": /*#__PURE__*/ zod.email().check(/*#__PURE__*/ zod.maxLength(getPhotoMessageBodyOneEmailAddressMax))
}),/*#__PURE__*/ zod.object({
  "channel": /*#__PURE__*/ zod.enum(['sms']),
  "phoneNumber": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getPhotoMessageBodyTwoPhoneNumberMax)).check(/*#__PURE__*/ zod.regex(getPhotoMessageBodyTwoPhoneNumberRegExp))
})])

/**
 * @summary Send a photo to an email address or phone number
 */
export const sendPhotoBodyOneEmailAddressMax = 254;

export const sendPhotoBodyTwoPhoneNumberMax = 16;


export const sendPhotoBodyTwoPhoneNumberRegExp = new RegExp('^(\\d{10}|\\+[1-9]\\d{7,14})$');


export const SendPhotoBody = /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "channel": /*#__PURE__*/ zod.enum(['email']),
  "emailAddress": /*#__PURE__*/ zod.email().check(/*#__PURE__*/ zod.maxLength(sendPhotoBodyOneEmailAddressMax))
}),/*#__PURE__*/ zod.object({
  "channel": /*#__PURE__*/ zod.enum(['sms']),
  "phoneNumber": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(sendPhotoBodyTwoPhoneNumberMax)).check(/*#__PURE__*/ zod.regex(sendPhotoBodyTwoPhoneNumberRegExp))
})])

