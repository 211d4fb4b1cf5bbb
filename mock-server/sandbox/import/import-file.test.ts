// What an import says when it fails between two batches.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ownRows } from '../store/own-rows.ts';
import type { Tables } from '../store/tables.ts';
import { freshFolder, openStore } from '../testing.ts';
import { importFile } from './import-file.ts';

let db: Kysely<Tables>;
let path: string;
beforeAll(async () => {
  const folder = await freshFolder();
  db = await openStore(folder);
  path = join(folder, 'import.csv');
  writeFileSync(path, `name\n${'Ada\n'.repeat(600)}`);
});
afterAll(() => db.destroy());

test.for([
  ['store', 'Something went wrong on our side. Only the rows up to 500 were stored.'],
  ['dryRun', 'Something went wrong on our side. Nothing was stored.'],
])('says what was stored, mode: %s', async ([mode, detail]) => {
  let batches = 0;
  const call = {
    judged: () => [],
    signal: new AbortController().signal,
    unscopedDb: ownRows(db, 'owner-beauty'),
    actor: { uid: 'owner-beauty' },
    key: undefined,
    now: new Date(),
    log: () => undefined,
  };
  const done = importFile({ path, hash: '' } as never, { mode }, call as never, {
    part: 'contacts',
    columns: ['name'],
    needed: ['name'],
    lacking: '',
    mostRows: 1000,
    tooLarge: '',
    operation: 'createContact',
    sentences: {},
    toBody: (body) => ({ body, wrong: [] }),
    async store(rows) {
      batches += 1;
      if (batches === 2) throw new Error('a lost connection');
      return { outcomes: rows.map(() => 'created' as const) };
    },
  });
  await expect(done).rejects.toThrow(`"status":500,"detail":"${detail}"`);
});
