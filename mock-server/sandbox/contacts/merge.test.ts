// Merges two contacts of the same person.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { photoRow } from '../photos/testing.ts';
import { type TestSandbox, TOKENS } from '../testing.ts';
import { newPerson } from './person.ts';
import { askAt, HARBOUR, newAccount, openWithHarbour } from './testing-people.ts';
import { toRow } from './write.ts';

const day = (n: number) => new Date(`2026-05-${`${n}`.padStart(2, '0')}T12:00:00.000Z`);
let sandbox: TestSandbox;
const ask = askAt(() => sandbox.origin);

/**
 * Two contacts of the salon with visits, which no call can set, and photos of one, the other and
 * both.
 */
beforeAll(async () => {
  sandbox = await openWithHarbour(async (store) => {
    const known = (id: string, more: object) => {
      const person = newPerson({ source: 'booth', locationIds: ['location-queen'], ...more }, day(1));
      return { ...toRow(person), id, accountId: 'owner-beauty' };
    };
    await store
      .insertInto('contacts')
      .values([
        known('stays', { lastVisitAt: day(3), nextVisitAt: day(4), visitCount: 2 }),
        known('goes', {
          lastVisitAt: day(9),
          nextVisitAt: new Date('2126-01-01T09:00:00Z'),
          bounced: true,
          visitCount: 3,
          spent: 900,
        }),
      ])
      .execute();
    const address = { accountId: 'owner-beauty', position: 0 };
    await store
      .insertInto('contactEmails')
      .values({ ...address, contactId: 'goes', value: 'Goes@mail.example', key: 'goes@mail.example' })
      .execute();
    await store
      .insertInto('contactPhones')
      .values({ ...address, contactId: 'stays', value: '4165550118', key: '+14165550118' })
      .execute();
    await store
      .insertInto('photos')
      .values([
        photoRow('of-one', 1, { contactIds: ['stays'] }),
        photoRow('of-other', 2, { contactIds: ['somebody', 'goes'], locationId: HARBOUR }),
        photoRow('of-both', 3, { contactIds: ['goes', 'stays'] }),
        photoRow('of-none', 4, { contactIds: ['somebody'] }),
      ])
      .execute();
  });
});
afterAll(() => sandbox.stop());

const merge = (as: string, id: string, from: string) =>
  ask(as, 'POST', `/contacts/${id}/merge`, { json: { from } });

describe('merging two contacts', () => {
  test('combines photos and visits of both', async () => {
    const { owner, manager } = TOKENS;
    // Also includes photos that the caller cannot see.
    const { status, body } = await merge(manager, 'stays', 'goes');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      ...{ id: 'stays', emailAddress: 'Goes@mail.example', phoneNumber: '4165550118', bounced: true },
      ...{ photoCount: 3, lastPhotoAt: '2026-09-10T18:03:00.000Z', lastVisitAt: day(9).toISOString() },
      ...{ visitCount: 5, spent: 900 },
      nextVisitAt: '2126-01-01T09:00:00.000Z',
    });
    const kept = (await ask(owner, 'GET', '/contacts/stays')).body;
    expect(kept.lastPhotoThumbUrl).toContain('of-both');
    expect((await ask(owner, 'GET', '/contacts?search=goes@')).body.items).toEqual([kept]);
    expect((await ask(owner, 'GET', '/contacts/goes')).status).toBe(404);
    const { items } = (await ask(owner, 'GET', '/photos')).body;
    expect(
      Object.fromEntries(items.map((one: { id: string; contactIds: string[] }) => [one.id, one.contactIds])),
    ).toEqual({
      'of-one': ['stays'],
      'of-other': ['somebody', 'stays'],
      'of-both': ['stays'],
      'of-none': ['somebody'],
    });
    expect((await ask(owner, 'GET', '/contacts/find?emailAddress=goes@mail.example')).body.id).toBe('stays');
  });

  test('keeps the earlier creation date', async () => {
    const { as, make, get } = newAccount(ask, 'earlier');
    const first = await make({ emailAddress: 'first@mail.example' });
    const second = await make({ emailAddress: 'second@mail.example' });
    const { body } = await merge(as, second.id, first.id);
    expect(body.createdAt).toBe(first.createdAt);
    const { items } = (await get(`/contacts/${second.id}/timeline`)).body;
    expect(items.filter((event: { kind: string }) => event.kind === 'created')).toMatchObject([
      { at: first.createdAt },
    ]);
  });

  test('combines addresses, tags and notes, and keeps the main ones', async () => {
    const { as, make, get } = newAccount(ask, 'joiner');
    const first = await make({
      ...{ emailAddress: 'a@mail.example', phoneNumber: '4165550118', notes: 'Likes tea.' },
      ...{ firstName: 'Ada', tags: ['x', 'y'], source: 'square', sourceId: 's-1' },
    });
    const second = await make({
      ...{ emails: [{ value: 'b@mail.example' }, { value: 'c@mail.example' }], notes: 'Likes quiet.' },
      ...{ firstName: 'Adah', lastName: 'Okafor', birthday: '04-23', tags: ['y', 'z'] },
    });
    const { body } = await merge(as, first.id, second.id);
    expect(body).toEqual({
      ...first,
      version: expect.any(String),
      emails: ['a', 'b', 'c'].map((name) => ({ value: `${name}@mail.example` })),
      birthday: '04-23',
      notes: 'Likes tea.\nLikes quiet.',
      tags: ['x', 'y', 'z'],
      updatedAt: body.updatedAt,
    });
    expect((await get('/contacts')).body.items).toEqual([body]);
    expect((await get('/contacts/emails')).body.items).toHaveLength(3);
    expect((await get('/contacts?search=c@mail')).body.items).toHaveLength(1);
    // A contact without a name gets the full name.
    const third = await make({ emailAddress: 'd@mail.example' });
    expect((await merge(as, third.id, first.id)).body).toMatchObject({
      ...{ emailAddress: 'd@mail.example', firstName: 'Ada', lastName: null, phoneNumber: '4165550118' },
      source: 'manual',
    });
  });

  test.each([
    ['out', 'in', 'out'],
    ['in', 'out', 'out'],
    ['unknown', 'out', 'out'],
    ['unknown', 'in', 'unknown'],
    ['in', 'unknown', 'in'],
    ['unknown', 'unknown', 'unknown'],
  ])('merges consent %s and %s to %s', async (kept, gone, said) => {
    const { as, make, remove } = newAccount(ask, `said-${kept}-${gone}`);
    const first = await make({ emailAddress: 'a@mail.example', emailConsent: { status: kept } });
    const second = await make({ emailAddress: 'b@mail.example', emailConsent: { status: gone } });
    const { body } = await merge(as, first.id, second.id);
    const from = said === kept ? first : second;
    expect(body.emailConsent).toEqual(from.emailConsent);
    expect(body.emailConsent.status).toBe(said);
    // The opt-out applies to all addresses.
    await remove(`/contacts/${first.id}`);
    const { emailConsent } = await make({ emailAddress: 'a@mail.example' });
    expect(emailConsent.status).toBe(said === 'out' ? 'out' : 'unknown');
  });

  test('takes the consent of the other for an address that becomes the main one', async () => {
    const { as, make } = newAccount(ask, 'said-for-the-only-address');
    const first = await make({ phoneNumber: '4165550118' });
    const second = await make({ emailAddress: 'b@mail.example', emailConsent: { status: 'in' } });
    const { body } = await merge(as, first.id, second.id);
    expect(body).toMatchObject({ emailAddress: 'b@mail.example', emailConsent: { status: 'in' } });
  });

  test.each([
    ['emails', 'email addresses', 20, (i: number) => ({ value: `a${i}@mail.example` })],
    ['phoneNumbers', 'phone numbers', 20, (i: number) => ({ value: `+1416555${1000 + i}` })],
    ['tags', 'tags', 30, (i: number) => `t${i}`],
  ] as const)('with too many %s stay two', async (field, words, most, nth) => {
    const { as, make, get } = newAccount(ask, `too-many-${field}`);
    const some = (from: number, count: number) => Array.from({ length: count }, (_, i) => nth(from + i));
    const first = await make({ emails: [{ value: 'x@mail.example' }], [field]: some(0, most - 1) });
    const second = await make({ emails: [{ value: 'y@mail.example' }], [field]: some(most - 1, 2) });
    const { status, body } = await merge(as, first.id, second.id);
    const detail = `Together they have ${most + 1} ${words}; a contact can have at most ${most}. Delete some first.`;
    expect([status, body.detail]).toEqual([409, detail]);
    expect((await get('/contacts?sort=changed')).body.items).toEqual([first, second]);
    const third = await make({ emails: [{ value: 'z@mail.example' }], [field]: some(most + 1, 1) });
    const fits = field !== 'emails';
    if (fits) expect((await merge(as, first.id, third.id)).status).toBe(200);
  });

  test('requires two different existing contacts that the user may see', async () => {
    const { owner, manager, location } = TOKENS;
    const make = async (emailAddress: string, locationIds: string[]) =>
      (await ask(owner, 'POST', '/contacts', { json: { emailAddress, locationIds } })).body.id;
    const [mine, theirs] = [
      await make('m@mail.example', ['location-queen']),
      await make('t@mail.example', [HARBOUR]),
    ];
    const refused = async (id: string, from: string, as = owner) => {
      const { status, body } = await merge(as, id, from);
      return [status, body.errors?.[0]?.message];
    };
    const noContact = [422, 'Choose an existing contact.'];
    expect(await refused(mine, mine)).toEqual([422, 'Choose a different contact to merge.']);
    expect(await refused(mine, 'unknown')).toEqual(noContact);
    expect(await refused('unknown', mine)).toEqual([404, undefined]);
    expect(await refused(mine, theirs, manager)).toEqual(noContact);
    expect((await refused(theirs, mine, manager))[0]).toBe(404);
    expect((await refused(mine, theirs, TOKENS.enterprise))[0]).toBe(404);
    expect((await refused(mine, theirs, location))[0]).toBe(403);
    expect((await merge(owner, mine, theirs)).body.locationIds).toEqual(['location-queen', HARBOUR]);
  });
});
