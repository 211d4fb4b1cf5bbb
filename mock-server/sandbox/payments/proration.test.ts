import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addInterval, nextEnd, type Price, prorate } from './proration.ts';

const DAY = 24 * 60 * 60_000;
const cents = fc.integer({ min: 0, max: 1_000_000 });
const price = fc.record({ price: cents, interval: fc.constantFrom('month' as const, 'year' as const) });
const moment = fc.date({
  min: new Date('2020-01-01T00:00:00Z'),
  max: new Date('2040-01-01T00:00:00Z'),
  noInvalidDate: true,
});

/** A paid period, and a time within it. */
const paid = fc
  .record({ was: price, start: moment, share: fc.double({ min: 0, max: 0.999999, noNaN: true }) })
  .map(({ was, start, share }) => {
    const end = addInterval(start, was.interval);
    const now = new Date(start.getTime() + share * (end.getTime() - start.getTime()));
    return { period: { ...was, start, end }, now };
  });

test('charge and credit are whole cents, never negative, and add up', () => {
  fc.assert(
    fc.property(fc.option(paid, { nil: undefined }), price, cents, moment, (had, next, balance, at) => {
      const now = had?.now ?? at;
      const { price, credit, charge, creditLeft } = prorate(had?.period, next, balance, now);
      for (const amount of [price, credit, charge, creditLeft]) {
        expect(Number.isInteger(amount)).toBe(true);
        expect(amount).toBeGreaterThanOrEqual(0);
      }
      expect(charge - creditLeft).toBe(price - credit);
      expect(Math.min(charge, creditLeft)).toBe(0);
    }),
  );
});

test('a change to the same plan charges nothing and keeps the period', () => {
  fc.assert(
    fc.property(paid, cents, ({ period, now }, balance) => {
      const same = prorate(period, period, balance, now);
      expect(same).toMatchObject({ charge: 0, creditLeft: balance, start: period.start, end: period.end });
    }),
  );
});

test('credits at most what was paid, and less with every day', () => {
  fc.assert(
    fc.property(paid, price, fc.integer({ min: 0, max: 60 }), ({ period, now }, next, days) => {
      const { credit } = prorate(period, next, 0, now);
      expect(credit).toBeLessThanOrEqual(period.price);
      const later = new Date(Math.min(now.getTime() + days * DAY, period.end.getTime()));
      expect(prorate(period, next, 0, later).credit).toBeLessThanOrEqual(credit);
    }),
  );
});

test('another interval starts a whole period, paid in full less the credit', () => {
  fc.assert(
    fc.property(paid, cents, ({ period, now }, amount) => {
      const next: Price = { price: amount, interval: period.interval === 'month' ? 'year' : 'month' };
      const change = prorate(period, next, 0, now);
      expect(change.price).toBe(amount);
      expect([change.start, change.end]).toEqual([now, addInterval(now, next.interval)]);
    }),
  );
});

test('a change back in the same moment returns to the same total', () => {
  fc.assert(
    fc.property(paid, price, ({ period, now }, next) => {
      fc.pre(next.interval === period.interval);
      const there = prorate(period, next, 0, now);
      const back = prorate({ ...period, ...next }, period, there.creditLeft, now);
      expect(back.creditLeft - back.charge).toBe(there.charge);
    }),
  );
});

test.each([
  // A month of 30 days, with 15 left.
  {
    from: { price: 3000, interval: 'month' },
    to: { price: 9000, interval: 'month' },
    day: 15,
    charge: 3000,
    left: 0,
  },
  {
    from: { price: 9000, interval: 'month' },
    to: { price: 3000, interval: 'month' },
    day: 15,
    charge: 0,
    left: 3000,
  },
  {
    from: { price: 3000, interval: 'month' },
    to: { price: 30_000, interval: 'year' },
    day: 15,
    charge: 28_500,
    left: 0,
  },
  {
    from: { price: 3000, interval: 'month' },
    to: { price: 30_000, interval: 'year' },
    day: 0,
    charge: 27_000,
    left: 0,
  },
  {
    from: { price: 36_500, interval: 'year' },
    to: { price: 3000, interval: 'month' },
    day: 100,
    charge: 0,
    left: 23_500,
  },
] as const)(
  '$from.price a $from.interval to $to.price a $to.interval on day $day charges $charge',
  (given) => {
    const start = new Date('2026-06-01T12:00:00Z');
    const period = { ...given.from, start, end: addInterval(start, given.from.interval) };
    const change = prorate(period, given.to, 0, new Date(start.getTime() + given.day * DAY));
    expect([change.charge, change.creditLeft]).toEqual([given.charge, given.left]);
  },
);

test('a period from the 31st ends on the last day of a short month, and the next on the 31st', () => {
  const anchor = new Date('2026-01-31T09:00:00Z');
  const february = nextEnd(anchor, 'month', anchor);
  expect(february.toISOString()).toBe('2026-02-28T09:00:00.000Z');
  expect(nextEnd(anchor, 'month', february).toISOString()).toBe('2026-03-31T09:00:00.000Z');
  expect(addInterval(new Date('2024-02-29T00:00:00Z'), 'year').toISOString()).toBe(
    '2025-02-28T00:00:00.000Z',
  );
});
