// A start after the database was restored from a backup.
import { cpSync, existsSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  call,
  databaseOf,
  filesForm,
  freshFolder,
  keptFiles,
  newFolder,
  onPostgres,
  picture,
  startInProcess,
  TOKENS,
} from './testing.ts';
import { dropDatabaseOf } from './testing-store.ts';

const as = TOKENS.owner;
const log: string[] = [];
let folder: string;
let backup: string;
let newer: string;
const at = (...names: string[]) => join(folder, ...names);
const start = async () => {
  log.length = 0;
  return startInProcess({
    dataDir: folder,
    databaseUrl: await databaseOf(folder),
    log: (line) => log.push(line),
  });
};
const aside = () => readdirSync(at('media/aside')).toSorted();

async function upload(origin: string): Promise<{ id: string; url: string }> {
  const form = filesForm([['a.png', await picture().png().toBuffer()]]);
  const { status, body } = await call(origin, 'POST', '/assets?type=misc', { as, form });
  expect(status).toBe(200);
  return body.items[0];
}

/** Copies the database of one folder over that of another. */
async function copyDatabase(from: string, to: string): Promise<void> {
  if (!onPostgres) {
    rmSync(join(to, 'database'), { recursive: true, force: true });
    cpSync(join(from, 'database'), join(to, 'database'), { recursive: true });
    return;
  }
  await dropDatabaseOf(to);
  await databaseOf(to, from);
  // It is another database for the server, other than after restoring a dump.
  rmSync(join(to, 'belongs-to'), { force: true });
}

beforeAll(async () => {
  folder = await freshFolder();
  backup = newFolder();
  newer = newFolder();
});

describe('a database that is older than the data folder', () => {
  let later: { id: string; url: string };
  let files: string[];

  test('is refused in a sentence that says how to go on, and no file is touched', async () => {
    const first = await start();
    await upload(first.origin);
    await first.stop();
    await copyDatabase(folder, backup);
    const second = await start();
    later = await upload(second.origin);
    await second.stop();
    files = keptFiles(folder);
    await copyDatabase(folder, newer);
    await copyDatabase(backup, folder);
    const sentence =
      /^The database is older than the media in .*; restore a later one, or remove .*database-age to go on with this one: .*30 days in .*aside\.$/;
    await expect(start()).rejects.toThrow(sentence);
    expect(keptFiles(folder)).toEqual(files);
    expect(aside()).toEqual([]);
  });

  test('opens when the note is removed, and sets aside the files that it does not use', async () => {
    rmSync(at('database-age'));
    const sandbox = await start();
    expect(keptFiles(folder)).toHaveLength(files.length - 1);
    expect(aside()).toEqual(files.filter((hash) => !keptFiles(folder).includes(hash)));
    expect(log).toContainEqual(
      expect.stringMatching(/^1 file that no record uses moved to .*aside: kept for 30 days/),
    );
    await sandbox.stop();
    expect(existsSync(at('database-age'))).toBe(true);
  });

  test('is followed by the later one, whose files come back', async () => {
    await copyDatabase(newer, folder);
    rmSync(at('database-age'), { force: true });
    const sandbox = await start();
    expect(keptFiles(folder)).toEqual(files);
    expect(aside()).toEqual([]);
    expect(log).toContainEqual(expect.stringMatching(/^1 file moved back from .*aside/));
    const { body } = await call(sandbox.origin, 'GET', `/assets/${later.id}`, { as });
    expect((await fetch(sandbox.origin + body.url)).status).toBe(200);
    await sandbox.stop();
  });
});

test('files that no record has used for 30 days are removed, younger ones are kept', async () => {
  const [old = '', young = ''] = ['a'.repeat(64), 'b'.repeat(64)];
  for (const [hash, days] of [
    [old, 31],
    [young, 29],
  ] as const) {
    cpSync(at('media-key'), at('media/aside', hash));
    const time = new Date(Date.now() - days * 24 * 3600_000);
    utimesSync(at('media/aside', hash), time, time);
  }
  const sandbox = await start();
  expect(aside()).toEqual([young]);
  expect(log).toContainEqual(expect.stringMatching(/^1 file removed from .*aside after 30 days\.$/));
  await sandbox.stop();
});
