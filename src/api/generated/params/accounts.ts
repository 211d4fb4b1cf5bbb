/**
 * Generated from openapi/v1.yaml by `npm run codegen`. Do not edit.
 */
import * as zod from 'zod/mini';



/**
 * @summary List accounts
 */
export const listAccountsQueryPageDefault = 1;
export const listAccountsQueryPageMax = 1000000;

export const listAccountsQueryShowDefault = 20;
export const listAccountsQueryShowMax = 200;

export const listAccountsQuerySearchMax = 80;

export const listAccountsQuerySortDefault = `-created`;

export const ListAccountsQueryParams = /*#__PURE__*/ zod.object({
  get "page"() { return /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listAccountsQueryPageMax)), listAccountsQueryPageDefault); },
  get "show"() { return /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listAccountsQueryShowMax)), listAccountsQueryShowDefault); },
  get "search"() { return /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listAccountsQuerySearchMax))); },
  get "status"() { return /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['trial', 'active', 'past_due', 'suspended'])); },
  get "category"() { return /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['beauty', 'pets', 'construction', 'marketing', 'other'])); },
  get "plan"() { return /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['indie', 'business', 'enterprise'])); },
  get "sort"() { return /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.enum(['name', '-name', 'created', '-created', 'photo', '-photo', 'active', '-active']), listAccountsQuerySortDefault); },
})

/**
 * @summary List what administrators did to accounts, newest first
 */
export const listAuditEntriesQueryPageDefault = 1;
export const listAuditEntriesQueryPageMax = 1000000;

export const listAuditEntriesQueryShowDefault = 20;
export const listAuditEntriesQueryShowMax = 200;

export const listAuditEntriesQueryAccountIdMax = 128;


export const listAuditEntriesQueryAccountIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');
export const listAuditEntriesQueryAccountMax = 80;

export const listAuditEntriesQueryPersonMax = 80;

export const listAuditEntriesQueryFromDayMax = 10;


export const listAuditEntriesQueryFromDayRegExp = new RegExp('^20\\d\\d-');
export const listAuditEntriesQueryToDayMax = 10;


export const listAuditEntriesQueryToDayRegExp = new RegExp('^20\\d\\d-');


export const ListAuditEntriesQueryParams = /*#__PURE__*/ zod.object({
  get "page"() { return /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listAuditEntriesQueryPageMax)), listAuditEntriesQueryPageDefault); },
  get "show"() { return /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listAuditEntriesQueryShowMax)), listAuditEntriesQueryShowDefault); },
  get "accountId"() { return /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listAuditEntriesQueryAccountIdMax)).check(/*#__PURE__*/ zod.regex(listAuditEntriesQueryAccountIdRegExp))); },
  get "account"() { return /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listAuditEntriesQueryAccountMax))); },
  get "person"() { return /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listAuditEntriesQueryPersonMax))); },
  get "fromDay"() { return /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.maxLength(listAuditEntriesQueryFromDayMax)).check(/*#__PURE__*/ zod.regex(listAuditEntriesQueryFromDayRegExp))); },
  get "toDay"() { return /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.maxLength(listAuditEntriesQueryToDayMax)).check(/*#__PURE__*/ zod.regex(listAuditEntriesQueryToDayRegExp))); },
  get "action"() { return /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['create', 'view', 'allowChanges', 'change', 'endView', 'update', 'refreshStockAssets'])); },
})

/**
 * @summary List requests for an account, newest first
 */
export const listAccountRequestsQueryPageDefault = 1;
export const listAccountRequestsQueryPageMax = 1000000;

export const listAccountRequestsQueryShowDefault = 20;
export const listAccountRequestsQueryShowMax = 200;



export const ListAccountRequestsQueryParams = /*#__PURE__*/ zod.object({
  get "page"() { return /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listAccountRequestsQueryPageMax)), listAccountRequestsQueryPageDefault); },
  get "show"() { return /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listAccountRequestsQueryShowMax)), listAccountRequestsQueryShowDefault); },
})

/**
 * @summary Get an account
 */
export const getAccountPathIdMax = 128;


export const getAccountPathIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');


export const GetAccountParams = /*#__PURE__*/ zod.object({
  get "id"() { return /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getAccountPathIdMax)).check(/*#__PURE__*/ zod.regex(getAccountPathIdRegExp)); },
})

/**
 * @summary Update an account as an administrator; omitted fields stay unchanged
 */
export const updateAccountPathIdMax = 128;


export const updateAccountPathIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');


export const UpdateAccountParams = /*#__PURE__*/ zod.object({
  get "id"() { return /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateAccountPathIdMax)).check(/*#__PURE__*/ zod.regex(updateAccountPathIdRegExp)); },
})

/**
 * @summary Get the health and the subscription of an account
 */
export const getAccountOverviewPathIdMax = 128;


export const getAccountOverviewPathIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');


export const GetAccountOverviewParams = /*#__PURE__*/ zod.object({
  get "id"() { return /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getAccountOverviewPathIdMax)).check(/*#__PURE__*/ zod.regex(getAccountOverviewPathIdRegExp)); },
})

/**
 * @summary Update the features, limits and policies of an account; omitted fields stay unchanged
 */
export const updateAccountSettingsPathIdMax = 128;


export const updateAccountSettingsPathIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');


export const UpdateAccountSettingsParams = /*#__PURE__*/ zod.object({
  get "id"() { return /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateAccountSettingsPathIdMax)).check(/*#__PURE__*/ zod.regex(updateAccountSettingsPathIdRegExp)); },
})

/**
 * @summary Record that an administrator starts viewing an account
 */
export const createViewingPathIdMax = 128;


export const createViewingPathIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');


export const CreateViewingParams = /*#__PURE__*/ zod.object({
  get "id"() { return /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createViewingPathIdMax)).check(/*#__PURE__*/ zod.regex(createViewingPathIdRegExp)); },
})

/**
 * @summary End viewing an account
 */
export const deleteViewingPathIdMax = 128;


export const deleteViewingPathIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');


export const DeleteViewingParams = /*#__PURE__*/ zod.object({
  get "id"() { return /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(deleteViewingPathIdMax)).check(/*#__PURE__*/ zod.regex(deleteViewingPathIdRegExp)); },
})

/**
 * @summary Allow changes while viewing an account
 */
export const allowChangesPathIdMax = 128;


export const allowChangesPathIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');


export const AllowChangesParams = /*#__PURE__*/ zod.object({
  get "id"() { return /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(allowChangesPathIdMax)).check(/*#__PURE__*/ zod.regex(allowChangesPathIdRegExp)); },
})

/**
 * @summary Update the stock assets of an account
 */
export const refreshStockAssetsPathIdMax = 128;


export const refreshStockAssetsPathIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');


export const RefreshStockAssetsParams = /*#__PURE__*/ zod.object({
  get "id"() { return /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(refreshStockAssetsPathIdMax)).check(/*#__PURE__*/ zod.regex(refreshStockAssetsPathIdRegExp)); },
})

