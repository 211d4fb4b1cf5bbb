import { expect, it } from 'vitest';
import type { Json } from '../../../contract/document.ts';
import type { Exchange, Run } from '../../engine/run.ts';
import type { Listing } from '../../listing/listing.ts';
import { checkFilters } from './filters.ts';

type Fault = 'several' | 'zero' | 'deleted' | 'total' | 'either';

const KINDS = ['flat', 'shop', 'office'];
const list = (schema: Json, one: Record<string, Json> = {}) => ({ in: 'query', schema, ...one });
const PARAMETERS = [
  { name: 'kind', ...list({ type: 'array', items: { enum: KINDS } }) },
  { name: 'floor', ...list({ type: 'integer' }) },
  { name: 'includeDeleted', ...list({ type: 'boolean', default: false }) },
];
const PROPERTIES = {
  id: { type: 'integer' },
  kind: { enum: KINDS },
  floor: { type: 'integer' },
  deletedAt: { type: ['string', 'null'], format: 'date-time' },
};
// Most units are on the ground floor.
const FLOORS = [0, 0, 0, 0, 1, 2, 2, 3, 3];
const UNITS = FLOORS.map((floor, id) => ({
  id,
  floor,
  kind: KINDS[id % 3] ?? '',
  deletedAt: id === 5 ? '2021-05-04T10:00:00Z' : null,
}));

async function told(fault?: Fault, total = 'Of all pages.') {
  const found: string[] = [];
  const ask = async ({ kind, floor, includeDeleted }: Record<string, Json>) => {
    const kinds = [kind ?? KINDS].flat();
    const isAny = kind === undefined || (fault === 'several' && kinds.length > 1);
    const isAll = floor === undefined || (fault === 'zero' && floor === 0);
    const there = UNITS.filter((one) => includeDeleted || fault === 'deleted' || !one.deletedAt);
    const both = fault === 'either' && kind !== undefined && floor !== undefined;
    const items = there.filter((one) =>
      both
        ? kinds.includes(one.kind) || one.floor === floor
        : (isAny || kinds.includes(one.kind)) && (isAll || one.floor === floor),
    );
    const json = { items, total: fault === 'total' ? there.length : items.length };
    return { status: 200, json, reply: { headers: new Headers() } };
  };
  const answer = { type: 'object', properties: { total: { type: 'integer', description: total } } };
  const definition = {
    responses: { 200: { content: { 'application/json': { schema: answer } } } },
  };
  const listing = {
    operation: { method: 'get', path: '/units', parameters: PARAMETERS, definition },
    shape: { schema: { properties: PROPERTIES }, total: ['total'] },
    limit: { name: 'limit', schema: {} },
    most: 100,
    params: {},
    idPath: ['id'],
    ask,
    records: ({ json }: Exchange) => Object(json).items,
    keyOf: ({ id }: Record<string, Json>) => `${id}`,
    report: (_: unknown, kind: string, at: string) => found.push(`${kind} ${at}`),
  } as unknown as Listing; // Partial stub.
  await checkFilters({ contract: { document: {} } } as unknown as Run, listing);
  return found;
}

it.each<[Fault | undefined, string[]]>([
  [undefined, []],
  ['several', ['filter-ignored kind']],
  ['zero', ['filter-ignored floor']],
  ['deleted', ['filter-ignored includeDeleted']],
  ['either', ['filter-ignored kind&floor']],
])('checks which entries filters keep: %s', async (fault, says) => {
  expect(await told(fault)).toEqual(says);
});

it('compares the total with the filtered entries unless it is documented as the overall total', async () => {
  expect(new Set(await told('total'))).toEqual(new Set(['wrong-total ']));
  expect(await told('total', 'Of all units, whatever is asked for.')).toEqual([]);
});
