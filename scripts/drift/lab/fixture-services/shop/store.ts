// The shop's state and its seed data.
import type { Json } from '../kit/contract.ts';
import { createRandom } from '../kit/seeds.ts';

export type Row = Record<string, Json>;
export type Rows = Map<string | number, Row>;

export interface ShopStore {
  products: Rows;
  customers: Rows;
  orders: Rows;
  images: Map<number, Uint8Array>;
}

/** One gray pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mM8c+bMfwAGgAL+3jx7XwAAAABJRU5ErkJggg==',
  'base64',
);

export function seeded(seed: number): ShopStore {
  const random = createRandom(seed);
  const products = Array.from({ length: 33 }, (_, i): [number, Row] => {
    const at = new Date(Date.UTC(2025, i % 12, 1 + (i % 28), 9, i)).toISOString();
    return [
      i + 1,
      {
        id: i + 1,
        sku: `${random.of(['AB', 'CX', 'TE'])}-${String(random.whole(10, 99))}${String(i + 100)}`,
        name: `${random.of(['Plain', 'Warm', 'Light', 'Fine'])} ${random.of(['shirt', 'coat', 'scarf'])} ${i + 1}`,
        price: random.whole(500, 20_000) / 100,
        ...(i % 5 !== 4 && { color: random.of(['red', 'green', 'blue', 'black']) }),
        size: random.of(['s', 'm', 'l', 'xl', null]),
        released_on: i % 6 === 1 ? null : `202${random.whole(0, 5)}-0${random.whole(1, 9)}-15`,
        ...(i % 3 === 0 && {
          dimensions: [random.whole(5, 90), random.whole(5, 90), random.of(['cm', 'in'])],
        }),
        attributes: i % 4 === 0 ? {} : { fabric: random.of(['wool', 'linen']) },
        stock: random.whole(0, 400),
        created_at: at,
        updated_at: at,
      },
    ];
  });
  const customers = Array.from({ length: 10 }, (_, i): [number, Row] => [
    i + 1,
    {
      id: i + 1,
      email: `buyer${i + 1}@example.com`,
      full_name: i % 2 === 0 ? null : `Buyer ${i + 1}`,
      newsletter: i % 3 === 0,
      created_at: '2025-02-03T04:05:06Z',
    },
  ]);
  return {
    products: new Map(products),
    customers: new Map(customers),
    orders: new Map(),
    images: new Map(products.filter(([id]) => id % 11 !== 0).map(([id]) => [id, PNG])),
  };
}
