// Signed links and the files they serve.
import { createHash } from 'node:crypto';
import { readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type CallOptions,
  call,
  filesForm,
  openSandbox,
  picture,
  type TestSandbox,
  TOKENS,
} from '../testing.ts';
import { createLinks, versionOf } from './links.ts';

const as = TOKENS.owner;
let sandbox: TestSandbox;
const ask = (method: string, path: string, asked?: CallOptions) =>
  call(sandbox.origin, method, path, { as, ...asked });
const upload = (files: [string, Uint8Array][], type = 'misc') =>
  ask('POST', `/assets?type=${type}`, { form: filesForm(files) });
const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const read = (url: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(sandbox.origin + url, { headers, method });

beforeAll(async () => {
  sandbox = await openSandbox();
});
afterAll(() => sandbox.stop());

test('a link stays the same for an hour, and is valid for one to two', () => {
  let now = 7200;
  const links = createLinks(Buffer.alloc(32, 1), () => now);
  const file = { id: 'a', hash: 'f'.repeat(64) };
  const url = links.url('assets', file, 'full');
  const read = () => links.read('assets', 'a', new URL(url, 'http://x').searchParams);
  now = 10_799;
  expect(links.url('assets', file, 'full')).toBe(url);
  expect(read()).toEqual({ version: 'f'.repeat(16), variant: 'full', expires: 14_400 });
  now = 14_399;
  expect(links.url('assets', file, 'full')).not.toBe(url);
  expect(read()).toBeDefined();
  now = 14_400;
  expect(read()).toBeUndefined();
  const others = createLinks(Buffer.alloc(32, 2), () => 7200);
  expect(others.read('assets', 'a', new URL(url, 'http://x').searchParams)).toBeUndefined();
});

test('a link is for one record of one kind, in one state', () => {
  const links = createLinks(Buffer.alloc(32, 1));
  const file = { id: 'a', hash: 'f'.repeat(64) };
  const queryOf = (url: string) => new URL(url, 'http://x').searchParams;
  const query = queryOf(links.url('photos', file, 'thumb'));
  expect(links.read('photos', 'a', query)?.version).toBe(versionOf(file));
  expect(links.read('assets', 'a', query)).toBeUndefined();
  expect(links.read('photos', 'b', query)).toBeUndefined();
  const versions = [
    file,
    { ...file, hash: 'e'.repeat(64) },
    { ...file, linksEnded: 1 },
    { ...file, linksEnded: 2 },
  ];
  expect(new Set(versions.map(versionOf)).size).toBe(4);
  const ended = queryOf(links.url('photos', { ...file, linksEnded: 1 }, 'full'));
  expect(links.read('photos', 'a', ended)?.version).toBe(versionOf({ ...file, linksEnded: 1 }));
});

describe('a link', () => {
  let asset: { id: string; url: string; thumbUrl: string };
  let bytes: Buffer;
  beforeAll(async () => {
    bytes = await picture(900, 600).png().toBuffer();
    asset = (await upload([['wide.png', bytes]])).body.items[0];
  });

  test('stays the same for a while, and its response is cacheable', async () => {
    expect((await ask('GET', `/assets/${asset.id}`)).body.url).toBe(asset.url);
    const { headers, status } = await read(asset.url);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('image/png');
    expect(headers.get('cache-control')).toMatch(/^private, max-age=\d{4}, immutable$/);
    expect(headers.get('content-length')).toBe(`${bytes.length}`);
    const etag = headers.get('etag') ?? '';
    const again = await read(asset.url, { 'if-none-match': `"x", W/${etag}` });
    expect([again.status, await again.text()]).toEqual([304, '']);
    const head = await read(asset.url, {}, 'HEAD');
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([
      200,
      `${bytes.length}`,
      '',
    ]);
  });

  test('that was modified, or has expired, is 403', async () => {
    const forged = async (change: (url: URL) => void) => {
      const url = new URL(asset.url, sandbox.origin);
      change(url);
      return (await fetch(url)).status;
    };
    expect(await forged((url) => url.searchParams.set('signature', 'x'))).toBe(403);
    expect(await forged((url) => url.searchParams.delete('signature'))).toBe(403);
    expect(await forged((url) => url.searchParams.set('expires', '99999999999'))).toBe(403);
    expect(await forged((url) => url.searchParams.set('expires', '1'))).toBe(403);
    expect(await forged((url) => url.searchParams.set('v', '0'))).toBe(403);
    expect(await forged((url) => url.searchParams.set('variant', 'thumb'))).toBe(403);
    expect(await forged((url) => (url.pathname = '/media/assets/another'))).toBe(403);
    expect(await forged((url) => (url.pathname = '/media/assets/a%00b'))).toBe(403);
    expect(await forged((url) => (url.search = ''))).toBe(403);
  });

  test.each<[string, number, string | null, [number, number?]]>([
    ['bytes=0-99', 206, 'bytes 0-99/SIZE', [0, 100]],
    ['bytes=100-', 206, 'bytes 100-LAST/SIZE', [100]],
    ['bytes=-10', 206, 'bytes TAIL-LAST/SIZE', [-10]],
    ['bytes=0-999999999', 206, 'bytes 0-LAST/SIZE', [0]],
    ['bytes=999999999-', 416, 'bytes */SIZE', [0, 0]],
    ['bytes=-0', 416, 'bytes */SIZE', [0, 0]],
    ['bytes=5-2', 200, null, [0]],
    ['bytes=0-1,5-6', 200, null, [0]],
    ['nonsense', 200, null, [0]],
  ])('serves the range %s', async (range, status, contentRange, [start, end]) => {
    const answer = await read(asset.url, { range });
    const expected = contentRange
      ?.replace('SIZE', `${bytes.length}`)
      .replace('LAST', `${bytes.length - 1}`)
      .replace('TAIL', `${bytes.length - 10}`);
    expect([answer.status, answer.headers.get('content-range')]).toEqual([status, expected ?? null]);
    expect(Buffer.from(await answer.arrayBuffer()).equals(bytes.subarray(start, end))).toBe(true);
  });

  test('serves the whole file for a range of a changed file', async () => {
    expect((await read(asset.url, { range: 'bytes=0-9', 'if-range': '"old"' })).status).toBe(200);
    const { headers } = await read(asset.url);
    const answer = await read(asset.url, { range: 'bytes=0-9', 'if-range': headers.get('etag') ?? '' });
    expect(answer.status).toBe(206);
  });

  test('to a thumbnail serves a small picture, and recreates a lost one', async () => {
    for (const name of readdirSync(join(sandbox.folder, 'media/thumbs')))
      rmSync(join(sandbox.folder, 'media/thumbs', name));
    const thumb = await read(asset.thumbUrl);
    expect(thumb.headers.get('content-type')).toBe('image/webp');
    expect(thumb.headers.get('cache-control')).toContain('immutable');
    const { width, height } = await sharp(Buffer.from(await thumb.arrayBuffer())).metadata();
    expect([width, height]).toEqual([480, 320]);
  });

  test('has an entity tag that reveals nothing about the content', async () => {
    for (const url of [asset.url, asset.thumbUrl]) {
      const { headers } = await read(url);
      expect(headers.get('etag')).toMatch(/^"[\w-]{43}"$/);
      expect([...headers.values()].join()).not.toContain(hashOf(bytes).slice(0, 16));
    }
  });

  test('never serves the picture instead of its thumbnail', async () => {
    const kept = join(sandbox.folder, 'media/files', hashOf(bytes).slice(0, 2), hashOf(bytes));
    for (const name of readdirSync(join(sandbox.folder, 'media/thumbs')))
      rmSync(join(sandbox.folder, 'media/thumbs', name));
    truncateSync(kept, 30);
    expect((await read(asset.thumbUrl)).status).toBe(404);
    writeFileSync(kept, bytes);
  });
});
