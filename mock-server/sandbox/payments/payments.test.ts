import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, openSandbox, type TestSandbox, TOKENS } from '../testing.ts';

let sandbox: TestSandbox;
const plans = async (query = '', as?: string) =>
  (await call(sandbox.origin, 'GET', `/payments/plans${query}`, as === undefined ? {} : { as })).body;
const ids = async (query: string) => (await plans(query)).items.map(({ id }: { id: string }) => id);

beforeAll(async () => {
  sandbox = await openSandbox();
});
afterAll(() => sandbox.stop());

test('plans are public, cheapest first', async () => {
  const page = await plans();
  expect(page).toMatchObject({ page: 1, pages: 1 });
  const prices = page.items.map(({ price }: { price: number }) => price);
  expect(prices).toEqual(prices.toSorted((a: number, b: number) => a - b));
  expect(new Set(page.items.map(({ id }: { id: string }) => id)).size).toBe(page.items.length);
  for (const as of Object.values(TOKENS)) expect(await plans('', as)).toEqual(page);
});

test('each kind of business has a monthly and a yearly plan', async () => {
  for (const type of ['indie', 'business', 'enterprise']) {
    const { items } = await plans(`?type=${type}`);
    expect(items.map(({ type, interval }: Record<string, string>) => [type, interval])).toEqual([
      [type, 'month'],
      [type, 'year'],
    ]);
  }
});

test('plans are paginated', async () => {
  const all = await ids('');
  expect(await plans('?show=4')).toMatchObject({ page: 1, pages: 2 });
  expect([...(await ids('?show=4')), ...(await ids('?show=4&page=2'))]).toEqual(all);
  expect(await plans('?show=1&page=3&type=indie')).toEqual({ page: 3, pages: 2, total: 2, items: [] });
});

test('an invalid parameter is named', async () => {
  const answer = await call(sandbox.origin, 'GET', '/payments/plans?type=giant&show=0');
  expect(answer.status).toBe(422);
  expect(answer.body.errors.map(({ field }: { field: string }) => field).toSorted()).toEqual([
    'show',
    'type',
  ]);
});
