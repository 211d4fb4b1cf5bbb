// Runs the simulator as a user does, against the whole mock.
import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { databaseOf, newFolder } from '../../mock-server/sandbox/testing.ts';
import { type Mock, startMock } from '../../mock-server/start.ts';
import type { components } from '../../src/api/generated/schema.d.ts';
import { NO_RESOURCES } from '../../src/scene/layout.ts';
import type { Layer, Scene } from '../../src/scene/scene.ts';
import { drawScene } from '../../src/scene/svg.ts';

type Photo = components['schemas']['Photo'];

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const LONG = process.env.TEST_LONG !== undefined;
const OWNER = ['--owner', 'owner@juniper.example', '--password', 'frameside'];
let mock: Mock;
let token: string;
let folder: string;
const running = new Set<ChildProcess>();

beforeAll(async () => {
  const dataDir = newFolder();
  const databaseUrl = await databaseOf(dataDir);
  mock = await startMock({ port: 0, dataDir, databaseUrl, seed: 'bare', log: () => undefined });
  const answer = await fetch(
    `${mock.origin}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=any`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: OWNER[1], password: OWNER[3], returnSecureToken: true }),
    },
  );
  token = ((await answer.json()) as { idToken: string }).idToken;
});
afterAll(() => mock?.stop());

/** Its plan allows one booth at a time. */
beforeEach(async () => {
  folder = newFolder();
  for (const { id } of (await own('GET', '/devices')).items) await own('DELETE', `/devices/${id}`);
  for (const { id } of (await own('GET', '/sessions?status=active')).items) {
    await own('POST', `/sessions/${id}`, { status: 'ended' });
  }
});
afterEach(async () => {
  for (const child of running) child.kill('SIGKILL');
  await fault({});
});

// biome-ignore lint/suspicious/noExplicitAny: a test says what it expects of an answer by comparing it
async function own(method: string, path: string, json?: object): Promise<any> {
  const response = await fetch(`${mock.api}${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(json && { body: JSON.stringify(json) }),
  });
  expect([path, response.status]).toEqual([path, 200]);
  return response.json();
}
const fault = (operations: object) =>
  fetch(`${mock.origin}/_mock/faults`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ operations }),
  }).then(({ status }) => expect(status).toBe(200));

const newSession = async (experiences: object[] = [{ kind: 'photo', title: 'Portrait' }], more = {}) => {
  const capture = [{ key: 'emailAddress', label: 'Your address', kind: 'email', required: true }];
  const name = `Party ${randomUUID()}`;
  const json = { name, consentText: 'You may show it.', capture, experiences, ...more };
  const { id } = await own('POST', '/sessions', json);
  return own('POST', `/sessions/${id}`, { status: 'active' });
};
const photosOf = async ({ id }: { id: string }): Promise<Photo[]> =>
  (await own('GET', `/photos?sessionId=${id}&show=200`)).items;
/** Photos of one moment, or the two halves of a pair, count as one. */
const different = (photos: Photo[]) =>
  new Set(photos.map(({ capturedAt, pairRole }) => capturedAt + pairRole)).size;

function start(...args: string[]) {
  const given = ['--target', mock.origin, '--folder', folder, '--rate', '600', '--report', '0.5'];
  const child = spawn(process.execPath, ['scripts/booth.ts', ...given, ...args], { stdio: 'pipe' });
  running.add(child);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  }
  const ended = once(child, 'close').then(([code]) => {
    running.delete(child);
    return code as number | null;
  });
  return {
    child,
    said: () => said,
    /** How many lines contain this. */
    count: (words: RegExp) => said.split('\n').filter((line) => words.test(line)).length,
    until: (words: RegExp) => expect.poll(() => said, { timeout: 60_000, interval: 20 }).toMatch(words),
    type: (line: string) => child.stdin.write(`${line}\n`),
    end: async (signal?: NodeJS.Signals) => {
      if (signal) child.kill(signal);
      return ended;
    },
  };
}

test('pairs with a typed code, and takes the photos that the session offers', async () => {
  const layer = (slot: number) => ({
    ...{ id: `slot-${slot}`, type: 'photo', name: 'Slot', slot, x: 20, y: 20 + 200 * slot, w: 300, h: 180 },
    ...{ rotation: 0, opacity: 1, z: slot, locked: false, hidden: false, editable: [] },
  });
  const { id: templateId } = await own('POST', '/templates/create', {
    ...{ name: 'Strip', width: 340, height: 900, kind: 'strip' },
    scene: { version: 1, width: 340, height: 900, background: '#ffffff', layers: [1, 2, 3].map(layer) },
  });
  const session = await newSession([
    { kind: 'photo', title: 'Portrait' },
    { kind: 'collage', title: 'Strip', templateId },
    { kind: 'gif', title: 'Swing', shots: 2 },
    { kind: 'before_after', title: 'Change' },
    { kind: 'video', title: 'Hello', durationSeconds: 1 },
    { kind: 'boomerang', title: 'Loop', durationSeconds: 1 },
  ]);
  const booth = start('--count', '7', '--model', 'Mirror 3');
  await booth.until(/Code of this booth: $/);
  booth.type('nonsense');
  await booth.until(/"nonsense" is no code; one looks like K7PM-4XRT\.\n.*$/s);
  booth.type('ZZZZ-ZZZZ');
  await booth.until(/This code is wrong/);
  const { code } = await own('POST', '/devices/code');
  booth.type(code.toLowerCase());
  await booth.until(/Linked as "Mirror 3"/);
  await booth.until(/Runs nothing/);
  const [device] = (await own('GET', '/devices')).items;
  await own('POST', `/devices/${device.id}`, { sessionId: session.id });
  expect(await booth.end()).toBe(0);

  expect(booth.said()).toMatch(/Runs Portrait, Strip, Swing, Change, Hello, Loop\./);
  expect(booth.said()).toMatch(/Took 3 of 7: Swing, of /);
  expect(booth.said()).toMatch(/Took 7 and sent 7\.\n$/);
  const photos = (await photosOf(session)).toReversed();
  expect(photos.map(({ media }) => media)).toEqual([
    'image',
    'image',
    'gif',
    'image',
    'image',
    'video',
    'video',
  ]);
  const titles = photos.map(
    ({ experienceId }) => session.experiences.find(({ id }: { id: string }) => id === experienceId).title,
  );
  expect(titles).toEqual(['Portrait', 'Strip', 'Swing', 'Change', 'Change', 'Hello', 'Loop']);
  expect(
    photos
      .map(({ pairRole }) => pairRole)
      .filter(Boolean)
      .toSorted(),
  ).toEqual(['after', 'before']);
  expect(photos[1]).toMatchObject({ width: 340, height: 900 });
  for (const { contactIds, consent, deviceId } of photos) {
    expect([contactIds.length, consent.textVersion, deviceId]).toEqual([1, 1, device.id]);
  }
  expect((await own('GET', '/devices')).items).toMatchObject([
    { model: 'Mirror 3', status: 'online', queueLength: 0, battery: expect.any(Number) },
  ]);
  expect(mock.violations()).toEqual([]);
});

test('composes the photo with the template, with the pictures of the business and a code that leads to its page', async () => {
  const orange = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#E07020' } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.append('assets', new File([new Uint8Array(orange)], 'orange.png', { type: 'image/png' }));
  const uploaded = await fetch(`${mock.api}/assets?type=misc`, {
    ...{ method: 'POST', headers: { authorization: `Bearer ${token}` }, body: form },
  });
  const assetId = ((await uploaded.json()) as { items: { id: string }[] }).items[0]?.id;
  const box = { rotation: 0, opacity: 1, locked: false, hidden: false, editable: [] };
  const code = { ...box, id: 'd', type: 'qr', name: 'Code', x: 20, y: 420, w: 160, h: 160, z: 3 };
  const scene = {
    ...{ version: 1, width: 600, height: 600, background: '#204060' },
    layers: [
      { ...box, id: 'a', type: 'photo', name: 'Photo', slot: 1, x: 20, y: 20, w: 300, h: 300, z: 0 },
      { ...box, id: 'b', type: 'image', name: 'Frame', assetId, x: 340, y: 20, w: 240, h: 240, z: 1 },
      {
        ...{ ...box, id: 'c', type: 'text', name: 'Name', text: '{{business}}', font: 'Inter', size: 60 },
        ...{ x: 340, y: 300, w: 240, h: 100, z: 2, color: '#FFFFFF', align: 'left' },
      },
      { ...code, color: '#000000' },
    ],
  };
  const { id: templateId } = await own('POST', '/templates/create', {
    ...{ name: 'Card', width: 600, height: 600, kind: 'square', scene },
  });
  // Without consent the photo would not be in the gallery.
  const card = { kind: 'photo', title: 'Card', templateId };
  const session = await newSession([card], { consentRequired: true });
  const booth = start(...OWNER, '--count', '1');
  expect(await booth.end()).toBe(0);
  const [photo] = await photosOf(session);
  expect(photo).toMatchObject({ width: 600, height: 600 });
  const file = await (await fetch(new URL(photo?.url ?? '', mock.origin))).arrayBuffer();
  const part = (left: number, top: number, width: number, height: number) =>
    sharp(file).extract({ left, top, width, height }).removeAlpha();
  const color = async (x: number, y: number) => [...(await part(x, y, 1, 1).raw().toBuffer())];
  const near = (wanted: number[]) => wanted.map((value) => expect.closeTo(value, -1));
  expect(await color(10, 10)).toEqual(near([0x20, 0x40, 0x60]));
  expect(await color(460, 140)).toEqual(near([0xe0, 0x70, 0x20]));
  const spread = async (...area: [number, number, number, number]) =>
    Math.max(...(await part(...area).stats()).channels.map(({ stdev }) => stdev));
  expect(await spread(340, 300, 240, 100)).toBeGreaterThan(40);
  expect(await spread(20, 20, 300, 300)).toBeGreaterThan(10);
  // The code alone, with the address that the photo got.
  const drawn = drawScene(
    {
      ...(scene as Scene),
      width: 160,
      height: 160,
      layers: [{ ...code, x: 0, y: 0, color: '#000000' } as Layer],
    },
    { ...NO_RESOURCES, link: photo?.publicUrl ?? '' },
  );
  const expected = await sharp(Buffer.from(drawn)).removeAlpha().raw().toBuffer();
  const actual = await part(20, 420, 160, 160).raw().toBuffer();
  const wrong = expected.filter((value, i) => Math.abs(value - (actual[i] ?? 0)) > 100).length;
  expect(wrong / expected.length).toBeLessThan(0.01);
});

test.runIf(LONG)('keeps photos while offline, and sends each once when online again', async () => {
  const session = await newSession();
  const booth = start(...OWNER, '--count', '20', '--rate', '300', '--offline', '1:3');
  await booth.until(/Lost its network for 3 seconds/);
  const before = booth.count(/ Sent /);
  await booth.until(/Has its network again/);
  expect(booth.count(/ Sent /)).toBe(before);
  expect(booth.said()).toMatch(/; [3-9] wait\./);
  expect(await booth.end()).toBe(0);
  expect(booth.said()).toMatch(/Was given the session "Party /);
  const photos = await photosOf(session);
  expect([photos.length, different(photos)]).toEqual([20, 20]);
  const late = photos.filter(
    ({ uploadedAt, capturedAt }) => Date.parse(uploadedAt) - Date.parse(capturedAt) > 1000,
  );
  expect(late.length).toBeGreaterThan(2);
});

test('lost responses do not duplicate a photo', async () => {
  const session = await newSession();
  await fault({ createBoothPhoto: { broken: true } });
  const booth = start(...OWNER, '--count', '3');
  await booth.until(/Took 3 of 3/);
  await expect.poll(() => photosOf(session)).toHaveLength(1);
  expect(booth.count(/ Sent /)).toBe(0);
  await fault({});
  expect(await booth.end()).toBe(0);
  const photos = await photosOf(session);
  expect([photos.length, different(photos)]).toEqual([3, 3]);
});

test.runIf(LONG)('resumes after repeated kills, without losing or duplicating photos', async () => {
  const session = await newSession();
  const seen = { took: 0, kills: 0 };
  for (const after of [/Took 2 of/, /Sent 2 of/, /Took 3 of/, /Sent 1 of/]) {
    const first = seen.kills === 0;
    const booth = start('--keep', '--count', '30', ...(first ? OWNER : []));
    await booth.until(after);
    await booth.end('SIGKILL');
    if (!first) expect(booth.said()).toMatch(/Goes on as "iPad Air 11-inch"/);
    seen.took += booth.count(/ Took /);
    seen.kills += 1;
  }
  const last = start('--keep', '--count', '0');
  expect(await last.end()).toBe(0);
  const photos = await photosOf(session);
  expect(different(photos)).toBe(photos.length);
  // One may have been stored without being reported.
  expect(photos.length).toBeGreaterThanOrEqual(seen.took);
  expect(photos.length).toBeLessThanOrEqual(seen.took + seen.kills);
  expect((await own('GET', '/devices')).items).toHaveLength(1);
  expect(readdirSync(join(folder, 'ipad-air-11-inch'))).toEqual([]);
});

test.runIf(LONG)('follows changes of its session, and asks for a new code when it is unlinked', async () => {
  const session = await newSession();
  const booth = start(...OWNER, '--keep', '--rate', '60');
  await booth.until(/Sent 1:/);
  const file = join(folder, 'ipad-air-11-inch.json');
  expect(existsSync(file)).toBe(true);
  const [{ title: _, ...experience }] = session.experiences;
  await own('POST', `/sessions/${session.id}`, { experiences: [{ ...experience, title: 'New title' }] });
  await booth.until(/Runs New title\./);
  await own('POST', `/sessions/${session.id}`, { status: 'paused' });
  await booth.until(/Runs nothing/);
  const [device] = (await own('GET', '/devices')).items;
  await own('GET', `/devices/unlink?id=${device.id}`);
  await booth.until(/Somebody has unlinked this booth\..*\n.*Code of this booth: $/s);
  expect(existsSync(file)).toBe(false);
  booth.type((await own('POST', '/devices/code')).code);
  await expect.poll(() => booth.count(/Linked as/)).toBe(2);
  expect((await own('GET', '/devices')).items).toHaveLength(2);
  expect(await booth.end('SIGINT')).toBe(0);
});

test.runIf(LONG)('Ctrl-C stops it gracefully after sending a pending photo', async () => {
  const session = await newSession();
  await fault({ createBoothPhoto: { latencyMs: 700 } });
  const booth = start(...OWNER, '--rate', '60');
  await booth.until(/Took 1:/);
  expect(await booth.end('SIGINT')).toBe(0);
  expect(booth.said()).toMatch(/Ends; what waits is sent first\.\n.*Sent 1: .*\n.*Took 1 and sent 1\.\n$/s);
  expect(await photosOf(session)).toHaveLength(1);
});

test.runIf(LONG)('reports errors in one sentence', async () => {
  const says = async (...args: string[]) => {
    const booth = start(...args);
    booth.child.stdin.end();
    expect(await booth.end()).toBe(1);
    return booth.said().trim().split('\n').at(-1);
  };
  expect(await says()).toMatch(/It needs a code; start it again with --code\.$/);
  expect(await says('--code', 'ZZZZZZZZ')).toMatch(/^This code is wrong or no longer valid\./);
  expect(await says('--target', 'http://127.0.0.1:9', '--code', 'ZZZZZZZZ')).toBe(
    'http://127.0.0.1:9 cannot be reached.',
  );
  expect(await says('--owner', 'owner@juniper.example', '--password', 'wrong-one')).toBe(
    'owner@juniper.example cannot sign in with this password.',
  );
  const first = start();
  await first.until(/Code of this booth/);
  expect(await says()).toBe('A booth "ipad-air-11-inch" is running already; give this one another --name.');
  await first.end('SIGKILL');
});
