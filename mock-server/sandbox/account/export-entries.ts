// The contents of an export of all data: tables as CSV or JSON, and the media.
import { writeFile } from 'node:fs/promises';
import type { Kysely } from 'kysely';
import Papa from 'papaparse';
import { protectCell } from '../../../src/lib/formulas.ts';
import { linesOf } from '../contacts/export.ts';
import { openLocalFile } from '../media/file-store.ts';
import type { Files } from '../media/files.ts';
import { endingOf } from '../photos/export.ts';
import type { ZipEntry } from '../photos/zip.ts';
import type { OwnTables } from '../store/tables.ts';

type Db = Kysely<OwnTables>;

/** Columns for searching and sorting, and secrets: hashes of keys, and tokens of guest links. */
const LEFT_OUT = new Set([
  ...['seq', 'searchText', 'nameKey', 'accountId', 'hash', 'previewHash', 'linksEnded'],
  ...['keyHash', 'inviteHash', 'token', 'clientId', 'deliverAt', 'dueAt', 'seenUntil', 'settingsVersion'],
]);

const JSON_TABLES = [
  'campaigns',
  'devices',
  'locations',
  'managers',
  'photos',
  'sessions',
  'templates',
] as const;

const cleaned = (rows: object[]) =>
  rows.map((row) => Object.fromEntries(Object.entries(row).filter(([name]) => !LEFT_OUT.has(name))));

/** Writes the tables to draft files. @returns the entries; the caller removes the files */
export async function tableEntries(
  db: Db,
  files: Pick<Files, 'draftPath'>,
  at: Date,
): Promise<(ZipEntry & { path: string })[]> {
  const entries: (ZipEntry & { path: string })[] = [];
  const add = async (name: string, content: Parameters<typeof writeFile>[1]) => {
    const path = files.draftPath();
    entries.push({ name, path, open: () => openLocalFile(path), at });
    await writeFile(path, content);
  };
  const json = (rows: unknown) => `${JSON.stringify(rows, null, 2)}\n`;
  const [account] = cleaned(await db.selectFrom('accounts').selectAll().execute());
  await add('account.json', json(account));
  const contacts = await db.selectFrom('contacts').select('id').orderBy('createdAt').execute();
  await add(
    'contacts.csv',
    linesOf(
      db,
      contacts.map(({ id }) => id),
    ),
  );
  const products = cleaned(await db.selectFrom('products').selectAll().orderBy('createdAt').execute());
  const cells = products.map((product) =>
    Object.fromEntries(Object.entries(product).map(([name, value]) => [name, cellOf(value)])),
  );
  await add('products.csv', `\uFEFF${Papa.unparse(cells, { newline: '\r\n' })}\r\n`);
  for (const table of JSON_TABLES) {
    const rows = await db.selectFrom(table).selectAll().orderBy('createdAt').execute();
    await add(`${table}.json`, json(cleaned(rows)));
  }
  return entries;
}

function cellOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.join(', ');
  return typeof value === 'string' ? protectCell(value) : `${value}`;
}

/** The photos and assets; stock pictures belong to the product. */
export async function mediaEntries(db: Db, files: Pick<Files, 'open'>): Promise<ZipEntry[]> {
  const photos = await db.selectFrom('photos').select(['id', 'hash', 'mime', 'capturedAt as at']).execute();
  const assets = await db
    .selectFrom('assets')
    .select(['id', 'hash', 'mime', 'createdAt as at'])
    .where('stock', '=', false)
    .execute();
  const entry = (folder: string) => (row: (typeof photos)[number]) => ({
    name: `${folder}/${row.id}.${endingOf(row.mime)}`,
    open: () => files.open(row.hash),
    at: row.at,
  });
  return [...photos.map(entry('photos')), ...assets.map(entry('assets'))];
}
