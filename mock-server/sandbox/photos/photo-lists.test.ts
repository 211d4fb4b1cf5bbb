// Filters of the photo list, and bulk changes.

import type { Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openWorld, PEOPLE, PETS, type World } from '../sessions/testing.ts';
import { up as withoutAccents } from '../store/migrations/baseline/0019-search-without-accents.ts';
import type { Tables } from '../store/tables.ts';
import { keptFiles } from '../testing.ts';
import { at, photoRow, purge } from './testing.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld(fill);
});
afterAll(() => world.stop());

async function fill(db: Kysely<Tables>): Promise<void> {
  await db
    .insertInto('photos')
    .values([
      photoRow('photo-1', 1, {
        locationId: 'location-far',
        caption: 'Copper, 100%',
        tags: ['Fringe', 'x_y'],
      }),
      photoRow('photo-2', 2, {
        ...{ deviceId: 'device-front', contactIds: ['contact-ada', 'contact-ben'], hiddenBy: 'guest' },
      }),
      photoRow('photo-3', 2, { productIds: ['product-serum', 'product-balm'], approval: 'pending' }),
      photoRow('photo-4', 4, {
        visibility: 'public',
        favorite: true,
        contactIds: ['contact-ada'],
        experienceId: 'experience-portrait',
      }),
      photoRow('photo-5', 5, {
        ...{ media: 'video', mime: 'video/mp4', locationId: null },
        consent: JSON.stringify({ given: false, at: at(5), textVersion: 1, text: 'Yes' }),
      }),
      photoRow('photo-pets', 6, { accountId: PETS, locationId: 'location-pets' }),
    ])
    .execute();
}

describe('the list', () => {
  const ids = async (query: string, as?: string) =>
    (await world.get(`/photos${query}`, as)).items.map(({ id }: { id: string }) => id.replace('photo-', ''));

  test('is sorted by time taken, newest first, in pages', async () => {
    expect(await ids('')).toEqual(['5', '4', '3', '2', '1']);
    expect(await ids('?show=2&page=2')).toEqual(['3', '2']);
    expect(await world.get('/photos?show=2')).toMatchObject({ page: 1, pages: 3 });
    expect(await world.get('/photos?show=2&approval=approved')).toMatchObject({ pages: 2 });
    expect(await world.get('/photos?page=9')).toEqual({ page: 9, pages: 1, total: 5, items: [] });
  });

  test.each<[string, string[]]>([
    ['locationId=location-far', ['1']],
    ['deviceId=device-front', ['2']],
    ['sessionId=nowhere', []],
    ['contactId=contact-ada', ['4', '2']],
    ['contactId=contact-ben', ['2']],
    ['hasContact=true', ['4', '2']],
    ['hasContact=false', ['5', '3', '1']],
    ['experienceId=experience-portrait', ['4']],
    ['productId=product-balm', ['3']],
    [`uploadedBefore=${at(4)}`, ['3', '2', '1']],
    ['approval=pending', ['3']],
    ['visibility=public', ['4']],
    ['guestLink=off', ['2']],
    ['guestLink=on', ['5', '4', '3', '1']],
    ['media=video', ['5']],
    ['favorite=true', ['4']],
    ['favorite=false', ['5', '3', '2', '1']],
    [`from=${at(2)}`, ['5', '4', '3', '2']],
    [`to=${at(2)}`, ['1']],
    [`from=${at(2)}&to=${at(5)}`, ['4', '3', '2']],
    ['from=2026-09-10T20:02:00%2B02:00&to=2026-09-10T20:04:00%2B02:00', ['3', '2']],
    ['from=0000-01-01T00:00:00Z&to=9999-12-31T23:59:59-12:00', ['5', '4', '3', '2', '1']],
    ['search=cOPPER', ['1']],
    ['search=fringe', ['1']],
    ['search=%25', ['1']],
    ['search=_', ['1']],
    ['search=nothing', []],
    ['contactId=contact-ada&favorite=true', ['4']],
    ['contactId=contact-ada&favorite=true&media=gif', []],
  ])('with %s', async (query, kept) => {
    expect(await ids(`?${query}`)).toEqual(kept);
    expect((await world.get(`/photos?show=1&${query}`)).pages).toBe(kept.length);
  });

  test('is searched by guests, without accents and in any grouping of numbers', async () => {
    const guest = { firstName: 'Ayşe', lastName: 'Kaya', emailAddress: 'kaya@mail.example' };
    const { body: contact } = await world.post('/contacts', { ...guest, phoneNumber: '4165550199' });
    await world.post('/photos/photo-3', { contactIds: [contact.id], tags: ['Café'] });
    const found = (text: string, as?: string) => ids(`?search=${encodeURIComponent(text)}`, as);
    for (const text of ['ayse', 'AYŞE KAYA', 'kaya@mail', '(416) 555-0199', '416 555 01 99', 'cafe'])
      expect(await found(text), text).toEqual(['3']);
    expect(await found('ayse bar')).toEqual([]);
    // Former versions stored accents.
    await world.rows(async (db: Kysely<Tables>) => {
      await db.updateTable('photos').set({ searchText: 'café' }).where('id', '=', 'photo-3').execute();
      await db
        .updateTable('contacts')
        .set({ searchText: 'ayşe kaya' })
        .where('id', '=', contact.id)
        .execute();
    });
    for (const text of ['ayse', 'cafe']) expect(await found(text), text).toEqual([]);
    await world.rows((db: Kysely<Tables>) => withoutAccents(db as unknown as Kysely<unknown>));
    for (const text of ['ayse', 'cafe']) expect(await found(text), text).toEqual(['3']);
    // This manager sees the photo, but no contacts of other locations.
    expect(await found('cafe', PEOPLE.noor)).toEqual(['3']);
    expect(await found('ayse', PEOPLE.noor)).toEqual([]);
    await world.post('/photos/photo-3', { contactIds: [], tags: [] });
  });

  test('is limited to the caller’s locations', async () => {
    expect(await ids('', PEOPLE.noor)).toEqual(['4', '3', '2']);
    expect(await ids('', PEOPLE.location)).toEqual(['4', '3', '2']);
    expect(await ids('?locationId=location-far', PEOPLE.noor)).toEqual([]);
    expect(await ids('', PEOPLE.pets)).toEqual(['pets']);
    await world.post('/accounts/owner-beauty/viewings', { reason: 'A ticket.' }, PEOPLE.admin);
    expect(await ids('?uid=owner-beauty', PEOPLE.admin)).toHaveLength(5);
    expect(await world.get('/photos?show=1', PEOPLE.location)).toMatchObject({ pages: 3 });
  });
});

describe('many at once', () => {
  const bulk = (json: object, as?: string) => world.post('/photos/bulk', json, as);
  let ids: string[];
  let silent: string;
  beforeAll(async () => {
    const { id } = await world.session({ locationIds: ['location-queen'] });
    const upload = async (given: boolean) =>
      (await world.photos(id, undefined, { consentGiven: `${given}` })).body.items[0].id;
    ids = [await upload(true), await upload(true)];
    silent = await upload(false);
  });
  const read = (id: string) => world.get(`/photos/${id}`);
  const all = (field: string) => Promise.all(ids.map(async (id) => (await read(id))[field]));

  test('handle each as a single change: shown, refused or missing', async () => {
    const [first = '', second = ''] = ids;
    const answer = await bulk({
      ids: ['gone', silent, second, 'photo-pets', first],
      set: { visibility: 'public' },
    });
    expect(answer).toMatchObject({
      status: 200,
      body: {
        changed: [second, first],
        missing: ['gone', 'photo-pets'],
        refused: [{ id: silent, message: 'The guest has not agreed to have this photo shown to others.' }],
      },
    });
    expect(await all('visibility')).toEqual(['public', 'public']);
    const urls: string[] = await all('url');
    expect((await bulk({ ids, set: { approval: 'pending' } })).body.changed).toEqual(ids);
    expect(await all('visibility')).toEqual(['hidden', 'hidden']);
    for (const url of urls) expect((await world.fetch(url)).status).toBe(404);
    expect((await bulk({ ids, set: { visibility: 'public' } })).body.refused).toHaveLength(2);
    const both = { approval: 'approved', visibility: 'public' };
    expect((await bulk({ ids, set: both })).body.changed).toEqual(ids);
  });

  test('confirm the consent where no guest was asked, but never override an answer', async () => {
    const [first = ''] = ids;
    const before = (await read(first)).consent;
    const set = { consentGiven: true, visibility: 'public' };
    const { body } = await bulk({ ids: [silent, 'photo-5', first], set });
    const message = 'The guest was asked, and did not agree to be shown to others.';
    expect(body).toEqual({
      ...{ changed: [silent, first], missing: [] },
      refused: [{ id: 'photo-5', message }],
    });
    expect(await read(silent)).toMatchObject({
      visibility: 'public',
      consent: { given: true, at: expect.any(String), textVersion: null },
    });
    expect(await read('photo-5')).toMatchObject({
      visibility: 'hidden',
      consent: { given: false, at: at(5) },
    });
    expect((await read(first)).consent).toEqual(before);
    expect(await bulk({ ids: [silent], set: { consentGiven: true } }, PEOPLE.noor)).toMatchObject({
      status: 403,
    });
    expect(await bulk({ ids: [silent], set: { consentGiven: false } })).toMatchObject({ status: 422 });
  });

  test('turn links off and on, but not on where the guest hid the photo', async () => {
    const of = [...ids, 'photo-2'];
    expect((await bulk({ ids: of, set: { guestLink: 'off' } })).body.changed).toEqual(of);
    expect(await all('publicUrl')).toEqual([null, null]);
    expect((await bulk({ ids: of, set: { guestLink: 'on' } })).body).toEqual({
      ...{ changed: ids, missing: [] },
      refused: [{ id: 'photo-2', message: 'The guest hid this photo.' }],
    });
    expect(await all('guestLink')).toEqual(['on', 'on']);
    expect(await all('visibility')).toEqual(['hidden', 'hidden']);
  });

  test('move to another session of the account, with their links, and back', async () => {
    const { sessionId: from, publicUrl } = await read(ids[0] ?? '');
    const target = await world.session({ locationIds: ['location-far'] });
    const counts = () =>
      Promise.all([from, target.id].map(async (id) => (await world.get(`/sessions/${id}`)).photos));
    const listed = async (id: string) => (await world.get(`/photos?sessionId=${id}`)).total;
    const photoCounts = await counts();
    expect((await bulk({ ids: [...ids, 'gone'], set: { sessionId: target.id } })).body).toEqual({
      ...{ changed: ids, missing: ['gone'], refused: [] },
    });
    expect(await all('sessionId')).toEqual([target.id, target.id]);
    expect(await counts()).toEqual([photoCounts[0] - 2, 2]);
    expect([await listed(from), await listed(target.id)]).toEqual([1, 2]);
    expect((await read(ids[0] ?? '')).publicUrl).toBe(publicUrl);
    const token = publicUrl.split('/p/')[1];
    expect((await world.ask('GET', `/guest/photos/${token}`)).status).toBe(200);
    await bulk({ ids, set: { sessionId: from } });
    expect(await counts()).toEqual(photoCounts);
  });

  test('stay where they are if the session is not one of the account', async () => {
    const { sessionId } = await read(ids[0] ?? '');
    const theirs = await world.session({}, PEOPLE.pets);
    for (const id of [theirs.id, 'gone'])
      expect((await bulk({ ids, set: { sessionId: id, favorite: true } })).body.refused).toEqual(
        ids.map((photo) => ({ id: photo, message: 'This session does not exist.' })),
      );
    expect(await all('sessionId')).toEqual([sessionId, sessionId]);
    expect(await bulk({ ids, set: { sessionId } }, PEOPLE.ines)).toMatchObject({ status: 403 });
  });

  test('add and remove tags and products', async () => {
    const [first = '', second = ''] = ids;
    await world.post(`/photos/${first}`, { tags: ['old', 'kept'], caption: 'Caption' });
    const set = {
      favorite: true,
      addTags: ['new', 'kept'],
      removeTags: ['old'],
      addProductIds: ['product-serum', 'product-balm'],
    };
    expect((await bulk({ ids, set })).body.changed).toEqual(ids);
    expect(await read(first)).toMatchObject({
      tags: ['kept', 'new'],
      productIds: ['product-serum', 'product-balm'],
      favorite: true,
      caption: 'Caption',
    });
    expect((await read(second)).tags).toEqual(['new', 'kept']);
    expect((await world.get('/photos?search=kept')).items).toHaveLength(2);
    await bulk({ ids, set: { removeProductIds: ['product-serum', 'gone'], favorite: false } });
    expect(await all('productIds')).toEqual([['product-balm'], ['product-balm']]);
    expect(await all('favorite')).toEqual([false, false]);
    const wrong = await bulk({ ids, set: { addProductIds: ['product-serum', 'product-serum-pets'] } });
    expect(wrong).toMatchObject({ status: 422, body: { errors: [{ field: 'set.addProductIds.1' }] } });
    const many = Array.from({ length: 19 }, (_, i) => `tag ${i}`);
    await world.post(`/photos/${second}`, { tags: [] });
    expect((await bulk({ ids, set: { addTags: many } })).body).toMatchObject({
      changed: [second],
      refused: [{ id: first, message: 'The photo would exceed 20 tags.' }],
    });
  });

  test('by a Manager or a Location: only the visibility and the guest’s link, at their locations', async () => {
    for (const as of [PEOPLE.noor, PEOPLE.location]) {
      expect(await bulk({ ids, set: { favorite: true } }, as)).toMatchObject({ status: 403 });
      expect(await bulk({ ids, set: { visibility: 'hidden', addTags: ['x'] } }, as)).toMatchObject({
        status: 403,
      });
      expect((await bulk({ ids: ['photo-1', ...ids], set: { visibility: 'hidden' } }, as)).body).toEqual({
        changed: ids,
        missing: ['photo-1'],
        refused: [],
      });
      expect(await bulk({ ids, delete: true }, as)).toMatchObject({ status: 403 });
    }
  });

  test('delete them, and their files when they can no longer be restored', async () => {
    const before = keptFiles(world.folder).length;
    const urls: string[] = await all('url');
    const { body } = await bulk({ ids: ['photo-1', ...ids, 'gone'], delete: true }, PEOPLE.ines);
    expect(body).toEqual({ changed: ids, missing: ['photo-1', 'gone'], refused: [] });
    for (const url of urls) expect((await world.fetch(url)).status).toBe(404);
    expect(keptFiles(world.folder).length).toBe(before);
    await purge(world);
    expect(keptFiles(world.folder).length).toBe(before - 2);
    expect((await bulk({ ids: [silent, ...ids], delete: true })).body).toEqual({
      changed: [silent],
      missing: ids,
      refused: [],
    });
    expect(await bulk({ ids, set: { favorite: true }, delete: true })).toMatchObject({ status: 422 });
  });
});
