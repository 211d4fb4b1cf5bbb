import { expect, it } from 'vitest';
import { addDays } from '~/lib/days';
import { periodsOf } from './periods';

const day = (day: string) => ({
  ...{ day, sent: 1, opened: 1, clicked: 0, unsubscribed: 0, delivered: 1, bounced: 0 },
});
const every = (step: number, count: number) =>
  Array.from({ length: count }, (_, at) => day(addDays('2026-02-27', at * step)));
const read = (days: ReturnType<typeof day>[]) => {
  const { unit, periods } = periodsOf(days);
  return [unit, ...periods.map(({ day, until, opened }) => [day, until, opened])];
};

it('shows the days without events between two with events', () => {
  expect(read(['2026-02-27', '2026-02-28', '2026-03-02', '2026-03-06'].map(day))).toEqual([
    'day',
    ['2026-02-27', '2026-02-27', 1],
    ['2026-02-28', '2026-02-28', 1],
    ['2026-03-01', '2026-03-01', 0],
    ['2026-03-02', '2026-03-02', 1],
    ['2026-03-03', '2026-03-05', 0],
    ['2026-03-06', '2026-03-06', 1],
  ]);
});

it('sums up the weeks of a long table, without those that have no events', () => {
  expect(read([...every(1, 15), day('2026-03-29')])).toEqual([
    'week',
    ['2026-02-27', '2026-03-05', 7],
    ['2026-03-06', '2026-03-12', 7],
    ['2026-03-13', '2026-03-19', 1],
    ['2026-03-27', '2026-04-02', 1],
  ]);
});

it('sums up the months of a longer table', () => {
  const [unit, ...months] = read(every(7, 16));
  expect([unit, months.length, months[0], months[1], months[4]]).toEqual([
    'month',
    5,
    ['2026-02-01', '2026-02-28', 1],
    ['2026-03-01', '2026-03-31', 4],
    ['2026-06-01', '2026-06-30', 2],
  ]);
});
