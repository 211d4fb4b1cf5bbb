// Contacts are created, listed, searched and found.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bearer, openSandbox, type TestSandbox } from '../testing.ts';
import { askAt, newAccount } from './testing-people.ts';

let sandbox: TestSandbox;
const ask = askAt(() => sandbox.origin);
const account = (uid: string) => newAccount(ask, uid);

beforeAll(async () => {
  sandbox = await openSandbox();
});
afterAll(() => sandbox.stop());

describe('a new contact', () => {
  test('stores all given fields, and can be read back', async () => {
    const { post, get } = account('maker');
    const written = {
      emailAddress: 'Ada.Okafor@mail.example',
      phoneNumber: '4165550118',
      emails: [{ value: 'ada@okafor.example' }, { value: 'ada.okafor@MAIL.example' }],
      phoneNumbers: [{ value: '+442079460000' }, { value: '+14165550118' }],
      source: 'square',
      sourceId: 'SQ-1',
      firstName: 'Ada',
      lastName: 'Okafor',
      birthday: '04-23',
      notes: 'Prefers Thursdays.\nAllergic to nut oils.',
      tags: ['colour', 'autumn'],
      emailConsent: { status: 'in', how: 'booth' },
      smsConsent: { status: 'out' },
    };
    const { status, body } = await post(written);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      ...written,
      emails: [{ value: 'Ada.Okafor@mail.example' }, { value: 'ada@okafor.example' }],
      phoneNumbers: [{ value: '4165550118' }, { value: '+442079460000' }],
      locationIds: [],
      emailConsent: { status: 'in', how: 'booth', by: 'Noor Haddad', at: body.createdAt },
      smsConsent: { status: 'out', how: 'staff', by: 'Noor Haddad', at: body.createdAt },
      bounced: false,
      photoCount: 0,
      lastPhotoAt: null,
      lastVisitAt: null,
      nextVisitAt: null,
      updatedAt: body.createdAt,
    });
    expect((await get(`/contacts/${body.id}`)).body).toEqual(body);
    expect((await get('/contacts')).body).toEqual({ page: 1, pages: 1, total: 1, items: [body] });
  });

  test('combines query and body, where the body wins', async () => {
    const as = bearer('query-maker');
    const query = '?email=q@mail.example&phoneNumber=4165550100&source=booth&sourceId=device-1';
    const bare = await ask(as, 'POST', `/contacts${query}`);
    expect(bare.body).toMatchObject({
      emailAddress: 'q@mail.example',
      phoneNumber: '4165550100',
      source: 'booth',
      sourceId: 'device-1',
      emailConsent: { status: 'unknown', at: null, how: null, by: null, evidence: null },
    });
    const json = { emailAddress: 'b@mail.example', sourceId: 'x', phoneNumbers: [{ value: '4165550102' }] };
    const both = await ask(as, 'POST', `/contacts${query.replace('0100', '0101')}`, { json });
    expect(both.body).toMatchObject({
      emails: [{ value: 'b@mail.example' }],
      phoneNumbers: [{ value: '4165550101' }, { value: '4165550102' }],
      source: 'booth',
      sourceId: 'x',
    });
    const other = await ask(as, 'POST', '/contacts?email=c@mail.example', { json: { tags: ['new'] } });
    expect(other.body).toMatchObject({ emailAddress: 'c@mail.example', source: 'manual', tags: ['new'] });
  });

  test('without address and number, or with too many, is refused', async () => {
    const { post, get } = account('strict');
    const nobody = await post({ firstName: 'Ada' });
    expect(nobody).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'emailAddress', message: 'Enter an email address or a phone number.' }] },
    });
    expect((await ask(bearer('strict'), 'POST', '/contacts')).status).toBe(422);
    const emails = Array.from({ length: 20 }, (_, i) => ({ value: `a${i}@mail.example` }));
    const many = await post({ emailAddress: 'main@mail.example', emails });
    expect(many).toMatchObject({ status: 422, body: { errors: [{ field: 'emails' }] } });
    const lost = await post({ phoneNumber: '4165550100', locationIds: ['location-queen'] });
    expect(lost).toMatchObject({ status: 422, body: { errors: [{ field: 'locationIds.0' }] } });
    expect((await get('/contacts')).body.items).toEqual([]);
  });

  test('with the address of another contact is refused, naming the field and the contact', async () => {
    const { make, post, get } = account('twice');
    await make({
      emailAddress: 'ben@mail.example',
      phoneNumber: '4165550129',
      firstName: 'Ben',
      lastName: 'Cho',
    });
    const errorsOf = async (json: object, query = '') => {
      const { status, body } = await post(json, query);
      return [status, body.detail, ...body.errors.map(({ field }: { field: string }) => field)];
    };
    const address = 'Ben Cho already has this email address. Change that contact instead.';
    const number = 'Ben Cho already has this phone number. Change that contact instead.';
    expect(await errorsOf({ emailAddress: 'BEN@mail.example' })).toEqual([409, address, 'emailAddress']);
    expect(await errorsOf({ phoneNumber: '+14165550129' })).toEqual([409, number, 'phoneNumber']);
    expect(await errorsOf({ tags: ['x'] }, '?email=Ben@mail.example')).toEqual([409, address, 'email']);
    const both = {
      emails: [{ value: 'new@mail.example' }, { value: 'ben@mail.example' }],
      phoneNumber: '4165550129',
    };
    expect(await errorsOf(both)).toEqual([409, address, 'emails.1.value', 'phoneNumber']);
    expect((await get('/contacts/emails')).body.items).toHaveLength(1);
    expect((await get('/contacts')).body.pages).toBe(1);
    const mine = account('another');
    expect((await mine.post({ emailAddress: 'ben@mail.example' })).status).toBe(200);
  });

  test('is created once by concurrent requests', async () => {
    const { post, get } = account('race');
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => post({ emailAddress: 'one@mail.example', phoneNumber: '4165550100' })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(7).fill(409)]);
    expect((await get('/contacts')).body.items).toHaveLength(1);
  });
});

describe('the list', () => {
  test('begins with the last changed, in pages', async () => {
    const { make, patch, ids, get } = account('lister');
    const made: string[] = [];
    for (const n of [1, 2, 3, 4, 5]) made.push((await make({ phoneNumber: `416555010${n}` })).id);
    const [one = '', two = '', three = '', four = '', five = ''] = made;
    await patch({ id: two, notes: 'x' });
    expect(await ids('show=20')).toEqual([two, five, four, three, one]);
    expect(await ids('show=2&page=2')).toEqual([four, three]);
    expect((await get('/contacts?show=2&page=9')).body).toEqual({ page: 9, pages: 3, total: 5, items: [] });
  });

  test('is searchable by names, addresses and digits of numbers', async () => {
    const { make, ids, get } = account('searcher');
    const ada = await make({
      firstName: 'Ädä',
      lastName: 'Okafor',
      emailAddress: 'a.o_k@mail.example',
      phoneNumber: '4165550118',
    });
    const ben = await make({
      firstName: 'Ben',
      emails: [{ value: 'b@x55501.example' }, { value: 'C%D@mail.example' }],
    });
    const eve = await make({ lastName: 'Okafor-Cho', phoneNumber: '+442079460000' });
    const found = async (text: string) => (await ids(`search=${encodeURIComponent(text)}`)).toSorted();
    const all = (...people: { id: string }[]) => people.map(({ id }) => id).toSorted();
    expect(await found('okafor')).toEqual(all(ada, eve));
    expect(await found('ÄDÄ OKA')).toEqual(all(ada));
    expect(await found('ada oka')).toEqual(all(ada));
    expect(await found('o_k@')).toEqual(all(ada));
    expect(await found('c%d')).toEqual(all(ben));
    expect(await found('C')).toEqual(all(ben, eve));
    expect(await found('55501')).toEqual(all(ada, ben));
    expect(await found('(416) 555-01')).toEqual(all(ada));
    expect(await found('+1 416 555 0118')).toEqual(all(ada));
    expect(await found('555-01')).toEqual(all(ada));
    expect(await found('+44 20')).toEqual(all(eve));
    expect(await found('okafor 4')).toEqual([]);
    expect(await found('EBG')).toEqual([]);
    expect((await get('/contacts?search=okafor&show=1&page=2')).body).toMatchObject({ page: 2, pages: 2 });
    expect((await get('/contacts?search=zzzz')).body).toEqual({ page: 1, pages: 0, total: 0, items: [] });
  });
});

test('finds a contact by its exact address or number, one of the two', async () => {
  const { make, get } = account('finder');
  const ada = await make({
    emailAddress: 'ada@mail.example',
    emails: [{ value: 'two@mail.example' }],
    phoneNumber: '4165550118',
  });
  const find = (query: string) => get(`/contacts/find?${query}`);
  for (const query of [
    'emailAddress=ADA@Mail.example',
    'emailAddress=two@mail.example',
    'phoneNumber=4165550118',
    'phoneNumber=%2B14165550118',
  ]) {
    expect((await find(query)).body).toEqual(ada);
  }
  expect((await find('emailAddress=da@mail.example')).status).toBe(404);
  expect((await find('phoneNumber=%2B444165550118')).status).toBe(404);
  const both = await find('emailAddress=ada@mail.example&phoneNumber=4165550118');
  expect(both).toMatchObject({ status: 422, body: { errors: [{ field: 'emailAddress' }] } });
  expect((await find('')).status).toBe(422);
  expect((await find('phoneNumber=12')).body.errors[0].field).toBe('phoneNumber');
});
