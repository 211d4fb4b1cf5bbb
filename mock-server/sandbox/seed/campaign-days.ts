// Distributes a campaign's figures over days: most on the day of sending, and fewer on each day
// after.
import { dayOf } from '../campaigns/clock.ts';
import {
  type Day,
  type Figures,
  type Link,
  NO_STATS,
  NOTHING,
  withAudience,
  withDay,
} from '../campaigns/figures.ts';
import { DAY } from './calendar.ts';

interface Happened {
  audience: number;
  skipped: Figures['stats']['skipped'];
  sent: number;
  opened: number;
  clicked: number;
  bounced: number;
  unsubscribed: number;
}

/** The share of reads on each day after a round, starting with its own day. */
const READ = [0.52, 0.21, 0.1, 0.06, 0.04, 0.03, 0.02, 0.02];

/**
 * @param rounds the times of sending in order, few enough that none has more bounces than messages
 * @param until the last possible time of an event
 */
export function figuresOf(happened: Happened, rounds: Date[], timezone: string, until: Date): Figures {
  const { audience, skipped } = happened;
  const days = new Map<string, Omit<Day, 'day'>>();
  const add = (at: Date, name: keyof Omit<Day, 'day'>, count: number) => {
    const day = dayOf(at, timezone);
    const known = days.get(day) ?? NOTHING;
    days.set(day, { ...known, [name]: known[name] + count });
  };
  const alike = rounds.map(() => 1);
  const shares = (total: number) => split(total, alike);
  const [sent, bounced] = [shares(happened.sent), shares(happened.bounced)];
  for (const [nth, at] of rounds.entries()) {
    add(at, 'sent', sent[nth] ?? 0);
    add(at, 'bounced', bounced[nth] ?? 0);
    add(at, 'delivered', (sent[nth] ?? 0) - (bounced[nth] ?? 0));
    const readers = READ.filter((_, after) => at.getTime() + after * DAY <= until.getTime());
    for (const name of ['opened', 'clicked', 'unsubscribed'] as const) {
      for (const [after, count] of split(shares(happened[name])[nth] ?? 0, readers).entries()) {
        add(new Date(at.getTime() + after * DAY), name, count);
      }
    }
  }
  const nothing: Figures = { stats: NO_STATS, days: [] };
  return [...days].reduce<Figures>(
    (figures, [day, all]) => withDay(figures, { day, ...all }),
    withAudience(nothing, { audience, skipped }),
  );
}

/** Distributes clicks over links, most to the first one; some contacts click repeatedly. */
export function followed(urls: string[], clicked: number): Link[] {
  const weights = urls.map((_, nth) => 1 / (nth + 1) ** 2);
  return split(clicked, weights).flatMap((count, nth) => {
    const url = urls[nth];
    return url === undefined || count === 0
      ? []
      : [{ url, clicked: count, clicks: count + Math.floor(count / 5) }];
  });
}

/** Integers that add up to a total and are nearly proportional to the weights. */
function split(total: number, weights: number[]): number[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  let [weighed, given] = [0, 0];
  return weights.map((weight) => {
    weighed += weight;
    const upTo = Math.round((total * weighed) / all);
    const share = upTo - given;
    given = upTo;
    return share;
  });
}
