import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bearer, type CallOptions, call, openSandbox, type TestSandbox, TOKENS } from '../testing.ts';
import { openTestSandbox } from '../testing-identity.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openSandbox();
});
afterAll(() => sandbox.stop());

const PATH = '/account/views';
const ask = (method: string, path: string, asked: CallOptions = {}) =>
  call(sandbox.origin, method, path, { as: TOKENS.owner, ...asked });
const save = (name: string, more: object = {}, as = TOKENS.owner) =>
  ask('POST', PATH, { as, json: { list: 'campaigns', name, search: {}, ...more } });
const namesOf = async (query = '', as = TOKENS.owner) =>
  (await ask('GET', `${PATH}${query}`, { as })).body.items.map(({ name }: { name: string }) => name);

/** Each test uses a new user with an empty account. */
let count = 0;
const newcomer = () => {
  count += 1;
  return bearer(`views-${count}`, { account: `views-${count}` });
};

describe('saved views', () => {
  test('are read back unchanged, per list and sorted by name', async () => {
    const as = newcomer();
    const search = { status: ['sent', 'failed'], search: 'épée & co', page: '' };
    const saved = await save('Zulu', { search }, as);
    expect(saved).toMatchObject({ status: 200, body: { list: 'campaigns', name: 'Zulu', search } });
    await save('été', {}, as);
    await save('Alpha', { list: 'notes' }, as);
    await save('Estate', {}, as);
    expect(await namesOf('', as)).toEqual(['Estate', 'été', 'Zulu', 'Alpha']);
    expect(await namesOf('?list=notes', as)).toEqual(['Alpha']);
    expect((await ask('GET', `${PATH}?show=1&page=3`, { as })).body).toMatchObject({
      pages: 4,
      items: [saved.body],
    });
    expect((await ask('DELETE', `${PATH}/${saved.body.id}`, { as })).body).toEqual({ id: saved.body.id });
    expect((await ask('DELETE', `${PATH}/${saved.body.id}`, { as })).status).toBe(404);
    expect(await namesOf('?list=campaigns', as)).toEqual(['Estate', 'été']);
  });

  test('have unique names per list, in any case', async () => {
    const as = newcomer();
    await save('Sent', {}, as);
    const again = await save('SENT', {}, as);
    expect(again).toMatchObject({ status: 409, body: { errors: [{ field: 'name' }] } });
    expect((await save('Sent', { list: 'contacts' }, as)).status).toBe(200);
    expect(await namesOf('?list=campaigns', as)).toEqual(['Sent']);
  });

  test('are limited to twenty per list, also for concurrent requests', async () => {
    const as = newcomer();
    for (let nth = 1; nth < 20; nth += 1) await save(`View ${nth}`, {}, as);
    const both = await Promise.all([save('One', {}, as), save('Two', {}, as)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const full = await save('View 21', {}, as);
    expect([full.status, full.body.errors]).toEqual([409, []]);
    expect((await save('View 21', { list: 'photos' }, as)).status).toBe(200);
    expect(await namesOf('?list=campaigns&show=200', as)).toHaveLength(20);
  });

  test.each([
    [{ search: { 'not a name': 'x' } }],
    [{ search: { status: 5 } }],
    [{ search: { status: 'x'.repeat(201) } }],
    [{ search: Object.fromEntries(Array.from({ length: 31 }, (_, i) => [`n${'x'.repeat(i)}`, ''])) }],
    [{ list: 'No name' }],
  ])('are refused with an invalid search: %j', async (more) => {
    expect((await save('Wrong', more)).status).toBe(422);
  });
});

describe('ownership', () => {
  test('no other user of the account sees or deletes them', async () => {
    const people = [TOKENS.owner, TOKENS.manager, TOKENS.location];
    for (const [nth, as] of people.entries()) await save(`Of ${nth}`, { list: 'assets' }, as);
    for (const [nth, as] of people.entries()) {
      expect(await namesOf('?list=assets', as)).toEqual([`Of ${nth}`]);
      // Names are unique per user, so this is no conflict.
      expect((await save('Mine', { list: 'assets' }, as)).status).toBe(200);
    }
    const [{ id }] = (await ask('GET', `${PATH}?list=assets`)).body.items;
    for (const as of [TOKENS.manager, TOKENS.location, TOKENS.enterprise, TOKENS.admin]) {
      expect((await ask('DELETE', `${PATH}/${id}`, { as })).status).toBe(404);
    }
    expect(await namesOf('?list=assets')).toEqual(['Mine', 'Of 0']);
  });

  test('an administrator has separate views when acting on another account', async () => {
    const viewing = '?uid=owner-beauty';
    const as = TOKENS.admin;
    await save('At home', { list: 'accounts' }, as);
    const viewings = '/accounts/owner-beauty/viewings';
    await ask('POST', viewings, { as, json: { reason: 'A ticket.' } });
    await ask('POST', `${viewings}/allow-changes`, { as });
    const json = { list: 'accounts', name: 'At the salon', search: {} };
    expect((await ask('POST', `${PATH}${viewing}`, { as, json })).status).toBe(200);
    expect(await namesOf('', as)).toEqual(['At home']);
    expect(await namesOf(viewing, as)).toEqual(['At the salon']);
    expect(await namesOf('?list=accounts')).toEqual([]);
  });
});

test('views are deleted with their user', async () => {
  const at = new Date();
  const view = {
    accountId: 'owner-beauty',
    list: 'assets',
    nameKey: 'a',
    searchText: 'a',
    search: '{}',
  } as const;
  const people = ['manager-noor', 'location-queen', 'owner-beauty'];
  const house = await openTestSandbox(async (db) => {
    const rows = people.map((person) => ({
      ...view,
      ...{ id: `view-${person}`, name: 'A', person, createdAt: at, updatedAt: at },
    }));
    await db.insertInto('views').values(rows).execute();
  });
  for (const path of ['managers/manager-noor', 'locations/location-queen']) {
    const { status } = await house.ask('DELETE', `/account/${path}`, { as: TOKENS.owner });
    expect(status, path).toBe(200);
  }
  const left = await house.sandbox.rows((db) => db.selectFrom('views').select('person').execute());
  expect(left).toEqual([{ person: 'owner-beauty' }]);
  await house.stop();
});
