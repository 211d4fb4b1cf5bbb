// The life of a photo: uploaded, changed, shown and hidden, deleted.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openWorld, PEOPLE, type World } from '../sessions/testing.ts';
import { keptFiles, PDF, picture, sound, video } from '../testing.ts';
import { setLimits } from '../testing-rows.ts';
import { NO_PHOTO_STATS } from './store-photo.ts';
import { purge } from './testing.ts';

let world: World;
let session: { id: string };
beforeAll(async () => {
  world = await openWorld();
  session = await world.session({ locationIds: ['location-queen'], consentText: 'Yes' });
});
afterAll(() => world.stop());

const upload = async (given = true) =>
  (await world.photos(session.id, undefined, { consentGiven: `${given}` })).body.items[0];
const change = (id: string, json: object, as?: string) => world.post(`/photos/${id}`, json, as);
const read = (id: string, as?: string) => world.get(`/photos/${id}`, as);
const remove = (id: string, as = PEOPLE.owner) => world.ask('DELETE', `/photos/${id}`, { as });
const status = async (path: string, init?: RequestInit) => (await world.fetch(path, init)).status;
/** Revoked URLs. */
const dead: string[] = [];
const fieldsOf = (answer: { status: number; body: { errors?: { field: string }[] } }) => [
  answer.status,
  answer.body.errors?.map(({ field }) => field),
];

describe('an upload', () => {
  test('creates a photo of every file, approved, with a link and outside the gallery, at the location of the session', async () => {
    const png = await picture(30, 20).png().toBuffer();
    const gif = await picture().gif().toBuffer();
    const { body } = await world.photos(session.id, [png, video(), gif]);
    const [first, second, third] = body.items;
    expect(first).toEqual({
      ...{ id: first.id, token: first.token, url: first.url, thumbUrl: first.thumbUrl },
      version: expect.any(String),
      ...{
        sessionId: session.id,
        experienceId: null,
        deviceId: null,
        locationId: 'location-queen',
        contactIds: [],
      },
      ...{ media: 'image', width: 30, height: 20, bytes: png.length, durationMs: null },
      ...{ capturedAt: first.capturedAt, uploadedAt: first.capturedAt },
      ...{
        publicUrl: `http://guest.localhost/p/${first.token}`,
        visibility: 'hidden',
        ...{ guestLink: 'on', held: false, hiddenBy: null },
        approval: 'approved',
        consent: { given: false, at: null, textVersion: null, text: null },
      },
      ...{
        pairId: null,
        pairRole: null,
        caption: null,
        tags: [],
        productIds: [],
        favorite: false,
        deliveries: [],
      },
      stats: NO_PHOTO_STATS,
    });
    expect(Date.now() - Date.parse(first.capturedAt)).toBeLessThan(60_000);
    expect(first.token).toMatch(/^[\w-]{22}$/);
    expect(second).toMatchObject({ media: 'video', thumbUrl: null, width: null, height: null });
    expect(third).toMatchObject({ media: 'gif', width: 8 });
    const bytes = Buffer.from(await (await world.fetch(first.url)).arrayBuffer());
    expect(bytes.equals(png)).toBe(true);
    expect(await read(first.id)).toEqual(first);
  });

  test('stores the consent of the people shown', async () => {
    await world.post(`/sessions/${session.id}`, { consentText: 'Yes, please' });
    const { consent, uploadedAt } = await upload();
    expect(consent).toEqual({ given: true, at: uploadedAt, textVersion: 2, text: 'Yes, please' });
    expect((await upload(false)).consent).toEqual({ given: false, at: null, textVersion: null, text: null });
    const silent = await world.session();
    const { body } = await world.photos(silent.id, undefined, { consentGiven: 'true' });
    expect(body.items[0]).toMatchObject({ consent: { given: true, textVersion: null }, locationId: null });
    const two = await world.session({ locationIds: ['location-queen', 'location-far'] });
    expect((await world.photos(two.id)).body.items[0].locationId).toBeNull();
  });

  test('is shown at once on request, if the people in it agreed', async () => {
    const shown = await world.photos(session.id, undefined, { consentGiven: 'true', visibility: 'public' });
    expect(shown.body.items[0]).toMatchObject({ visibility: 'public', publicUrl: expect.any(String) });
    const kept = keptFiles(world.folder);
    expect(fieldsOf(await world.photos(session.id, undefined, { visibility: 'public' }))).toEqual([
      422,
      ['visibility'],
    ]);
    expect(keptFiles(world.folder)).toEqual(kept);
  });

  test('leaves out what the session already has, on request, also when files come at once', async () => {
    const [one, two] = [await picture().png().toBuffer(), await picture().png().toBuffer()];
    const here = await world.session();
    const upload = (files: Buffer[], skipExisting = 'true', id = here.id) =>
      world.photos(id, files, { skipExisting, consentGiven: 'true', visibility: 'public' });
    const first = (await world.photos(here.id, [one])).body.items[0];
    const { body } = await world.photos(here.id, [two, one], { skipExisting: 'true' });
    expect(body.existing).toEqual([first.id]);
    expect(body.items[1]).toEqual(first);
    const three = await picture().png().toBuffer();
    const answers = await Promise.all([three, three, three].map((file) => upload([file])));
    expect(answers.flatMap((answer) => answer.body.existing)).toHaveLength(2);
    const total = async (id: string) => (await world.get(`/photos?sessionId=${id}`)).total;
    expect(await total(here.id)).toBe(3);
    // Otherwise, and in another session, it is another photo.
    expect((await upload([one], 'false')).body.existing).toEqual([]);
    expect(await total(here.id)).toBe(4);
    const other = await world.session();
    expect((await upload([one], 'true', other.id)).body.existing).toEqual([]);
    expect(await total(other.id)).toBe(1);
  });

  test('confirms the consent to what the session already has, and shows it, except against its guest', async () => {
    const { id } = await world.session();
    const files = [await picture().png().toBuffer(), await picture().png().toBuffer()];
    const [silent, declined] = (await world.photos(id, files)).body.items;
    const consent = { given: false, at: silent.uploadedAt, textVersion: 1, text: 'May we?' };
    await world.rows((db) =>
      db
        .updateTable('photos')
        .set({ consent: JSON.stringify(consent) })
        .where('id', '=', declined.id)
        .execute(),
    );
    const again = async (fields: object) => {
      const sent = { skipExisting: 'true', consentGiven: 'true', ...fields };
      return (await world.photos(id, files, sent)).body.items;
    };
    expect(await again({})).toMatchObject([
      { id: silent.id, visibility: 'hidden', consent: { given: true } },
      { id: declined.id, visibility: 'hidden', consent },
    ]);
    const [shown, kept] = await again({ visibility: 'public' });
    expect([shown.visibility, kept.visibility]).toEqual(['public', 'hidden']);
    expect([await read(silent.id), await read(declined.id)]).toEqual([shown, kept]);
    // What guests see already stays.
    expect((await again({}))[0].visibility).toBe('public');
  });

  test('needs no storage for what the session already has', async () => {
    const { id } = await world.session();
    const file = await picture().png().toBuffer();
    const [stored] = (await world.photos(id, [file])).body.items;
    const limit = (storageGb: number | null) =>
      world.rows((db) => setLimits(db, 'owner-beauty', { storageGb }));
    await limit(0);
    const again = (fields: Record<string, string>) => world.photos(id, [file], fields);
    expect((await again({ skipExisting: 'true' })).body.existing).toEqual([stored.id]);
    expect((await again({})).status).toBe(409);
    await limit(null);
  });

  test('creates all photos or none', async () => {
    const before = keptFiles(world.folder);
    const { body: list } = await world.ask('GET', '/photos');
    const png = await picture().png().toBuffer();
    const UNSUPPORTED = 'Unsupported file type';
    expect((await world.photos(session.id, [png, PDF])).body.errors).toEqual([
      { field: 'photos.1', message: UNSUPPORTED },
    ]);
    const sounds = await world.photos(session.id, [png, sound(), png, sound()]);
    expect(sounds).toMatchObject({
      status: 422,
      body: {
        errors: [
          { field: 'photos.1', message: UNSUPPORTED },
          { field: 'photos.3', message: UNSUPPORTED },
        ],
      },
    });
    expect(fieldsOf(await world.photos('nowhere'))).toEqual([422, ['sessionId']]);
    expect(fieldsOf(await world.photos(session.id, undefined, {}, PEOPLE.pets))).toEqual([
      422,
      ['sessionId'],
    ]);
    expect(fieldsOf(await world.photos(session.id, undefined, { consentGiven: 'maybe' }))).toEqual([
      422,
      ['consentGiven'],
    ]);
    expect((await world.ask('GET', '/photos')).body.items.length).toBe(list.items.length);
    expect(keptFiles(world.folder)).toEqual(before);
  });

  test('is allowed for the owner only', async () => {
    for (const as of [PEOPLE.noor, PEOPLE.location]) {
      expect(await world.photos(session.id, undefined, {}, as)).toMatchObject({ status: 403 });
    }
  });
});

describe('a change', () => {
  test('reads back, and keeps the other fields', async () => {
    const photo = await upload();
    const sent = {
      caption: 'Copper, and a shorter fringe',
      tags: ['copper', 'Été'],
      productIds: ['product-serum'],
      contactIds: ['contact-ada', 'contact-ben'],
      favorite: true,
      visibility: 'public',
      approval: 'approved',
      pairId: 'pair-1',
      pairRole: 'before',
    };
    const { body } = await change(photo.id, sent);
    expect(body).toEqual({
      ...photo,
      ...sent,
      version: expect.any(String),
      publicUrl: expect.stringContaining(photo.token),
    });
    expect(await read(photo.id)).toEqual(body);
    const less = { caption: null, tags: [], productIds: [], contactIds: [], pairId: null, pairRole: null };
    const other = await upload();
    await change(other.id, { ...sent, pairId: 'pair-0' });
    expect((await change(other.id, less)).body).toMatchObject({ favorite: true, ...less });
  });

  test('accepts only existing products and contacts', async () => {
    const photo = await upload();
    const sent = { productIds: ['product-serum', 'none'], contactIds: ['contact-ada-pets', 'contact-ada'] };
    expect(fieldsOf(await change(photo.id, sent))).toEqual([422, ['productIds.1', 'contactIds.0']]);
    expect(await read(photo.id)).toEqual(photo);
  });

  test('allows one photo for each role of a pair', async () => {
    const [before, after, third] = [await upload(), await upload(), await upload()];
    for (const sent of [
      { pairId: 'pair-2' },
      { pairRole: 'before' },
      { pairId: 'pair-2', pairRole: null },
      { pairId: null, pairRole: 'before' },
    ]) {
      expect(await change(before.id, sent)).toMatchObject({ status: 422 });
    }
    await change(before.id, { pairId: 'pair-2', pairRole: 'before' });
    await change(after.id, { pairId: 'pair-2', pairRole: 'after' });
    const refused = await change(third.id, { pairId: 'pair-2', pairRole: 'before', caption: 'x' });
    expect(refused).toMatchObject({ status: 409, body: { errors: [{ field: 'pairRole' }] } });
    expect(await read(third.id)).toEqual(third);
    expect(await change(before.id, { pairId: 'pair-2', pairRole: 'before' })).toMatchObject({ status: 200 });
    await change(before.id, { pairId: null, pairRole: null });
    expect(await change(third.id, { pairId: 'pair-2', pairRole: 'before' })).toMatchObject({ status: 200 });
    const { body } = await world.photos(
      (await world.session({}, PEOPLE.pets)).id,
      undefined,
      {},
      PEOPLE.pets,
    );
    const theirs = await change(body.items[0].id, { pairId: 'pair-2', pairRole: 'before' }, PEOPLE.pets);
    expect(theirs).toMatchObject({ status: 200 });
  });

  test('by a Manager or a Location affects only the visibility and the guest’s link, at their locations', async () => {
    const photo = await upload();
    const far = await world.session({ locationIds: ['location-far'] });
    const away = (await world.photos(far.id, undefined, { consentGiven: 'true' })).body.items[0];
    for (const as of [PEOPLE.ines, PEOPLE.location]) {
      for (const sent of [
        { caption: 'x' },
        { approval: 'rejected' },
        { visibility: 'hidden', tags: [] },
        { pairId: null, pairRole: null },
      ]) {
        expect(await change(photo.id, sent, as)).toMatchObject({ status: 403 });
      }
      expect((await change(photo.id, { visibility: 'public' }, as)).body.visibility).toBe('public');
      expect((await change(photo.id, { visibility: 'hidden' }, as)).body.visibility).toBe('hidden');
      expect((await change(photo.id, { guestLink: 'off' }, as)).body.guestLink).toBe('off');
      expect((await change(photo.id, { guestLink: 'on' }, as)).body.guestLink).toBe('on');
      expect(await change(away.id, { visibility: 'public' }, as)).toMatchObject({ status: 404 });
      expect(await world.ask('GET', `/photos/${away.id}`, { as })).toMatchObject({ status: 404 });
    }
    expect(await change(photo.id, { caption: 'x' }, PEOPLE.pets)).toMatchObject({ status: 404 });
    expect(await remove(photo.id, PEOPLE.noor)).toMatchObject({ status: 403 });
    expect(await remove(photo.id, PEOPLE.location)).toMatchObject({ status: 403 });
    expect(await remove(photo.id, PEOPLE.pets)).toMatchObject({ status: 404 });
    expect(await remove(away.id, PEOPLE.ines)).toMatchObject({ status: 404 });
    expect(await remove(photo.id, PEOPLE.ines)).toMatchObject({ status: 200 });
  });
});

describe('a photo is shown', () => {
  const refused = { status: 409, body: { errors: [{ field: 'visibility' }] } };

  test('only with consent and approval', async () => {
    const silent = await upload(false);
    expect(await change(silent.id, { visibility: 'public' })).toMatchObject(refused);
    expect(await change(silent.id, { approval: 'approved', visibility: 'public' })).toMatchObject(refused);
    const photo = await upload();
    for (const approval of ['pending', 'rejected']) {
      await change(photo.id, { approval });
      expect(await change(photo.id, { visibility: 'public' })).toMatchObject(refused);
      expect(await change(photo.id, { approval, visibility: 'public' })).toMatchObject(refused);
      // Approval does not show the photo.
      expect((await change(photo.id, { approval: 'approved' })).body.visibility).toBe('hidden');
    }
    await change(photo.id, { approval: 'pending' });
    const both = { approval: 'approved', visibility: 'public' };
    expect((await change(photo.id, both)).body).toMatchObject(both);
    expect((await change(photo.id, { caption: 'x' })).body).toMatchObject(both);
    for (const approval of ['rejected', 'pending']) {
      expect((await change(photo.id, { approval })).body).toMatchObject({ approval, visibility: 'hidden' });
      await change(photo.id, both);
    }
  });

  test('only while its guest’s link is on', async () => {
    const photo = await upload();
    await change(photo.id, { visibility: 'public' });
    const { body: off } = await change(photo.id, { guestLink: 'off' });
    expect(off).toMatchObject({ guestLink: 'off', hiddenBy: 'staff', visibility: 'hidden', publicUrl: null });
    expect(await change(photo.id, { visibility: 'public' })).toMatchObject(refused);
    const both = { guestLink: 'on', visibility: 'public' };
    expect((await change(photo.id, both)).body).toMatchObject({ ...both, hiddenBy: null });
    expect(await change(photo.id, { guestLink: 'off', visibility: 'public' })).toMatchObject(refused);
  });

  test('until it is hidden, which revokes all its URLs; users who may see it get new ones', async () => {
    const photo = await upload();
    const twin = await world.photos(session.id, [
      Buffer.from(await (await world.fetch(photo.url)).arrayBuffer()),
    ]);
    const shown = (await change(photo.id, { visibility: 'public' })).body;
    // Showing a photo revokes nothing.
    expect([shown.url, shown.thumbUrl]).toEqual([photo.url, photo.thumbUrl]);
    const part = { headers: { range: 'bytes=0-9' } };
    expect(await status(shown.url, part)).toBe(206);
    await expect
      .poll(async () => (await world.fetch(shown.thumbUrl)).headers.get('content-type'))
      .toBe('image/webp');
    const { headers } = await world.fetch(shown.url);
    // A browser with a cached copy therefore asks again and gets a 404.
    expect(headers.get('cache-control')).toBe('private, no-cache');

    const { body: hidden } = await change(photo.id, { visibility: 'hidden' });
    for (const url of [shown.url, shown.thumbUrl]) {
      expect(await status(url)).toBe(404);
      expect(await status(url, part)).toBe(404);
      expect(await status(url, { method: 'HEAD' })).toBe(404);
      expect(await status(url, { headers: { 'if-none-match': headers.get('etag') ?? '' } })).toBe(404);
    }
    expect(await status(hidden.url)).toBe(200);
    expect(await status(hidden.thumbUrl)).toBe(200);
    expect(await status((await read(photo.id, PEOPLE.location)).url, part)).toBe(206);
    expect(await status(twin.body.items[0].url)).toBe(200);

    await change(photo.id, { visibility: 'public' });
    expect(await status(shown.url)).toBe(404);
    await change(photo.id, { approval: 'rejected' });
    expect(await status(hidden.url)).toBe(404);
    dead.push(shown.url, hidden.url, hidden.thumbUrl);
  });

  test('until it is deleted; its file is removed when it can no longer be restored', async () => {
    // Removes what other tests have deleted.
    await purge(world);
    const photo = await upload();
    const before = keptFiles(world.folder).length;
    await expect
      .poll(async () => (await world.fetch(photo.thumbUrl)).headers.get('content-type'))
      .toBe('image/webp');
    expect(await remove(photo.id)).toMatchObject({ status: 200, body: { id: photo.id } });
    for (const url of [photo.url, photo.thumbUrl]) {
      expect(await status(url)).toBe(404);
      expect(await status(url, { headers: { range: 'bytes=0-9' } })).toBe(404);
    }
    expect(keptFiles(world.folder).length).toBe(before);
    await purge(world);
    expect(keptFiles(world.folder).length).toBe(before - 1);
    expect(await remove(photo.id)).toMatchObject({ status: 404 });
    expect(await change(photo.id, { favorite: true })).toMatchObject({ status: 404 });
    expect(await world.ask('GET', `/photos/${photo.id}`)).toMatchObject({ status: 404 });
  });
});

test('a photo stays when its session is deleted', async () => {
  const other = await world.session();
  const { body } = await world.photos(other.id);
  const [photo] = body.items;
  await world.ask('DELETE', `/sessions/${other.id}`);
  expect(await read(photo.id)).toEqual({ ...photo, sessionId: null });
});

test('survives a restart unchanged', async () => {
  const before = await world.get('/photos?show=200');
  await world.restart();
  expect(await world.get('/photos?show=200')).toEqual(before);
  for (const { url } of before.items) expect(await status(url)).toBe(200);
  for (const url of dead) expect(await status(url)).toBe(404);
  expect(dead.length).toBeGreaterThan(0);
});
