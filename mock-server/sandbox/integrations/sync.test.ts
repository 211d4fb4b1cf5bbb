// Connections copy photos, and import clients as contacts.
import type { Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { photoRow } from '../photos/testing.ts';
import { ownRows } from '../store/own-rows.ts';
import type { Tables } from '../store/tables.ts';
import { freshFolder, openStore } from '../testing.ts';
import { importClients } from './clients.ts';
import { copyAll, FULL } from './storage.ts';

const NOON = new Date('2026-09-10T12:00:00Z');
const later = (minutes: number) => new Date(NOON.getTime() + minutes * 60_000);
const accountId = 'owner-beauty';

let db: Kysely<Tables>;
beforeAll(async () => {
  db = await openStore(await freshFolder());
});
afterAll(() => db.destroy());

const storage = async () =>
  db.selectFrom('integrations').selectAll().where('name', '=', 'storage').executeTakeFirstOrThrow();
const copies = () => db.selectFrom('photoCopies').select(['photoId', 'file']).orderBy('photoId').execute();

describe('the storage', () => {
  test('gets every photo taken since it was connected, once', async () => {
    // This helper's photos are taken at 18:00 and later.
    const connectedAt = new Date('2026-09-10T18:10:00Z');
    const row = {
      accountId,
      name: 'storage' as const,
      status: 'connected' as const,
      accountLabel: 'Juniper',
    };
    await db
      .insertInto('integrations')
      .values({ ...row, connectedAt })
      .execute();
    await db
      .insertInto('photos')
      .values([photoRow('before', 5), photoRow('first', 15), photoRow('second', 20)])
      .execute();
    await Promise.all([1, 2, 3].map(() => copyAll(db, NOON, false)));
    expect(await copies()).toEqual([
      { photoId: 'first', file: '2026-09-10/first.png' },
      { photoId: 'second', file: '2026-09-10/second.png' },
    ]);
    expect((await storage()).lastSyncAt).toEqual(NOON);
  });

  test('reports that it is full, and resumes when it is not', async () => {
    const label = (accountLabel: string) => db.updateTable('integrations').set({ accountLabel }).execute();
    await label('Full of photos');
    await db.insertInto('photos').values(photoRow('third', 25)).execute();
    await copyAll(db, later(1), false);
    expect(await storage()).toMatchObject({ status: 'error', error: FULL, lastSyncAt: NOON });
    await label('Emptied');
    await copyAll(db, later(2), false);
    expect(await copies()).toHaveLength(2);
    await copyAll(db, later(3), true);
    expect(await copies()).toHaveLength(3);
    expect(await storage()).toMatchObject({ status: 'connected', error: null, lastSyncAt: later(3) });
  });
});

describe('the clients of a booking service', () => {
  const own = () => ownRows(db, accountId);
  const contacts = () => own().selectFrom('contacts').selectAll().orderBy('sourceId').execute();

  test('become contacts, and importing them again changes nothing', async () => {
    expect(await importClients(own(), 'square', NOON)).toEqual({ added: 12, updated: 0, unchanged: 0 });
    const first = await contacts();
    expect(first).toHaveLength(12);
    expect(first[0]).toMatchObject({ source: 'square', sourceId: 'square-101', firstName: 'Aisha' });
    expect(await importClients(own(), 'square', later(1))).toEqual({ added: 0, updated: 0, unchanged: 12 });
    expect(await contacts()).toEqual(first);
  });

  test('update the last visit, which never moves back', async () => {
    const visit = (lastVisitAt: Date) =>
      db.updateTable('providerClients').set({ lastVisitAt }).where('clientId', '=', 'square-102').execute();
    const lastVisit = async () => (await contacts())[1]?.lastVisitAt;
    await visit(later(10));
    expect(await importClients(own(), 'square', later(11))).toMatchObject({ added: 0, updated: 1 });
    expect(await lastVisit()).toEqual(later(10));
    await visit(later(-10_000));
    await importClients(own(), 'square', later(12));
    expect(await lastVisit()).toEqual(later(10));
  });

  test('are contacts of one account only', async () => {
    const other = ownRows(db, 'owner-pets');
    expect(await importClients(other, 'square', NOON)).toMatchObject({ added: 12 });
    expect(await contacts()).toHaveLength(12);
  });

  test('keep the contact that already has their address', async () => {
    await own().updateTable('contacts').set({ source: 'booth', sourceId: null }).execute();
    const visits = await importClients(own(), 'square', later(20));
    expect(visits).toMatchObject({ added: 0 });
    expect(new Set((await contacts()).map(({ source }) => source))).toEqual(new Set(['booth']));
  });
});
