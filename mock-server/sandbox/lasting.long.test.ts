// The data after a restart and after a crash.
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import {
  type CallOptions,
  call,
  filesForm,
  freshFolder,
  keptFiles,
  newFolder,
  onPostgres,
  picture,
  startSandboxProcess,
  type TestPart,
  TOKENS,
} from './testing.ts';

const as = TOKENS.owner;
let running: TestPart[] = [];
const start = async (folder: string) => {
  const sandbox = await startSandboxProcess(folder);
  running.push(sandbox);
  return sandbox;
};
afterEach(async () => {
  for (const part of running) await part.kill();
  running = [];
});

const randomFile = () => picture(120, 110).png().toBuffer();

interface Item {
  id: string;
  name: string;
  url: string;
}

async function listAll(origin: string): Promise<Item[]> {
  const { body } = await call(origin, 'GET', '/assets?show=200', { as });
  const rest = Array.from({ length: Math.max(0, body.pages - 1) }, (_, i) => i + 2);
  const pages = await Promise.all(
    rest.map((page) => call(origin, 'GET', `/assets?show=200&page=${page}`, { as })),
  );
  return [body, ...pages.map((page) => page.body)].flatMap(({ items }) => items);
}

/** On PostgreSQL, other tests of the short run restart and kill sandboxes too. */
const isIncluded = !onPostgres || process.env.TEST_LONG;

test.runIf(process.env.TEST_LONG)('a first start replaces what an interrupted one left', async () => {
  const folder = newFolder();
  mkdirSync(join(folder, 'database.making'));
  writeFileSync(join(folder, 'database.making/PG_VERSION'), '');
  const { origin } = await start(folder);
  if (!onPostgres) expect(readdirSync(folder)).not.toContain('database.making');
  expect((await call(origin, 'GET', '/assets', { as })).status).toBe(200);
});

test.runIf(isIncluded)('a restart keeps rows, files and links, and a second process is refused', async () => {
  const folder = await freshFolder();
  const first = await start(folder);
  expect((await call(first.origin, 'GET', '/assets', { as })).body).toEqual({
    page: 1,
    pages: 0,
    total: 0,
    items: [],
  });
  const bytes = await randomFile();
  const made = await call(first.origin, 'POST', '/assets?type=logo', {
    as,
    form: filesForm([['a.png', bytes]]),
  });
  await call(first.origin, 'POST', '/account', { as, json: { businessName: 'Other name' } });

  await expect(startSandboxProcess(folder)).rejects.toThrow(
    new RegExp(`^The data folder .* is in use by process ${first.child.pid}; stop that one, or set DATA_DIR`),
  );
  expect((await call(first.origin, 'GET', '/assets', { as })).status).toBe(200);

  await first.stop();
  expect(readdirSync(folder)).not.toContain('lock');
  const second = await start(folder);
  expect(await listAll(second.origin)).toEqual(made.body.items);
  const read = await fetch(second.origin + made.body.items[0].url);
  expect(Buffer.from(await read.arrayBuffer()).equals(bytes)).toBe(true);
  expect((await call(second.origin, 'GET', '/account', { as })).body.businessName).toBe('Other name');

  // It ends when its parent process exits.
  second.child.disconnect();
  await expect.poll(() => second.child.exitCode, { timeout: 5000 }).toBe(0);
});

const kills = Array.from({ length: process.env.TEST_LONG ? 20 : 1 }, (_, i) => i + 1);

test.runIf(isIncluded).each(kills)(
  'kill -9 during 200 writes of all kinds, time %i: keeps each acknowledged one, and no partial ones',
  async () => {
    const folder = await freshFolder();
    const first = await start(folder);
    const acknowledged = new Map<string, Buffer>();
    let next = 0;
    // The requested writes, and those whose last response was successful.
    const people: string[] = [];
    const skus: string[] = [];
    const removed: string[] = [];
    const ids = new Map<string, string>();
    let answers = 0;
    const write = async (method: string, path: string, asked: CallOptions) => {
      const answer = await call(first.origin, method, path, { as, ...asked }).catch(() => undefined);
      if (answer?.status !== 200) return undefined;
      answers += 1;
      return answer.body;
    };
    const writer = async () => {
      while (next < 200) {
        const i = next++;
        const name = `${i}.png`;
        if (i % 5 === 2) {
          const emailAddress = `person-${i}@mail.example`;
          if (await write('POST', '/contacts', { json: { emailAddress, tags: ['kept'] } }))
            people.push(emailAddress);
        } else if (i % 5 === 3) {
          const sku = `kept-${i}`;
          if (await write('POST', '/products', { json: { name: sku, sku } })) skus.push(sku);
        } else if (i % 5 === 4 && ids.size > 0) {
          const [victim = '', id = ''] = [...ids][0] ?? [];
          ids.delete(victim);
          // Its deletion was requested, so it may be missing even without a response.
          acknowledged.delete(victim);
          if (await write('DELETE', `/assets/${id}`, {})) removed.push(victim);
        } else {
          const bytes = await randomFile();
          const body = await write('POST', '/assets?type=misc', { form: filesForm([[name, bytes]]) });
          if (!body) continue;
          acknowledged.set(name, bytes);
          ids.set(name, body.items[0].id);
        }
      }
    };
    const writing = Array.from({ length: 8 }, writer);
    await expect.poll(() => answers, { interval: 5 }).toBeGreaterThan(60);
    await sleep(Math.random() * 100);
    await first.kill();
    await Promise.all(writing);
    expect(answers).toBeLessThan(200);
    // Simulates a crash at the worst moment: a file in place without a committed row, and a partial
    // upload.
    const orphan = createHash('sha256').update('x').digest('hex');
    mkdirSync(join(folder, 'media/files', orphan.slice(0, 2)), { recursive: true });
    writeFileSync(join(folder, 'media/files', orphan.slice(0, 2), orphan), 'x');
    writeFileSync(join(folder, 'media/thumbs', `${orphan}.webp`), 'x');
    writeFileSync(join(folder, 'media/incoming/half'), 'x');

    const second = await start(folder);
    const items = await listAll(second.origin);
    const byName = new Map(items.map((item) => [item.name, item]));
    expect(removed.filter((name) => byName.has(name))).toEqual([]);
    for (const emailAddress of people) {
      const found = await call(second.origin, 'GET', `/contacts/find?emailAddress=${emailAddress}`, { as });
      expect(found.body, emailAddress).toMatchObject({ emailAddress, tags: ['kept'] });
    }
    const { body: shelf } = await call(second.origin, 'GET', '/products?show=200', { as });
    expect(shelf.items.map(({ sku }: { sku: string }) => sku)).toEqual(expect.arrayContaining(skus));
    for (const [name, bytes] of acknowledged) {
      const item = byName.get(name);
      expect(item, `${name} was acknowledged`).toBeDefined();
      const read = await fetch(second.origin + item?.url);
      expect(Buffer.from(await read.arrayBuffer()).equals(bytes), name).toBe(true);
    }
    expect(readdirSync(join(folder, 'media/incoming'))).toEqual([]);
    expect(readdirSync(join(folder, 'media/thumbs'))).not.toContain(`${orphan}.webp`);
    // Rows and files match, and each file is named by the hash of its content.
    expect(keptFiles(folder)).toHaveLength(items.length);
    for (const { url } of items) {
      const bytes = Buffer.from(await (await fetch(second.origin + url)).arrayBuffer());
      expect(keptFiles(folder)).toContain(createHash('sha256').update(bytes).digest('hex'));
    }
  },
  60_000,
);
