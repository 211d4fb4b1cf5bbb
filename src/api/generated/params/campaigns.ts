/**
 * Generated from openapi/v1.yaml by `npm run codegen`. Do not edit.
 */
import * as zod from 'zod/mini';



/**
 * @summary List campaigns, the one changed last first
 */
export const listCampaignsQueryPageDefault = 1;
export const listCampaignsQueryPageMax = 1000000;

export const listCampaignsQueryShowDefault = 20;
export const listCampaignsQueryShowMax = 200;

export const listCampaignsQuerySearchMax = 80;



export const ListCampaignsQueryParams = /*#__PURE__*/ zod.object({
  "page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listCampaignsQueryPageMax)), listCampaignsQueryPageDefault),
  "show": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listCampaignsQueryShowMax)), listCampaignsQueryShowDefault),
  "search": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listCampaignsQuerySearchMax))),
  "status": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['draft', 'scheduled', 'sending', 'paused', 'sent', 'cancelled', 'failed']))
})

/**
 * @summary Read one campaign with its figures
 */
export const getCampaignPathIdMax = 64;


export const getCampaignPathIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');


export const GetCampaignParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getCampaignPathIdMax)).check(/*#__PURE__*/ zod.regex(getCampaignPathIdRegExp))
})

/**
 * @summary Change a campaign or its status; fields left out stay as they are
 */
export const updateCampaignPathIdMax = 64;


export const updateCampaignPathIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');


export const UpdateCampaignParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateCampaignPathIdMax)).check(/*#__PURE__*/ zod.regex(updateCampaignPathIdRegExp))
})

/**
 * @summary Delete a campaign and its figures
 */
export const deleteCampaignPathIdMax = 64;


export const deleteCampaignPathIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');


export const DeleteCampaignParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(deleteCampaignPathIdMax)).check(/*#__PURE__*/ zod.regex(deleteCampaignPathIdRegExp))
})

