// Campaigns before sending: the list, drafts, and validation.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bearer, filesForm, openSandbox, picture, type TestSandbox, TOKENS } from '../testing.ts';
import { campaignCalls, inMinutes, NOTHING_SENT, wrong } from './testing-calls.ts';

let sandbox: TestSandbox;
const { ask, create, make, change, read } = campaignCalls(() => sandbox);

const NIGHT = { from: '21:00', to: '09:00' };

beforeAll(async () => {
  sandbox = await openSandbox();
});
afterAll(() => sandbox.stop());

describe('the list', () => {
  const as = bearer('lister');
  beforeAll(async () => {
    for (const name of ['Ärmel', 'two', 'THREE']) await make({ name }, { as });
  });
  const names = async (query: string) =>
    (await ask('GET', `/campaigns${query}`, { as })).body.items.map(({ name }: { name: string }) => name);

  test('is sorted by last change, in pages', async () => {
    expect(await names('')).toEqual(['THREE', 'two', 'Ärmel']);
    expect((await ask('GET', '/campaigns?show=2', { as })).body).toMatchObject({ page: 1, pages: 2 });
    const { items } = (await ask('GET', '/campaigns?show=2&page=2', { as })).body;
    await change(items[0].id, { name: 'Ärmel neu' }, { as });
    expect(await names('')).toEqual(['Ärmel neu', 'THREE', 'two']);
    expect((await ask('GET', '/campaigns?page=9', { as })).body).toEqual({
      page: 9,
      pages: 1,
      total: 3,
      items: [],
    });
  });

  test('searches names, and filters by status', async () => {
    expect(await names('?search=ÄRM')).toEqual(['Ärmel neu']);
    expect(await names('?search=e&status=draft')).toEqual(['Ärmel neu', 'THREE']);
    expect(await names('?status=sent')).toEqual([]);
  });

  test('shows 20 by default', async () => {
    const as = bearer('writer-of-many');
    await Promise.all(Array.from({ length: 21 }, (_, i) => make({ name: `${i}` }, { as })));
    const { pages, items } = (await ask('GET', '/campaigns', { as })).body;
    expect([pages, items.length]).toEqual([2, 20]);
  });
});

describe('a draft', () => {
  test('requires a name and a channel', async () => {
    const made = await make();
    expect(made).toMatchObject({
      name: 'Campaign',
      channel: 'email',
      status: 'draft',
      kind: 'once',
      time: null,
      repeat: null,
      trigger: null,
      audience: { match: 'all', rules: [] },
      subject: null,
      preheader: null,
      body: null,
      smsBody: null,
      templateId: null,
      mediaIds: [],
      linkUrl: null,
      productIds: [],
      senderName: null,
      replyTo: null,
      timezone: 'America/Toronto',
      quietHours: null,
      stats: NOTHING_SENT,
      failure: null,
      createdBy: { id: 'owner-beauty', name: 'Mara Lindqvist' },
    });
    expect(await read(made.id)).toEqual(made);
    expect((await make({ channel: 'sms' })).quietHours).toEqual(NIGHT);
    expect((await make({ channel: 'sms', quietHours: null })).quietHours).toBeNull();
    const byNoor = await make({}, { as: TOKENS.manager });
    expect(byNoor.createdBy).toEqual({ id: 'manager-noor', name: 'Noor Haddad' });
  });

  test('reads back all fields, and keeps them when another one changes', async () => {
    const form = filesForm([['a.png', await picture().png().toBuffer()]]);
    const asset = (await ask('POST', '/assets?type=misc', { form })).body.items[0];
    const json = { name: 'Mail', width: 600, height: 400, kind: 'mail' };
    const template = (await ask('POST', '/templates/create', { json })).body;
    const given = {
      name: 'Everything',
      channel: 'email',
      kind: 'repeating',
      time: inMinutes(60),
      repeat: { every: 2, unit: 'month' },
      audience: {
        match: 'any',
        rules: [
          { field: 'tag', op: 'is', values: ['colour'] },
          { field: 'location', op: 'isNot', value: 'location-queen' },
          { field: 'lastVisit', op: 'notWithin', days: 60 },
        ],
      },
      subject: 'For {{firstName}} at {{business}}',
      preheader: '{{location}}',
      body: 'See {{photoLink}} or {{link}}. {not a placeholder}',
      templateId: template.id,
      mediaIds: [asset.id],
      linkUrl: 'https://juniper.example/book',
      senderName: 'Mara at Juniper Salon',
      replyTo: 'hello@juniper.example',
      timezone: 'Europe/Berlin',
      quietHours: { from: '22:00', to: '07:30' },
    };
    const made = await make(given);
    expect(made).toMatchObject(given);
    const changed = (await change(made.id, { name: 'Renamed' })).body;
    expect(changed).toMatchObject({ ...given, name: 'Renamed', createdAt: made.createdAt });
    expect(await read(made.id)).toEqual(changed);
    expect((await ask('GET', '/campaigns?search=renamed')).body.items).toEqual([changed]);
    const emptied = {
      time: null,
      repeat: null,
      templateId: null,
      mediaIds: [],
      quietHours: null,
      replyTo: null,
    };
    expect((await change(made.id, emptied)).body).toMatchObject({ ...given, name: 'Renamed', ...emptied });
  });

  test('loses fields of its former channel or kind', async () => {
    const { id } = await make({
      subject: 'Subject',
      body: 'Body',
      kind: 'repeating',
      repeat: { every: 1, unit: 'week' },
    });
    expect((await change(id, { channel: 'sms', smsBody: 'Hi' })).body).toMatchObject({
      channel: 'sms',
      subject: null,
      body: null,
      smsBody: 'Hi',
    });
    const trigger = { event: 'winback', delayDays: 30 };
    expect((await change(id, { kind: 'automatic', trigger })).body).toMatchObject({ repeat: null, trigger });
    expect((await change(id, { kind: 'once', channel: 'email' })).body).toMatchObject({
      trigger: null,
      smsBody: null,
    });
  });
});

describe('validation errors', () => {
  const cases: [string, Record<string, unknown>, string[]][] = [
    ['a time too near', { time: inMinutes(4) }, ['time']],
    ['a time of an automatic one', { kind: 'automatic', time: inMinutes(60) }, ['time']],
    ['a rhythm of one sent once', { repeat: { every: 1, unit: 'week' } }, ['repeat']],
    ['a trigger of one sent once', { trigger: { event: 'birthday', delayDays: 1 } }, ['trigger']],
    ['a mail’s words in an SMS', { channel: 'sms', subject: 'x', body: 'y' }, ['body', 'subject']],
    ['an SMS’s words in a mail', { smsBody: 'x' }, ['smsBody']],
    ['an unknown placeholder', { subject: '{{firstname}}', body: 'Hi {{ link }}' }, ['body', 'subject']],
    ['a long sender of an SMS', { channel: 'sms', senderName: 'Juniper Salon' }, ['senderName']],
    ['a time zone that is none', { timezone: 'Mars/Olympus' }, ['timezone']],
    [
      'what is not there',
      {
        templateId: 'none',
        mediaIds: ['none'],
        productIds: ['none'],
        audience: {
          match: 'all',
          rules: [
            { field: 'hasEmail', value: true },
            { field: 'location', op: 'is', value: 'none' },
          ],
        },
      },
      ['audience.rules.1.value', 'mediaIds.0', 'productIds.0', 'templateId'],
    ],
  ];
  test.each(cases)('%s', async (_, json, fields) => {
    expect(wrong(await create(json))).toEqual(fields);
    const { id, ...before } = await make();
    expect(wrong(await change(id, { name: 'not stored', ...json }))).toEqual(fields);
    expect(await read(id)).toEqual({ id, ...before });
  });

  test('refuses a template of another kind, or of another account', async () => {
    const json = { name: 'x', width: 600, height: 400, kind: 'print' };
    const print = (await ask('POST', '/templates/create', { json })).body;
    expect(wrong(await create({ templateId: print.id }))).toEqual(['templateId']);
    const mail = { json: { ...json, kind: 'mail' }, as: TOKENS.enterprise };
    const theirs = (await ask('POST', '/templates/create', mail)).body;
    expect(wrong(await create({ templateId: theirs.id }))).toEqual(['templateId']);
  });
});
