/**
 * Generated from openapi/v1.yaml by `npm run codegen`. Do not edit.
 */
import * as zod from 'zod/mini';



/**
 * @summary Create a draft campaign
 */
export const createCampaignBodyNameMax = 80;

export const createCampaignBodyKindDefault = `once`;
export const createCampaignBodyTimeOneMax = 35;

export const createCampaignBodyTimeDefault = null;
export const createCampaignBodyRepeatOneEveryMax = 12;

export const createCampaignBodyRepeatDefault = null;
export const createCampaignBodyTriggerOneDelayDaysMin = 0;
export const createCampaignBodyTriggerOneDelayDaysMax = 365;

export const createCampaignBodyTriggerDefault = null;
export const createCampaignBodyAudienceOneRulesItemOneValuesItemMax = 40;

export const createCampaignBodyAudienceOneRulesItemOneValuesMax = 30;

export const createCampaignBodyAudienceOneRulesItemTwoValueMax = 40;


export const createCampaignBodyAudienceOneRulesItemTwoValueRegExp = new RegExp('^[a-z0-9][a-z0-9_-]*$');
export const createCampaignBodyAudienceOneRulesItemThreeValueOneMax = 64;


export const createCampaignBodyAudienceOneRulesItemThreeValueOneRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');
export const createCampaignBodyAudienceOneRulesItemFiveDaysMax = 3650;

export const createCampaignBodyAudienceOneRulesItemSixDaysMax = 3650;

export const createCampaignBodyAudienceOneRulesMax = 20;

export const createCampaignBodyAudienceDefault = { "match": "all" as const, "rules": [] };
export const createCampaignBodySubjectOneMax = 150;

export const createCampaignBodySubjectDefault = null;
export const createCampaignBodyPreheaderOneMax = 150;

export const createCampaignBodyPreheaderDefault = null;
export const createCampaignBodyBodyOneMax = 50000;

export const createCampaignBodyBodyDefault = null;
export const createCampaignBodySmsBodyOneMax = 480;

export const createCampaignBodySmsBodyDefault = null;
export const createCampaignBodyTemplateIdOneMax = 64;


export const createCampaignBodyTemplateIdOneRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');
export const createCampaignBodyTemplateIdDefault = null;
export const createCampaignBodyMediaIdsItemMax = 64;


export const createCampaignBodyMediaIdsItemRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');
export const createCampaignBodyMediaIdsDefault = [];
export const createCampaignBodyMediaIdsMax = 10;

export const createCampaignBodyLinkUrlOneMax = 2048;


export const createCampaignBodyLinkUrlOneRegExp = new RegExp('^https?:/');
export const createCampaignBodyLinkUrlDefault = null;
export const createCampaignBodyProductIdsItemMax = 64;


export const createCampaignBodyProductIdsItemRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');
export const createCampaignBodyProductIdsDefault = [];
export const createCampaignBodyProductIdsMax = 10;

export const createCampaignBodySenderNameOneMax = 80;

export const createCampaignBodySenderNameDefault = null;
export const createCampaignBodyReplyToOneMax = 254;

export const createCampaignBodyReplyToDefault = null;
export const createCampaignBodyTimezoneOneMax = 64;


export const createCampaignBodyTimezoneOneRegExp = new RegExp('^[A-Za-z_]+(/[A-Za-z0-9_+-]+)*$');
export const createCampaignBodyQuietHoursOneFromMax = 5;


export const createCampaignBodyQuietHoursOneFromRegExp = new RegExp('^([01]\\d|2[0-3]):[0-5]\\d$');
export const createCampaignBodyQuietHoursOneToMax = 5;


export const createCampaignBodyQuietHoursOneToRegExp = new RegExp('^([01]\\d|2[0-3]):[0-5]\\d$');


export const CreateCampaignBody = /*#__PURE__*/ zod.object({
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createCampaignBodyNameMax)),
  "channel": /*#__PURE__*/ zod.enum(['email', 'sms']),
  "kind": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.enum(['once', 'repeating', 'automatic']), createCampaignBodyKindDefault),
  "time": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(createCampaignBodyTimeOneMax)),/*#__PURE__*/ zod.null()]), createCampaignBodyTimeDefault),
  "repeat": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "every": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(createCampaignBodyRepeatOneEveryMax)),
  "unit": /*#__PURE__*/ zod.enum(['week', 'month'])
}),/*#__PURE__*/ zod.null()]), createCampaignBodyRepeatDefault),
  "trigger": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "event": /*#__PURE__*/ zod.enum(['after_photo', 'winback', 'birthday', 'not_viewed']),
  "delayDays": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(createCampaignBodyTriggerOneDelayDaysMin)).check(/*#__PURE__*/ zod.lte(createCampaignBodyTriggerOneDelayDaysMax))
}),/*#__PURE__*/ zod.null()]), createCampaignBodyTriggerDefault),
  "audience": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.object({
  "match": /*#__PURE__*/ zod.enum(['all', 'any']),
  "rules": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "field": /*#__PURE__*/ zod.enum(['tag']),
  "op": /*#__PURE__*/ zod.enum(['is', 'isNot']),
  "values": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createCampaignBodyAudienceOneRulesItemOneValuesItemMax))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createCampaignBodyAudienceOneRulesItemOneValuesMax))
}),/*#__PURE__*/ zod.object({
  "field": /*#__PURE__*/ zod.enum(['source']),
  "op": /*#__PURE__*/ zod.enum(['is', 'isNot']),
  "value": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createCampaignBodyAudienceOneRulesItemTwoValueMax)).check(/*#__PURE__*/ zod.regex(createCampaignBodyAudienceOneRulesItemTwoValueRegExp))
}),/*#__PURE__*/ zod.object({
  "field": /*#__PURE__*/ zod.enum(['location']),
  "op": /*#__PURE__*/ zod.enum(['is', 'isNot']),
  "value": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createCampaignBodyAudienceOneRulesItemThreeValueOneMax)).check(/*#__PURE__*/ zod.regex(createCampaignBodyAudienceOneRulesItemThreeValueOneRegExp))
}),/*#__PURE__*/ zod.object({
  "field": /*#__PURE__*/ zod.enum(['consent']),
  "channel": /*#__PURE__*/ zod.enum(['email', 'sms']),
  "status": /*#__PURE__*/ zod.enum(['in', 'out', 'unknown'])
}),/*#__PURE__*/ zod.object({
  "field": /*#__PURE__*/ zod.enum(['lastPhoto']),
  "op": /*#__PURE__*/ zod.enum(['within', 'notWithin']),
  "days": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(createCampaignBodyAudienceOneRulesItemFiveDaysMax))
}),/*#__PURE__*/ zod.object({
  "field": /*#__PURE__*/ zod.enum(['lastVisit']),
  "op": /*#__PURE__*/ zod.enum(['within', 'notWithin']),
  "days": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(createCampaignBodyAudienceOneRulesItemSixDaysMax)),
  "includesUnknown": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean())
}),/*#__PURE__*/ zod.object({
  "field": /*#__PURE__*/ zod.enum(['hasEmail']),
  "value": /*#__PURE__*/ zod.boolean()
}),/*#__PURE__*/ zod.object({
  "field": /*#__PURE__*/ zod.enum(['hasPhone']),
  "value": /*#__PURE__*/ zod.boolean()
})])).check(/*#__PURE__*/ zod.maxLength(createCampaignBodyAudienceOneRulesMax))
}), createCampaignBodyAudienceDefault),
  "subject": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createCampaignBodySubjectOneMax)),/*#__PURE__*/ zod.null()]), createCampaignBodySubjectDefault),
  "preheader": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createCampaignBodyPreheaderOneMax)),/*#__PURE__*/ zod.null()]), createCampaignBodyPreheaderDefault),
  "body": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createCampaignBodyBodyOneMax)),/*#__PURE__*/ zod.null()]), createCampaignBodyBodyDefault),
  "smsBody": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createCampaignBodySmsBodyOneMax)),/*#__PURE__*/ zod.null()]), createCampaignBodySmsBodyDefault),
  "templateId": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createCampaignBodyTemplateIdOneMax)).check(/*#__PURE__*/ zod.regex(createCampaignBodyTemplateIdOneRegExp)),/*#__PURE__*/ zod.null()]), createCampaignBodyTemplateIdDefault),
  "mediaIds": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createCampaignBodyMediaIdsItemMax)).check(/*#__PURE__*/ zod.regex(createCampaignBodyMediaIdsItemRegExp))).check(/*#__PURE__*/ zod.maxLength(createCampaignBodyMediaIdsMax)), createCampaignBodyMediaIdsDefault),
  "linkUrl": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.maxLength(createCampaignBodyLinkUrlOneMax)).check(/*#__PURE__*/ zod.regex(createCampaignBodyLinkUrlOneRegExp)),/*#__PURE__*/ zod.null()]), createCampaignBodyLinkUrlDefault),
  "productIds": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createCampaignBodyProductIdsItemMax)).check(/*#__PURE__*/ zod.regex(createCampaignBodyProductIdsItemRegExp))).check(/*#__PURE__*/ zod.maxLength(createCampaignBodyProductIdsMax)), createCampaignBodyProductIdsDefault),
  "senderName": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createCampaignBodySenderNameOneMax)),/*#__PURE__*/ zod.null()]), createCampaignBodySenderNameDefault),
  "replyTo": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.email().check(/*#__PURE__*/ zod.maxLength(createCampaignBodyReplyToOneMax)),/*#__PURE__*/ zod.null()]), createCampaignBodyReplyToDefault),
  "timezone": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(createCampaignBodyTimezoneOneMax)).check(/*#__PURE__*/ zod.regex(createCampaignBodyTimezoneOneRegExp))),
  "quietHours": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "from": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(createCampaignBodyQuietHoursOneFromMax)).check(/*#__PURE__*/ zod.regex(createCampaignBodyQuietHoursOneFromRegExp)),
  "to": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(createCampaignBodyQuietHoursOneToMax)).check(/*#__PURE__*/ zod.regex(createCampaignBodyQuietHoursOneToRegExp))
}),/*#__PURE__*/ zod.null()]))
})

/**
 * @summary Count the recipients of an audience, with who is skipped and why
 */
export const findAudienceBodyAudienceRulesItemOneValuesItemMax = 40;

export const findAudienceBodyAudienceRulesItemOneValuesMax = 30;

export const findAudienceBodyAudienceRulesItemTwoValueMax = 40;


export const findAudienceBodyAudienceRulesItemTwoValueRegExp = new RegExp('^[a-z0-9][a-z0-9_-]*$');
export const findAudienceBodyAudienceRulesItemThreeValueOneMax = 64;


export const findAudienceBodyAudienceRulesItemThreeValueOneRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');
export const findAudienceBodyAudienceRulesItemFiveDaysMax = 3650;

export const findAudienceBodyAudienceRulesItemSixDaysMax = 3650;

export const findAudienceBodyAudienceRulesMax = 20;



export const FindAudienceBody = /*#__PURE__*/ zod.object({
  "channel": /*#__PURE__*/ zod.enum(['email', 'sms']),
  "audience": /*#__PURE__*/ zod.object({
  "match": /*#__PURE__*/ zod.enum(['all', 'any']),
  "rules": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "field": /*#__PURE__*/ zod.enum(['tag']),
  "op": /*#__PURE__*/ zod.enum(['is', 'isNot']),
  "values": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(findAudienceBodyAudienceRulesItemOneValuesItemMax))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(findAudienceBodyAudienceRulesItemOneValuesMax))
}),/*#__PURE__*/ zod.object({
  "field": /*#__PURE__*/ zod.enum(['source']),
  "op": /*#__PURE__*/ zod.enum(['is', 'isNot']),
  "value": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(findAudienceBodyAudienceRulesItemTwoValueMax)).check(/*#__PURE__*/ zod.regex(findAudienceBodyAudienceRulesItemTwoValueRegExp))
}),/*#__PURE__*/ zod.object({
  "field": /*#__PURE__*/ zod.enum(['location']),
  "op": /*#__PURE__*/ zod.enum(['is', 'isNot']),
  "value": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(findAudienceBodyAudienceRulesItemThreeValueOneMax)).check(/*#__PURE__*/ zod.regex(findAudienceBodyAudienceRulesItemThreeValueOneRegExp))
}),/*#__PURE__*/ zod.object({
  "field": /*#__PURE__*/ zod.enum(['consent']),
  "channel": /*#__PURE__*/ zod.enum(['email', 'sms']),
  "status": /*#__PURE__*/ zod.enum(['in', 'out', 'unknown'])
}),/*#__PURE__*/ zod.object({
  "field": /*#__PURE__*/ zod.enum(['lastPhoto']),
  "op": /*#__PURE__*/ zod.enum(['within', 'notWithin']),
  "days": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(findAudienceBodyAudienceRulesItemFiveDaysMax))
}),/*#__PURE__*/ zod.object({
  "field": /*#__PURE__*/ zod.enum(['lastVisit']),
  "op": /*#__PURE__*/ zod.enum(['within', 'notWithin']),
  "days": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(findAudienceBodyAudienceRulesItemSixDaysMax)),
  "includesUnknown": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean())
}),/*#__PURE__*/ zod.object({
  "field": /*#__PURE__*/ zod.enum(['hasEmail']),
  "value": /*#__PURE__*/ zod.boolean()
}),/*#__PURE__*/ zod.object({
  "field": /*#__PURE__*/ zod.enum(['hasPhone']),
  "value": /*#__PURE__*/ zod.boolean()
})])).check(/*#__PURE__*/ zod.maxLength(findAudienceBodyAudienceRulesMax))
})
})

/**
 * @summary Preview a message as a contact would receive it
 */
export const getCampaignPreviewBodyContactIdOneMax = 64;


export const getCampaignPreviewBodyContactIdOneRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');
export const getCampaignPreviewBodyContactIdDefault = null;
export const getCampaignPreviewBodySubjectOneMax = 150;

export const getCampaignPreviewBodySubjectDefault = null;
export const getCampaignPreviewBodyPreheaderOneMax = 150;

export const getCampaignPreviewBodyPreheaderDefault = null;
export const getCampaignPreviewBodyBodyOneMax = 50000;

export const getCampaignPreviewBodyBodyDefault = null;
export const getCampaignPreviewBodySmsBodyOneMax = 480;

export const getCampaignPreviewBodySmsBodyDefault = null;
export const getCampaignPreviewBodyTemplateIdOneMax = 64;


export const getCampaignPreviewBodyTemplateIdOneRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');
export const getCampaignPreviewBodyTemplateIdDefault = null;
export const getCampaignPreviewBodyMediaIdsItemMax = 64;


export const getCampaignPreviewBodyMediaIdsItemRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');
export const getCampaignPreviewBodyMediaIdsDefault = [];
export const getCampaignPreviewBodyMediaIdsMax = 10;

export const getCampaignPreviewBodyLinkUrlOneMax = 2048;


export const getCampaignPreviewBodyLinkUrlOneRegExp = new RegExp('^https?:/');
export const getCampaignPreviewBodyLinkUrlDefault = null;
export const getCampaignPreviewBodyProductIdsItemMax = 64;


export const getCampaignPreviewBodyProductIdsItemRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');
export const getCampaignPreviewBodyProductIdsDefault = [];
export const getCampaignPreviewBodyProductIdsMax = 10;

export const getCampaignPreviewBodySenderNameOneMax = 80;

export const getCampaignPreviewBodySenderNameDefault = null;
export const getCampaignPreviewBodyReplyToOneMax = 254;

export const getCampaignPreviewBodyReplyToDefault = null;

export const GetCampaignPreviewBody = /*#__PURE__*/ zod.object({
  "channel": /*#__PURE__*/ zod.enum(['email', 'sms']),
  "contactId": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getCampaignPreviewBodyContactIdOneMax)).check(/*#__PURE__*/ zod.regex(getCampaignPreviewBodyContactIdOneRegExp)),/*#__PURE__*/ zod.null()]), getCampaignPreviewBodyContactIdDefault),
  "subject": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getCampaignPreviewBodySubjectOneMax)),/*#__PURE__*/ zod.null()]), getCampaignPreviewBodySubjectDefault),
  "preheader": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getCampaignPreviewBodyPreheaderOneMax)),/*#__PURE__*/ zod.null()]), getCampaignPreviewBodyPreheaderDefault),
  "body": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getCampaignPreviewBodyBodyOneMax)),/*#__PURE__*/ zod.null()]), getCampaignPreviewBodyBodyDefault),
  "smsBody": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getCampaignPreviewBodySmsBodyOneMax)),/*#__PURE__*/ zod.null()]), getCampaignPreviewBodySmsBodyDefault),
  "templateId": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getCampaignPreviewBodyTemplateIdOneMax)).check(/*#__PURE__*/ zod.regex(getCampaignPreviewBodyTemplateIdOneRegExp)),/*#__PURE__*/ zod.null()]), getCampaignPreviewBodyTemplateIdDefault),
  "mediaIds": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getCampaignPreviewBodyMediaIdsItemMax)).check(/*#__PURE__*/ zod.regex(getCampaignPreviewBodyMediaIdsItemRegExp))).check(/*#__PURE__*/ zod.maxLength(getCampaignPreviewBodyMediaIdsMax)), getCampaignPreviewBodyMediaIdsDefault),
  "linkUrl": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.maxLength(getCampaignPreviewBodyLinkUrlOneMax)).check(/*#__PURE__*/ zod.regex(getCampaignPreviewBodyLinkUrlOneRegExp)),/*#__PURE__*/ zod.null()]), getCampaignPreviewBodyLinkUrlDefault),
  "productIds": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getCampaignPreviewBodyProductIdsItemMax)).check(/*#__PURE__*/ zod.regex(getCampaignPreviewBodyProductIdsItemRegExp))).check(/*#__PURE__*/ zod.maxLength(getCampaignPreviewBodyProductIdsMax)), getCampaignPreviewBodyProductIdsDefault),
  "senderName": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getCampaignPreviewBodySenderNameOneMax)),/*#__PURE__*/ zod.null()]), getCampaignPreviewBodySenderNameDefault),
  "replyTo": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.email().check(/*#__PURE__*/ zod.maxLength(getCampaignPreviewBodyReplyToOneMax)),/*#__PURE__*/ zod.null()]), getCampaignPreviewBodyReplyToDefault)
})

/**
 * @summary Update a campaign or its status; omitted fields stay unchanged
 */
export const updateCampaignBodyNameMax = 80;

export const updateCampaignBodyTimeOneMax = 35;

export const updateCampaignBodyRepeatOneEveryMax = 12;

export const updateCampaignBodyTriggerOneDelayDaysMin = 0;
export const updateCampaignBodyTriggerOneDelayDaysMax = 365;

export const updateCampaignBodyAudienceRulesItemOneValuesItemMax = 40;

export const updateCampaignBodyAudienceRulesItemOneValuesMax = 30;

export const updateCampaignBodyAudienceRulesItemTwoValueMax = 40;


export const updateCampaignBodyAudienceRulesItemTwoValueRegExp = new RegExp('^[a-z0-9][a-z0-9_-]*$');
export const updateCampaignBodyAudienceRulesItemThreeValueOneMax = 64;


export const updateCampaignBodyAudienceRulesItemThreeValueOneRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');
export const updateCampaignBodyAudienceRulesItemFiveDaysMax = 3650;

export const updateCampaignBodyAudienceRulesItemSixDaysMax = 3650;

export const updateCampaignBodyAudienceRulesMax = 20;

export const updateCampaignBodySubjectOneMax = 150;

export const updateCampaignBodyPreheaderOneMax = 150;

export const updateCampaignBodyBodyOneMax = 50000;

export const updateCampaignBodySmsBodyOneMax = 480;

export const updateCampaignBodyTemplateIdOneMax = 64;


export const updateCampaignBodyTemplateIdOneRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');
export const updateCampaignBodyMediaIdsItemMax = 64;


export const updateCampaignBodyMediaIdsItemRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');
export const updateCampaignBodyMediaIdsMax = 10;

export const updateCampaignBodyLinkUrlOneMax = 2048;


export const updateCampaignBodyLinkUrlOneRegExp = new RegExp('^https?:/');
export const updateCampaignBodyProductIdsItemMax = 64;


export const updateCampaignBodyProductIdsItemRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');
export const updateCampaignBodyProductIdsMax = 10;

export const updateCampaignBodySenderNameOneMax = 80;

export const updateCampaignBodyReplyToOneMax = 254;

export const updateCampaignBodyTimezoneMax = 64;


export const updateCampaignBodyTimezoneRegExp = new RegExp('^[A-Za-z_]+(/[A-Za-z0-9_+-]+)*$');
export const updateCampaignBodyQuietHoursOneFromMax = 5;


export const updateCampaignBodyQuietHoursOneFromRegExp = new RegExp('^([01]\\d|2[0-3]):[0-5]\\d$');
export const updateCampaignBodyQuietHoursOneToMax = 5;


export const updateCampaignBodyQuietHoursOneToRegExp = new RegExp('^([01]\\d|2[0-3]):[0-5]\\d$');


export const UpdateCampaignBody = /*#__PURE__*/ zod.object({
  "name": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateCampaignBodyNameMax))),
  "channel": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['email', 'sms'])),
  "kind": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['once', 'repeating', 'automatic'])),
  "status": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['draft', 'scheduled', 'sending', 'paused', 'canceled'])),
  "time": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(updateCampaignBodyTimeOneMax)),/*#__PURE__*/ zod.null()])),
  "repeat": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "every": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(updateCampaignBodyRepeatOneEveryMax)),
  "unit": /*#__PURE__*/ zod.enum(['week', 'month'])
}),/*#__PURE__*/ zod.null()])),
  "trigger": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "event": /*#__PURE__*/ zod.enum(['after_photo', 'winback', 'birthday', 'not_viewed']),
  "delayDays": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(updateCampaignBodyTriggerOneDelayDaysMin)).check(/*#__PURE__*/ zod.lte(updateCampaignBodyTriggerOneDelayDaysMax))
}),/*#__PURE__*/ zod.null()])),
  "audience": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.object({
  "match": /*#__PURE__*/ zod.enum(['all', 'any']),
  "rules": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "field": /*#__PURE__*/ zod.enum(['tag']),
  "op": /*#__PURE__*/ zod.enum(['is', 'isNot']),
  "values": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateCampaignBodyAudienceRulesItemOneValuesItemMax))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateCampaignBodyAudienceRulesItemOneValuesMax))
}),/*#__PURE__*/ zod.object({
  "field": /*#__PURE__*/ zod.enum(['source']),
  "op": /*#__PURE__*/ zod.enum(['is', 'isNot']),
  "value": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateCampaignBodyAudienceRulesItemTwoValueMax)).check(/*#__PURE__*/ zod.regex(updateCampaignBodyAudienceRulesItemTwoValueRegExp))
}),/*#__PURE__*/ zod.object({
  "field": /*#__PURE__*/ zod.enum(['location']),
  "op": /*#__PURE__*/ zod.enum(['is', 'isNot']),
  "value": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateCampaignBodyAudienceRulesItemThreeValueOneMax)).check(/*#__PURE__*/ zod.regex(updateCampaignBodyAudienceRulesItemThreeValueOneRegExp))
}),/*#__PURE__*/ zod.object({
  "field": /*#__PURE__*/ zod.enum(['consent']),
  "channel": /*#__PURE__*/ zod.enum(['email', 'sms']),
  "status": /*#__PURE__*/ zod.enum(['in', 'out', 'unknown'])
}),/*#__PURE__*/ zod.object({
  "field": /*#__PURE__*/ zod.enum(['lastPhoto']),
  "op": /*#__PURE__*/ zod.enum(['within', 'notWithin']),
  "days": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(updateCampaignBodyAudienceRulesItemFiveDaysMax))
}),/*#__PURE__*/ zod.object({
  "field": /*#__PURE__*/ zod.enum(['lastVisit']),
  "op": /*#__PURE__*/ zod.enum(['within', 'notWithin']),
  "days": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(updateCampaignBodyAudienceRulesItemSixDaysMax)),
  "includesUnknown": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean())
}),/*#__PURE__*/ zod.object({
  "field": /*#__PURE__*/ zod.enum(['hasEmail']),
  "value": /*#__PURE__*/ zod.boolean()
}),/*#__PURE__*/ zod.object({
  "field": /*#__PURE__*/ zod.enum(['hasPhone']),
  "value": /*#__PURE__*/ zod.boolean()
})])).check(/*#__PURE__*/ zod.maxLength(updateCampaignBodyAudienceRulesMax))
})),
  "subject": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateCampaignBodySubjectOneMax)),/*#__PURE__*/ zod.null()])),
  "preheader": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateCampaignBodyPreheaderOneMax)),/*#__PURE__*/ zod.null()])),
  "body": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateCampaignBodyBodyOneMax)),/*#__PURE__*/ zod.null()])),
  "smsBody": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateCampaignBodySmsBodyOneMax)),/*#__PURE__*/ zod.null()])),
  "templateId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateCampaignBodyTemplateIdOneMax)).check(/*#__PURE__*/ zod.regex(updateCampaignBodyTemplateIdOneRegExp)),/*#__PURE__*/ zod.null()])),
  "mediaIds": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateCampaignBodyMediaIdsItemMax)).check(/*#__PURE__*/ zod.regex(updateCampaignBodyMediaIdsItemRegExp))).check(/*#__PURE__*/ zod.maxLength(updateCampaignBodyMediaIdsMax))),
  "linkUrl": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.maxLength(updateCampaignBodyLinkUrlOneMax)).check(/*#__PURE__*/ zod.regex(updateCampaignBodyLinkUrlOneRegExp)),/*#__PURE__*/ zod.null()])),
  "productIds": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateCampaignBodyProductIdsItemMax)).check(/*#__PURE__*/ zod.regex(updateCampaignBodyProductIdsItemRegExp))).check(/*#__PURE__*/ zod.maxLength(updateCampaignBodyProductIdsMax))),
  "senderName": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateCampaignBodySenderNameOneMax)),/*#__PURE__*/ zod.null()])),
  "replyTo": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.email().check(/*#__PURE__*/ zod.maxLength(updateCampaignBodyReplyToOneMax)),/*#__PURE__*/ zod.null()])),
  "timezone": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(updateCampaignBodyTimezoneMax)).check(/*#__PURE__*/ zod.regex(updateCampaignBodyTimezoneRegExp))),
  "quietHours": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "from": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(updateCampaignBodyQuietHoursOneFromMax)).check(/*#__PURE__*/ zod.regex(updateCampaignBodyQuietHoursOneFromRegExp)),
  "to": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(updateCampaignBodyQuietHoursOneToMax)).check(/*#__PURE__*/ zod.regex(updateCampaignBodyQuietHoursOneToRegExp))
}),/*#__PURE__*/ zod.null()]))
})

/**
 * @summary Send a test copy of a campaign
 */
export const sendCampaignTestBodyToItemOneMax = 254;

export const sendCampaignTestBodyToItemTwoMax = 16;


export const sendCampaignTestBodyToItemTwoRegExp = new RegExp('^(\\d{10}|\\+[1-9]\\d{7,14})$');
export const sendCampaignTestBodyToMax = 5;

export const sendCampaignTestBodyContactIdOneMax = 64;


export const sendCampaignTestBodyContactIdOneRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');
export const sendCampaignTestBodyContactIdDefault = null;

export const SendCampaignTestBody = /*#__PURE__*/ zod.object({
  "to": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.email().check(/*#__PURE__*/ zod.maxLength(sendCampaignTestBodyToItemOneMax)),/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(sendCampaignTestBodyToItemTwoMax)).check(/*#__PURE__*/ zod.regex(sendCampaignTestBodyToItemTwoRegExp))])).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(sendCampaignTestBodyToMax)),
  "contactId": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(sendCampaignTestBodyContactIdOneMax)).check(/*#__PURE__*/ zod.regex(sendCampaignTestBodyContactIdOneRegExp)),/*#__PURE__*/ zod.null()]), sendCampaignTestBodyContactIdDefault)
})

