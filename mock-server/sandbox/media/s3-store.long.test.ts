// Files in a bucket, on a server that speaks S3.
import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import {
  call,
  databaseOf,
  filesForm,
  freshFolder,
  incomingFiles,
  keptFiles,
  newFolder,
  picture,
  startPart,
  type TestPart,
  TOKENS,
  video,
} from '../testing.ts';
import { moveFiles } from './move-files.ts';

const as = TOKENS.owner;
const BUCKET = 's3://photos';

let server: ChildProcess;
let port = 0;
let sandbox: TestPart | undefined;

// It computes signatures of calls about a whole bucket in another way than Amazon, so it does not compare them.
const SERVER = `
  const S3rver = require('@20minutes/s3rver');
  const [directory, port] = process.argv.slice(1);
  const configureBuckets = [{ name: 'photos' }];
  const rules = { vhostBuckets: false, allowMismatchedSignatures: true, silent: true, configureBuckets };
  new S3rver({ directory, address: '127.0.0.1', port: Number(port), ...rules })
    .run()
    .then(({ port }) => console.log('listening on ' + port));`;

/** @param given the port; any free one by default */
async function startServer(folder: string, given = 0): Promise<void> {
  server = spawn(process.execPath, ['-e', SERVER, folder, `${given}`], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  for await (const chunk of server.stdout ?? []) {
    said += chunk;
    port = Number(/listening on (\d+)/.exec(said)?.[1] ?? 0);
    if (port > 0) return;
  }
  throw new Error(`The server of the test did not start: ${said}`);
}

const stopServer = async () => {
  const ended = once(server, 'exit');
  server.kill();
  await ended;
};

const store = newFolder();
beforeAll(async () => {
  await startServer(store);
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_S3: `http://127.0.0.1:${port}`,
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'S3RVER',
    AWS_SECRET_ACCESS_KEY: 'S3RVER',
  });
});
afterEach(async () => {
  await sandbox?.stop();
  sandbox = undefined;
});
afterAll(async () => {
  await stopServer();
  for (const name of Object.keys(process.env)) if (name.startsWith('AWS_')) delete process.env[name];
});

async function start(dataDir: string, FILES_URL = ''): Promise<TestPart> {
  await sandbox?.stop();
  sandbox = undefined;
  const env = { DATA_DIR: dataDir, DATABASE_URL: (await databaseOf(dataDir)) ?? '', FILES_URL };
  sandbox = await startPart('./main.ts', env);
  return sandbox;
}

async function upload(origin: string, name: string, bytes: Buffer) {
  const form = filesForm([[name, bytes]]);
  const { status, body } = await call(origin, 'POST', '/assets?type=misc', { as, form });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.items[0] as { id: string; url: string; thumbUrl: string };
}

/** The names of the objects of a folder in the bucket, as the server stores them. */
const objects = (folder: string): string[] =>
  readdirSync(join(store, 'photos'), { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.startsWith(`${folder}/`) && name.endsWith('._S3rver_object'),
  );
const hasFiles = (folder: string) => objects(folder).some((name) => name.includes('/files/'));

test('serves what was uploaded, in parts and as a thumbnail, and deletes it', async () => {
  const folder = await freshFolder();
  const { origin } = await start(folder, `${BUCKET}/one`);
  const bytes = await picture(900, 600).png().toBuffer();
  const photo = await upload(origin, 'photo.png', bytes);
  expect([keptFiles(folder), incomingFiles(folder)]).toEqual([[], []]);
  const whole = await fetch(origin + photo.url);
  expect(Buffer.from(await whole.arrayBuffer())).toEqual(bytes);
  const part = await fetch(origin + photo.url, { headers: { range: 'bytes=100-199' } });
  expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 100-199/${bytes.length}`]);
  expect(Buffer.from(await part.arrayBuffer())).toEqual(bytes.subarray(100, 200));
  const end = await fetch(origin + photo.url, { headers: { range: 'bytes=-5' } });
  expect(Buffer.from(await end.arrayBuffer())).toEqual(bytes.subarray(-5));
  expect((await fetch(origin + photo.thumbUrl)).headers.get('content-type')).toBe('image/webp');

  await call(origin, 'DELETE', `/assets/${photo.id}`, { as });
  expect((await fetch(origin + photo.url)).status).toBe(404);
  expect(hasFiles('one')).toBe(false);
});

test('keeps a large file whole', async () => {
  const { origin } = await start(await freshFolder(), `${BUCKET}/large`);
  const bytes = video(20 * 1024 * 1024);
  randomBytes(16 * 1024 * 1024).copy(bytes, 1024);
  const { url } = await upload(origin, 'film.mp4', bytes);
  expect(Buffer.from(await (await fetch(origin + url)).arrayBuffer()).equals(bytes)).toBe(true);
});

test('refuses a bucket of another database, and one that does not exist', async () => {
  await start(await freshFolder(), `${BUCKET}/owned`);
  await expect(start(await freshFolder(), `${BUCKET}/owned`)).rejects.toThrow(
    /^s3:\/\/photos\/owned has the files of .+, not of .+; choose another bucket or folder\.$/,
  );
  await expect(start(await freshFolder(), 's3://missing')).rejects.toThrow(
    /^FILES_URL: s3:\/\/missing cannot be used \(.+\); check its name, its keys, and its address/,
  );
});

test('moves files to the bucket and back, and says where they are until then', async () => {
  const folder = await freshFolder();
  const bytes = await picture(300, 200).png().toBuffer();
  const first = await start(folder);
  const { id } = await upload(first.origin, 'photo.png', bytes);
  const hashes = keptFiles(folder);
  await expect(start(folder, `${BUCKET}/moved`)).rejects.toThrow(
    /media; move them by npm run files -- move s3:\/\/photos\/moved, or set FILES_URL to nothing\.$/,
  );

  const log = () => undefined;
  expect(await moveFiles({ dataDir: folder, to: `${BUCKET}/moved`, log })).toBe(hashes.length + 1);
  expect(keptFiles(folder).filter((name) => name.length === 64)).toEqual([]);
  await expect(start(folder)).rejects.toThrow(/are in s3:\/\/photos\/moved; move them by .+ -- move folder/);
  const shown = async (origin: string) => {
    const { body } = await call(origin, 'GET', `/assets/${id}`, { as });
    return Buffer.from(await (await fetch(origin + body.url)).arrayBuffer());
  };
  const inBucket = await start(folder, `${BUCKET}/moved`);
  expect(await shown(inBucket.origin)).toEqual(bytes);
  await expect(moveFiles({ dataDir: folder, to: undefined, log })).rejects.toThrow(/is in use by process/);

  await inBucket.stop();
  await moveFiles({ dataDir: folder, to: undefined, log });
  expect(objects('moved').filter((name) => /\/(files|thumbs)\//.test(name))).toEqual([]);
  expect(await shown((await start(folder)).origin)).toEqual(bytes);
  expect(keptFiles(folder)).toEqual(hashes);
});

test('moves nothing if a file is damaged', async () => {
  const folder = await freshFolder();
  const { origin } = await start(folder);
  await upload(origin, 'photo.png', await picture().png().toBuffer());
  await sandbox?.stop();
  const [hash = ''] = keptFiles(folder);
  writeFileSync(join(folder, 'media/files', hash.slice(0, 2), hash), 'damaged');
  const moving = moveFiles({ dataDir: folder, to: `${BUCKET}/damaged`, log: () => undefined });
  await expect(moving).rejects.toThrow(/is damaged; restore it from a backup, then move again\.$/);
  expect(keptFiles(folder)).toEqual([hash]);
  expect((await start(folder)).origin).toMatch(/^http/);
});

test('answers 503 while the store is away, and loses nothing', async () => {
  const folder = await freshFolder();
  const { origin } = await start(folder, `${BUCKET}/away`);
  const bytes = await picture().png().toBuffer();
  const { url } = await upload(origin, 'photo.png', bytes);
  const ready = async () => (await fetch(`${origin}/ready`)).json();
  expect(await ready()).toEqual({ status: 'ready' });
  await stopServer();
  expect(await ready()).toMatchObject({ reasons: [expect.stringMatching(/^The file store cannot be used/)] });
  const refused = await fetch(origin + url);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '1']);
  const form = filesForm([['other.png', await picture().png().toBuffer()]]);
  expect((await call(origin, 'POST', '/assets?type=misc', { as, form })).status).toBe(503);
  expect((await call(origin, 'GET', '/assets?type=misc', { as })).body.items).toHaveLength(1);

  await startServer(store, port);
  expect(Buffer.from(await (await fetch(origin + url)).arrayBuffer())).toEqual(bytes);
  expect(readFileSync(join(folder, 'files-in'), 'utf8')).toBe(`${BUCKET}/away\n`);
});
