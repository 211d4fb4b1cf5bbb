import { describe, expect, it } from 'vitest';
import type { CampaignValues } from '../composer-values';
import { monthLimitOf } from './month-limit';

const now = new Date('2026-10-30T12:00:00Z');
const reach = (count: number, max: number | null = 1000) => ({
  count,
  limit: { name: 'emails' as const, used: 900, max },
});
const limitOf = (values: CampaignValues, count: number, isAtOnce = false, each = 1) =>
  monthLimitOf(values, reach(count), { isAtOnce, now, each });

describe('the limit of the month', () => {
  it('is none where the plan has none', () => {
    expect(monthLimitOf({}, reach(5, null), { isAtOnce: true, now, each: 1 })).toBeNull();
  });

  it('is enough for a round that fits, and for no larger one', () => {
    expect(limitOf({ kind: 'once' }, 100, true)).toEqual({
      ...{ max: 1000, left: 100, needed: 100, isEnough: true },
    });
    expect(limitOf({ kind: 'once' }, 101, true)).toMatchObject({ isEnough: false });
  });

  it('counts the messages that a long text is split into', () => {
    expect(limitOf({ kind: 'once', channel: 'sms' }, 33, true, 3)).toMatchObject({
      needed: 99,
      isEnough: true,
    });
    expect(limitOf({ kind: 'once', channel: 'sms' }, 34, true, 3)).toMatchObject({ isEnough: false });
    expect(limitOf({ kind: 'automatic', channel: 'sms' }, 50_000, true, 3)).toMatchObject({ needed: 3 });
  });

  it('is that of the month in which a scheduled campaign is sent', () => {
    const november = { kind: 'once', time: '2026-11-01T00:00:00Z' } as const;
    expect(limitOf(november, 1000)).toMatchObject({ left: 1000, isEnough: true });
    expect(limitOf(november, 1001)).toMatchObject({ isEnough: false });
    expect(limitOf({ ...november, time: '2026-10-31T23:00:00Z' }, 101)).toMatchObject({
      left: 100,
      isEnough: false,
    });
  });

  it('is enough for an automatic campaign as long as one message is left', () => {
    expect(limitOf({ kind: 'automatic' }, 50_000, true)).toMatchObject({ isEnough: true });
    const used = { count: 50_000, limit: { name: 'emails' as const, used: 1200, max: 1000 } };
    expect(monthLimitOf({ kind: 'automatic' }, used, { isAtOnce: true, now, each: 1 })).toMatchObject({
      left: 0,
      isEnough: false,
    });
  });
});
