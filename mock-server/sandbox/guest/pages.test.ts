// What guests can and cannot see with a link.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PEOPLE } from '../sessions/testing.ts';
import { type Guests, openGuests } from './testing.ts';

let guests: Guests;
beforeAll(async () => {
  guests = await openGuests();
});
afterAll(() => guests.stop());

const photoOf = (token: string, pass?: string) =>
  guests.guest('GET', `/photos/${token}`, { headers: { ...(pass && { 'x-guest-pass': pass }) } });
const mediaStatus = async (url: string) => (await guests.fetch(url)).status;

describe('a photo', () => {
  test('contains its products, its pair and the branding of its session', async () => {
    const session = await guests.gallery({
      ...{ locationIds: ['location-queen'], theme: 'dark', primaryColor: '#112233' },
      ...{ bookingUrl: 'https://book.example', ctaLabel: 'More', ctaUrl: 'https://more.example' },
    });
    const products = { productIds: ['product-serum', 'product-balm'] };
    const before = await guests.shown(session.id, { pairId: 'pair-1', pairRole: 'before' });
    const after = await guests.shown(session.id, { pairId: 'pair-1', pairRole: 'after', ...products });
    await guests.post('/products/product-balm', { active: false });
    expect(after.publicUrl).toBe(`http://guest.localhost/p/${after.token}`);
    const { status, body } = await photoOf(after.token);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      photo: { token: after.token, media: 'image', width: 900, height: 600 },
      own: true,
      products: [{ id: 'product-serum' }],
      site: {
        ...{ slug: session.slug, theme: 'dark', primaryColor: '#112233', galleryVisibility: 'public' },
        ...{ bookingUrl: 'https://book.example', ctaLabel: 'More', hasPasscode: false },
      },
    });
    expect(body.pair.before.url).not.toBe(body.pair.after.url);
    expect(body.others).toHaveLength(1);
    const told = JSON.stringify(body);
    for (const secret of [before.token, before.id, after.id, session.id]) {
      expect(told.replaceAll(/\/media\/[^"]*/g, '')).not.toContain(secret);
    }
    expect(await mediaStatus(body.photo.url)).toBe(200);
    expect(await mediaStatus(body.photo.thumbUrl)).toBe(200);
    await guests.post(`/photos/${before.id}`, { visibility: 'hidden' });
    expect((await photoOf(after.token)).body.pair).toBeNull();
  });

  test('remains after its session is deleted, with the account’s branding', async () => {
    const session = await guests.gallery();
    const photo = await guests.shown(session.id);
    await guests.post(`/sessions/${session.id}`, { status: 'ended' });
    expect((await guests.ask('DELETE', `/sessions/${session.id}`)).status).toBe(200);
    const { status, body } = await photoOf(photo.token);
    expect(status).toBe(200);
    expect(body).toMatchObject({ others: [], site: { slug: null, business: expect.any(String) } });
  });

  test('is never shown by its id, and no token opens another account’s photo', async () => {
    const photo = await guests.shown((await guests.gallery()).id);
    expect((await photoOf(photo.id.replaceAll('-', ''))).status).toBe(404);
    const { status, body } = await guests.ask('GET', `/photos/${photo.id}`, { as: PEOPLE.pets });
    expect([status, body.token]).toEqual([404, undefined]);
  });

  test('opens regardless of consent, approval and visibility', async () => {
    const session = await guests.gallery();
    const ids: string[] = [];
    for (const change of [{}, { visibility: 'hidden' }, { approval: 'pending' }, { approval: 'rejected' }]) {
      const [photo] = (await guests.photos(session.id)).body.items;
      await guests.post(`/photos/${photo.id}`, { ...change, caption: 'Mine' });
      const { status, body } = await photoOf(photo.token);
      expect([status, body.own]).toEqual([200, true]);
      expect(await mediaStatus(body.photo.url)).toBe(200);
      ids.push(photo.id);
    }
    expect((await guests.guest('GET', `/sites/${session.slug}/photos`)).body.items).toEqual([]);
    for (const id of ids) expect(await guests.get(`/photos/${id}`)).toMatchObject({ visibility: 'hidden' });
  });

  test('that leaves the gallery closes the gallery’s link and copied URLs, but not the guest’s own', async () => {
    const session = await guests.gallery();
    const photo = await guests.shown(session.id);
    const { body } = await guests.guest('GET', `/sites/${session.slug}/photos`);
    const [inGallery] = body.items;
    await guests.post(`/photos/${photo.id}`, { visibility: 'hidden' });
    expect(await photoOf(inGallery.token)).toMatchObject({ status: 410, body: { type: '/problems/hidden' } });
    expect(await mediaStatus(inGallery.url)).toBe(404);
    const own = await photoOf(photo.token);
    expect(own.status).toBe(200);
    expect(await mediaStatus(own.body.photo.url)).toBe(200);
  });

  test('whose link is turned off, or that is deleted, disappears immediately, including copied URLs', async () => {
    const session = await guests.gallery();
    for (const [end, status] of [
      [(id: string) => guests.post(`/photos/${id}`, { guestLink: 'off' }), 410],
      [(id: string) => guests.ask('DELETE', `/photos/${id}`), 404],
    ] as const) {
      const photo = await guests.shown(session.id);
      const { body } = await photoOf(photo.token);
      expect(await mediaStatus(body.photo.url)).toBe(200);
      await end(photo.id);
      const gone = await photoOf(photo.token);
      expect([gone.status, gone.body.type]).toEqual([
        status,
        status === 410 ? '/problems/hidden' : '/problems/not-found',
      ]);
      for (const url of [body.photo.url, body.photo.thumbUrl]) expect(await mediaStatus(url)).toBe(404);
    }
  });

  test('expires with its gallery, including copied URLs; the business still sees it', async () => {
    const session = await guests.gallery({ galleryExpiresInDays: 3 });
    const photo = await guests.shown(session.id);
    const { body } = await photoOf(photo.token);
    await guests.rows((db) =>
      db
        .updateTable('photos')
        .set({ capturedAt: new Date(Date.now() - 4 * 24 * 3600_000) })
        .where('id', '=', photo.id)
        .execute(),
    );
    expect(await photoOf(photo.token)).toMatchObject({ status: 410, body: { type: '/problems/expired' } });
    const site = await guests.guest('GET', `/sites/${session.slug}`);
    expect([site.status, site.body.type]).toEqual([410, '/problems/expired']);
    expect((await guests.guest('GET', `/sites/${session.slug}/photos`)).status).toBe(410);
    for (const url of [body.photo.url, body.photo.thumbUrl]) expect(await mediaStatus(url)).toBe(404);
    const owned = await guests.get(`/photos/${photo.id}`);
    expect(owned.publicUrl).toBeNull();
    expect(await mediaStatus(owned.url)).toBe(200);
  });
});

describe('a gallery', () => {
  test('shows public photos, with tokens that cannot hide them', async () => {
    const session = await guests.gallery();
    expect(session.micrositeUrl).toBe(`http://guest.localhost/${session.slug}`);
    const one = await guests.shown(session.id);
    const two = await guests.shown(session.id);
    const hidden = await guests.shown(session.id);
    await guests.post(`/photos/${hidden.id}`, { visibility: 'hidden' });
    const { body } = await guests.guest('GET', `/sites/${session.slug}/photos?show=1`);
    expect([body.pages, body.items.length]).toEqual([2, 1]);
    const [{ token }] = body.items;
    expect([one.token, two.token]).not.toContain(token);
    expect((await photoOf(token)).body).toMatchObject({ own: false });
    const hide = await guests.guest('POST', `/photos/${token}/hide`, { json: { confirm: true } });
    expect(hide.status).toBe(404);
    const [, number, signature] = token.split('-');
    const forged = `v-${(Number.parseInt(number, 36) - 1).toString(36)}-${signature.padEnd(22, 'A')}`;
    expect((await photoOf(forged)).status).toBe(404);
  });

  test.each([
    ['unlisted', 200, 0],
    ['private', 404, 0],
  ])(
    'that is %s answers %i, and a photo’s page shows %i others',
    async (galleryVisibility, status, others) => {
      const session = await guests.gallery({ galleryVisibility });
      const photo = await guests.shown(session.id);
      await guests.shown(session.id);
      expect((await guests.guest('GET', `/sites/${session.slug}`)).status).toBe(status);
      expect((await guests.guest('GET', `/sites/${session.slug}/photos`)).status).toBe(status);
      expect((await photoOf(photo.token)).body.others).toHaveLength(others);
      expect(session.micrositeUrl === null).toBe(status === 404);
    },
  );

  test('that is made private closes its copied URLs at once, but not the guest’s own link', async () => {
    const session = await guests.gallery();
    const photo = await guests.shown(session.id);
    const { body } = await guests.guest('GET', `/sites/${session.slug}/photos`);
    const [{ url, thumbUrl }] = body.items;
    await guests.post(`/sessions/${session.id}`, { galleryVisibility: 'unlisted' });
    expect(await mediaStatus(url)).toBe(200);
    await guests.post(`/sessions/${session.id}`, { galleryVisibility: 'private' });
    for (const closed of [url, thumbUrl]) expect(await mediaStatus(closed)).toBe(404);
    const own = await photoOf(photo.token);
    expect(own.status).toBe(200);
    expect(await mediaStatus(own.body.photo.url)).toBe(200);
    expect(await mediaStatus((await guests.get(`/photos/${photo.id}`)).url)).toBe(200);
  });

  test('of a draft is unknown', async () => {
    const draft = await guests.session({ galleryVisibility: 'public' });
    expect(draft.micrositeUrl).toBeNull();
    expect((await guests.guest('GET', `/sites/${draft.slug}`)).status).toBe(404);
  });

  test('with a passcode issues a pass, which a new passcode revokes', async () => {
    const session = await guests.gallery({ passcode: 'sunshine' });
    const photo = await guests.shown(session.id);
    await guests.shown(session.id);
    const path = `/sites/${session.slug}`;
    expect((await guests.guest('GET', path)).body).toMatchObject({ hasPasscode: true });
    expect((await guests.guest('GET', `${path}/photos`)).status).toBe(401);
    // The guest's own link gives access to their own photo only.
    expect((await photoOf(photo.token)).body).toMatchObject({ own: true, others: [] });
    const wrong = await guests.guest('POST', `${path}/passes`, { json: { passcode: 'moonshine' } });
    expect([wrong.status, wrong.body.errors[0].field]).toEqual([422, 'passcode']);
    const right = await guests.guest('POST', `${path}/passes`, { json: { passcode: 'sunshine' } });
    const { pass } = right.body;
    const headers = { 'x-guest-pass': pass };
    const list = await guests.guest('GET', `${path}/photos`, { headers });
    expect([list.status, list.body.items.length]).toEqual([200, 2]);
    expect((await photoOf(photo.token, pass)).body.others).toHaveLength(1);
    expect((await photoOf(list.body.items[0].token)).status).toBe(401);
    expect((await photoOf(list.body.items[0].token, pass)).status).toBe(200);
    const other = await guests.gallery({ passcode: 'sunshine' });
    expect((await guests.guest('GET', `/sites/${other.slug}/photos`, { headers })).status).toBe(401);
    await guests.post(`/sessions/${session.id}`, { passcode: 'daylight' });
    expect((await guests.guest('GET', `${path}/photos`, { headers })).status).toBe(401);
  });

  test('slows down an address that enters wrong passcodes, and no other', async () => {
    const { slug } = await guests.gallery({ passcode: 'sunshine' });
    const other = await guests.gallery({ passcode: 'sunshine' });
    const enter = (passcode: string, address: string, where = slug) =>
      guests.guest('POST', `/sites/${where}/passes`, {
        json: { passcode },
        headers: { 'x-client-address': address },
      });
    const guesses = Array.from({ length: 40 }, (_, i) => enter(`guess-${i}`, '198.51.100.7'));
    const refused = (await Promise.all(guesses)).filter(({ status }) => status !== 422);
    expect(refused.length).toBeGreaterThan(0);
    for (const { status, headers } of refused) {
      expect(status).toBe(429);
      // One more is allowed every six seconds.
      expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(6);
    }
    expect((await enter('sunshine', '198.51.100.7', other.slug)).status).toBe(200);
    expect((await enter('sunshine', '198.51.100.8')).status).toBe(200);
    // Guests of one address who know the passcode are not slowed down.
    const known = await Promise.all(Array.from({ length: 30 }, () => enter('sunshine', '198.51.100.9')));
    expect(new Set(known.map(({ status }) => status))).toEqual(new Set([200]));
  });
});
