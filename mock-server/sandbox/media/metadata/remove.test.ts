// What is removed from files before guests get them, and what stays.
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { isWhole } from '../containers.ts';
import { type MediaType, mediaType } from '../kinds.ts';
import { orientationExif, readOrientation } from './exif.ts';
import { CONTENT, DRAWN, MARK, openWebm, PICTURES, progressiveJpeg, VIDEOS } from './marked-files.ts';
import { removeMetadata } from './remove.ts';

const folder = mkdtempSync(join(tmpdir(), 'metadata-'));
afterAll(() => rmSync(folder, { recursive: true }));

let files = 0;
async function cleaned(bytes: Buffer, mime: MediaType['mime'], draw = async (whole: Buffer) => whole) {
  files += 1;
  const source = join(folder, `${files}`);
  const target = `${source}.clean`;
  writeFileSync(source, bytes);
  (await removeMetadata(source, mime, draw))(target);
  return { source, target, bytes: readFileSync(target) };
}
const pixels = (bytes: Buffer) => sharp(bytes, { pages: -1 }).raw().toBuffer();

describe('a picture', () => {
  test.each([...PICTURES, ['image/jpeg', progressiveJpeg] as (typeof PICTURES)[number]])(
    'of type %s keeps its pixels, orientation and colors alone',
    async (mime, make) => {
      const original = await make();
      expect(original.includes(MARK)).toBe(true);
      const { bytes } = await cleaned(original, mime);
      expect(bytes.includes(MARK)).toBe(false);
      expect(mediaType(bytes)?.mime).toBe(mime);
      const [before, after] = [await sharp(original).metadata(), await sharp(bytes).metadata()];
      const { width, height, orientation, icc } = before;
      expect(after).toMatchObject({ width, height });
      expect(after.orientation).toBe(orientation);
      expect(after.icc?.equals(icc ?? Buffer.of())).toBe(icc ? true : undefined);
      expect(after.xmp?.includes('rdf') ?? false).toBe(false);
      expect((await pixels(bytes)).equals(await pixels(original))).toBe(true);
    },
  );

  test('that is animated keeps its frames and their times', async () => {
    const frames = Buffer.from(Array.from({ length: 8 * 24 * 3 }, (_, i) => (i * 11) % 256));
    const animation = sharp(frames, { raw: { width: 8, height: 24, channels: 3, pageHeight: 8 } });
    const options = { delay: [100, 200, 300], loop: 2 };
    for (const [mime, bytes] of [
      ['image/gif', await animation.clone().gif(options).toBuffer()],
      ['image/webp', await animation.clone().webp(options).toBuffer()],
    ] as const) {
      const after = await cleaned(bytes, mime);
      expect(await sharp(after.bytes, { pages: -1 }).metadata()).toMatchObject({
        ...{ pages: 3, delay: [100, 200, 300], loop: 2 },
      });
      expect((await pixels(after.bytes)).equals(await pixels(bytes))).toBe(true);
    }
  });

  test('without metadata takes its space once', async () => {
    const plain = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fa0' } })
      .png()
      .toBuffer();
    const { source, target, bytes } = await cleaned(plain, 'image/png');
    expect(bytes.equals(plain)).toBe(true);
    expect(statSync(target).ino).toBe(statSync(source).ino);
  });

  test.each(DRAWN)('of type %s is drawn again', async (mime, make) => {
    const { bytes } = await cleaned(await make(), mime, async () => Buffer.from('drawn'));
    expect(bytes.toString()).toBe('drawn');
  });

  test.each([
    ['image/jpeg', '\xff\xd8\xff\xe1\xff\xff'],
    ['image/png', '\x89PNG\r\n\x1a\n\0\0\xff\xffIHDR'],
    ['image/webp', 'RIFF\xff\xff\0\0WEBP'],
    ['image/gif', `GIF89a${'\0'.repeat(7)}\x99`],
    ['video/webm', '\x1aE\xdf\xa3\x9f'],
    ['video/x-msvideo', 'RIFF\xff\xff\0\0AVI '],
    ['video/ogg', 'OggS'],
  ] as const)('or video of type %s that is damaged or unknown is not copied', async (mime, content) => {
    await expect(cleaned(Buffer.from(content, 'latin1'), mime)).rejects.toThrow();
  });
});

describe('a video', () => {
  test.each([...VIDEOS, ['video/webm', openWebm] as (typeof VIDEOS)[number]])(
    'of type %s keeps its content in its place',
    async (mime, make) => {
      const original = await make();
      expect(original.includes(MARK)).toBe(true);
      const { bytes, target } = await cleaned(original, mime);
      expect(bytes.includes(MARK)).toBe(false);
      expect(bytes.length).toBe(original.length);
      expect(bytes.indexOf(CONTENT)).toBe(original.indexOf(CONTENT));
      expect(mediaType(bytes)?.mime).toBe(mime);
      expect(await isWhole(target, mime)).toBe(true);
    },
  );

  test('whose positions are stored in fragments is not copied', async () => {
    const [, make] = VIDEOS.find(([mime]) => mime === 'video/mp4') ?? [];
    const fragment = Buffer.from('\0\0\0\x08moof', 'latin1');
    const fragmented = Buffer.concat([fragment, (await make?.()) ?? Buffer.of()]);
    await expect(cleaned(fragmented, 'video/mp4')).rejects.toThrow('fragments');
  });
});

test('the orientation is read in both orders of bytes, and written', () => {
  expect(readOrientation(orientationExif(8))).toBe(8);
  const little = 'II*\0\x08\0\0\0\x01\0\x12\x01\x03\0\x01\0\0\0\x06\0\0\0\0\0\0\0';
  expect(readOrientation(Buffer.from(little, 'latin1'))).toBe(6);
  for (const broken of ['', 'II*\0', 'MM\0*\xff\xff\xff\xff', little.replace('\x06', '\x09')]) {
    expect(readOrientation(Buffer.from(broken, 'latin1'))).toBe(1);
  }
});
