// The figures of a campaign, in total and by day. One function updates both, so that the days
// always add up to the total.
import type { components } from '../../../src/api/generated/schema.d.ts';
import type { Reach } from './audience.ts';
import { dayOf } from './clock.ts';

type Schemas = components['schemas'];
type Stats = Schemas['CampaignStats'];
export type Day = Schemas['CampaignDay'];
export type Link = Schemas['CampaignLink'];
type Happened = Omit<Day, 'day'>;

export interface Figures {
  stats: Stats;
  /** In chronological order. */
  days: Day[];
}

export const NOTHING: Happened = {
  sent: 0,
  delivered: 0,
  opened: 0,
  clicked: 0,
  bounced: 0,
  unsubscribed: 0,
};

export const NO_STATS: Stats = {
  audience: 0,
  skipped: { noAddress: 0, noConsent: 0, bounced: 0, duplicate: 0 },
  ...NOTHING,
};

/** Adds the events of a day to the figures. */
export function withDay(
  { stats, days }: Figures,
  { day, ...happened }: Partial<Day> & Pick<Day, 'day'>,
): Figures {
  const all = { ...NOTHING, ...happened };
  if (Object.values(all).every((count) => count === 0)) return { stats, days };
  const known = days.find((one) => one.day === day) ?? { day, ...NOTHING };
  const others = days.filter((one) => one.day !== day);
  return {
    stats: { ...stats, ...sum(stats, all) },
    days: [...others, { day, ...sum(known, all) }].toSorted((a, b) => (a.day < b.day ? -1 : 1)),
  };
}

/** Adds the audience and the skipped contacts of one or more rounds to the figures. */
export function withAudience({ stats, days }: Figures, { audience, skipped }: Omit<Reach, 'sent'>): Figures {
  return {
    days,
    stats: {
      ...stats,
      audience: stats.audience + audience,
      skipped: {
        noAddress: stats.skipped.noAddress + skipped.noAddress,
        noConsent: stats.skipped.noConsent + skipped.noConsent,
        bounced: stats.skipped.bounced + skipped.bounced,
        duplicate: stats.skipped.duplicate + skipped.duplicate,
      },
    },
  };
}

/**
 * Adds a round to the figures. Without a service that reports deliveries, every sent message counts
 * as delivered.
 */
export const withRound = (
  figures: Figures,
  reach: Reach,
  at: Date,
  timezone: string,
  isReported = false,
): Figures =>
  withDay(withAudience(figures, reach), {
    day: dayOf(at, timezone),
    sent: reach.sent,
    delivered: isReported ? 0 : reach.sent,
  });

export const stored = ({ stats, days }: Figures) => ({
  stats: JSON.stringify(stats),
  days: JSON.stringify(days),
});

const sum = (a: Happened, b: Happened): Happened => ({
  sent: a.sent + b.sent,
  delivered: a.delivered + b.delivered,
  opened: a.opened + b.opened,
  clicked: a.clicked + b.clicked,
  bounced: a.bounced + b.bounced,
  unsubscribed: a.unsubscribed + b.unsubscribed,
});
