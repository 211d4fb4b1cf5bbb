// The weekly report as an email in plain text.
import type { Kysely } from 'kysely';
import { reportCode } from '../guest/keys.ts';
import type { Links } from '../media/links.ts';
import type { ReportedWeek } from '../store/tables/reports.ts';
import type { OwnTables } from '../store/tables.ts';
import { METRICS, type Metric } from './metrics.ts';

const LABELS: Record<Metric, string> = {
  photos: 'Photos taken',
  contacts: 'New contacts',
  optIns: 'New contacts who agreed to marketing',
  deliveries: 'Messages delivered',
  opens: 'Messages opened',
  views: 'Photo views',
  downloads: 'Downloads',
  shares: 'Shares',
  bookingClicks: 'Clicks on the booking link',
  reviewClicks: 'Clicks on the review link',
  productClicks: 'Clicks on products',
  activeDevices: 'Active devices',
};

/** @param db the rows of the account */
export async function reportMessage(
  db: Kysely<OwnTables>,
  links: Links,
  { period, figures, previous }: ReportedWeek,
): Promise<{ subject: string; text: string }> {
  const { businessName, seq } = await db
    .selectFrom('accounts')
    .select(['businessName', 'seq'])
    .executeTakeFirstOrThrow();
  const unsubscribeUrl = links.guestUrl(`u/${reportCode(links, seq)}`);
  const subject = `${businessName}: your week from ${inWords(period.from)} to ${inWords(period.to)}`;
  const lines = METRICS.map(
    (metric) => `${LABELS[metric]}: ${figures[metric]} (week before: ${previous[metric]})`,
  );
  const text = [...lines, '', NOTE, '', `Unsubscribe: ${unsubscribeUrl}`].join('\n');
  return { subject, text };
}

const NOTE = 'Views and clicks count for the week in which the photo was taken.';

const inWords = (day: string): string =>
  new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
