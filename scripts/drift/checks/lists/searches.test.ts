import { expect, it } from 'vitest';
import type { CaseRequest } from '../../../contract/cases/case.ts';
import type { OpenApi } from '../../../contract/document.ts';
import type { Operation } from '../../../contract/operations.ts';
import type { Run } from '../../engine/run.ts';
import type { Records } from '../../records/records.ts';
import type { Requests } from '../../requests/requests.ts';
import { searchParts, withPart } from './search-parts.ts';
import { checkSearches } from './searches.ts';

const day = { type: 'string', format: 'date' };
const kind = { enum: ['flat', 'shop', 'office'] };
const filter = {
  type: 'object',
  properties: {
    kind: { type: 'array', items: kind },
    madeOnFrom: { ...day, 'x-drift': { inclusive: true } },
  },
};
const order = {
  type: 'object',
  properties: { field: { enum: ['madeOn'] }, direction: { enum: ['asc', 'desc'], default: 'asc' } },
};
const page = { pageIndex: { type: 'integer', minimum: 0 }, pageSize: { type: 'integer', maximum: 50 } };
const search = { type: 'object', properties: { filter, sort: { type: 'array', items: order }, ...page } };
const unit = { type: 'object', properties: { id: { type: 'integer' }, kind, madeOn: day } };
const answer = {
  type: 'object',
  properties: { items: { type: 'array', items: unit }, totalCount: { type: 'integer' } },
};

const operation = {
  id: 'search',
  method: 'post',
  path: '/units/search',
  pointer: '',
  effect: 'read',
  parameters: [],
  definition: {
    requestBody: { content: { 'application/json': { schema: search } } },
    responses: { 200: { content: { 'application/json': { schema: answer } } } },
  },
} as unknown as Operation; // Partial stub.

type Fault = 'kind' | 'bound' | 'order' | 'gap';

const UNITS = Array.from({ length: 9 }, (_, id) => ({
  id,
  kind: kind.enum[id % 3] ?? '',
  madeOn: `200${(id * 4) % 9}-01-01`,
}));

interface Asked {
  filter?: { kind?: string[]; madeOnFrom?: string };
  sort?: { field: string; direction?: string }[];
  pageIndex?: number;
  pageSize?: number;
}

function find({ filter: by = {}, sort = [], pageIndex = 0, pageSize = 4 }: Asked, fault?: Fault) {
  const from = by.madeOnFrom ?? '';
  const found = UNITS.filter((one) => fault === 'kind' || (by.kind ?? kind.enum).includes(one.kind))
    .filter((one) => (fault === 'bound' ? one.madeOn > from : one.madeOn >= from))
    .toSorted((a, b) => (sort.length > 0 && a.madeOn > b.madeOn ? 1 : -1));
  if (sort[0]?.direction === 'desc' && fault !== 'order') found.reverse();
  const start = pageIndex * pageSize + (fault === 'gap' && pageIndex > 0 ? 1 : 0);
  return { items: found.slice(start, (pageIndex + 1) * pageSize), totalCount: found.length };
}

async function told(fault?: Fault): Promise<string[]> {
  const found: string[] = [];
  const run = {
    contract: { document: {} },
    mode: 'read',
    resources: [],
    pool: {},
    judge: { request: () => [] },
    async call(_: Operation, { body }: CaseRequest) {
      const json = find(Object(body && 'json' in body ? body.json : {}), fault);
      return { status: 200, json, reply: { headers: new Headers() } };
    },
    report: (_: unknown, { kind: told, at }: { kind: string; at: string }) => found.push(`${told} ${at}`),
  } as unknown as Run; // Partial stub.
  const plain = { params: {}, query: [], headers: {}, body: { type: 'application/json', json: {} } };
  const requests = { plain: () => plain } as unknown as Requests; // Partial stub.
  await checkSearches({ run, requests, records: { target: () => ({}) } as unknown as Records }, operation);
  return [...new Set(found)];
}

it.each<[Fault | undefined, string[]]>([
  [undefined, []],
  ['kind', ['filter-ignored filter.kind']],
  ['bound', ['filter-ignored filter.madeOnFrom']],
  ['order', ['sort-ignored sort']],
  ['gap', ['page-walk pageIndex']],
])('compares results with the search body: %s', async (fault, says) => {
  expect(await told(fault)).toEqual(says);
});

it('sets a nested search field and keeps its siblings', () => {
  const paging = { type: 'object', properties: { size: { type: 'integer' } } };
  const shoe = { type: 'object', properties: { size: { type: 'integer' } } };
  const schema = { type: 'object', properties: { filter, page: paging, shoe, sort: order } };
  const parts = searchParts({} as OpenApi, schema);
  expect(parts.map(({ parameter }) => parameter.name)).toEqual([
    'kind',
    'madeOnFrom',
    'page[size]',
    'shoe',
    'sort',
  ]);
  const [first, , size, , sort] = parts;
  if (!first || !size || !sort) throw new Error('There are as many as are named above.');
  const body = withPart(withPart({ filter: { madeOnFrom: '' } }, first, ['flat']), size, 2);
  expect(withPart(body, sort, 'madeOn:desc')).toEqual({
    filter: { madeOnFrom: '', kind: ['flat'] },
    page: { size: 2 },
    sort: { field: 'madeOn', direction: 'desc' },
  });
});
