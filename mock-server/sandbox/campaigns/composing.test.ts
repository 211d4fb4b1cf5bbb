import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSandbox, type TestSandbox, TOKENS } from '../testing.ts';
import { campaignCalls, wrong } from './testing-calls.ts';
import { contact, storeContacts } from './testing-contacts.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openSandbox(async (db) => {
    const people = Array.from({ length: 25 }, (_, i) =>
      contact({ id: `unasked-${i}`, emailConsent: 'unknown' }),
    );
    await storeContacts(db, [
      contact({ id: 'ada', phone: '4165550101', locationIds: ['location-queen'], tags: ['vip'] }),
      contact({ id: 'lev', bounced: true, locationIds: ['location-queen'] }),
      contact({ id: 'iris', email: null, phone: '4165550102' }),
      contact({ id: 'jun', emailConsent: 'out', locationIds: ['location-queen'] }),
      ...people,
      contact({ id: 'of-the-pets', accountId: 'owner-pets', emailConsent: 'out' }),
    ]);
    await db
      .updateTable('contacts')
      .set({ firstName: 'Ada', lastName: 'Byrne' })
      .where('id', '=', 'ada')
      .execute();
  });
});
afterAll(() => sandbox.stop());

const { ask, make, read, change } = campaignCalls(() => sandbox);
const everybody = { match: 'all', rules: [] };
const reach = (json: object, as = TOKENS.owner) => ask('POST', '/campaigns/audience', { json, as });
const preview = (json: object, as = TOKENS.owner) => ask('POST', '/campaigns/preview', { json, as });
const idsOf = (contacts: { id: string }[]) => contacts.map(({ id }) => id);

describe('the audience', () => {
  test('adds up, and lists at most twenty excluded contacts by reason', async () => {
    const { status, body } = await reach({ channel: 'email', audience: everybody });
    expect([status, body.audience, body.count]).toEqual([200, 29, 1]);
    expect(body.skipped).toEqual({ noAddress: 1, noConsent: 26, bounced: 1, duplicate: 0 });
    expect(body.named.noAddress).toEqual([{ id: 'iris', name: null, address: null }]);
    expect(body.named.bounced).toEqual([{ id: 'lev', name: null, address: 'lev@mail.example' }]);
    expect(body.named.noConsent).toHaveLength(20);
    expect(body.named.duplicate).toEqual([]);
    expect(body.sample).toHaveLength(1);
  });

  test('follows the rules and the channel', async () => {
    const audience = { match: 'any', rules: [{ field: 'tag', op: 'is', values: ['vip'] }] };
    expect((await reach({ channel: 'sms', audience })).body).toMatchObject({ audience: 1, count: 1 });
    const sms = (await reach({ channel: 'sms', audience: everybody })).body;
    expect([sms.count, sms.skipped.noAddress]).toEqual([2, 27]);
    const nowhere = [{ field: 'location', op: 'is', value: 'nowhere' }];
    expect(wrong(await reach({ channel: 'sms', audience: { match: 'all', rules: nowhere } }))).toEqual([
      'audience.rules.0.value',
    ]);
  });

  test('counts all for a manager and lists only theirs', async () => {
    const { body } = await reach({ channel: 'email', audience: everybody }, TOKENS.manager);
    expect(body.skipped).toEqual({ noAddress: 1, noConsent: 26, bounced: 1, duplicate: 0 });
    expect(idsOf(Object.values(body.named).flat() as { id: string }[]).toSorted()).toEqual(['jun', 'lev']);
    expect((await reach({ channel: 'email', audience: everybody }, TOKENS.location)).status).toBe(403);
  });
});

describe('a preview', () => {
  const words = {
    channel: 'email',
    subject: 'For {{firstName}} at {{location}}',
    preheader: 'From {{business}}',
    body: 'Hi {{firstName}}, <b>see</b>\n\n[Book]({{link}}) {{photoLink}}',
    linkUrl: 'https://juniper.example/book',
  };

  test('shows what one contact would receive', async () => {
    const { status, body } = await preview({ ...words, contactId: 'ada' });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      contact: { id: 'ada', name: 'Ada Byrne', address: 'ada@mail.example' },
      ...{ from: 'Juniper Salon', replyTo: 'owner@juniper.example', preheader: 'From Juniper Salon' },
      ...{ subject: 'For Ada at Juniper Queen Street', sms: null, blanks: ['{{photoLink}}'] },
    });
    expect(body.html).toContain('<p>Hi Ada, &#60;b&#62;see&#60;/b&#62;</p>');
    expect(body.html).toContain('<a href="https://juniper.example/book">Book</a>');
    expect(body.text).toContain('Hi Ada, <b>see</b>\n\nBook (https://juniper.example/book)');
  });

  test('without a contact uses a sample name, and fallback words for the rest', async () => {
    const { body } = await preview(words);
    expect(body).toMatchObject({ contact: null, subject: 'For Maya at Juniper Salon' });
    expect(body.blanks).toEqual(['{{location}}', '{{photoLink}}']);
  });

  test('of an SMS includes the cost', async () => {
    const smsBody = 'Hi {{firstName}}, {{link}} Reply STOP to opt out.';
    const given = {
      channel: 'sms',
      smsBody,
      linkUrl: `https://a.example/${'x'.repeat(150)}`,
      contactId: 'ada',
    };
    const { body } = await preview(given);
    expect(body.sms).toEqual({ alphabet: 'gsm', characters: body.text.length, segments: 2 });
    expect(body).toMatchObject({ html: null, subject: null, replyTo: null, from: null, blanks: [] });
    expect(body.contact.address).toBe('4165550101');
  });

  test('allows missing fields, but not invalid ones', async () => {
    expect((await preview({ channel: 'email' })).body).toMatchObject({ subject: null, text: '' });
    expect(wrong(await preview({ channel: 'email', smsBody: 'x', subject: '{{nope}}' }))).toEqual([
      'smsBody',
      'subject',
    ]);
    expect(wrong(await preview({ channel: 'sms', mediaIds: ['none'], productIds: ['none'] }))).toEqual([
      'mediaIds.0',
      'productIds.0',
    ]);
    expect(wrong(await preview({ channel: 'email', body: 'Hi\n\n{{picture:none}}' }))).toEqual(['body']);
    const linkUrl = `https://a.example/${'&'.repeat(2000)}`;
    expect(wrong(await preview({ channel: 'email', linkUrl, body: '{{link}}'.repeat(6000) }))).toEqual([
      'body',
    ]);
  });

  test('shows a contact only to users who may see it', async () => {
    expect((await preview({ channel: 'email', contactId: 'jun' }, TOKENS.manager)).status).toBe(200);
    expect(wrong(await preview({ channel: 'email', contactId: 'iris' }, TOKENS.manager))).toEqual([
      'contactId',
    ]);
    expect(wrong(await preview({ channel: 'email', contactId: 'of-the-pets' }))).toEqual(['contactId']);
  });
});

describe('a test', () => {
  const send = (id: string, json: object, as = TOKENS.owner) =>
    ask('POST', `/campaigns/${id}/test`, { json, as });

  test('is sent to the given addresses, and changes nothing', async () => {
    const { id } = await make({ subject: 'S', body: 'B' });
    const before = await read(id);
    const to = ['mara@juniper.example', 'noor@juniper.example'];
    const { status, body } = await send(id, { to, contactId: 'ada' });
    expect([status, body.id, body.to]).toEqual([200, id, to]);
    expect(await read(id)).toEqual(before);
    expect((await ask('GET', `/campaigns/${id}/report`)).body).toMatchObject({ days: [], links: [] });
  });

  test('refuses the other channel, too many addresses, and missing text', async () => {
    const { id } = await make({ subject: 'S', body: 'B' });
    expect(wrong(await send(id, { to: ['mara@juniper.example', '4165550101'] }))).toEqual(['to.1']);
    const six = Array.from({ length: 6 }, (_, i) => `a${i}@juniper.example`);
    expect(wrong(await send(id, { to: six }))).toEqual(['to']);
    expect(wrong(await send(id, { to: [] }))).toEqual(['to']);
    expect(wrong(await send(id, { to: ['a@juniper.example'], contactId: 'of-the-pets' }))).toEqual([
      'contactId',
    ]);
    await change(id, { body: null, subject: null });
    expect(wrong(await send(id, { to: ['a@juniper.example'] }))).toEqual(['body', 'subject']);
    expect((await send('none', { to: ['a@juniper.example'] })).status).toBe(404);
  });

  test('of an SMS requires an account with SMS', async () => {
    const { id } = await make({ channel: 'sms', smsBody: 'Hi, reply STOP to opt out.' });
    expect(wrong(await send(id, { to: ['mara@juniper.example'] }))).toEqual(['to.0']);
    const refused = await send(id, { to: ['4165550101'] });
    expect([refused.status, refused.body.errors]).toEqual([409, []]);
  });

  test('requires the permission to send', async () => {
    const { id } = await make({ subject: 'S', body: 'B' });
    expect((await send(id, { to: ['a@juniper.example'] }, TOKENS.manager)).status).toBe(403);
    expect((await send(id, { to: ['a@juniper.example'] }, TOKENS.enterprise)).status).toBe(404);
  });
});

describe('a copy', () => {
  const copy = (id: string, as = TOKENS.owner) => ask('POST', `/campaigns/${id}/duplicate`, { as });

  test('is a draft with the same text and audience, owned by its creator', async () => {
    const audience = { match: 'any', rules: [{ field: 'tag', op: 'is', values: ['vip'] }] };
    const original = await make({ subject: 'S', body: 'B', audience, kind: 'repeating' });
    const time = new Date(Date.now() + 3600_000).toISOString();
    await change(original.id, { repeat: { every: 2, unit: 'week' }, time, status: 'scheduled' });
    const before = await read(original.id);
    const { status, body } = await copy(original.id, TOKENS.manager);
    const { id, createdAt, updatedAt } = body;
    expect(status).toBe(200);
    expect(body).toEqual({
      ...before,
      version: expect.any(String),
      ...{ id, createdAt, updatedAt, name: 'Campaign copy', status: 'draft', time: null },
      createdBy: { id: 'manager-noor', name: 'Noor Haddad' },
    });
    expect(await read(original.id)).toEqual(before);
    expect((await copy('none')).status).toBe(404);
    expect((await copy(original.id, TOKENS.enterprise)).status).toBe(404);
  });

  test('has a name within the limit', async () => {
    const { id } = await make({ name: '😀'.repeat(80) });
    expect([...(await copy(id)).body.name]).toHaveLength(80);
  });
});
