// Accepted and refused uploads.
import { createHash, randomBytes } from 'node:crypto';
import { request } from 'node:http';
import { basename, dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type CallOptions,
  call,
  filesForm,
  incomingFiles,
  keptFiles,
  openSandbox,
  PDF,
  picture,
  sound,
  type TestSandbox,
  TOKENS,
  video,
} from './testing.ts';

const MB = 1024 * 1024;
const as = TOKENS.owner;
let sandbox: TestSandbox;
let png: Buffer;
const ask = (method: string, path: string, asked?: CallOptions) =>
  call(sandbox.origin, method, path, { as, ...asked });
const upload = (files: [string, Uint8Array][], type = 'misc') =>
  ask('POST', `/assets?type=${type}`, { form: filesForm(files) });
const read = (url: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(sandbox.origin + url, { headers, method });
const bytesOf = async (url: string) => Buffer.from(await (await read(url)).arrayBuffer());

beforeAll(async () => {
  png = await picture().png().toBuffer();
  sandbox = await openSandbox();
});
afterAll(() => sandbox.stop());

const noise = (start: string) => Buffer.concat([Buffer.from(start, 'latin1'), randomBytes(3000)]);
const svg = (content: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="64" height="64">${content}</svg>`,
  );
/** Twelve groups, each of which shows the previous one ten times. */
const bomb = () =>
  Array.from(
    { length: 12 },
    (_, i) => `<g id="g${i + 1}">${`<use xlink:href="#g${i}"/>`.repeat(10)}</g>`,
  ).join('<g id="g0"><rect width="1" height="1"/></g>');
type Damaged = [what: string, make: () => Buffer | Promise<Buffer>, reason: string];
// Refused either by the renderer or for its processor time: a fast machine reaches the former first.
const BOMB: Damaged = ['a drawing of 10^12 elements', () => svg(bomb()), 'This image '];
/** The path of a stored file. */
function keptFile(of: string, bytes: Buffer): string {
  const hash = createHash('sha256').update(bytes).digest('hex');
  return join(of, 'media/files', hash.slice(0, 2), hash);
}

/** No draft files are left. */
const nothingAside = () => expect.poll(() => incomingFiles(sandbox.folder)).toEqual([]);

describe('an upload', () => {
  test('creates assets in the order of the files, with types detected from content', async () => {
    const clip = video();
    const tone = sound();
    const { body } = await upload([
      ['photo.txt', png],
      ['clip.png', clip],
      ['tone.exe', tone],
    ]);
    expect(body.items).toMatchObject([
      { name: 'photo.txt', mime: 'image/png', width: 8, height: 4, bytes: png.length, type: 'misc' },
      { name: 'clip.png', mime: 'video/mp4', width: null, height: null, thumbUrl: null },
      { name: 'tone.exe', mime: 'audio/wav', width: null, thumbUrl: null, durationMs: null },
    ]);
    for (const [i, bytes] of [png, clip, tone].entries()) {
      expect((await bytesOf(body.items[i].url)).equals(bytes)).toBe(true);
    }
    await nothingAside();
  });

  test('reports the size in readable units', async () => {
    const turned = await picture(8, 4).jpeg().withMetadata({ orientation: 6 }).toBuffer();
    const drawn = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"><script>alert(1)</script></svg>',
    );
    const { body } = await upload([
      ['a.jpg', turned],
      ['c.svg', drawn],
    ]);
    expect(body.items).toMatchObject([
      { width: 4, height: 8 },
      { width: 30, height: 20, mime: 'image/svg+xml' },
    ]);
    const served = await read(body.items[1].url);
    expect(served.headers.get('content-type')).toBe('image/svg+xml');
    expect(served.headers.get('content-security-policy')).toContain('sandbox');
    expect(served.headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('is refused completely when one file is invalid, and names every invalid one', async () => {
    const before = keptFiles(sandbox.folder);
    const listed = (await ask('GET', '/assets?show=1')).body.pages;
    const answer = await upload([
      ['good.png', png],
      ['paper.pdf', PDF],
      ['empty.png', Buffer.alloc(0)],
      ['paper.png', PDF],
      ['archive.mp4', Buffer.from('PK\x03\x04')],
      ['iphone.jpg', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')],
    ]);
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toEqual([
      { field: 'assets.1', message: 'Unsupported file type' },
      { field: 'assets.2', message: 'The file is empty.' },
      { field: 'assets.3', message: 'Unsupported file type' },
      { field: 'assets.4', message: 'Unsupported file type' },
      { field: 'assets.5', message: expect.stringMatching(/^HEIC images aren't supported. Save it as JPEG/) },
    ]);
    expect(keptFiles(sandbox.folder)).toEqual(before);
    await nothingAside();
    expect((await ask('GET', '/assets?show=1')).body.pages).toBe(listed);
  });

  test.each<Damaged>([
    ['the first bytes of a picture', () => png.subarray(0, 24), "This image can't be read"],
    [
      'noise behind the first bytes of a picture',
      () => noise('\x89PNG\r\n\x1a\n'),
      "This image can't be read",
    ],
    [
      'half a picture',
      async () => (await picture(90, 90).jpeg().toBuffer()).subarray(0, 2000),
      "This image can't be read",
    ],
    [
      'a kind of picture that cannot be drawn',
      () => noise('BM\0\0\0\0\0\0\0\0\0\0\0\0\x28\0\0\0'),
      "This image can't be read",
    ],
    ['a drawing that is no XML', () => svg('<rect'), "This image can't be read"],
    // Reaching a limit takes seconds.
    ...(process.env.TEST_LONG ? [BOMB] : []),
    ['the first bytes of a video', () => video().subarray(0, 24), 'This file is damaged or incomplete.'],
    [
      'a video without its index',
      () => video(2000).subarray(0, 1000).fill(0, 24, 32),
      'This file is damaged',
    ],
    ['the first bytes of a sound', () => sound().subarray(0, 24), 'This file is damaged or incomplete.'],
    ['a sound without its end', () => sound(2000).subarray(0, 1000), 'This file is damaged or incomplete.'],
  ])('refuses %s, and names the file', async (_, make, reason) => {
    const before = keptFiles(sandbox.folder);
    const answer = await upload([
      ['good.png', png],
      ['bad', await make()],
    ]);
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toMatchObject([
      { field: 'assets.1', message: expect.stringContaining(reason) },
    ]);
    expect(keptFiles(sandbox.folder)).toEqual(before);
    await nothingAside();
  });

  test('of a drawing does not load files that it references', async () => {
    const secret = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#f00' } })
      .png()
      .toBuffer();
    const [hidden] = (await upload([['hidden.png', secret]])).body.items;
    const path = keptFile(sandbox.folder, secret);
    for (const href of [
      path,
      `file://${path}`,
      basename(path),
      `../${basename(dirname(path))}/${basename(path)}`,
    ]) {
      const drawing = svg(`<image width="64" height="64" href="${href}" xlink:href="${href}"/>`);
      const { body } = await upload([['a.svg', drawing]]);
      const drawn = sharp(await bytesOf(body.items[0].thumbUrl));
      expect(
        (await drawn.stats()).channels.map(({ max }) => max),
        href,
      ).toEqual([0, 0, 0, 0]);
    }
    expect((await read(hidden.url)).status).toBe(200);
  });

  test('normalizes file names', async () => {
    const { body } = await upload([
      [`${'x'.repeat(300)}.jpeg`, png],
      ['../../etc/Été – 夏.png', png],
      ['', png],
      ['holiday\u202Egnp.exe', png],
    ]);
    const names = body.items.map(({ name }: { name: string }) => name);
    expect(names[0]).toBe(`${'x'.repeat(250)}.jpeg`);
    expect(names.slice(1)).toEqual(['Été – 夏.png', 'untitled', 'holidaygnp.exe']);
  });

  test('names missing, excess and undeclared parts', async () => {
    const fields = async (form: FormData, path = '/assets?type=misc') => {
      const { status, body } = await ask('POST', path, { form });
      return [status, ...body.errors.map((error: { field: string }) => error.field)];
    };
    expect(await fields(new FormData())).toEqual([422, 'assets']);
    expect(await fields(filesForm([['a.png', png]], 'photos'))).toEqual([422, 'photos', 'assets']);
    const text = filesForm([['a.png', png]]);
    text.append('colour', 'red');
    text.append('assets', 'text');
    expect(await fields(text)).toEqual([422, 'colour', 'assets']);
    const many = Array.from({ length: 51 }, (_, i): [string, Buffer] => [`${i}.png`, png]);
    expect(await fields(filesForm(many))).toEqual([422, 'assets']);
    expect(await fields(filesForm([['a.png', png]]), '/assets')).toEqual([422, 'type']);
    const { id } = (await upload([['a.png', png]])).body.items[0];
    const two = filesForm(
      [
        ['a.png', png],
        ['b.png', png],
      ],
      'asset',
    );
    expect(await fields(two, `/assets/${id}`)).toEqual([422, 'asset']);
    await nothingAside();
  });

  test('above its size limit is 413, and stores nothing', async () => {
    const before = keptFiles(sandbox.folder);
    const large = Buffer.concat([png, Buffer.alloc(25 * MB)]);
    const answer = await upload([
      ['ok.png', png],
      ['large.png', large],
    ]);
    expect(answer).toMatchObject({ status: 413, body: { errors: [{ field: 'assets.1' }] } });
    expect((await upload([['large.wav', sound(20 * MB + 1)]])).status).toBe(413);
    expect((await upload([['clip.mp4', video(26 * MB)]])).status).toBe(200);
    await nothingAside();
    expect(keptFiles(sandbox.folder).length).toBe(before.length + 1);
  });

  test('that is not multipart is 400 or 415', async () => {
    const post = async (body: string, type = 'multipart/form-data; boundary=b') =>
      (await ask('POST', '/assets?type=misc', { body, headers: { 'content-type': type } })).status;
    const part = '--b\r\ncontent-disposition: form-data; name="assets"; filename="a.png"\r\n\r\n';
    expect(await post(`${part}${png.toString('latin1')}`)).toBe(400);
    expect(await post('')).toBe(400);
    expect(await post('nonsense')).toBe(400);
    expect(await post(`--b\r\nnonsense`)).toBe(400);
    expect(await post(part, 'multipart/form-data')).toBe(400);
    expect(await post('{}', 'application/json')).toBe(415);
    await nothingAside();
  });

  test('that is interrupted leaves nothing', async () => {
    await nothingAside();
    const before = keptFiles(sandbox.folder);
    const { port } = new URL(sandbox.origin);
    const headers = { authorization: `Bearer ${as}`, 'content-type': 'multipart/form-data; boundary=b' };
    const half = request({ port, method: 'POST', path: '/v1/assets?type=misc', headers });
    half.on('error', () => undefined);
    half.write('--b\r\ncontent-disposition: form-data; name="assets"; filename="a.mp4"\r\n\r\n');
    half.write(video(MB));
    await expect.poll(() => incomingFiles(sandbox.folder)).toHaveLength(1);
    half.destroy();
    await nothingAside();
    expect(keptFiles(sandbox.folder)).toEqual(before);
  });
});
