import { expect, it } from 'vitest';
import type { Json } from '../../../contract/document.ts';
import type { Run } from '../../engine/run.ts';
import type { Listing } from '../../listing/listing.ts';
import { filtersOf, severityOf } from './filter-of.ts';
import { mayStay, mustStay } from './filter-values.ts';
import { checkFilters } from './filters.ts';

async function told(path: string, params: Record<string, string>, entries: Record<string, Json>[]) {
  const found: string[] = [];
  const listing = {
    operation: { path, parameters: [] },
    params,
    ask: async () => ({ status: 200 }),
    records: () => entries,
    report: (_: unknown, kind: string, at: string) => found.push(`${kind} ${at}`),
  } as unknown as Listing; // Partial stub: no parameters are read.
  await checkFilters({} as Run, listing);
  return found;
}

it('reports an entry of another parent in a nested list', async () => {
  const entries = [{ id: 'b1', authorId: 'a2' }];
  expect(await told('/authors/{authorId}/books', { authorId: 'a1' }, entries)).toEqual([
    'filter-ignored authorId',
  ]);
});

it('treats the own key as own if the path calls the parent the same', async () => {
  expect(await told('/objects/{key}/documents', { key: 'o1' }, [{ key: 'd1' }])).toEqual([]);
});

const parameter = { name: 'made', in: 'query' as const, schema: {} };
const kept = (made: string, how: 'least' | 'most', bound?: 'gte' | 'lt') => {
  const filter = { parameter, paths: [['made']], how, ...(bound && { bound }) };
  return [mayStay({ made }, '1850-06-11', filter), mustStay({ made }, '1850-06-11', filter)];
};

it('is exact about dates if the bound’s name says whether it is inclusive', () => {
  expect(kept('1850-06-11', 'least', 'gte')).toEqual([true, true]);
  expect(kept('1850-06-10', 'least', 'gte')).toEqual([false, false]);
  expect(kept('1850-06-11', 'most', 'lt')).toEqual([false, false]);
  expect(kept('1850-06-10', 'most', 'lt')).toEqual([true, true]);
});

it('is exact about numbers that are shown exactly', () => {
  const filter = { parameter, paths: [['made']], how: 'least' as const, bound: 'gte' as const };
  const asked = (made: number, exact: boolean) => {
    const own = { ...filter, exact };
    return [mayStay({ made }, 20, own), mustStay({ made }, 20, own)];
  };
  expect(asked(20, true)).toEqual([true, true]);
  expect(asked(20, false)).toEqual([true, false]);
});

it('allows one day of difference for ambiguous bounds and for times', () => {
  expect(kept('1850-06-10', 'least')).toEqual([true, false]);
  expect(kept('1850-06-10T23:30:00Z', 'least', 'gte')).toEqual([true, false]);
});

it.each([
  ['madeFrom', true, 'madeOn', 'least', 'gte'],
  ['madeTo', true, 'madeOn', 'most', 'lte'],
  ['madeTo', undefined, 'madeOn', 'most', undefined],
  ['begins', undefined, 'madeOn', 'equal', undefined],
  ['minSize', true, 'area', 'least', 'gte'],
  ['startYear', undefined, 'startYear', 'equal', undefined],
])('reads what the contract declares of a filter: %s', (name, inclusive, filter, how, bound) => {
  const run = { contract: { document: {} } } as unknown as Run; // Partial stub.
  const day = { type: 'string', format: 'date' };
  const number = { type: 'integer' };
  const shape = { schema: { properties: { madeOn: day, area: number, startYear: number } } };
  const listing = { operation: { method: 'get' }, shape } as unknown as Listing;
  const hints = { filter, ...(inclusive && { inclusive }) };
  const [found] = filtersOf(run, listing, { name, in: 'query', schema: {}, 'x-drift': hints });
  expect(found).toMatchObject({ how, isDeclared: true });
  expect(found?.bound).toBe(bound);
});

it('takes what only a name suggests for a warning', () => {
  const run = { contract: { document: {} } } as unknown as Run; // Partial stub.
  const shape = { schema: { properties: { kind: { type: 'string' } } } };
  const listing = { operation: { method: 'get' }, shape } as unknown as Listing;
  const [named] = filtersOf(run, listing, { name: 'kind', in: 'query', schema: { type: 'string' } });
  expect(named && severityOf(named)).toBe('warning');
  expect(named && severityOf({ ...named, isDeclared: true })).toBe('error');
});

it.each([
  ['startDateFrom', 'least', [['startDate']]],
  ['startDateTo', 'most', [['startDate']]],
  ['fromStart', 'least', [['startDate']]],
  ['endAfter', 'least', [['endDate']]],
  ['startTill', 'most', [['startDate']]],
  ['lowestStartMax', undefined, undefined],
])('distinguishes a bound from its property: %s', (name, how, paths) => {
  const schema = { type: 'string', format: 'date' };
  const run = { contract: { document: {} } } as unknown as Run; // Partial stub.
  const shape = { schema: { properties: { startDate: schema, endDate: schema } } };
  const listing = { operation: { method: 'get' }, shape } as unknown as Listing;
  const [filter] = filtersOf(run, listing, { name, in: 'query', schema });
  expect([filter?.how, filter?.paths]).toEqual([how, paths]);
});

it('compares numeric texts as numbers', () => {
  const of = { parameter: { ...parameter, name: 'minSeats' }, paths: [['seats']], how: 'least' as const };
  expect(mayStay({ seats: '100' }, '40', of)).toBe(true);
  expect(mayStay({ seats: '9' }, '40', of)).toBe(false);
  expect(mayStay({ seats: '40' }, 9, of)).toBe(true);
});
