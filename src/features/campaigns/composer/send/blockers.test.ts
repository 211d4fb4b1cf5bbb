import { describe, expect, it } from 'vitest';
import { type CampaignValues, quietNow } from '../composer-values';
import { blockersOf } from './blockers';

const at = new Date('2026-10-05T12:00:00Z');
const whole: CampaignValues = {
  ...{ channel: 'email', kind: 'once', audience: { match: 'all', rules: [] } },
  name: 'Autumn',
  subject: 'Hello',
  body: 'Hi {{firstName}}',
  time: '2026-10-06T14:00:00Z',
  timezone: 'America/Toronto',
};
const pathsOf = (
  change: CampaignValues,
  more: {
    isNow?: boolean;
    count?: number;
    errors?: string[];
    isPaused?: boolean;
    hasAddress?: boolean;
  } = {},
) =>
  blockersOf({
    values: { ...whole, ...change },
    ...{ isPaused: false, errors: [], refused: [], isNow: false, hasAddress: true, count: 312, at },
    ...more,
  }).map(({ path }) => path);

describe('blockers of a campaign', () => {
  it('are empty for a complete campaign', () => {
    expect(pathsOf({})).toEqual([]);
    expect(pathsOf({ time: null }, { isNow: true })).toEqual([]);
    expect(pathsOf({ kind: 'automatic', time: null, trigger: { event: 'birthday', delayDays: 7 } })).toEqual(
      [],
    );
  });

  it.each<[string, CampaignValues, string[]]>([
    ['no words', { name: undefined, subject: null, body: null }, ['name', 'subject', 'body']],
    [
      'an unfinished rule',
      { audience: { match: 'all', rules: [{ field: 'tag', op: 'is', values: [] }] } },
      ['audience'],
    ],
    ['no time', { time: null }, ['time']],
    ['a time too near', { time: '2026-10-05T12:04:00Z' }, ['time']],
    ['a time in the quiet hours', { quietHours: { from: '09:00', to: '11:00' } }, ['time']],
    ['a link that leads nowhere', { body: '[Book]({{link}})' }, ['linkUrl']],
    ['a products block without products', { body: 'Hi\n\n{{products}}' }, ['productIds']],
    ['a gallery without pictures', { body: 'Hi\n\n{{pictures}}' }, ['mediaIds']],
    ['a placeholder that there is not', { body: 'Hi {{unknownThing}}' }, ['body']],
    ['one in the preview line', { preheader: '{{nickname}}' }, ['preheader']],
    ['a link in the text that leads nowhere', { body: '[Book](juniper.example)' }, ['body']],
    [
      'a sender that phones do not show',
      { channel: 'sms', smsBody: 'STOP', senderName: 'Juniper Salon' },
      ['senderName'],
    ],
    ['no rhythm', { kind: 'repeating' }, ['repeat']],
    ['no trigger', { kind: 'automatic', time: null }, ['trigger']],
    ['an SMS that cannot be ended', { channel: 'sms', smsBody: 'stop by' }, ['smsBody']],
    ['an empty SMS', { channel: 'sms' }, ['smsBody']],
  ])('%s', (_what, change, paths) => {
    expect(pathsOf(change)).toEqual(paths);
  });

  it('include an empty audience, and other violations of the contract', () => {
    expect(pathsOf({}, { count: 0, errors: ['replyTo', 'audience'] })).toEqual(['audience', 'replyTo']);
  });

  it('include a missing postal address, of an email only', () => {
    expect(pathsOf({}, { hasAddress: false })).toEqual(['address']);
    expect(pathsOf({ channel: 'sms', smsBody: 'STOP' }, { hasAddress: false })).toEqual([]);
  });

  it('include the fields of the message that the server refused', () => {
    const refused = [{ field: 'productIds.0', message: 'Name a product of this account.' }];
    expect(
      blockersOf({
        ...{ values: whole, isPaused: false, errors: [], isNow: false, hasAddress: true, count: 312, at },
        refused,
      }).map(({ path }) => path),
    ).toEqual(['productIds']);
  });

  it('do not include a missing time for immediate sending, unless it repeats', () => {
    expect(
      pathsOf({ kind: 'repeating', repeat: { every: 1, unit: 'month' }, time: null }, { isNow: true }),
    ).toEqual(['time']);
  });
});

it('finds the quiet hours at a time, by the clock of the campaign', () => {
  const values = { channel: 'sms', timezone: 'America/Toronto' } as const;
  expect(quietNow(values, new Date('2026-11-27T07:14:00Z'))).toEqual({ from: '21:00', to: '09:00' });
  expect(quietNow(values, new Date('2026-11-27T14:00:00Z'))).toBeNull();
  expect(quietNow({ ...values, channel: 'email' }, new Date('2026-11-27T07:14:00Z'))).toBeNull();
});
