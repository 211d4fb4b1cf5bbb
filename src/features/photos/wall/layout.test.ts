import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { between, firstBelow, layOut, positionAfter, rowOf, type WallGeometry } from './layout';

const ratio = fc.integer({ min: 10, max: 1000 });
const dates = Array.from({ length: 60 }, (_, i) =>
  new Date(Date.UTC(2026, 8, 30 - i)).toISOString().slice(0, 10),
);
const days = fc
  .array(fc.array(ratio, { minLength: 1, maxLength: 40 }), { minLength: 1, maxLength: 40 })
  .map((all) => all.map((ratios, i) => ({ date: dates[i] ?? '', ratios })));
const geometry: fc.Arbitrary<WallGeometry> = fc.record({
  width: fc.integer({ min: 280, max: 3000 }),
  rowHeight: fc.integer({ min: 80, max: 320 }),
  gap: fc.integer({ min: 0, max: 12 }),
  headerHeight: fc.integer({ min: 0, max: 60 }),
  dayWidth: fc.integer({ min: 60, max: 200 }),
});

const property = (check: (wall: ReturnType<typeof layOut>, given: WallGeometry, count: number) => void) =>
  fc.assert(
    fc.property(days, geometry, (some, given) =>
      check(
        layOut(some, given),
        given,
        some.reduce((n, { ratios }) => n + ratios.length, 0),
      ),
    ),
  );

describe('the layout of a wall', () => {
  it('places every photo once, in order', () =>
    property(({ rows, groups, total }, _, count) => {
      expect(total).toBe(count);
      let next = 0;
      for (const { first, widths, lefts } of rows) {
        expect(first).toBe(next);
        expect(widths.length).toBe(lefts.length);
        next += widths.length;
      }
      expect(next).toBe(count);
      expect(groups.reduce((n, group) => n + group.count, 0)).toBe(count);
    }));

  it('keeps photos apart by the gap and inside the wall', () =>
    property(({ rows }, { width, gap }) => {
      for (const { lefts, widths } of rows) {
        for (const [i, left] of lefts.entries()) {
          expect(widths[i]).toBeGreaterThan(0);
          if (i > 0) expect(left).toBeGreaterThanOrEqual((lefts[i - 1] ?? 0) + (widths[i - 1] ?? 0) + gap);
          expect(left + (widths[i] ?? 0)).toBeLessThanOrEqual(width);
        }
      }
    }));

  it('fills the width with every row but the last of a group', () =>
    property(({ groups }, { width, rowHeight }) => {
      for (const { rows } of groups) {
        for (const { lefts, widths, height } of rows.slice(0, -1)) {
          const right = (lefts.at(-1) ?? 0) + (widths.at(-1) ?? 0);
          // A row that would have to be too high stays narrower.
          if (height !== rowHeight) expect(width - right).toBeLessThanOrEqual(1);
        }
      }
    }));

  it('keeps rows and groups in order without overlap', () =>
    property(({ rows, groups, height, rowCount }, { gap }) => {
      for (const [i, row] of rows.entries())
        if (i > 0)
          expect(row.top).toBeGreaterThanOrEqual((rows[i - 1]?.top ?? 0) + (rows[i - 1]?.height ?? 0) + gap);
      for (const [i, group] of groups.entries())
        if (i > 0) expect(group.top).toBe((groups[i - 1]?.top ?? 0) + (groups[i - 1]?.height ?? 0));
      expect(height).toBe((groups.at(-1)?.top ?? 0) + (groups.at(-1)?.height ?? 0));
      expect(rowCount).toBe(rows.length + groups.length);
    }));

  it('finds what is between two lines, and the row of a photo', () =>
    fc.assert(
      fc.property(days, geometry, fc.nat(20_000), fc.nat(3000), (some, given, from, screen) => {
        const wall = layOut(some, given);
        const seen = (items: readonly { top: number; height: number }[]) =>
          items.filter(({ top, height }) => top + height > from && top < from + screen);
        expect(between(wall.rows, from, from + screen)).toEqual(seen(wall.rows));
        expect(between(wall.groups, from, from + screen)).toEqual(seen(wall.groups));
        expect(firstBelow(wall.rows, wall.height + 1)).toBe(wall.rows.length);
        const position = from % wall.total;
        const row = rowOf(wall, position);
        expect(row && row.first <= position && position < row.first + row.widths.length).toBe(true);
      }),
    ));

  it('moves the focus to a photo of the wall, and back', () =>
    fc.assert(
      fc.property(days, geometry, fc.nat(2000), (some, given, at) => {
        const wall = layOut(some, given);
        const position = at % wall.total;
        for (const key of ['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End']) {
          const to = positionAfter(wall, position, key, false) ?? -1;
          expect(to).toBeGreaterThanOrEqual(0);
          expect(to).toBeLessThan(wall.total);
        }
        const right = positionAfter(wall, position, 'ArrowRight', false) ?? -1;
        if (right !== position) expect(positionAfter(wall, right, 'ArrowLeft', false)).toBe(position);
        expect(positionAfter(wall, position, 'Home', true)).toBe(0);
        expect(positionAfter(wall, position, 'End', true)).toBe(wall.total - 1);
        expect(positionAfter(wall, position, 'a', false)).toBe(null);
      }),
    ));

  it('gives each day its own heading above its photos, beside other days of the month if there is room', () => {
    const wall = layOut(
      [
        { date: '2026-09-02', ratios: [100] },
        { date: '2026-09-01', ratios: [50, 50] },
        { date: '2026-08-31', ratios: [100] },
        { date: '2026-08-30', ratios: Array.from({ length: 30 }, () => 80) },
        { date: '2026-08-29', ratios: [50] },
        { date: '2026-08-28', ratios: [50] },
        { date: '2026-08-27', ratios: [300] },
      ],
      { width: 800, rowHeight: 200, gap: 4, headerHeight: 40, dayWidth: 120 },
    );
    const days = wall.groups.map((group) => group.days.map(({ date, left }) => [date, left]));
    expect(days).toEqual([
      [
        ['2026-09-02', 0],
        ['2026-09-01', 224],
      ],
      [['2026-08-31', 0]],
      [['2026-08-30', 0]],
      [
        ['2026-08-29', 0],
        // The heading of the former needs more room than its photo.
        ['2026-08-28', 144],
      ],
      [['2026-08-27', 0]],
    ]);
    expect(wall.rows[0]).toMatchObject({
      first: 0,
      lefts: [0, 224, 328],
      widths: [200, 100, 100],
      height: 200,
    });
  });

  it('places the photos of a day between its heading and the next', () =>
    property(({ groups }, { width }) => {
      for (const { days, rows } of groups) {
        if (days.length === 1) continue;
        expect(rows.length).toBe(1);
        for (const [i, { left, width: own }] of days.entries()) {
          expect(rows[0]?.lefts).toContain(left);
          expect(left + own).toBeLessThanOrEqual(days[i + 1]?.left ?? width);
        }
      }
    }));

  it('lays out 20,000 photos in well under a second', () => {
    const many = Array.from({ length: 700 }, (_, i) => ({
      date: new Date(Date.UTC(2026, 8, 30) - i * 86_400_000).toISOString().slice(0, 10),
      ratios: Array.from({ length: 29 }, (_, n) => [80, 125, 67, 150][(n + i) % 4] ?? 100),
    }));
    const began = performance.now();
    expect(layOut(many, { width: 1200, rowHeight: 200, gap: 4, headerHeight: 40, dayWidth: 120 }).total).toBe(
      20_300,
    );
    expect(performance.now() - began).toBeLessThan(500);
  });
});
