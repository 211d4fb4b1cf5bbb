import { expect, it } from 'vitest';
import type { OpenApi, Parameter } from '../../contract/document.ts';
import type { Operation } from '../../contract/operations.ts';
import { isCursor, isLimit } from './naming.ts';
import { placeOfPart, queryParts, sentIn } from './query-parts.ts';

// Empty document: the schemas have no references.
const document = {} as OpenApi;
const object = { type: 'object', properties: { size: { type: 'integer' }, after: { type: 'string' } } };
const namesOf = (parameter: Parameter & { style?: string; explode?: boolean }) =>
  queryParts(document, { parameters: [parameter] }).map(({ name }) => name);

it('takes what an object says of pages apart, as it is sent', () => {
  expect(namesOf({ name: 'page', in: 'query', style: 'deepObject', schema: object })).toEqual([
    'page[size]',
    'page[after]',
  ]);
  expect(namesOf({ name: 'paging', in: 'query', schema: object })).toEqual(['size', 'after']);
  expect(namesOf({ name: 'page', in: 'query', explode: false, schema: object })).toEqual([]);
});

it('knows parts by their own names, but none of what is not about pages', () => {
  expect([isLimit('page[size]'), isCursor('page[after]'), isCursor('page[cursor]')]).toEqual([
    true,
    true,
    true,
  ]);
  expect([isLimit('filter[size]'), isCursor('filter[after]')]).toEqual([false, false]);
  expect(namesOf({ name: 'filter', in: 'query', style: 'deepObject', schema: object })).toEqual([]);
});

it('knows which parameters a query holds, brackets in their own names and those of objects', () => {
  const inQuery = (name: string, more: object = {}): Parameter => ({
    name,
    in: 'query',
    schema: {},
    ...more,
  });
  const parameters = [
    inQuery('filter[colour]'),
    inQuery('tags[]'),
    inQuery('page', { style: 'deepObject', schema: object }),
    inQuery('range', { schema: object }),
    inQuery('filter'),
  ];
  const sent = (...names: string[]) =>
    sentIn(
      document,
      { parameters },
      names.map((name) => [name, 'x']),
    );
  expect(sent('filter[colour]', 'tags[]')).toEqual(['filter[colour]', 'tags[]']);
  expect(sent('page[size]')).toEqual(['page']);
  expect(sent('size')).toEqual(['range']);
});

it('knows which parameter holds a part that is asked for by its own name', () => {
  const parameters = ['colour', 'made', 'page'].map((name) => ({ name, in: 'query', schema: object }));
  const place = (part: string) => placeOfPart(document, { parameters } as unknown as Operation, part);
  expect(['colour', 'made[gte]', 'size', 'price[min]'].map(place)).toEqual([0, 1, 2, -1]);
});
