import { describe, expect, it } from 'vitest';
import { byDay, firstWeekday, furtherRounds, monthAfter, pastRound, spanOf, weeksOf } from './month';

describe('the month of the calendar', () => {
  it('has whole weeks, beginning with the first day of the week', () => {
    const weeks = weeksOf('2026-10', 1);
    expect(weeks.map(([first]) => first)).toEqual([
      '2026-09-28',
      '2026-10-05',
      '2026-10-12',
      '2026-10-19',
      '2026-10-26',
    ]);
    expect(weeksOf('2026-10', 7)[0]?.[0]).toBe('2026-09-27');
    // A month that fills its weeks exactly.
    expect(weeksOf('2027-02', 1)).toHaveLength(4);
    // A month whose last day begins a week.
    expect(weeksOf('2026-08', 1).at(-1)?.[0]).toBe('2026-08-31');
  });

  it('begins weeks by locale', () => {
    expect(['en-US', 'de', 'fr'].map(firstWeekday)).toEqual([7, 1, 1]);
  });

  it('crosses years', () => {
    expect([monthAfter('2026-12', 1), monthAfter('2026-01', -1)]).toEqual(['2027-01', '2025-12']);
  });

  it('requests an additional day on each side', () => {
    expect(spanOf(weeksOf('2026-10', 1))).toEqual({
      from: '2026-09-27T00:00:00.000Z',
      to: '2026-11-03T00:00:00.000Z',
    });
  });

  it('shows a campaign on the day in its own time zone', () => {
    const campaign = { time: '2026-10-06T02:00:00Z', timezone: 'America/Toronto' };
    const days = byDay([campaign, { ...campaign, time: null }] as never);
    expect([...days.keys()]).toEqual(['2026-10-05']);
  });

  it('orders the campaigns of a day by time, then by name', () => {
    const at = (id: string, time: string) => ({ id, name: id, time, timezone: 'UTC' });
    const days = byDay(
      [
        at('Noon', '2026-10-06T12:00:00Z'),
        at('Breakfast', '2026-10-06T08:00:00Z'),
        at('Apples', '2026-10-06T12:00:00Z'),
      ] as never,
      [{ campaign: { id: 'Round', name: 'Round' }, day: '2026-10-06', time: null }] as never,
    );
    expect(days.get('2026-10-06')?.map(({ campaign }) => campaign.name)).toEqual([
      'Round',
      'Breakfast',
      'Apples',
      'Noon',
    ]);
  });

  it('gives past rounds the time of the day of the next one, also across daylight saving', () => {
    const campaign = { time: '2026-11-27T19:00:00Z', timezone: 'America/Toronto' } as never;
    expect(pastRound(campaign, '2026-10-27').time).toBe('2026-10-27T18:00:00.000Z');
    expect(pastRound({ time: null, timezone: 'UTC' } as never, '2026-10-27').time).toBeNull();
  });

  it('includes further rounds of a repeating campaign, once a day', () => {
    const campaign = {
      ...{ id: 'a', name: 'a', time: '2026-11-16T14:00:00Z', timezone: 'America/Toronto', status: 'sending' },
      repeat: { every: 2, unit: 'week' },
    } as never;
    const rounds = furtherRounds(campaign, '2026-12-20T00:00:00Z');
    expect(rounds.map(({ day }) => day)).toEqual(['2026-11-30', '2026-12-14']);
    const past = [
      { campaign, day: '2026-11-02', time: null },
      { campaign, day: '2026-11-16', time: null },
    ];
    expect([...byDay([campaign], [...rounds, ...past])].map(([day, all]) => [day, all.length])).toEqual([
      ['2026-11-16', 1],
      ['2026-11-30', 1],
      ['2026-12-14', 1],
      ['2026-11-02', 1],
    ]);
    expect(
      furtherRounds({ ...(campaign as object), status: 'paused' } as never, '2026-12-20T00:00:00Z'),
    ).toEqual([]);
  });
});
