// The database removes references to deleted products and contacts from other records.

import type { Kysely } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newPerson } from '../contacts/person.ts';
import { toRow as contactRow } from '../contacts/write.ts';
import { photoRow } from '../photos/testing.ts';
import type { Tables } from '../store/tables.ts';
import { freshFolder, openStore } from '../testing.ts';
import { newItem, toRow } from './product.ts';
import { campaignRow } from './testing-campaign.ts';

const accountId = 'owner-beauty';
const now = new Date();
const layer = (id: string, productId: string) => ({
  ...{ id, type: 'product', name: id, x: 0, y: 0, w: 1, h: 1, rotation: 0, opacity: 1, z: 0 },
  ...{ locked: false, hidden: false, editable: [], productId },
});
const scene = JSON.stringify({
  ...{ version: 1, width: 100, height: 100, background: '#FFFFFF' },
  layers: [layer('a', 'serum'), layer('b', 'mask'), layer('c', 'serum')],
});
let db: Kysely<Tables>;

beforeAll(async () => {
  db = await openStore(await freshFolder());
  for (const id of ['serum', 'mask']) {
    await db
      .insertInto('products')
      .values({ ...toRow(newItem({ name: id, currency: 'CAD' }, now)), id, accountId })
      .execute();
    await db
      .insertInto('contacts')
      .values({ ...contactRow(newPerson({ source: 'manual' }, now)), id: `contact-${id}`, accountId })
      .execute();
  }
});
afterAll(() => db.destroy());

test('a deleted product is removed from photos, drafts, templates and drawn assets, but nothing else changes', async () => {
  await db
    .insertInto('photos')
    .values([
      photoRow('photo-1', 1, { productIds: ['mask', 'serum'] }),
      photoRow('photo-2', 2, { productIds: ['serum'], accountId: 'owner-pets', locationId: null }),
    ])
    .execute();
  await db
    .insertInto('templates')
    .values({
      ...{ id: 'template', accountId, name: 't', kind: 'print', width: 100, height: 100, dpi: 300 },
      ...{
        tags: [],
        locked: false,
        stock: false,
        previewHash: null,
        previewMime: null,
        scene,
        searchText: '',
        createdAt: now,
        updatedAt: now,
      },
    })
    .execute();
  await db
    .insertInto('assets')
    .values({
      ...{
        id: 'asset',
        accountId,
        type: 'misc',
        name: 'a',
        searchText: '',
        mime: 'image/png',
        hash: '0',
        bytes: 1,
      },
      ...{ width: 1, height: 1, scene, createdAt: now, updatedAt: now },
    })
    .execute();
  await db
    .insertInto('campaigns')
    .values(campaignRow('spring', 'draft', ['serum', 'mask']))
    .execute();
  await db.deleteFrom('products').where('id', '=', 'serum').execute();
  expect(await db.selectFrom('campaigns').select('productIds').execute()).toEqual([{ productIds: ['mask'] }]);
  const photos = await db.selectFrom('photos').select('productIds').orderBy('id').execute();
  expect(photos).toEqual([{ productIds: ['mask'] }, { productIds: ['serum'] }]);
  for (const table of ['templates', 'assets'] as const) {
    const rows = await db.selectFrom(table).select('scene').where('scene', 'is not', null).execute();
    expect(rows.map((row) => row.scene?.layers.map(({ id }) => id))).toEqual([['b']]);
  }
  await db.deleteFrom('products').where('id', '=', 'mask').execute();
  const { scene: empty } = await db.selectFrom('templates').select('scene').executeTakeFirstOrThrow();
  expect(empty).toEqual({ ...JSON.parse(scene), layers: [] });
});

test('a deleted contact is removed from photos', async () => {
  const contactIds = ['contact-serum', 'contact-mask'];
  await db
    .insertInto('photos')
    .values(photoRow('photo-3', 3, { contactIds }))
    .execute();
  await db.deleteFrom('contacts').where('id', '=', 'contact-serum').execute();
  const photo = await db
    .selectFrom('photos')
    .select('contactIds')
    .where('id', '=', 'photo-3')
    .executeTakeFirst();
  expect(photo).toEqual({ contactIds: ['contact-mask'] });
});
