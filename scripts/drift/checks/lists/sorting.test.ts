import { expect, it } from 'vitest';
import type { Json } from '../../../contract/document.ts';
import type { Exchange, Run } from '../../engine/run.ts';
import type { Listing } from '../../listing/listing.ts';
import { checkOrder } from './sorting.ts';

type Fault = 'down-ignored' | 'cut-first' | 'default-ignored' | 'as-text' | 'state-ignored';

/** In the order of the server. */
const STATES = ['ruin', 'free', 'let'];
const RENTS = ['95.00', '1200.00', '300.00', '80.00', '410.00', '1000.00'];

/** Flats that can be sorted by size, rent and state: `size,desc`. */
async function told(fault?: Fault, numeric = ['rent']) {
  const entries = RENTS.map((rent, i) => ({ id: i, size: (i * 5) % 6, rent, state: STATES[i % 3] ?? '' }));
  const found: string[] = [];
  const ask = async ({ limit = 10, sort }: Record<string, Json>) => {
    const asked = [sort ?? (fault === 'default-ignored' ? 'size,desc' : 'size,asc')].flat();
    const compare = (order: Json) => {
      const [property = '', way] = `${order}`.split(',');
      const isDown = way === 'desc' && fault !== 'down-ignored';
      const own = (one: Record<string, Json>) => {
        const value = one[property] ?? 0;
        if (property !== 'state') return value;
        return fault === 'state-ignored' ? 0 : STATES.indexOf(`${value}`);
      };
      const isText = property === 'rent' && fault === 'as-text';
      const rising = (a: Json, b: Json) => (isText ? (`${a}` < `${b}` ? -1 : 1) : Number(a) - Number(b));
      return (a: Record<string, Json>, b: Record<string, Json>) => rising(own(a), own(b)) * (isDown ? -1 : 1);
    };
    const sorted = (list: typeof entries) =>
      asked.toReversed().reduce<typeof list>((before, order) => before.toSorted(compare(order)), list);
    const cut = (list: typeof entries) => list.slice(0, Number(limit));
    const json = fault === 'cut-first' ? sorted(cut(entries)) : cut(sorted(entries));
    return { status: 200, json };
  };
  const schema = {
    type: 'array',
    default: ['size,asc'],
    items: { type: 'string', pattern: '^(size|rent|state),(asc|desc)$' },
  };
  const properties = {
    size: { type: 'integer' },
    rent: { type: 'string' },
    state: { type: 'string', enum: STATES.toSorted() },
  };
  const listing = {
    operation: { parameters: [{ name: 'sort', in: 'query', schema, 'x-drift': { numeric } }] },
    shape: { schema: { properties } },
    limit: { name: 'limit', schema: {} },
    most: 100,
    ask,
    records: ({ json }: Exchange) => json,
    report: (_: unknown, __: string, at: string, says: string) => found.push(`${at}: ${says}`),
  } as unknown as Listing; // Partial stub.
  await checkOrder({ contract: { document: {} } } as unknown as Run, listing);
  return found;
}

it.each<[Fault | undefined, string[]]>([
  [undefined, []],
  [
    'down-ignored',
    [
      'sort: Sorted by size (descending), the list is in another order.',
      'sort: Sorted by rent (descending), the list is in another order.',
    ],
  ],
  ['cut-first', ['sort: Sorted by size (ascending), the list is cut into pages before it is sorted.']],
  ['default-ignored', ['sort: Without sort, the list is in another order than the default, size,asc.']],
  ['as-text', ['sort: Sorted by rent (ascending), the list is in another order.']],
  ['state-ignored', ['sort: Sorted by state (ascending), the list is in another order.']],
])('finds orders that are %s', async (fault, says) => {
  expect(await told(fault)).toEqual(says);
});

it('leaves text comparison open unless documented', async () => {
  expect(await told('as-text', [])).toEqual([]);
});
