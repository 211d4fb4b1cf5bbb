// Guest events are counted once per person, and guests can hide their own photo.
import type { Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { purgeDeleted } from '../photos/deletion.ts';
import { NO_PHOTO_STATS } from '../photos/store-photo.ts';
import { expireDeletions } from '../photos/testing.ts';
import type { Tables } from '../store/tables.ts';
import { type Guests, newVisitor, openGuests } from './testing.ts';

let guests: Guests;
let session: { id: string; slug: string };
beforeAll(async () => {
  guests = await openGuests();
  session = await guests.gallery();
});
afterAll(() => guests.stop());

const report = async (token: string, json: object) =>
  guests.guest('POST', `/photos/${token}/events`, { json });
const stats = async (id: string) => (await guests.get(`/photos/${id}`)).stats;

describe('an event', () => {
  test('counts once per visitor, also for concurrent requests', async () => {
    const { id, token } = await guests.shown(session.id);
    const visitor = newVisitor();
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => report(token, { kind: 'view', visitor })),
    );
    expect(answers.filter(({ body }) => body.counted)).toHaveLength(1);
    await report(token, { kind: 'view', visitor: newVisitor() });
    expect(await stats(id)).toEqual({ ...NO_PHOTO_STATS, views: 2 });
  });

  test('counts in the figure of its kind; each button counts as a click', async () => {
    const { id, token } = await guests.shown(session.id, { productIds: ['product-serum', 'product-balm'] });
    const visitor = newVisitor();
    for (const kind of ['download', 'share', 'ctaClick', 'bookingClick', 'reviewClick']) {
      expect((await report(token, { kind, visitor })).body).toEqual({ counted: true });
    }
    for (const productId of ['product-serum', 'product-balm', 'product-serum']) {
      await report(token, { kind: 'productClick', visitor, productId });
    }
    expect(
      (await report(token, { kind: 'productClick', visitor, productId: 'product-serum-pets' })).body,
    ).toEqual({ counted: false });
    expect((await report(token, { kind: 'productClick', visitor })).body).toEqual({ counted: false });
    expect(await stats(id)).toEqual({
      views: 0,
      downloads: 1,
      shares: 1,
      ctaClicks: 3,
      bookingClicks: 1,
      reviewClicks: 1,
      productClicks: 2,
    });
  });

  test('counts once, even if the photo is deleted and restored', async () => {
    const { id, token } = await guests.shown(session.id);
    const visitor = newVisitor();
    await report(token, { kind: 'view', visitor });
    await guests.ask('DELETE', `/photos/${id}`);
    await guests.post('/photos/restore', { ids: [id] });
    expect((await report(token, { kind: 'view', visitor })).body).toEqual({ counted: false });
    expect(await stats(id)).toMatchObject({ views: 1 });
  });

  test('is deleted when the photo can no longer be restored', async () => {
    const { id, token } = await guests.shown(session.id);
    await report(token, { kind: 'view', visitor: newVisitor() });
    await guests.ask('DELETE', `/photos/${id}`);
    const left = (db: Kysely<Tables>) =>
      db.selectFrom('guestEvents').select('kind').where('photoId', '=', id).execute();
    await guests.rows(async (db) => {
      expect(await left(db)).toHaveLength(1);
      await expireDeletions(db);
      await purgeDeleted(db, { release: async (work) => void (await work()) }, new Date());
      expect(await left(db)).toEqual([]);
    });
  });

  test('stores no data that identifies a visitor or links visits of different photos', async () => {
    const visitor = newVisitor();
    for (const { token } of [await guests.shown(session.id), await guests.shown(session.id)]) {
      await report(token, { kind: 'view', visitor });
    }
    const stored = await guests.rows((db) => db.selectFrom('guestEvents').selectAll().execute());
    expect(stored.length).toBeGreaterThan(1);
    expect(JSON.stringify(stored)).not.toContain(visitor);
    expect(new Set(stored.slice(-2).map(({ visitorHash }) => visitorHash)).size).toBe(2);
  });
});

test('invented visitors of one address are counted up to a limit', async () => {
  const { id, token } = await guests.shown(session.id);
  const view = (address: string, visitor = newVisitor()) =>
    guests.guest('POST', `/photos/${token}/events`, {
      json: { kind: 'view', visitor },
      headers: { 'x-client-address': address },
    });
  const answers: Awaited<ReturnType<typeof view>>[] = [];
  for (let i = 0; i < 12; i += 1) {
    answers.push(...(await Promise.all(Array.from({ length: 10 }, () => view('198.51.100.7')))));
  }
  const counted = answers.filter(({ status }) => status === 200).length;
  // Six more a minute.
  expect(counted).toBeGreaterThanOrEqual(60);
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused.length).toBeGreaterThan(0);
  for (const { status, headers } of refused) {
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(10);
  }
  expect((await view('198.51.100.8')).body).toEqual({ counted: true });
  expect((await stats(id)).views).toBe(counted + 1);
  // A visitor who reloads the page is not counted again, and uses nothing up.
  const visitor = newVisitor();
  for (let i = 0; i < 80; i += 1) expect((await view('198.51.100.9', visitor)).status).toBe(200);
});

describe('a guest who hides their own photo', () => {
  test('removes it with its media from the wall; the business is notified, and can turn the link on again', async () => {
    const { id, token } = await guests.shown(session.id);
    const { body } = await guests.guest('GET', `/photos/${token}`);
    const unconfirmed = await guests.guest('POST', `/photos/${token}/hide`, { json: {} });
    expect(unconfirmed.status).toBe(422);
    const hide = () => guests.guest('POST', `/photos/${token}/hide`, { json: { confirm: true } });
    expect(await hide()).toMatchObject({ status: 200, body: { visibility: 'hidden' } });
    expect((await hide()).status).toBe(410);
    expect((await guests.fetch(body.photo.url)).status).toBe(404);
    expect((await guests.guest('GET', `/photos/${token}`)).status).toBe(410);
    const wall = await guests.guest('GET', `/sites/${session.slug}/photos?show=60`);
    expect(wall.body.items.map(({ url }: { url: string }) => url)).not.toContain(body.photo.url);
    expect(await guests.get(`/photos/${id}`)).toMatchObject({
      ...{ guestLink: 'off', visibility: 'hidden', hiddenBy: 'guest', publicUrl: null },
    });
    const { items } = await guests.get('/messages');
    const [message, ...others] = items.filter(({ objectId }: { objectId: string }) => objectId === id);
    expect([message.kind, others]).toEqual(['photoHidden', []]);
    // A decision about the gallery does not override the guest.
    const approved = { approval: 'approved', visibility: 'public' };
    expect((await guests.post(`/photos/${id}`, approved)).status).toBe(409);
    const { body: restored } = await guests.post(`/photos/${id}`, { guestLink: 'on' });
    expect(restored).toMatchObject({
      hiddenBy: null,
      visibility: 'hidden',
      publicUrl: expect.stringContaining(token),
    });
    expect((await guests.guest('GET', `/photos/${token}`)).status).toBe(200);
    expect((await guests.fetch(body.photo.url)).status).toBe(404);
    const { body: again } = await guests.post(`/photos/${id}`, { guestLink: 'off' });
    expect(again.hiddenBy).toBe('staff');
  });
});
