// The layout and the counts of a photo wall, and deleted and restored photos.
import type { Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openWorld, PEOPLE, PETS, SALON, type World } from '../sessions/testing.ts';
import type { Tables } from '../store/tables.ts';
import { expireDeletions, photoRow } from './testing.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld(async (db) => {
    await db
      .insertInto('photos')
      .values([
        photoRow('photo-1', 1, { width: 1200, height: 800, approval: 'pending' }),
        photoRow('photo-2', 2, { width: null, height: null, locationId: 'location-far' }),
        photoRow('photo-3', 3, { width: 10, height: 9000, visibility: 'public', favorite: true }),
        // 23:59 in Toronto, which is the next day in UTC.
        photoRow('photo-4', 4, { capturedAt: new Date('2026-09-10T03:59:00Z'), width: 3, height: 4 }),
        photoRow('photo-pets', 5, { accountId: PETS, locationId: 'location-pets' }),
      ])
      .execute();
    await db.updateTable('accounts').set({ timezone: 'America/Toronto' }).where('id', '=', SALON).execute();
  });
});
afterAll(() => world.stop());

describe('the wall', () => {
  test('has the ratios of each day, in the time zone of the account', async () => {
    expect(await world.get('/photos/wall')).toEqual({
      asOf: expect.any(String),
      timezone: 'America/Toronto',
      total: 4,
      days: [
        { date: '2026-09-10', ratios: [10, 100, 150] },
        { date: '2026-09-09', ratios: [75] },
      ],
    });
  });

  test('shows a Location only its own photos', async () => {
    expect((await world.get('/photos/wall', PEOPLE.location)).days[0].ratios).toEqual([10, 150]);
    expect(await world.get('/photos/wall', PEOPLE.pets)).toMatchObject({ total: 1 });
    expect(await world.get('/photos/wall?approval=pending')).toMatchObject({ total: 1 });
    expect(await world.get('/photos/wall?search=nothing')).toMatchObject({ total: 0, days: [] });
  });

  test('excludes photos that arrive later, as do pages read as of the same moment', async () => {
    const { asOf } = await world.get('/photos/wall');
    const session = await world.session();
    const { id } = (await world.photos(session.id)).body.items[0];
    const ids = async (query: string): Promise<string[]> => (await world.get(`/photos/ids?${query}`)).ids;
    expect(await ids('')).toEqual([id, 'photo-3', 'photo-2', 'photo-1', 'photo-4']);
    const then = `uploadedBefore=${asOf}`;
    expect(await ids(then)).toEqual(['photo-3', 'photo-2', 'photo-1', 'photo-4']);
    expect(await world.get(`/photos/wall?${then}`)).toMatchObject({ asOf, total: 4 });
    expect((await world.get(`/photos?${then}&show=1`)).pages).toBe(4);
    await world.ask('DELETE', `/photos/${id}`);
  });

  test('is counted by pending action', async () => {
    expect(await world.get('/photos/counts')).toEqual({ all: 4, toReview: 1, hidden: 3, favorites: 1 });
    expect(await world.get('/photos/counts', PEOPLE.location)).toEqual({
      ...{ all: 3, toReview: 1, hidden: 2, favorites: 1 },
    });
    expect(await world.get('/photos/counts?visibility=public')).toEqual({
      ...{ all: 1, toReview: 0, hidden: 0, favorites: 1 },
    });
    expect(await world.get('/photos/counts', PEOPLE.pets)).toMatchObject({ all: 1 });
  });
});

describe('a deleted photo', () => {
  const restore = (ids: string[], as?: string) => world.post('/photos/restore', { ids }, as);
  let session: { id: string };
  beforeAll(async () => {
    session = await world.session({ locationIds: ['location-queen'] });
  });
  const upload = async () => {
    const { body } = await world.photos(session.id, undefined, { consentGiven: 'true' });
    const { id } = body.items[0];
    const change = { visibility: 'public', contactIds: ['contact-ada'], productIds: ['product-serum'] };
    return (await world.post(`/photos/${id}`, { ...change, pairId: id, pairRole: 'before' })).body;
  };

  test('is restored unchanged, with new URLs', async () => {
    const photo = await upload();
    const counted = async () => (await world.get('/contacts/contact-ada')).photoCount;
    const before = await counted();
    expect(await world.ask('DELETE', `/photos/${photo.id}`)).toMatchObject({ status: 200 });
    expect(await counted()).toBe(before - 1);
    expect(await restore(['gone', photo.id])).toMatchObject({
      status: 200,
      body: { restored: [photo.id], missing: ['gone'] },
    });
    const back = await world.get(`/photos/${photo.id}`);
    expect(back).toEqual({ ...photo, url: back.url, thumbUrl: back.thumbUrl });
    expect(await counted()).toBe(before);
    expect((await world.fetch(back.url)).status).toBe(200);
    expect((await world.fetch(photo.url)).status).toBe(404);
    expect((await restore([photo.id])).body).toEqual({ restored: [], missing: [photo.id] });
  });

  test('is restored without references that were deleted since', async () => {
    const photo = await upload();
    await world.post('/photos/bulk', { ids: [photo.id], delete: true });
    const other = await upload();
    await world.post(`/photos/${other.id}`, { pairId: photo.id, pairRole: 'before' });
    const { body: contact } = await world.post('/contacts', { emailAddress: 'new@mail.example' });
    await world.rows((db: Kysely<Tables>) =>
      db
        .updateTable('deletedPhotos')
        .set({ contactIds: [contact.id, 'contact-ada'], productIds: ['product-gone'] })
        .where('id', '=', photo.id)
        .execute(),
    );
    await world.ask('DELETE', `/contacts/${contact.id}`);
    await world.ask('DELETE', `/sessions/${session.id}`);
    await restore([photo.id]);
    expect(await world.get(`/photos/${photo.id}`)).toMatchObject({
      ...{ sessionId: null, contactIds: ['contact-ada'], productIds: [], pairId: null, pairRole: null },
      locationId: 'location-queen',
    });
    session = await world.session({ locationIds: ['location-queen'] });
  });

  test('is restored by users who may delete it, at their locations, within 30 days', async () => {
    const photo = await upload();
    await world.post('/photos/bulk', { ids: [photo.id, 'photo-2'], delete: true });
    for (const as of [PEOPLE.noor, PEOPLE.location])
      expect(await restore([photo.id], as)).toMatchObject({ status: 403 });
    expect((await restore([photo.id], PEOPLE.pets)).body.restored).toEqual([]);
    expect((await restore([photo.id, 'photo-2'], PEOPLE.ines)).body).toEqual({
      restored: [photo.id],
      missing: ['photo-2'],
    });
    await world.rows(expireDeletions);
    expect((await restore(['photo-2'])).body.restored).toEqual([]);
  });

  test('is listed with its picture until it is restored or erased, for users who may delete it', async () => {
    const photo = await upload();
    const { token } = photo;
    const used = async () => (await world.get('/payments/subscription')).usage;
    const deleted = async (as?: string) => (await world.get('/photos/deleted', as)).items;
    const storage = await used();
    await world.ask('DELETE', `/photos/${photo.id}`);
    const [item] = await deleted();
    expect(item).toMatchObject({ id: photo.id, media: 'image', capturedAt: photo.capturedAt });
    expect(Date.parse(item.eraseAt) - Date.parse(item.deletedAt)).toBe(30 * 24 * 3_600_000);
    expect((await world.fetch(item.url)).status).toBe(200);
    expect((await world.fetch(item.thumbUrl)).status).toBe(200);
    expect((await world.fetch(photo.url)).status).toBe(404);
    expect(await world.ask('GET', `/guest/photos/${token}`)).toMatchObject({ status: 404 });
    expect(await used()).not.toEqual(storage);
    expect(await deleted(PEOPLE.ines)).toEqual([item]);
    expect(await deleted(PEOPLE.pets)).toEqual([]);
    for (const as of [PEOPLE.noor, PEOPLE.location])
      expect(await world.ask('GET', '/photos/deleted', { as })).toMatchObject({ status: 403 });
    await restore([photo.id]);
    expect(await deleted()).toEqual([]);
    expect((await world.fetch(item.url)).status).toBe(404);
    expect(await used()).toEqual(storage);
  });

  test('is erased with its file at once, or after 30 days', async () => {
    const erase = (ids: string[], as?: string) => world.post('/photos/erase', { ids }, as);
    const [kept, asked, late] = [await upload(), await upload(), await upload()];
    for (const { id } of [asked, late]) await world.ask('DELETE', `/photos/${id}`);
    const item = (await world.get('/photos/deleted')).items.find(({ id }: { id: string }) => id === asked.id);
    for (const as of [PEOPLE.noor, PEOPLE.location])
      expect(await erase([asked.id], as)).toMatchObject({ status: 403 });
    expect((await erase([asked.id], PEOPLE.pets)).body.erased).toEqual([]);
    expect((await erase([asked.id, kept.id])).body).toEqual({ erased: [asked.id], missing: [kept.id] });
    expect((await world.fetch(item.url)).status).toBe(404);
    expect((await restore([asked.id])).body.restored).toEqual([]);
    expect((await world.fetch(kept.url)).status).toBe(200);
    await world.rows(expireDeletions);
    expect((await world.get('/photos/deleted')).items).toEqual([]);
    expect((await restore([late.id])).body.restored).toEqual([]);
  });
});
