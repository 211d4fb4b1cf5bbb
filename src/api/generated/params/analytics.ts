/**
 * Generated from openapi/v1.yaml by `npm run codegen`. Do not edit.
 */
import * as zod from 'zod/mini';



/**
 * @summary Get all metrics of a period by location, session, device or experience
 */
export const getAnalyticsBreakdownQueryFromMax = 10;


export const getAnalyticsBreakdownQueryFromRegExp = new RegExp('^20\\d\\d-');
export const getAnalyticsBreakdownQueryToMax = 10;


export const getAnalyticsBreakdownQueryToRegExp = new RegExp('^20\\d\\d-');
export const getAnalyticsBreakdownQueryCompareDefault = `previous`;
export const getAnalyticsBreakdownQueryLocationIdMax = 64;


export const getAnalyticsBreakdownQueryLocationIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');
export const getAnalyticsBreakdownQuerySessionIdMax = 64;


export const getAnalyticsBreakdownQuerySessionIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');
export const getAnalyticsBreakdownQueryDeviceIdMax = 64;


export const getAnalyticsBreakdownQueryDeviceIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');
export const getAnalyticsBreakdownQueryExperienceIdMax = 64;


export const getAnalyticsBreakdownQueryExperienceIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');


export const GetAnalyticsBreakdownQueryParams = /*#__PURE__*/ zod.object({
  "by": /*#__PURE__*/ zod.enum(['location', 'session', 'device', 'experience']),
  "from": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.maxLength(getAnalyticsBreakdownQueryFromMax)).check(/*#__PURE__*/ zod.regex(getAnalyticsBreakdownQueryFromRegExp))),
  "to": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.maxLength(getAnalyticsBreakdownQueryToMax)).check(/*#__PURE__*/ zod.regex(getAnalyticsBreakdownQueryToRegExp))),
  "compare": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.enum(['previous', 'year']), getAnalyticsBreakdownQueryCompareDefault),
  "locationId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getAnalyticsBreakdownQueryLocationIdMax)).check(/*#__PURE__*/ zod.regex(getAnalyticsBreakdownQueryLocationIdRegExp))),
  "sessionId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getAnalyticsBreakdownQuerySessionIdMax)).check(/*#__PURE__*/ zod.regex(getAnalyticsBreakdownQuerySessionIdRegExp))),
  "deviceId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getAnalyticsBreakdownQueryDeviceIdMax)).check(/*#__PURE__*/ zod.regex(getAnalyticsBreakdownQueryDeviceIdRegExp))),
  "experienceId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getAnalyticsBreakdownQueryExperienceIdMax)).check(/*#__PURE__*/ zod.regex(getAnalyticsBreakdownQueryExperienceIdRegExp)))
})

/**
 * @summary Get one metric of a period by day, week or month
 */
export const getAnalyticsSeriesQueryIntervalDefault = `day`;
export const getAnalyticsSeriesQueryFromMax = 10;


export const getAnalyticsSeriesQueryFromRegExp = new RegExp('^20\\d\\d-');
export const getAnalyticsSeriesQueryToMax = 10;


export const getAnalyticsSeriesQueryToRegExp = new RegExp('^20\\d\\d-');
export const getAnalyticsSeriesQueryCompareDefault = `previous`;
export const getAnalyticsSeriesQueryLocationIdMax = 64;


export const getAnalyticsSeriesQueryLocationIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');
export const getAnalyticsSeriesQuerySessionIdMax = 64;


export const getAnalyticsSeriesQuerySessionIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');
export const getAnalyticsSeriesQueryDeviceIdMax = 64;


export const getAnalyticsSeriesQueryDeviceIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');
export const getAnalyticsSeriesQueryExperienceIdMax = 64;


export const getAnalyticsSeriesQueryExperienceIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');


export const GetAnalyticsSeriesQueryParams = /*#__PURE__*/ zod.object({
  "metric": /*#__PURE__*/ zod.enum(['photos', 'contacts', 'optIns', 'deliveries', 'opens', 'views', 'downloads', 'shares', 'bookingClicks', 'reviewClicks', 'productClicks', 'activeDevices']),
  "interval": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.enum(['day', 'week', 'month']), getAnalyticsSeriesQueryIntervalDefault),
  "from": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.maxLength(getAnalyticsSeriesQueryFromMax)).check(/*#__PURE__*/ zod.regex(getAnalyticsSeriesQueryFromRegExp))),
  "to": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.maxLength(getAnalyticsSeriesQueryToMax)).check(/*#__PURE__*/ zod.regex(getAnalyticsSeriesQueryToRegExp))),
  "compare": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.enum(['previous', 'year']), getAnalyticsSeriesQueryCompareDefault),
  "locationId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getAnalyticsSeriesQueryLocationIdMax)).check(/*#__PURE__*/ zod.regex(getAnalyticsSeriesQueryLocationIdRegExp))),
  "sessionId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getAnalyticsSeriesQuerySessionIdMax)).check(/*#__PURE__*/ zod.regex(getAnalyticsSeriesQuerySessionIdRegExp))),
  "deviceId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getAnalyticsSeriesQueryDeviceIdMax)).check(/*#__PURE__*/ zod.regex(getAnalyticsSeriesQueryDeviceIdRegExp))),
  "experienceId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getAnalyticsSeriesQueryExperienceIdMax)).check(/*#__PURE__*/ zod.regex(getAnalyticsSeriesQueryExperienceIdRegExp)))
})

/**
 * @summary Get all metrics of a period, by day, beside those of an earlier period
 */
export const getAnalyticsSummaryQueryFromMax = 10;


export const getAnalyticsSummaryQueryFromRegExp = new RegExp('^20\\d\\d-');
export const getAnalyticsSummaryQueryToMax = 10;


export const getAnalyticsSummaryQueryToRegExp = new RegExp('^20\\d\\d-');
export const getAnalyticsSummaryQueryCompareDefault = `previous`;
export const getAnalyticsSummaryQueryLocationIdMax = 64;


export const getAnalyticsSummaryQueryLocationIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');
export const getAnalyticsSummaryQuerySessionIdMax = 64;


export const getAnalyticsSummaryQuerySessionIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');
export const getAnalyticsSummaryQueryDeviceIdMax = 64;


export const getAnalyticsSummaryQueryDeviceIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');
export const getAnalyticsSummaryQueryExperienceIdMax = 64;


export const getAnalyticsSummaryQueryExperienceIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9_-]*$');


export const GetAnalyticsSummaryQueryParams = /*#__PURE__*/ zod.object({
  "from": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.maxLength(getAnalyticsSummaryQueryFromMax)).check(/*#__PURE__*/ zod.regex(getAnalyticsSummaryQueryFromRegExp))),
  "to": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.maxLength(getAnalyticsSummaryQueryToMax)).check(/*#__PURE__*/ zod.regex(getAnalyticsSummaryQueryToRegExp))),
  "compare": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.enum(['previous', 'year']), getAnalyticsSummaryQueryCompareDefault),
  "locationId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getAnalyticsSummaryQueryLocationIdMax)).check(/*#__PURE__*/ zod.regex(getAnalyticsSummaryQueryLocationIdRegExp))),
  "sessionId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getAnalyticsSummaryQuerySessionIdMax)).check(/*#__PURE__*/ zod.regex(getAnalyticsSummaryQuerySessionIdRegExp))),
  "deviceId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getAnalyticsSummaryQueryDeviceIdMax)).check(/*#__PURE__*/ zod.regex(getAnalyticsSummaryQueryDeviceIdRegExp))),
  "experienceId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getAnalyticsSummaryQueryExperienceIdMax)).check(/*#__PURE__*/ zod.regex(getAnalyticsSummaryQueryExperienceIdRegExp)))
})

