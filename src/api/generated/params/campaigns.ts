/**
 * Generated from openapi/v1.yaml by `npm run codegen`. Do not edit.
 */
import * as zod from 'zod/mini';



/**
 * @summary List campaigns
 */
export const listCampaignsQueryPageDefault = 1;
export const listCampaignsQueryPageMax = 1000000;

export const listCampaignsQueryShowDefault = 20;
export const listCampaignsQueryShowMax = 200;

export const listCampaignsQuerySearchMax = 80;

export const listCampaignsQueryStatusMax = 7;

export const listCampaignsQueryFromMax = 35;

export const listCampaignsQueryToMax = 35;

export const listCampaignsQuerySortDefault = `-changed`;

export const ListCampaignsQueryParams = /*#__PURE__*/ zod.object({
  get "page"() { return /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listCampaignsQueryPageMax)), listCampaignsQueryPageDefault); },
  get "show"() { return /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listCampaignsQueryShowMax)), listCampaignsQueryShowDefault); },
  get "search"() { return /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listCampaignsQuerySearchMax))); },
  get "status"() { return /*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.transform((value) => value === undefined || Array.isArray(value) ? value : [value]), /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.enum(['draft', 'scheduled', 'sending', 'paused', 'sent', 'canceled', 'failed'])).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listCampaignsQueryStatusMax)))); },
  get "kind"() { return /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['once', 'repeating', 'automatic'])); },
  get "from"() { return /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listCampaignsQueryFromMax))); },
  get "to"() { return /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listCampaignsQueryToMax))); },
  get "sort"() { return /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.enum(['changed', '-changed', 'name', '-name', 'time', '-time']), listCampaignsQuerySortDefault); },
})

/**
 * @summary Get a campaign with its statistics
 */
export const getCampaignPathIdMax = 64;


export const getCampaignPathIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');


export const GetCampaignParams = /*#__PURE__*/ zod.object({
  get "id"() { return /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getCampaignPathIdMax)).check(/*#__PURE__*/ zod.regex(getCampaignPathIdRegExp)); },
})

/**
 * @summary Update a campaign or its status; omitted fields stay unchanged
 */
export const updateCampaignPathIdMax = 64;


export const updateCampaignPathIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');


export const UpdateCampaignParams = /*#__PURE__*/ zod.object({
  get "id"() { return /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateCampaignPathIdMax)).check(/*#__PURE__*/ zod.regex(updateCampaignPathIdRegExp)); },
})

/**
 * @summary Delete a campaign and its statistics
 */
export const deleteCampaignPathIdMax = 64;


export const deleteCampaignPathIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');


export const DeleteCampaignParams = /*#__PURE__*/ zod.object({
  get "id"() { return /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(deleteCampaignPathIdMax)).check(/*#__PURE__*/ zod.regex(deleteCampaignPathIdRegExp)); },
})

/**
 * @summary Duplicate a campaign as a draft
 */
export const duplicateCampaignPathIdMax = 64;


export const duplicateCampaignPathIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');


export const DuplicateCampaignParams = /*#__PURE__*/ zod.object({
  get "id"() { return /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(duplicateCampaignPathIdMax)).check(/*#__PURE__*/ zod.regex(duplicateCampaignPathIdRegExp)); },
})

/**
 * @summary Get the report of a campaign by day and by link
 */
export const getCampaignReportPathIdMax = 64;


export const getCampaignReportPathIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');


export const GetCampaignReportParams = /*#__PURE__*/ zod.object({
  get "id"() { return /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getCampaignReportPathIdMax)).check(/*#__PURE__*/ zod.regex(getCampaignReportPathIdRegExp)); },
})

/**
 * @summary Send a test copy of a campaign
 */
export const sendCampaignTestPathIdMax = 64;


export const sendCampaignTestPathIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');


export const SendCampaignTestParams = /*#__PURE__*/ zod.object({
  get "id"() { return /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(sendCampaignTestPathIdMax)).check(/*#__PURE__*/ zod.regex(sendCampaignTestPathIdRegExp)); },
})

