import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { notReady } from './readiness.ts';
import { rolledBack } from './store/rolled-back.ts';
import type { Tables } from './store/tables.ts';
import { freshFolder, openSandbox, openStore, type TestSandbox } from './testing.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openSandbox();
});
afterAll(() => sandbox?.stop());

const ready = async () => {
  const response = await fetch(`${sandbox.origin}/ready`);
  return { status: response.status, body: await response.json() };
};
const files = { requireWritable: async () => undefined };
const job = (busySince?: number) => ({ busySince, end: async () => undefined });

test('is alive and ready', async () => {
  expect(await (await fetch(`${sandbox.origin}/health`)).json()).toEqual({ status: 'alive' });
  expect(await ready()).toEqual({ status: 200, body: { status: 'ready' } });
});

test('names a folder that cannot be written', async () => {
  const incoming = join(sandbox.folder, 'media/incoming');
  rmSync(incoming, { recursive: true });
  writeFileSync(incoming, '');
  expect(await ready()).toEqual({
    status: 503,
    body: {
      status: 'not ready',
      reasons: expect.arrayContaining(['The file store cannot be used (ENOTDIR).']),
    },
  });
});

describe('without a server', () => {
  let db: Kysely<Tables>;
  beforeAll(async () => {
    db = await openStore(await freshFolder());
  });
  afterAll(() => db.destroy());

  test('names a job that does not end its round', async () => {
    const now = Date.now();
    const jobs = { renewals: job(now - 31 * 60_000), campaigns: job(now - 29 * 60_000), deliveries: job() };
    expect(await notReady({ db, files, jobs }, now)).toEqual([
      'The job renewals has not finished for 30 minutes.',
    ]);
  });

  test('names missing migrations', () =>
    rolledBack(db, async (trx) => {
      await sql`delete from kysely_migration where name = '2026-11-29-database-age'`.execute(trx);
      expect(await notReady({ db: trx, files, jobs: {} })).toEqual([
        'The database lacks the migrations 2026-11-29-database-age.',
      ]);
    }));

  test('names a database that does not answer', () =>
    rolledBack(db, async (trx) => {
      await sql`lock table kysely_migration in access exclusive mode`.execute(trx);
      expect(await notReady({ db, files, jobs: {} })).toEqual(['The database does not answer.']);
    }));
});
