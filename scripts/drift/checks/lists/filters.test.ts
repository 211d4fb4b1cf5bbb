import { expect, it } from 'vitest';
import type { Json } from '../../../contract/document.ts';
import type { Run } from '../../run.ts';
import { filtersOf } from './filter-of.ts';
import { mayStay, mustStay } from './filter-values.ts';
import { checkFilters } from './filters.ts';
import type { Listing } from './listing.ts';

async function told(path: string, params: Record<string, string>, entries: Record<string, Json>[]) {
  const found: string[] = [];
  const listing = {
    operation: { path, parameters: [] },
    params,
    ask: async () => ({ status: 200 }),
    records: () => entries,
    report: (_: unknown, kind: string, at: string) => found.push(`${kind} ${at}`),
  } as unknown as Listing; // No more of it is read where there are no parameters.
  await checkFilters({} as Run, listing);
  return found;
}

it('tells that what is listed below a record belongs to another one', async () => {
  const entries = [{ id: 'b1', authorId: 'a2' }];
  expect(await told('/authors/{authorId}/books', { authorId: 'a1' }, entries)).toEqual([
    'filter-ignored authorId',
  ]);
});

it('takes what an entry calls its own key for its own, though the path calls the other one so as well', async () => {
  expect(await told('/objects/{key}/documents', { key: 'o1' }, [{ key: 'd1' }])).toEqual([]);
});

const parameter = { name: 'made', in: 'query' as const, schema: {} };
const kept = (made: string, how: 'least' | 'most', bound?: 'gte' | 'lt') => {
  const filter = { parameter, paths: [['made']], how, ...(bound && { bound }) };
  return [mayStay({ made }, '1850-06-11', filter), mustStay({ made }, '1850-06-11', filter)];
};

it('is exact about days where the bound’s name says whether it is within', () => {
  expect(kept('1850-06-11', 'least', 'gte')).toEqual([true, true]);
  expect(kept('1850-06-10', 'least', 'gte')).toEqual([false, false]);
  expect(kept('1850-06-11', 'most', 'lt')).toEqual([false, false]);
  expect(kept('1850-06-10', 'most', 'lt')).toEqual([true, true]);
});

it('is exact about numbers that are told as they are', () => {
  const filter = { parameter, paths: [['made']], how: 'least' as const, bound: 'gte' as const };
  const asked = (made: number, exact: boolean) => {
    const own = { ...filter, exact };
    return [mayStay({ made }, 20, own), mustStay({ made }, 20, own)];
  };
  expect(asked(20, true)).toEqual([true, true]);
  expect(asked(20, false)).toEqual([true, false]);
});

it('leaves a day’s difference open where the name says nothing of it, and for moments', () => {
  expect(kept('1850-06-10', 'least')).toEqual([true, false]);
  expect(kept('1850-06-10T23:30:00Z', 'least', 'gte')).toEqual([true, false]);
});

it.each([
  ['madeFrom', 'This day or later', 'gte'],
  ['madeTo', 'This day or earlier', 'lte'],
  ['madeTo', 'The last day (inclusive)', 'lte'],
  ['madeTo', 'Both ends included', 'lte'],
  ['madeTo', 'Before this day', undefined],
  ['madeFrom', 'Days from which on they are included', undefined],
  ['madeFrom', 'This day or earlier', undefined],
])('reads what is said of a bound: %s: %s', (name, description, bound) => {
  const schema = { type: 'string', format: 'date' };
  const run = { contract: { document: {} } } as unknown as Run; // Nothing else is read of it.
  const shape = { schema: { properties: { madeOn: schema } } };
  const listing = { operation: { method: 'get' }, shape } as unknown as Listing;
  const [filter] = filtersOf(run, listing, { name, in: 'query', description, schema });
  expect(filter?.paths).toEqual([['madeOn']]);
  expect(filter?.bound).toBe(bound);
});

it.each([
  ['madeFrom', 'Made on this day or later', 'madeOn', 'least', 'gte'],
  ['begins', 'Made on this day', 'madeOn', 'equal', undefined],
  ['minSize', 'This size or more', 'area', 'least', 'gte'],
  ['startYear', 'The year', 'startYear', 'equal', undefined],
])('takes for a bound what is said to be about a property: %s', (name, description, about, how, bound) => {
  const run = { contract: { document: {} } } as unknown as Run; // Nothing else is read of it.
  const day = { type: 'string', format: 'date' };
  const number = { type: 'integer' };
  const shape = { schema: { properties: { madeOn: day, area: number, startYear: number } } };
  const listing = { operation: { method: 'get' }, shape } as unknown as Listing;
  const parameter = { name, in: 'query' as const, description, schema: {}, 'x-drift': { filter: about } };
  const [filter] = filtersOf(run, listing, parameter);
  expect([filter?.how, filter?.bound]).toEqual([how, bound]);
});

it.each([
  ['startDateFrom', 'least', [['startDate']]],
  ['startDateTo', 'most', [['startDate']]],
  ['fromStart', 'least', [['startDate']]],
  ['endAfter', 'least', [['endDate']]],
  ['startTill', 'most', [['startDate']]],
  ['lowestStartMax', undefined, undefined],
])('tells a bound from the property that it is of, whatever that is called: %s', (name, how, paths) => {
  const schema = { type: 'string', format: 'date' };
  const run = { contract: { document: {} } } as unknown as Run; // As above.
  const shape = { schema: { properties: { startDate: schema, endDate: schema } } };
  const listing = { operation: { method: 'get' }, shape } as unknown as Listing;
  const [filter] = filtersOf(run, listing, { name, in: 'query', schema });
  expect([filter?.how, filter?.paths]).toEqual([how, paths]);
});

it('compares numbers that are told as texts as numbers', () => {
  const of = { parameter: { ...parameter, name: 'minSeats' }, paths: [['seats']], how: 'least' as const };
  expect(mayStay({ seats: '100' }, '40', of)).toBe(true);
  expect(mayStay({ seats: '9' }, '40', of)).toBe(false);
  expect(mayStay({ seats: '40' }, 9, of)).toBe(true);
});
