import { expect, it } from 'vitest';
import { bySending } from './by-sending';

const day = (day: string, sent: number, opened: number, clicked = 0, unsubscribed = 0) => ({
  ...{ day, sent, opened, clicked, unsubscribed, delivered: sent, bounced: 0 },
});

it('adds the days after a sending to it', () => {
  const days = [
    day('2026-10-01', 20, 5),
    day('2026-10-02', 0, 3, 1, 1),
    day('2026-11-01', 22, 4),
    day('2026-11-02', 0, 1, 2),
  ];
  expect(bySending(days)).toEqual([day('2026-10-01', 20, 8, 1, 1), day('2026-11-01', 22, 5, 2)]);
  expect(days[0]?.opened).toBe(5);
});
