// The address of the analytics page, as the contract reads it.
import { z } from 'zod/mini';
import {
  type AnalyticsComparison,
  type AnalyticsDimension,
  type AnalyticsInterval,
  type AnalyticsMetric,
  analyticsDimensionValues,
  analyticsIntervalValues,
  analyticsMetricValues,
  GetAnalyticsSummaryQueryParams,
} from '~/api/analytics';
import { searchOf } from '~/lib/search-schema';
import type { PeriodPreset } from './period';

/** The parts of the page that can be a table instead of a chart. */
export const views = ['funnel', 'course', 'rows'] as const;
export type View = (typeof views)[number];

/** `-photos`: the highest first. */
export type Sort = 'name' | '-name' | AnalyticsMetric | `-${AnalyticsMetric}`;
const sorts = ['name', ...analyticsMetricValues].flatMap((column) => [column, `-${column}`]) as Sort[];

export interface AnalyticsSearch {
  preset?: PeriodPreset;
  /** The first and last day of a custom period. */
  from?: string;
  to?: string;
  compare?: AnalyticsComparison;
  locationId?: string;
  sessionId?: string;
  deviceId?: string;
  experienceId?: string;
  /** The metric of the charts. */
  metric?: AnalyticsMetric;
  interval?: AnalyticsInterval;
  by?: AnalyticsDimension;
  sort?: Sort;
  /** What is shown as a table. */
  tables?: View[];
}

export const filterNames = ['locationId', 'sessionId', 'deviceId', 'experienceId'] as const;

export const periodPresets = [
  '7days',
  '30days',
  '90days',
  'month',
  'lastMonth',
  'year',
] as const satisfies PeriodPreset[];

const readFields: (given: Record<string, unknown>) => AnalyticsSearch = searchOf(
  GetAnalyticsSummaryQueryParams,
  ['compare', ...filterNames],
  () => ({
    from: GetAnalyticsSummaryQueryParams.shape.fromDay,
    to: GetAnalyticsSummaryQueryParams.shape.toDay,
    preset: z.enum(periodPresets),
    metric: z.enum(analyticsMetricValues),
    // Without one it follows from the length of the period.
    interval: z.enum(analyticsIntervalValues),
    by: z.enum(analyticsDimensionValues),
    sort: z.enum(sorts),
    tables: z.array(z.enum(views)),
  }),
);

/** An address whose first day is after its last one gets the default period. */
export function readAnalyticsSearch(given: Record<string, unknown>): AnalyticsSearch {
  const search = readFields(given);
  const { from, to } = search;
  return from !== undefined && to !== undefined && from > to
    ? { ...search, from: undefined, to: undefined }
    : search;
}
