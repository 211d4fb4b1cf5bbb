// Changed and deleted contacts, their addresses and numbers, and the opt-outs that remain.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSandbox, type TestSandbox } from '../testing.ts';
import { newPerson } from './person.ts';
import { askAt, newAccount } from './testing-people.ts';
import { toRow } from './write.ts';

const SEEN = new Date('2026-09-10T18:22:00Z');
let sandbox: TestSandbox;
const ask = askAt(() => sandbox.origin);
const account = (uid: string) => newAccount(ask, uid);

beforeAll(async () => {
  sandbox = await openSandbox(async (store) => {
    const known = {
      ...newPerson({ source: 'booth' }, SEEN),
      bounced: true,
      photoCount: 2,
      lastPhotoAt: SEEN,
    };
    await store
      .insertInto('contacts')
      .values({ ...toRow(known), id: 'contact-bounced', accountId: 'owner-beauty' })
      .execute();
    const address = { accountId: 'owner-beauty', contactId: 'contact-bounced', position: 0 };
    await store
      .insertInto('contactEmails')
      .values({ ...address, value: 'gone@mail.example', key: 'gone@mail.example' })
      .execute();
  });
});
afterAll(() => sandbox.stop());

describe('a change', () => {
  test('sets given fields, clears null fields, and keeps the rest', async () => {
    const { make, patch, get } = account('changer');
    const before = await make({
      emailAddress: 'a@mail.example',
      firstName: 'Ada',
      tags: ['x'],
      source: 'booth',
      sourceId: 's',
      notes: 'n',
    });
    const set = {
      firstName: null,
      lastName: 'Okafor',
      birthday: '02-29',
      notes: null,
      tags: ['y', 'z'],
      source: 'square',
      sourceId: null,
    };
    const { body } = await patch({ id: before.id, ...set });
    expect(body).toMatchObject({ ...set, emails: before.emails, createdAt: before.createdAt });
    expect(body.updatedAt > before.updatedAt).toBe(true);
    expect((await get(`/contacts/${before.id}`)).body).toEqual(body);
    expect((await get('/contacts?search=okafor')).body.items).toHaveLength(1);
    expect((await get('/contacts?search=ada')).body.items).toHaveLength(0);
  });

  test('of addresses replaces lists, and the main one comes first', async () => {
    const { make, patch } = account('mover');
    const { id } = await make({
      emailAddress: 'a@mail.example',
      emails: [{ value: 'b@mail.example' }],
      phoneNumber: '4165550118',
    });
    const emails = async (change: object) =>
      (await patch({ id, ...change })).body.emails?.map(({ value }: { value: string }) => value);
    expect(await emails({ emailAddress: 'c@mail.example' })).toEqual([
      'c@mail.example',
      'a@mail.example',
      'b@mail.example',
    ]);
    expect(await emails({ emailAddress: 'B@mail.example' })).toEqual([
      'B@mail.example',
      'c@mail.example',
      'a@mail.example',
    ]);
    expect(await emails({ emailAddress: null })).toEqual(['c@mail.example', 'a@mail.example']);
    expect(await emails({ emails: [{ value: 'd@mail.example' }, { value: 'A@mail.example' }] })).toEqual([
      'd@mail.example',
      'A@mail.example',
    ]);
    expect(await emails({ emails: [] })).toEqual([]);
    const last = await patch({ id, phoneNumber: null });
    expect(last).toMatchObject({ status: 422, body: { errors: [{ field: 'emailAddress' }] } });
    expect((await patch({ id, phoneNumber: null, emailAddress: 'e@mail.example' })).body).toMatchObject({
      phoneNumbers: [],
      emailAddress: 'e@mail.example',
    });
  });

  test('to another contact’s address is refused, and nothing is stored', async () => {
    const { make, patch, get } = account('thief');
    await make({ emailAddress: 'taken@mail.example' });
    const mine = await make({ emailAddress: 'mine@mail.example' });
    const change = {
      id: mine.id,
      firstName: 'X',
      emails: [{ value: 'new@mail.example' }, { value: 'Taken@mail.example' }],
    };
    const answer = await patch(change);
    expect(answer).toMatchObject({ status: 409, body: { errors: [{ field: 'emails.1.value' }] } });
    expect(answer.body.detail).toMatch(/^Another contact already has this email address/);
    expect((await get(`/contacts/${mine.id}`)).body).toEqual(mine);
    expect((await patch({ ...change, id: 'nobody' })).status).toBe(404);
  });

  test('of the main address resets its bounce, and keeps photo statistics', async () => {
    const { patch, get } = account('owner-beauty');
    const before = (await get('/contacts/contact-bounced')).body;
    expect(before).toMatchObject({ bounced: true, photoCount: 2, lastVisitAt: SEEN.toISOString() });
    const set = (json: object) => patch({ id: 'contact-bounced', ...json });
    const more = [{ value: 'GONE@mail.example' }, { value: 'b@mail.example' }];
    expect((await set({ notes: 'x', emails: more })).body).toMatchObject({ bounced: true });
    const { body } = await set({ emailAddress: 'b@mail.example' });
    expect(body).toMatchObject({ bounced: false, photoCount: 2, lastPhotoAt: SEEN.toISOString() });
    expect((await get('/contacts/contact-bounced')).body).toEqual(body);
  });

  test('of consent stores time and evidence', async () => {
    const { make, patch } = account('witness');
    const { id } = await make({ phoneNumber: '4165550118' });
    const out = (await patch({ id, smsConsent: { status: 'out', how: 'stop' } })).body;
    expect(out.smsConsent).toEqual({
      status: 'out',
      how: 'stop',
      by: 'Noor Haddad',
      at: out.updatedAt,
      evidence: null,
    });
    const none = (await patch({ id, smsConsent: { status: 'unknown' } })).body;
    expect(none.smsConsent).toEqual({ status: 'unknown', at: null, how: null, by: null, evidence: null });
  });
});

describe('the lists of addresses and numbers', () => {
  test('contain all values, with names', async () => {
    const { make, get } = account('directory');
    const ada = await make({
      firstName: 'Ada',
      lastName: 'Okafor',
      emailAddress: 'b@mail.example',
      phoneNumber: '4165550163',
      phoneNumbers: [{ value: '4165550118' }],
    });
    const ben = await make({ lastName: 'Cho', emailAddress: 'a@mail.example', phoneNumber: '+14165550129' });
    const eve = await make({ emailAddress: 'c@mail.example', emailConsent: { status: 'in' } });
    expect((await get('/contacts/emails')).body).toEqual({
      page: 1,
      pages: 1,
      total: 3,
      items: [
        { value: 'a@mail.example', contactId: ben.id, contactName: 'Cho', consent: 'unknown' },
        { value: 'b@mail.example', contactId: ada.id, contactName: 'Ada Okafor', consent: 'unknown' },
        { value: 'c@mail.example', contactId: eve.id, contactName: null, consent: 'in' },
      ],
    });
    const values = (body: { items: { value: string }[] }) => body.items.map(({ value }) => value);
    expect(values((await get('/contacts/phoneNumbers')).body)).toEqual([
      '+14165550129',
      '4165550118',
      '4165550163',
    ]);
    const second = (await get('/contacts/phoneNumbers?show=2&page=2')).body;
    expect([second.pages, ...values(second)]).toEqual([2, '4165550163']);
  });

  test('remove a value: the next becomes the main one, the last cannot be removed', async () => {
    const { make, get, remove } = account('remover');
    const { id } = await make({
      firstName: 'Ben',
      emailAddress: 'A@mail.example',
      emails: [{ value: 'b@mail.example' }],
      phoneNumber: '4165550118',
    });
    const one = await remove('/contacts/emails?value=a@MAIL.example');
    expect(one.body).toEqual({ value: 'A@mail.example' });
    expect((await get(`/contacts/${id}`)).body).toMatchObject({
      emailAddress: 'b@mail.example',
      emails: [{ value: 'b@mail.example' }],
    });
    expect((await remove('/contacts/emails?value=A@mail.example')).status).toBe(404);
    expect((await get('/contacts?search=a@mail')).body.items).toEqual([]);
    expect((await remove('/contacts/phoneNumbers?value=%2B14165550118')).body).toEqual({
      value: '4165550118',
    });
    const last = await remove('/contacts/emails?value=b@mail.example');
    expect(last).toMatchObject({
      status: 409,
      body: {
        errors: [],
        detail:
          'Ben would have no email address or phone number left. Add another one first, or delete the contact.',
      },
    });
    expect((await get('/contacts/emails')).body.pages).toBe(1);
    expect((await get('/contacts/phoneNumbers')).body.pages).toBe(0);
  });
});

describe('deleted', () => {
  test('removes it with its addresses, which become available', async () => {
    const { make, get, remove, post } = account('deleter');
    const { id } = await make({ emailAddress: 'a@mail.example', phoneNumber: '4165550118' });
    expect((await remove(`/contacts/${id}`)).body).toEqual({ id });
    expect((await get(`/contacts/${id}`)).status).toBe(404);
    expect((await remove(`/contacts/${id}`)).status).toBe(404);
    expect((await get('/contacts')).body).toEqual({ page: 1, pages: 0, total: 0, items: [] });
    expect((await get('/contacts/emails')).body.pages).toBe(0);
    expect((await post({ emailAddress: 'a@mail.example' })).status).toBe(200);
  });

  test('the opt-out of an address remains when staff give its owner another one with consent', async () => {
    const { make, patch } = account('moving-out');
    const { id } = await make({ emailAddress: 'old@mail.example', emailConsent: { status: 'out' } });
    const emails = [{ value: 'new@mail.example' }];
    await patch({ id, emails, emailConsent: { status: 'in', how: 'staff' } });
    const next = await make({ emailAddress: 'old@mail.example' });
    expect(next.emailConsent.status).toBe('out');
  });

  test('its opt-out remains until it is changed', async () => {
    const { make, remove, patch } = account('quiet');
    const first = await make({
      emailAddress: 'a@mail.example',
      phoneNumber: '4165550118',
      emailConsent: { status: 'out', how: 'unsubscribe' },
    });
    await remove(`/contacts/${first.id}`);
    const second = await make({ emailAddress: 'A@mail.example', phoneNumber: '4165550118' });
    expect(second.emailConsent).toEqual(first.emailConsent);
    expect(second.smsConsent.status).toBe('unknown');
    // A removed address also keeps its opt-out, for its next contact.
    const moved = await patch({ id: second.id, emailAddress: null });
    expect(moved.body.emails).toEqual([]);
    const third = await make({ phoneNumber: '4165550119', emailConsent: { status: 'in' } });
    expect((await patch({ id: third.id, emailAddress: 'a@mail.example' })).body.emailConsent).toEqual(
      first.emailConsent,
    );
    const asked = await patch({ id: third.id, emailConsent: { status: 'in' } });
    expect(asked.body.emailConsent.status).toBe('in');
    await remove(`/contacts/${third.id}`);
    expect((await make({ emailAddress: 'a@mail.example' })).emailConsent.status).toBe('unknown');
  });
});
