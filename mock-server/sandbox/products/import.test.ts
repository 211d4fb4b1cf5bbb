// The result of each row of a product import, and unusable files.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { askAt, csv, HARBOUR, openWithHarbour } from '../contacts/testing-people.ts';
import { bearer, filesForm, picture, type TestSandbox, TOKENS } from '../testing.ts';

let sandbox: TestSandbox;
const ask = askAt(() => sandbox.origin);
const { owner, manager } = TOKENS;

beforeAll(async () => {
  sandbox = await openWithHarbour();
});
afterAll(() => sandbox.stop());

const send = async (as: string, rows: string[][], duplicates?: string, mode?: string) => {
  const form = new FormData();
  form.append('products', new Blob([csv(rows)]), 'products.csv');
  if (duplicates) form.append('duplicates', duplicates);
  if (mode) form.append('mode', mode);
  return ask(as, 'POST', '/products/import', { form });
};
const found = async (as: string, text: string) =>
  (await ask(as, 'GET', `/products/search?search=${encodeURIComponent(text)}`)).body.items;
const places = (rejected: { row: number; field: string }[]) => rejected.map(({ row, field }) => [row, field]);

test('fills every column, and uses the contract’s defaults for empty cells', async () => {
  const form = filesForm([['oil.png', await picture().png().toBuffer()]]);
  const [asset] = (await ask(owner, 'POST', '/assets?type=misc', { form })).body.items;
  const { currency } = (await ask(owner, 'GET', '/account')).body;
  const head = [
    'name',
    'brand',
    'sku',
    'category',
    'description',
    'price',
    'currency',
    'url',
    'imageAssetId',
    'active',
    'order',
    'locationIds',
    'tags',
  ];
  const row = [
    ' Cedar oil ',
    'Juniper',
    'JUN-1',
    'Beard',
    'Two\nlines',
    '24.50',
    'EUR',
    'https://juniper.example/oil',
    asset.id,
    'false',
    '40',
    `location-queen;${HARBOUR}`,
    'beard; gift;beard',
  ];
  const bare = ['Brush', ...Array<string>(12).fill('')];
  expect((await send(owner, [head, row, bare])).body).toEqual({
    created: 2,
    updated: 0,
    skipped: 0,
    rejected: [],
  });
  expect(await found(owner, 'cedar')).toMatchObject([
    {
      ...{ name: 'Cedar oil', brand: 'Juniper', sku: 'JUN-1', category: 'Beard', description: 'Two\nlines' },
      ...{ price: 2450, currency: 'EUR', url: 'https://juniper.example/oil', imageAssetId: asset.id },
      ...{ imageUrl: asset.thumbUrl, active: false, order: 40, tags: ['beard', 'gift'] },
      locationIds: ['location-queen', HARBOUR],
    },
  ]);
  expect(await found(owner, 'brush')).toMatchObject([
    { sku: null, price: null, currency, active: true, order: 41, locationIds: [], tags: [] },
  ]);
});

test('counts in a dry run without storing anything', async () => {
  const as = bearer('dry-shop');
  const rows = [
    ['name', 'sku'],
    ['Comb', 'C-1'],
    ['Comb again', 'C-1'],
  ];
  const counts = { created: 1, updated: 1, skipped: 0, rejected: [] };
  expect((await send(as, rows, 'update', 'dryRun')).body).toEqual(counts);
  expect(await found(as, 'comb')).toEqual([]);
  expect((await send(as, rows)).body).toEqual(counts);
});

test('rejects each invalid row by its first invalid column, and stores the rest', async () => {
  const as = bearer('odd-shop');
  const head = [
    'name',
    'sku',
    'price',
    'currency',
    'active',
    'order',
    'url',
    'imageAssetId',
    'locationIds',
    'tags',
  ];
  const row = (change: Record<string, string>) =>
    head.map((name) => ({ name: 'Oil', ...change })[name] ?? '');
  const wrong: Record<string, string>[] = [
    { name: '', price: 'x' },
    { name: 'x'.repeat(121) },
    { sku: 'not a sku' },
    { price: '-1' },
    { price: '1,50' },
    { price: '1.005' },
    { price: '1000000.01' },
    { price: '1.50', currency: 'JPY' },
    { currency: 'cad' },
    { active: 'yes' },
    { order: '1.5' },
    { order: '100001' },
    { url: 'ftp://x.example' },
    { imageAssetId: 'nothing' },
    { locationIds: 'location-queen' },
    { tags: 'x'.repeat(41) },
  ];
  const good = { name: 'Good', price: '48', sku: 'G-1', url: 'http://x.example' };
  const { status, body } = await send(as, [head, ...wrong.map(row), row(good)]);
  expect([status, body.created]).toEqual([200, 1]);
  expect(places(body.rejected)).toEqual(wrong.map((one, i) => [i + 1, Object.keys(one)[0]]));
  expect(body.rejected[0].message).toBe('Enter a name of 1 to 120 characters.');
  expect(body.rejected[3].message).toBe('Enter the price as a number of 0 or more, like 48.00.');
  expect(await found(as, 'good')).toMatchObject([{ price: 4800, sku: 'G-1' }]);
});

describe('a known SKU', () => {
  const head = ['name', 'sku', 'price', 'brand', 'tags'];
  const rows = [
    head,
    ['New name', 'JUN-1', '5.00', '', ''],
    ['Fresh', 'F-1', '', 'Juniper', 'a'],
    ['Fresher', 'f-1', '', '', 'b'],
  ];

  test.for([
    ['update', { created: 1, updated: 2, skipped: 0 }, ['New name', 'Fresher']],
    ['skip', { created: 1, updated: 0, skipped: 2 }, ['Old name', 'Fresh']],
  ] as const)('is a duplicate: %s', async ([duplicates, counts, names]) => {
    const as = bearer(`shop-${duplicates}`);
    const json = { name: 'Old name', sku: 'jun-1', brand: 'Kept', currency: 'JPY', price: 100 };
    await ask(as, 'POST', '/products', { json });
    expect((await send(as, rows, duplicates)).body).toEqual({ ...counts, rejected: [] });
    const { items } = (await ask(as, 'GET', '/products')).body;
    expect(items.map(({ name }: { name: string }) => name).toSorted()).toEqual(names.toSorted());
    const update = duplicates === 'update';
    // The price is in the product's own currency, which has no minor unit.
    expect(await found(as, 'jun-1')).toMatchObject([
      { sku: update ? 'JUN-1' : 'jun-1', brand: 'Kept', currency: 'JPY', price: update ? 5 : 100 },
    ]);
    expect(await found(as, 'f-1')).toMatchObject([{ brand: 'Juniper', tags: [update ? 'b' : 'a'] }]);
  });

  test('at another location cannot be changed by a manager', async () => {
    for (const [sku, locationIds] of [
      ['FAR', [HARBOUR]],
      ['BOTH', [HARBOUR, 'location-queen']],
    ] as const) {
      await ask(owner, 'POST', '/products', { json: { name: sku, sku, locationIds } });
    }
    const { body } = await send(manager, [
      ['name', 'sku', 'locationIds'],
      ['x', 'far', ''],
      ['y', 'both', 'location-queen'],
      ['z', 'Z', HARBOUR],
    ]);
    expect(body).toMatchObject({ created: 0, updated: 1 });
    expect(places(body.rejected)).toEqual([
      [1, 'sku'],
      [3, 'locationIds'],
    ]);
    const [both] = await found(owner, 'both');
    expect([both.name, both.locationIds.toSorted()]).toEqual(['y', [HARBOUR, 'location-queen']]);
  });
});

test('refuses an unusable file, and stores nothing', async () => {
  const as = bearer('refused-shop');
  const refused = async (rows: string[][]) => {
    const { status, body } = await send(as, rows);
    return [status, body.detail, body.errors?.[0].field];
  };
  expect(await refused([['sku'], ['S']])).toEqual([422, "The file has no column 'name'.", 'products']);
  expect(
    await refused([
      ['name', 'Preis'],
      ['a', '1'],
    ]),
  ).toEqual([422, "The file has the column 'Preis'.", 'products']);
  const many = Array.from({ length: 20_001 }, (_, i) => [`p${i}`]);
  expect(await refused([['name'], ...many])).toEqual([
    413,
    'A file can have up to 10 MB and 20,000 rows. Split it and import the parts.',
    undefined,
  ]);
  expect((await ask(as, 'GET', '/products')).body.items).toEqual([]);
});
