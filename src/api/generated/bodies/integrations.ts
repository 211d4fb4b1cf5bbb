/**
 * Generated from openapi/v1.yaml by `npm run codegen`. Do not edit.
 */
import * as zod from 'zod/mini';



/**
 * @summary Connect a service
 */
export const connectIntegrationBodyCodeMax = 512;


export const connectIntegrationBodyCodeRegExp = new RegExp('^[\\x21-\\x7E]+$');
export const connectIntegrationBodyStateMax = 200;


export const connectIntegrationBodyStateRegExp = new RegExp('^[\\x21-\\x7E]+$');
export const connectIntegrationBodyKeysApiKeyMin = 8;
export const connectIntegrationBodyKeysApiKeyMax = 200;


export const connectIntegrationBodyKeysApiKeyRegExp = new RegExp('^[\\x21-\\x7E]+$');
export const connectIntegrationBodyKeysSiteIdMax = 80;


export const connectIntegrationBodyKeysSiteIdRegExp = new RegExp('^[\\x21-\\x7E]+$');


export const ConnectIntegrationBody = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(connectIntegrationBodyCodeMax)).check(/*#__PURE__*/ zod.regex(connectIntegrationBodyCodeRegExp))),
  "state": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(connectIntegrationBodyStateMax)).check(/*#__PURE__*/ zod.regex(connectIntegrationBodyStateRegExp))),
  "keys": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.object({
  "apiKey": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(connectIntegrationBodyKeysApiKeyMin)).check(/*#__PURE__*/ zod.maxLength(connectIntegrationBodyKeysApiKeyMax)).check(/*#__PURE__*/ zod.regex(connectIntegrationBodyKeysApiKeyRegExp)),
  "siteId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(connectIntegrationBodyKeysSiteIdMax)).check(/*#__PURE__*/ zod.regex(connectIntegrationBodyKeysSiteIdRegExp)))
}))
})

/**
 * @summary Take events of SendGrid's Event Webhook
 */
export const reportSendgridEventsBodyEmailMax = 320;

export const reportSendgridEventsBodyTimestampMin = 0;
export const reportSendgridEventsBodyTimestampMax = 10000000000;

export const reportSendgridEventsBodyEventMax = 40;

export const reportSendgridEventsBodyTypeMax = 40;

export const reportSendgridEventsBodySgEventIdMax = 100;

export const reportSendgridEventsBodySgMessageIdMax = 200;

export const reportSendgridEventsBodyMessageIdMax = 100;

export const reportSendgridEventsBodyUrlMax = 2048;



export const ReportSendgridEventsBodyItem = /*#__PURE__*/ zod.object({
  "email": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(reportSendgridEventsBodyEmailMax))),
  "timestamp": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(reportSendgridEventsBodyTimestampMin)).check(/*#__PURE__*/ zod.lte(reportSendgridEventsBodyTimestampMax)),
  "event": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(reportSendgridEventsBodyEventMax)),
  "type": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(reportSendgridEventsBodyTypeMax))),
  "sg_event_id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(reportSendgridEventsBodySgEventIdMax)),
  "sg_message_id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(reportSendgridEventsBodySgMessageIdMax))),
  "message_id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(reportSendgridEventsBodyMessageIdMax))),
  "url": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(reportSendgridEventsBodyUrlMax)))
})
export const ReportSendgridEventsBody = /*#__PURE__*/ zod.array(ReportSendgridEventsBodyItem).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(2000))

/**
 * @summary Report what happened to the messages of campaigns
 */
export const reportMessagesBodyEventsItemIdMax = 100;

export const reportMessagesBodyEventsItemMessageIdMax = 100;

export const reportMessagesBodyEventsItemAtMax = 35;

export const reportMessagesBodyEventsMax = 1000;



export const ReportMessagesBody = /*#__PURE__*/ zod.object({
  "events": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(reportMessagesBodyEventsItemIdMax)),
  "messageId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(reportMessagesBodyEventsItemMessageIdMax)),
  "kind": /*#__PURE__*/ zod.enum(['delivered', 'bounced', 'opened', 'clicked', 'stopped']),
  "at": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(reportMessagesBodyEventsItemAtMax))
})).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(reportMessagesBodyEventsMax))
})

/**
 * @summary Take a status callback or an incoming message of Twilio
 */
export const reportTwilioEventBodyMessageSidMax = 64;

export const reportTwilioEventBodyMessageStatusMax = 40;

export const reportTwilioEventBodyFromMax = 40;

export const reportTwilioEventBodyToMax = 40;

export const reportTwilioEventBodyBodyMax = 1600;

export const reportTwilioEventBodyOptOutTypeMax = 10;



export const ReportTwilioEventBody = /*#__PURE__*/ zod.object({
  "MessageSid": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(reportTwilioEventBodyMessageSidMax)),
  "MessageStatus": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(reportTwilioEventBodyMessageStatusMax))),
  "From": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(reportTwilioEventBodyFromMax))),
  "To": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(reportTwilioEventBodyToMax))),
  "Body": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(reportTwilioEventBodyBodyMax))),
  "OptOutType": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(reportTwilioEventBodyOptOutTypeMax)))
})

