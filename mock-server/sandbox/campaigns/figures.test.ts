import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { components } from '../../../src/api/generated/schema.d.ts';
import { figuresOf, followed } from '../seed/campaign-days.ts';
import { type Figures, NO_STATS, NOTHING, withAudience, withDay, withRound } from './figures.ts';

type Day = components['schemas']['CampaignDay'];

const NONE: Figures = { stats: NO_STATS, days: [] };
const names = Object.keys(NOTHING) as (keyof typeof NOTHING)[];

const expectSums = ({ stats, days }: Figures) => {
  for (const name of names) {
    expect(
      days.reduce((sum, day) => sum + day[name], 0),
      name,
    ).toBe(stats[name]);
  }
  expect(days.map(({ day }) => day)).toEqual([...new Set(days.map(({ day }) => day))].toSorted());
};

test('the days of each figure add up to the total', () => {
  const count = fc.nat({ max: 500 });
  const day: fc.Arbitrary<Day> = fc.record({
    day: fc.integer({ min: 1, max: 28 }).map((n) => `2026-02-${`${n}`.padStart(2, '0')}`),
    ...{ sent: count, delivered: count, opened: count, clicked: count, bounced: count, unsubscribed: count },
  });
  fc.assert(
    fc.property(fc.array(day, { maxLength: 30 }), (days) => {
      const figures = days.reduce<Figures>(withDay, NONE);
      expectSums(figures);
      expect(figures.stats.sent).toBe(days.reduce((sum, { sent }) => sum + sent, 0));
    }),
  );
});

test('counts a round on its day of sending, and lists no empty days', () => {
  const reach = { audience: 5, skipped: { noAddress: 1, noConsent: 1, bounced: 0, duplicate: 0 }, sent: 3 };
  const at = new Date('2026-02-01T02:00:00Z');
  const { stats, days } = withRound(NONE, reach, at, 'America/Toronto');
  expect(days).toEqual([{ ...NOTHING, day: '2026-01-31', sent: 3, delivered: 3 }]);
  expect(stats).toEqual({ ...NO_STATS, ...reach, delivered: 3 });
  const again = withRound({ stats, days }, { ...reach, sent: 0, audience: 2 }, at, 'UTC');
  expect([again.days, again.stats.audience]).toEqual([days, 7]);
  expect(withAudience(NONE, reach).stats.skipped).toEqual(reach.skipped);
});

test('seeded figures add up, and no day is negative', () => {
  const count = (max: number) => fc.nat({ max });
  const share = fc.record({
    sent: count(3000),
    opened: count(100),
    clicked: count(100),
    bounced: count(100),
  });
  fc.assert(
    fc.property(share, fc.integer({ min: 1, max: 60 }), (given, rounds) => {
      const sent = Math.max(given.sent, 3 * rounds);
      const bounced = Math.floor((sent * given.bounced) / 4000);
      const happened = {
        ...given,
        sent,
        bounced,
        unsubscribed: 2,
        audience: sent,
        skipped: NO_STATS.skipped,
      };
      const dates = Array.from({ length: rounds }, (_, nth) => new Date(Date.UTC(2026, 0, 1 + nth)));
      const figures = figuresOf(happened, dates, 'UTC', new Date('2026-03-01T00:00:00Z'));
      expectSums(figures);
      for (const name of ['sent', 'opened', 'clicked', 'bounced', 'unsubscribed'] as const) {
        expect(figures.stats[name], name).toBe(happened[name]);
      }
      for (const day of figures.days) for (const name of names) expect(day[name]).toBeGreaterThanOrEqual(0);
      const links = followed(['https://a.example', 'https://b.example'], figures.stats.clicked);
      expect(links.reduce((sum, { clicked }) => sum + clicked, 0)).toBe(figures.stats.clicked);
    }),
  );
});
