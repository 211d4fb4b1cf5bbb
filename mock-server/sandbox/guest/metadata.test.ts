// No byte that guests get tells where, with what or by whom a file was made.
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DRAWN, MARK, PICTURES, VIDEOS } from '../media/metadata/marked-files.ts';
import { filesForm } from '../testing.ts';
import { type Guests, openGuests } from './testing.ts';

let guests: Guests;
beforeAll(async () => {
  guests = await openGuests();
});
afterAll(() => guests.stop());

const bytesOf = async (url: string) => {
  const response = await guests.fetch(url);
  expect(response.status, url).toBe(200);
  return { bytes: Buffer.from(await response.arrayBuffer()), type: response.headers.get('content-type') };
};

/** The files that a response or a message names. */
const mediaIn = (told: unknown): string[] =>
  (JSON.stringify(told).match(/\/media\/(?!examples)[^"'\\<>\s)]+/g) ?? []).map((url) =>
    url.replaceAll(/&(amp|#38);/g, '&'),
  );

/** A file without marks, and without Exif beyond the orientation. */
async function expectClean(url: string): Promise<void> {
  const { bytes, type } = await bytesOf(url);
  expect(bytes.includes(MARK), url).toBe(false);
  if (!type?.startsWith('image/')) return;
  const { exif, xmp, iptc } = await sharp(bytes).metadata();
  // A prefix, and a single tag.
  expect(exif?.some((byte) => byte !== 0) ? exif.length : 0).toBeLessThanOrEqual(32);
  expect([xmp?.some((byte) => byte !== 0) ?? false, iptc]).toEqual([false, undefined]);
}

const asset = async (type: string, bytes: Buffer): Promise<string> => {
  const form = filesForm([[`${type}.jpg`, bytes]]);
  return (await guests.ask('POST', `/assets?type=${type}`, { form })).body.items[0].id;
};

test.each([...PICTURES, ...VIDEOS, ...DRAWN])('a photo of type %s', async (mime, make) => {
  const original = await make();
  const session = await guests.gallery();
  const made = await guests.photos(session.id, [original], { consentGiven: 'true' });
  expect(made.status).toBe(200);
  const [{ id, token }] = made.body.items;
  const { body: photo } = await guests.post(`/photos/${id}`, {
    ...{ visibility: 'public', contactIds: ['contact-ada'] },
  });
  // The business keeps its file.
  const own = await bytesOf(photo.url);
  expect([own.bytes.equals(original), own.type]).toEqual([true, mime]);

  const seen = [
    (await guests.guest('GET', `/photos/${token}`)).body,
    (await guests.guest('GET', `/sites/${session.slug}/photos`)).body,
    (
      await guests.post('/campaigns/preview', {
        ...{ channel: 'email', subject: 'Hi', body: 'See\n\n{{photo}}' },
        contactId: 'contact-ada',
      })
    ).body,
    (await guests.post(`/photos/${id}/preview`, { channel: 'email', emailAddress: 'ada@mail.example' })).body,
  ];
  const urls = [...new Set(seen.flatMap(mediaIn))];
  expect(urls.some((url) => url.startsWith('/media/guests/'))).toBe(true);
  for (const url of urls) await expectClean(url);
});

test('the logo, the background and the pictures of campaigns', async () => {
  const [, make] = PICTURES[0] ?? [];
  const original = (await make?.()) ?? Buffer.of();
  const [logo, background, shown] = [
    await asset('logo', original),
    await asset('microsite_background', original),
    await asset('misc', original),
  ];
  const session = await guests.gallery({ logoAssetId: logo, micrositeBackgroundAssetId: background });
  const { body: site } = await guests.guest('GET', `/sites/${session.slug}`);
  expect(mediaIn([site.logoUrl, site.backgroundUrl])).toHaveLength(2);
  const preview = await guests.post('/campaigns/preview', {
    ...{ channel: 'email', subject: 'Hi', body: `One\n\n{{picture:${shown}}}`, mediaIds: [shown] },
    contactId: 'contact-ada',
  });
  expect(mediaIn(preview.body).length).toBeGreaterThan(0);
  for (const url of mediaIn([site, preview.body])) await expectClean(url);
});

test('an earlier link of a guest leads to the copy as well', async () => {
  const [, make] = PICTURES[0] ?? [];
  const session = await guests.gallery();
  const made = await guests.photos(session.id, [(await make?.()) ?? Buffer.of()], { consentGiven: 'true' });
  const { body } = await guests.guest('GET', `/photos/${made.body.items[0].token}`);
  const response = await guests.fetch(body.photo.url, { headers: { range: 'bytes=0-' } });
  expect([response.status, Buffer.from(await response.arrayBuffer()).includes(MARK)]).toEqual([206, false]);
});
