// Changes and deletes many products in one call.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { askAt, HARBOUR, openWithHarbour } from '../contacts/testing-people.ts';
import { type TestSandbox, TOKENS } from '../testing.ts';
import { newItem, toRow } from './product.ts';
import { campaignRow } from './testing-campaign.ts';

let sandbox: TestSandbox;
const ask = askAt(() => sandbox.origin);
beforeAll(async () => {
  sandbox = await openWithHarbour(async (store) => {
    const row = toRow(newItem({ name: 'A', currency: 'CAD' }, new Date()));
    await store
      .insertInto('products')
      .values({ ...row, id: 'shown', accountId: 'owner-beauty' })
      .execute();
    await store
      .insertInto('campaigns')
      .values(campaignRow('A', 'scheduled', ['shown']))
      .execute();
  });
});
afterAll(() => sandbox.stop());

const bulk = (as: string, json: object) => ask(as, 'POST', '/products/bulk', { json });
const make = async (as: string, json: object): Promise<string> =>
  (await ask(as, 'POST', '/products', { json })).body.id;

describe('bulk changes of products', () => {
  test('hide and delete products, except those in a scheduled campaign', async () => {
    const as = TOKENS.owner;
    const [a, b, c] = ['shown', await make(as, { name: 'B' }), await make(as, { name: 'C' })];
    const ids = [c, 'none', a];
    expect((await bulk(as, { ids, set: { active: false } })).body).toEqual({
      ...{ changed: [c, a], missing: ['none'], refused: [] },
    });
    const names = async (query: string) =>
      (await ask(as, 'GET', `/products?${query}`)).body.items.map(({ name }: { name: string }) => name);
    expect([await names('active=true'), await names('active=false')]).toEqual([['B'], ['A', 'C']]);
    const message =
      "The campaign 'Time for A' is scheduled and shows this product. Remove it from the campaign first.";
    expect((await bulk(as, { ids: [a, b, 'none'], delete: true })).body).toEqual({
      ...{ changed: [b], missing: ['none'], refused: [{ id: a, message }] },
    });
    expect(await names('sort=-name')).toEqual(['C', 'A']);
  });

  test('are limited to products that the user may see', async () => {
    const { owner, manager, location } = TOKENS;
    const theirs = await make(owner, { name: 'Theirs', locationIds: [HARBOUR] });
    const mine = await make(owner, { name: 'Mine', locationIds: ['location-queen'] });
    const json = { ids: [theirs, mine], delete: true };
    expect((await bulk(location, json)).status).toBe(403);
    expect((await bulk(TOKENS.enterprise, json)).body.missing).toEqual([theirs, mine]);
    expect((await bulk(manager, json)).body).toEqual({ changed: [mine], missing: [theirs], refused: [] });
  });
});
