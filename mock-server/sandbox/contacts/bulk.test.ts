// Changes and deletes many contacts in one call.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestSandbox, TOKENS } from '../testing.ts';
import { askAt, HARBOUR, newAccount, openWithHarbour } from './testing-people.ts';

let sandbox: TestSandbox;
const ask = askAt(() => sandbox.origin);
beforeAll(async () => {
  sandbox = await openWithHarbour();
});
afterAll(() => sandbox.stop());

const at = (i: number) => `p${i}@mail.example`;
const bulk = (as: string, json: object) => ask(as, 'POST', '/contacts/bulk', { json });

describe('bulk changes of contacts', () => {
  test('add and remove tags per contact; unknown contacts are reported as missing', async () => {
    const { as, make, get } = newAccount(ask, 'tagger');
    const a = await make({ emailAddress: at(1), tags: ['old', 'kept'] });
    const b = await make({ emailAddress: at(2), tags: ['new'] });
    const other = await make({ emailAddress: at(3), tags: ['old'] });
    const json = { ids: [b.id, 'nobody', a.id], set: { addTags: ['new', 'old'], removeTags: ['old', 'x'] } };
    const { status, body } = await bulk(as, json);
    expect([status, body]).toEqual([200, { changed: [b.id, a.id], missing: ['nobody'], refused: [] }]);
    const after = await Promise.all([a, b, other].map(({ id }) => get(`/contacts/${id}`)));
    expect(after.map((one) => one.body.tags)).toEqual([['kept', 'new', 'old'], ['new', 'old'], ['old']]);
    expect(after.map((one) => one.body.updatedAt > other.updatedAt)).toEqual([true, true, false]);
    expect((await get('/contacts?tag=new')).body.items).toHaveLength(2);
    // Lists all tags, the most used first, then by name, in pages.
    expect((await get('/contacts/tags')).body).toEqual({
      page: 1,
      pages: 1,
      total: 3,
      items: [
        { tag: 'old', contacts: 3 },
        { tag: 'new', contacts: 2 },
        { tag: 'kept', contacts: 1 },
      ],
    });
    expect((await get('/contacts/tags?show=2&page=2')).body).toEqual({
      page: 2,
      pages: 2,
      total: 3,
      items: [{ tag: 'kept', contacts: 1 }],
    });
    expect((await get('/contacts/tags?show=2&page=9')).body).toEqual({
      page: 9,
      pages: 2,
      total: 3,
      items: [],
    });
  });

  test('set consent with its source; they do not revert an opt-out', async () => {
    const { as, make, get } = newAccount(ask, 'asker');
    const a = await make({ emailAddress: at(1), firstName: 'Ada' });
    const b = await make({
      emailAddress: at(2),
      firstName: 'Ben',
      emailConsent: { status: 'out', how: 'unsubscribe' },
    });
    const ids = [a.id, b.id];
    const { body } = await bulk(as, { ids, set: { emailConsent: { status: 'in', how: 'microsite' } } });
    const message = 'Ben opted out of emails. Ask for consent first, then change it in the contact.';
    expect(body).toEqual({ changed: [a.id], missing: [], refused: [{ id: b.id, message }] });
    const agreed = (await get(`/contacts/${a.id}`)).body;
    expect(agreed.emailConsent).toEqual({
      status: 'in',
      how: 'microsite',
      by: 'Noor Haddad',
      at: agreed.updatedAt,
      evidence: null,
    });
    expect((await get(`/contacts/${b.id}`)).body).toEqual(b);
    expect((await bulk(as, { ids, set: { emailConsent: { status: 'unknown' } } })).body.changed).toEqual([
      a.id,
    ]);
    const out = { emailConsent: { status: 'out' }, smsConsent: { status: 'out', how: 'stop' } };
    expect((await bulk(as, { ids, set: out })).body.changed).toEqual(ids);
    for (const query of ['emailConsent=out', 'smsConsent=out']) {
      expect((await get(`/contacts?${query}`)).body.items).toHaveLength(2);
    }
  });

  test('respect the limit of thirty tags', async () => {
    const { as, make } = newAccount(ask, 'hoarder');
    const tags = Array.from({ length: 30 }, (_, i) => `t${i}`);
    const { id } = await make({ emailAddress: at(1), tags });
    const over = await bulk(as, { ids: [id], set: { addTags: ['t30'] } });
    expect(over.body.refused).toEqual([{ id, message: 'The contact would exceed 30 tags.' }]);
    const swap = await bulk(as, { ids: [id], set: { addTags: ['t30'], removeTags: ['t0'] } });
    expect(swap.body.changed).toEqual([id]);
  });

  test('delete contacts, and keep their opt-outs', async () => {
    const { as, make, get } = newAccount(ask, 'sweeper');
    const out = { status: 'out', how: 'stop' };
    const a = await make({ emailAddress: at(1), phoneNumber: '4165550118', smsConsent: out });
    const b = await make({ emailAddress: at(2) });
    const c = await make({ emailAddress: at(3) });
    const { body } = await bulk(as, { ids: [b.id, 'gone', a.id], delete: true });
    expect(body).toEqual({ changed: [b.id, a.id], missing: ['gone'], refused: [] });
    expect((await get('/contacts')).body.items).toEqual([c]);
    expect((await make({ phoneNumber: '+14165550118' })).smsConsent).toMatchObject(out);
  });

  test('are limited to contacts that the user may see', async () => {
    const { owner, manager, location } = TOKENS;
    const make = async (i: number, locationIds: string[]) =>
      (await ask(owner, 'POST', '/contacts', { json: { emailAddress: at(i), locationIds } })).body.id;
    const ids = [await make(71, [HARBOUR]), await make(72, ['location-queen'])];
    expect((await bulk(manager, { ids, set: { addTags: ['x'] } })).body).toMatchObject({
      changed: ids.slice(1),
      missing: ids.slice(0, 1),
    });
    expect((await bulk(manager, { ids, delete: true })).body.missing).toEqual(ids.slice(0, 1));
    expect((await bulk(location, { ids, delete: true })).status).toBe(403);
    expect((await ask(owner, 'GET', `/contacts/${ids[0]}`)).body.tags).toEqual([]);
  });

  test('require one action, and apply it to each contact once', async () => {
    const { as } = newAccount(ask, 'muddler');
    for (const json of [
      { ids: ['a'], set: {} },
      { ids: ['a'], set: { addTags: ['x'] }, delete: true },
      { ids: ['a', 'a'], delete: true },
      { ids: [], delete: true },
      { ids: ['a'], delete: false },
    ]) {
      expect((await bulk(as, json)).status, JSON.stringify(json)).toBe(422);
    }
  });
});
