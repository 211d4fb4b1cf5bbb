// Generated from openapi/v1.yaml by `npm run codegen`. Do not edit.

import { client, send } from '../../transport/client';
import { type QueryParams, readOptions, useWrite, type WriteSettings, writeOptions } from '../../cache/options';
import type { CallOptions } from '../../transport/transport';
import type { AnalyticsBreakdown, AnalyticsSeries, AnalyticsSummary, Dashboard, WeeklyReport, WeeklyReportUpdate } from '../models';

/** Get all metrics of a period by location, session, device or experience. All locations or devices that the caller sees and the filters allow have a row, even without photos; sessions and experiences have one if a photo was taken in either period. Photos without a location, session, device or experience, or whose was deleted, share the row without an id. The rows with the most photos come first, at most 1,000. */
export const getAnalyticsBreakdown = (params: QueryParams<'getAnalyticsBreakdown'>, options?: CallOptions): Promise<AnalyticsBreakdown> =>
  send('getAnalyticsBreakdown', options, (init) => client.GET('/analytics/breakdown', { ...init, params: { query: { ...params } } }));
export const getAnalyticsBreakdownQuery = (params: QueryParams<'getAnalyticsBreakdown'>) =>
  readOptions('getAnalyticsBreakdown', [params], (signal) => getAnalyticsBreakdown(params, { signal }));

/** Get what needs attention, the next campaign and the setup guide. A Manager gets what concerns the assigned locations, a Location what concerns itself, without campaigns and integrations. */
export const getDashboard = (options?: CallOptions): Promise<Dashboard> =>
  send('getDashboard', options, (init) => client.GET('/analytics/dashboard', { ...init }));
export const getDashboardQuery = () =>
  readOptions('getDashboard', [], (signal) => getDashboard({ signal }));

/** Get one metric of a period by day, week or month. The points cover the period without gaps. The first and the last week or month are cut at the ends of the period. With the same parameters, the values of a metric that is a sum add up to its value in getAnalyticsSummary. */
export const getAnalyticsSeries = (params: QueryParams<'getAnalyticsSeries'>, options?: CallOptions): Promise<AnalyticsSeries> =>
  send('getAnalyticsSeries', options, (init) => client.GET('/analytics/series', { ...init, params: { query: { ...params } } }));
export const getAnalyticsSeriesQuery = (params: QueryParams<'getAnalyticsSeries'>) =>
  readOptions('getAnalyticsSeries', [params], (signal) => getAnalyticsSeries(params, { signal }));

/** Get all metrics of a period, by day, beside those of an earlier period. A Manager gets the figures of the assigned locations, a Location its own. Days are those of the account's time zone. Figures of photos belong to the day on which the photo was taken, whenever they arise: a photo viewed today counts on its own day. Figures of recent days therefore still grow. Filters are combined with AND. */
export const getAnalyticsSummary = (params?: QueryParams<'getAnalyticsSummary'>, options?: CallOptions): Promise<AnalyticsSummary> =>
  send('getAnalyticsSummary', options, (init) => client.GET('/analytics/summary', { ...init, params: { query: { ...params } } }));
export const getAnalyticsSummaryQuery = (params?: QueryParams<'getAnalyticsSummary'>) =>
  readOptions('getAnalyticsSummary', [params], (signal) => getAnalyticsSummary(params, { signal }));

/** Get whether the owner receives the weekly report. */
export const getWeeklyReport = (options?: CallOptions): Promise<WeeklyReport> =>
  send('getWeeklyReport', options, (init) => client.GET('/analytics/weekly-report', { ...init }));
export const getWeeklyReportQuery = () =>
  readOptions('getWeeklyReport', [], (signal) => getWeeklyReport({ signal }));

/** Turn the weekly report on or off. The report is an email to the account's owner with the metrics of the last week, Monday to Sunday, beside those of the week before. It is sent on Mondays at 07:00 in the account's time zone, for the first time on the next Monday. It contains a link to unsubscribe without signing in (unsubscribeGuest). */
export const updateWeeklyReport = (data: WeeklyReportUpdate, options?: CallOptions): Promise<WeeklyReport> =>
  send('updateWeeklyReport', options, (init) => client.POST('/analytics/weekly-report', { ...init, body: data }));
export const updateWeeklyReportMutation = (options?: CallOptions) =>
  writeOptions('updateWeeklyReport', ({ data }: { data: WeeklyReportUpdate }) => updateWeeklyReport(data, options));
export const useUpdateWeeklyReport = (settings?: WriteSettings<WeeklyReport, { data: WeeklyReportUpdate }>) => useWrite(updateWeeklyReportMutation(), settings);
