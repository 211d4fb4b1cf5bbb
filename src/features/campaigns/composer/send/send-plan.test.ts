import { setupI18n } from '@lingui/core';
import { describe, expect, it } from 'vitest';
import { emptyAddress } from '~/patterns/form/postal-address';
import type { CampaignValues } from '../model/composer-context';
import { type SendPlan, type SendPlanInput, sendPlan } from './send-plan';

const now = new Date('2026-10-05T12:00:00Z');
const whole: CampaignValues = {
  ...{ channel: 'email', kind: 'once', audience: { match: 'all', rules: [] } },
  name: 'Autumn',
  subject: 'Hello',
  body: 'Hi {{firstName}}',
  time: '2026-10-06T14:00:00Z',
  timezone: 'America/Toronto',
};
const limitless = { name: 'emails', used: 0, max: null } as const;
const input: SendPlanInput = {
  status: 'draft',
  account: { address: emptyAddress },
  isNow: false,
  now,
  errors: [],
  refused: [],
  reach: { count: 312, limit: limitless },
  each: 1,
  isInPlan: true,
  isAccepted: true,
};
const planOf = (change: CampaignValues, more: Partial<SendPlanInput> = {}) =>
  sendPlan({ ...whole, ...change }, { ...input, ...more });
const pathsOf = (change: CampaignValues, more: Partial<SendPlanInput> = {}) =>
  planOf(change, more).blockers.map(({ path }) => path);

it.each<[SendPlan['state'], CampaignValues, Partial<SendPlanInput>]>([
  ['ready', {}, {}],
  ['checking', {}, { isAccepted: false }],
  ['checking', {}, { reach: null }],
  ['blocked', { name: undefined }, { reach: null }],
  ['blocked', {}, { isInPlan: false }],
  ['blocked', {}, { reach: { count: 312, limit: { name: 'emails', used: 0, max: 311 } } }],
])('is %s with %j and %j', (state, change, more) => {
  expect(planOf(change, more).state).toBe(state);
});

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
    expect(pathsOf({}, { reach: { count: 0, limit: limitless }, errors: ['replyTo', 'audience'] })).toEqual([
      'audience',
      'replyTo',
    ]);
  });

  it('include a missing postal address, of an email only', () => {
    expect(pathsOf({}, { account: { address: null } })).toEqual(['address']);
    expect(pathsOf({ channel: 'sms', smsBody: 'STOP' }, { account: { address: null } })).toEqual([]);
  });

  it('include the fields of the message that the server refused', () => {
    const refused = [{ field: 'productIds.0', message: 'Name a product of this account.' }];
    expect(pathsOf({}, { refused })).toEqual(['productIds']);
  });

  it('do not include a missing time for immediate sending, unless it repeats', () => {
    expect(
      pathsOf({ kind: 'repeating', repeat: { every: 1, unit: 'month' }, time: null }, { isNow: true }),
    ).toEqual(['time']);
  });
});

const limitOf = (values: CampaignValues, count: number, each = 1, used = 900) =>
  planOf(
    { kind: 'once', time: null, ...values },
    {
      now: new Date('2026-10-30T12:00:00Z'),
      isNow: !values.time,
      each,
      reach: { count, limit: { name: 'emails', used, max: 1000 } },
    },
  ).limit;

describe('the limit of the month', () => {
  it('is none where the plan has none', () => {
    expect(planOf({}).limit).toBeNull();
  });

  it('is enough for a round that fits, and for no larger one', () => {
    expect(limitOf({ kind: 'once' }, 100)).toEqual({
      ...{ max: 1000, left: 100, needed: 100, isEnough: true },
    });
    expect(limitOf({ kind: 'once' }, 101)).toMatchObject({ isEnough: false });
  });

  it('counts the messages that a long text is split into', () => {
    expect(limitOf({ kind: 'once', channel: 'sms' }, 33, 3)).toMatchObject({
      needed: 99,
      isEnough: true,
    });
    expect(limitOf({ kind: 'once', channel: 'sms' }, 34, 3)).toMatchObject({ isEnough: false });
    expect(limitOf({ kind: 'automatic', channel: 'sms' }, 50_000, 3)).toMatchObject({ needed: 3 });
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
    expect(limitOf({ kind: 'automatic' }, 50_000)).toMatchObject({ isEnough: true });
    expect(limitOf({ kind: 'automatic' }, 50_000, 1, 1200)).toMatchObject({
      left: 0,
      isEnough: false,
    });
  });
});

describe('the label of the button', () => {
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
  it.each<[string, CampaignValues, Partial<SendPlanInput>]>([
    ['Save and resume sending', {}, { status: 'paused' }],
    [
      'Activate: 7 days before the birthday',
      { kind: 'automatic', trigger: { event: 'birthday', delayDays: 7 } },
      {},
    ],
    ['Send now to 312 people', {}, { isNow: true }],
    ['Send now to everyone in the audience', {}, { isNow: true, reach: null }],
    ['Send at 12:00 PM (quiet hours)', { quietHours: { from: '08:00', to: '12:00' } }, { isNow: true }],
    ['Send', { time: null }, {}],
    ['Send to 312 people on Tue, Oct 6, 10:00 AM, Toronto time', {}, {}],
    [
      'Send to 312 people from Tue, Oct 6, 10:00 AM, Toronto time: Every month',
      { kind: 'repeating', repeat: { every: 1, unit: 'month' } },
      { isNow: true },
    ],
  ])('%s', (label, values, more) => {
    expect(planOf(values, more).label(i18n)).toBe(label);
  });
});
