// Starts on damaged data folders: each opens with all data, or is refused in one sentence and keeps
// all files.
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openData } from './data-folder.ts';
import { newAccount } from './new-account.ts';
import { ownRows } from './store/own-rows.ts';
import { freshFolder, onPostgres } from './testing.ts';

const root = mkdtempSync(join(tmpdir(), 'damaged-'));
let whole: string;
const other = join(root, 'other');
afterAll(() => rmSync(root, { recursive: true, force: true }));

const open = (dataDir: string) =>
  openData({ dataDir, databaseUrl: undefined, filesUrl: undefined, log: () => undefined }, () => undefined);

/** Adds one asset and its file. */
async function fill(dataDir: string): Promise<void> {
  const { db, media, close } = await open(dataDir);
  const now = new Date();
  const account = { id: 'owner', userType: 0, email: 'owner@mail.example', name: 'Owner' } as const;
  await db
    .insertInto('accounts')
    .values(newAccount({ ...account, referral: undefined }, now))
    .execute();
  const writer = media.draft();
  writer.write(Buffer.from('a picture'));
  const draft = await writer.finish();
  const asset = {
    id: 'a',
    type: 'misc',
    name: 'a',
    searchText: 'a',
    mime: 'image/png',
    scene: null,
  } as const;
  const row = { ...asset, hash: draft.hash, bytes: draft.bytes, width: 1, height: 1, stock: false };
  const insert = ownRows(db, 'owner')
    .insertInto('assets')
    .values({ ...row, createdAt: now, updatedAt: now });
  await media.keep([draft], () => insert.execute());
  await close();
}

beforeAll(async () => {
  whole = await freshFolder();
  await fill(whole);
  if (process.env.TEST_LONG) await fill(other);
});

const files = (folder: string): string[] =>
  existsSync(join(folder, 'media/files'))
    ? readdirSync(join(folder, 'media/files'), { recursive: true, encoding: 'utf8' }).toSorted()
    : [];

type Damage = [what: string, damage: (at: (path: string) => string) => void];

const remove = (path: string) => rmSync(path, { recursive: true });
const replaceByFile = (path: string) => {
  rmSync(path, { recursive: true, force: true });
  writeFileSync(path, 'nonsense');
};
const replaceByFolder = (path: string) => {
  remove(path);
  mkdirSync(path);
};
const orphan = 'ab'.repeat(32);

/** The short run has every twelfth kind of damage. */
const isIncluded = (_: unknown, i: number) => process.env.TEST_LONG !== undefined || i % 12 === 0;

describe.runIf(!onPostgres)('is refused, and keeps every file', () => {
  const refused: [...Damage, sentence: RegExp][] = [
    ['without its database', (at) => remove(at('database')), /its database is missing/],
    ['with an empty database folder', (at) => replaceByFolder(at('database')), /its database is missing/],
    [
      'without PG_VERSION',
      (at) => remove(at('database/PG_VERSION')),
      /PG_VERSION of its database is missing/,
    ],
    [
      'without database and note',
      (at) => {
        remove(at('database'));
        remove(at('belongs-to'));
      },
      /its database is missing/,
    ],
    [
      'with nothing left but media',
      (at) => {
        for (const name of ['database', 'belongs-to', 'media-key']) remove(at(name));
      },
      /its database is missing/,
    ],
    ['with a file as its database', (at) => replaceByFile(at('database')), /database/],
    [
      'with the database of another folder',
      (at) => {
        remove(at('database'));
        cpSync(join(other, 'database'), at('database'), { recursive: true });
      },
      /belong to PGlite \d+, not to PGlite \d+; .* or remove .*belongs-to/,
    ],
    [
      'with the note of another folder',
      (at) => cpSync(join(other, 'belongs-to'), at('belongs-to')),
      /belong to PGlite/,
    ],
    ['with an empty note', (at) => truncateSync(at('belongs-to')), /belongs-to is empty/],
    ['with a folder as its note', (at) => replaceByFolder(at('belongs-to')), /belongs-to/],
    ['with a note of nonsense', (at) => replaceByFile(at('belongs-to')), /belong to nonsense, not to PGlite/],
    [
      'whose rows are on a server',
      (at) => {
        remove(at('database'));
        writeFileSync(at('belongs-to'), 'PostgreSQL 1/2\n');
      },
      /belong to PostgreSQL 1\/2, .*DATABASE_URL/,
    ],
    ['with an empty PG_VERSION', (at) => truncateSync(at('database/PG_VERSION')), /database cannot be used/],
    [
      'with PG_VERSION 99',
      (at) => writeFileSync(at('database/PG_VERSION'), '99\n'),
      /database cannot be used/,
    ],
    ['without pg_control', (at) => remove(at('database/global/pg_control')), /database cannot be used/],
    [
      'with an empty pg_control',
      (at) => truncateSync(at('database/global/pg_control')),
      /database cannot be used/,
    ],
    [
      'with nonsense in pg_control',
      (at) => writeFileSync(at('database/global/pg_control'), Buffer.alloc(8192, 7)),
      /database cannot be used/,
    ],
    ['without its log', (at) => remove(at('database/pg_wal')), /database cannot be used/],
    ['with an empty log', (at) => replaceByFolder(at('database/pg_wal')), /database cannot be used/],
    ['without its tables', (at) => remove(at('database/base')), /database cannot be used/],
    ['without its catalog', (at) => remove(at('database/global')), /database cannot be used/],
    ['with a file as media', (at) => replaceByFile(at('media')), /media cannot be used/],
    ['with a file as thumbnails', (at) => replaceByFile(at('media/thumbs')), /media cannot be used/],
    ['with a file for what comes in', (at) => replaceByFile(at('media/incoming')), /media cannot be used/],
    [
      'with a folder as its key',
      (at) => replaceByFolder(at('media-key')),
      /media-key does not hold a key; remove it/,
    ],
    ['with an empty key', (at) => truncateSync(at('media-key')), /media-key does not hold a key; remove it/],
    [
      'with a key of nonsense',
      (at) => replaceByFile(at('media-key')),
      /media-key does not hold a key; remove it/,
    ],
    ['with a folder as its lock', (at) => mkdirSync(at('lock')), /cannot be written/],
    [
      'that another process opens',
      (at) => writeFileSync(at('lock'), ''),
      /is being opened by another process/,
    ],
    [
      'that another process has open',
      (at) => writeFileSync(at('lock'), `${process.ppid}`),
      /is in use by process/,
    ],
  ];
  test.each(refused.filter(isIncluded))('%s', async (_, damage, sentence) => {
    const folder = mkdtempSync(join(root, 'folder-'));
    cpSync(whole, folder, { recursive: true });
    damage((path) => join(folder, path));
    const before = files(folder);
    const { message } = await open(folder).then(
      () => new Error('it opened'),
      (error: Error) => error,
    );
    expect(message).toMatch(sentence);
    expect(message).toContain(folder);
    expect(message, 'one sentence and a way out').toMatch(/^[^\n]+; [^\n]*(set DATA_DIR|remove it)[^\n]*\.$/);
    expect(files(folder)).toEqual(before);
  });

  test('is refused below a file, and where no folder can be created', async () => {
    const sentence = /^The data folder .* cannot be written \(.*\); set DATA_DIR to another folder\.$/;
    for (const folder of [join(whole, 'belongs-to'), join(whole, 'belongs-to/data'), '/proc/data']) {
      await expect(open(folder), folder).rejects.toThrow(sentence);
    }
  });
});

describe.runIf(!onPostgres)('opens with its row and its file', () => {
  const opened: Damage[] = [
    [
      'without key and thumbnails, with a note from before databases had names',
      (at) => {
        remove(at('media-key'));
        remove(at('media/thumbs'));
        writeFileSync(at('belongs-to'), 'the database in this folder\n');
      },
    ],
    [
      'without a note, with an empty lock that is older than some seconds',
      (at) => {
        remove(at('belongs-to'));
        writeFileSync(at('lock'), '');
        utimesSync(at('lock'), new Date(), new Date(Date.now() - 6000));
      },
    ],
    [
      'with strays, and with what a crash left',
      (at) => {
        writeFileSync(at('media/files/.DS_Store'), '');
        mkdirSync(at('media/files/ab/deeper'), { recursive: true });
        writeFileSync(at('media/thumbs/Thumbs.db'), '');
        writeFileSync(at(`media/files/ab/${orphan}`), 'x');
        mkdirSync(at('database.making'));
        writeFileSync(at('media/incoming/half'), 'x');
        writeFileSync(at('lock'), `${spawnSync(process.execPath, ['-e', '']).pid}`);
      },
    ],
  ];
  test.each(opened.filter(isIncluded))('%s', async (_, damage) => {
    const folder = mkdtempSync(join(root, 'folder-'));
    cpSync(whole, folder, { recursive: true });
    damage((path) => join(folder, path));
    const strays = files(folder).filter((name) => !name.endsWith(orphan));
    const { db, close } = await open(folder);
    expect(await db.selectFrom('assets').select('id').execute()).toEqual([{ id: 'a' }]);
    await close();
    expect(files(folder)).toEqual(strays);
    expect(readdirSync(join(folder, 'media/incoming'))).toEqual([]);
    expect(readFileSync(join(folder, 'belongs-to'), 'utf8')).toMatch(/^PGlite \d+\n$/);
    expect(existsSync(join(folder, 'lock'))).toBe(false);
  });
});
