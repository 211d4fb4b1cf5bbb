/**
 * Generated from openapi/v1.yaml by `npm run codegen`. Do not edit.
 */
import * as zod from 'zod/mini';



/**
 * @summary Get all metrics of a period by location, session, device or experience
 */
export const getAnalyticsBreakdownQueryFromDayMax = 10;


export const getAnalyticsBreakdownQueryFromDayRegExp = new RegExp('^20\\d\\d-');
export const getAnalyticsBreakdownQueryToDayMax = 10;


export const getAnalyticsBreakdownQueryToDayRegExp = new RegExp('^20\\d\\d-');
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
  get "by"() { return /*#__PURE__*/ zod.enum(['location', 'session', 'device', 'experience']); },
  get "fromDay"() { return /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.maxLength(getAnalyticsBreakdownQueryFromDayMax)).check(/*#__PURE__*/ zod.regex(getAnalyticsBreakdownQueryFromDayRegExp))); },
  get "toDay"() { return /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.maxLength(getAnalyticsBreakdownQueryToDayMax)).check(/*#__PURE__*/ zod.regex(getAnalyticsBreakdownQueryToDayRegExp))); },
  get "compare"() { return /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.enum(['previous', 'year']), getAnalyticsBreakdownQueryCompareDefault); },
  get "locationId"() { return /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getAnalyticsBreakdownQueryLocationIdMax)).check(/*#__PURE__*/ zod.regex(getAnalyticsBreakdownQueryLocationIdRegExp))); },
  get "sessionId"() { return /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getAnalyticsBreakdownQuerySessionIdMax)).check(/*#__PURE__*/ zod.regex(getAnalyticsBreakdownQuerySessionIdRegExp))); },
  get "deviceId"() { return /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getAnalyticsBreakdownQueryDeviceIdMax)).check(/*#__PURE__*/ zod.regex(getAnalyticsBreakdownQueryDeviceIdRegExp))); },
  get "experienceId"() { return /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getAnalyticsBreakdownQueryExperienceIdMax)).check(/*#__PURE__*/ zod.regex(getAnalyticsBreakdownQueryExperienceIdRegExp))); },
})

/**
 * @summary Get one metric of a period by day, week or month
 */
export const getAnalyticsSeriesQueryIntervalDefault = `day`;
export const getAnalyticsSeriesQueryFromDayMax = 10;


export const getAnalyticsSeriesQueryFromDayRegExp = new RegExp('^20\\d\\d-');
export const getAnalyticsSeriesQueryToDayMax = 10;


export const getAnalyticsSeriesQueryToDayRegExp = new RegExp('^20\\d\\d-');
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
  get "metric"() { return /*#__PURE__*/ zod.enum(['photos', 'contacts', 'optIns', 'deliveries', 'opens', 'views', 'downloads', 'shares', 'bookingClicks', 'reviewClicks', 'productClicks', 'activeDevices']); },
  get "interval"() { return /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.enum(['day', 'week', 'month']), getAnalyticsSeriesQueryIntervalDefault); },
  get "fromDay"() { return /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.maxLength(getAnalyticsSeriesQueryFromDayMax)).check(/*#__PURE__*/ zod.regex(getAnalyticsSeriesQueryFromDayRegExp))); },
  get "toDay"() { return /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.maxLength(getAnalyticsSeriesQueryToDayMax)).check(/*#__PURE__*/ zod.regex(getAnalyticsSeriesQueryToDayRegExp))); },
  get "compare"() { return /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.enum(['previous', 'year']), getAnalyticsSeriesQueryCompareDefault); },
  get "locationId"() { return /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getAnalyticsSeriesQueryLocationIdMax)).check(/*#__PURE__*/ zod.regex(getAnalyticsSeriesQueryLocationIdRegExp))); },
  get "sessionId"() { return /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getAnalyticsSeriesQuerySessionIdMax)).check(/*#__PURE__*/ zod.regex(getAnalyticsSeriesQuerySessionIdRegExp))); },
  get "deviceId"() { return /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getAnalyticsSeriesQueryDeviceIdMax)).check(/*#__PURE__*/ zod.regex(getAnalyticsSeriesQueryDeviceIdRegExp))); },
  get "experienceId"() { return /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getAnalyticsSeriesQueryExperienceIdMax)).check(/*#__PURE__*/ zod.regex(getAnalyticsSeriesQueryExperienceIdRegExp))); },
})

/**
 * @summary Get all metrics of a period, by day, beside those of an earlier period
 */
export const getAnalyticsSummaryQueryFromDayMax = 10;


export const getAnalyticsSummaryQueryFromDayRegExp = new RegExp('^20\\d\\d-');
export const getAnalyticsSummaryQueryToDayMax = 10;


export const getAnalyticsSummaryQueryToDayRegExp = new RegExp('^20\\d\\d-');
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
  get "fromDay"() { return /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.maxLength(getAnalyticsSummaryQueryFromDayMax)).check(/*#__PURE__*/ zod.regex(getAnalyticsSummaryQueryFromDayRegExp))); },
  get "toDay"() { return /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.maxLength(getAnalyticsSummaryQueryToDayMax)).check(/*#__PURE__*/ zod.regex(getAnalyticsSummaryQueryToDayRegExp))); },
  get "compare"() { return /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.enum(['previous', 'year']), getAnalyticsSummaryQueryCompareDefault); },
  get "locationId"() { return /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getAnalyticsSummaryQueryLocationIdMax)).check(/*#__PURE__*/ zod.regex(getAnalyticsSummaryQueryLocationIdRegExp))); },
  get "sessionId"() { return /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getAnalyticsSummaryQuerySessionIdMax)).check(/*#__PURE__*/ zod.regex(getAnalyticsSummaryQuerySessionIdRegExp))); },
  get "deviceId"() { return /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getAnalyticsSummaryQueryDeviceIdMax)).check(/*#__PURE__*/ zod.regex(getAnalyticsSummaryQueryDeviceIdRegExp))); },
  get "experienceId"() { return /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getAnalyticsSummaryQueryExperienceIdMax)).check(/*#__PURE__*/ zod.regex(getAnalyticsSummaryQueryExperienceIdRegExp))); },
})

