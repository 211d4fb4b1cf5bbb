// When what became of a campaign became of it: most on the day it went out, less on each day after.
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

/** How a round's readers are spread over the days after it, the first one counted. */
const READ = [0.52, 0.21, 0.1, 0.06, 0.04, 0.03, 0.02, 0.02];

/**
 * @param rounds when each went out, in their order; to so few of them that none has more bounces than messages
 * @param until nothing has happened after it
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

/** Which links those who clicked followed, the first of them most; some of them more than once. */
export function followed(urls: string[], clicked: number): Link[] {
  const weights = urls.map((_, nth) => 1 / (nth + 1) ** 2);
  return split(clicked, weights).flatMap((count, nth) => {
    const url = urls[nth];
    return url === undefined || count === 0
      ? []
      : [{ url, clicked: count, clicks: count + Math.floor(count / 5) }];
  });
}

/** Whole numbers that add up to a total and stand to each other nearly as the weights do. */
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
