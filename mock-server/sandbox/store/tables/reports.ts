import type { components } from '../../../../src/api/generated/schema.d.ts';
import type { JsonColumn } from './column.ts';

type Schemas = components['schemas'];

/** The accounts whose owner receives the weekly report. */
export interface WeeklyReportsTable {
  accountId: string;
  enabledAt: Date;
}

/** The figures of a weekly report. */
export type ReportedWeek = Pick<
  Schemas['AnalyticsSummary'],
  'period' | 'previousPeriod' | 'figures' | 'previous'
>;

/** The sent reports, at most one per week. */
export interface WeeklyReportMailsTable {
  accountId: string;
  /** The Monday of the reported week. */
  week: string;
  recipient: string;
  report: JsonColumn<ReportedWeek>;
  at: Date;
}
