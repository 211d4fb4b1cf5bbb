import type { components } from '../../../../src/api/generated/schema.d.ts';
import type { JsonColumn } from './column.ts';

type Schemas = components['schemas'];

/** The accounts whose owner has the weekly report sent. */
export interface WeeklyReportsTable {
  accountId: string;
  enabledAt: Date;
}

/** What a weekly report says. */
export type ReportedWeek = Pick<
  Schemas['AnalyticsSummary'],
  'period' | 'previousPeriod' | 'figures' | 'previous'
>;

/** The reports that were sent, at most one for each week. */
export interface WeeklyReportMailsTable {
  accountId: string;
  /** The Monday with which the reported week begins. */
  week: string;
  recipient: string;
  report: JsonColumn<ReportedWeek>;
  at: Date;
}
