import { describe, expect, it } from 'vitest';
import type { CaseRequest } from '../../contract/cases/case.ts';
import type { Json } from '../../contract/document.ts';
import { loadContract } from '../../contract/load.ts';
import type { Operation } from '../../contract/operations.ts';
import { Pool } from '../model/pool.ts';
import { type Resource, resourcesOf } from '../model/resources.ts';
import { createIdentifiers, isIdName, replaceValues, unusedLike } from './identifiers.ts';
import { createOwnership } from './ownership.ts';

const RUN = 'c0ffee00';
const { document } = loadContract();

describe('a value of a record', () => {
  const [resource] = resourcesOf(document, loadContract().operations).filter(
    ({ path }) => path === '/contacts/{id}',
  );
  const operation = resource?.create as Operation;
  /** Whether only this run can have the value, after a record of this run was answered with it. */
  function isUnshared(value: string, shownBefore: string[] = []): boolean {
    const ownership = createOwnership([resource as Resource], new Pool([]), createIdentifiers(document, RUN));
    const see = (json: Json, asked: number) => {
      const body = { type: 'application/json', json };
      const request = { params: {}, body } as unknown as CaseRequest;
      const answer = { operation, request, status: 200, json, asked };
      ownership.see(answer);
      return answer;
    };
    see(shownBefore, 0);
    const made = { id: 'made', emails: [{ value }] };
    ownership.claim({ resource: resource as Resource, params: { id: 'made' }, body: made }, see(made, 1));
    return ownership.isUnshared(value, false);
  }

  it('is of this run only if no other can have it', () => {
    expect(isUnshared(`drift-${RUN}@example.com`)).toBe(true);
    expect(isUnshared('4165550199')).toBe(true);
    expect(isUnshared('vip')).toBe(false);
  });

  it('may be another one, too, if it was shown before, however it is written', () => {
    expect(isUnshared('4165550199', ['416-555-0199'])).toBe(false);
  });
});

describe('a value that may be the id of a record', () => {
  it.each([1, '1', ' 1', '1abc', '+1', true, 0, -1, '', '*', '../users', 'a/b', 'admin'])('%j', (value) => {
    expect(createIdentifiers(document, RUN).mayExist(value)).toBe(true);
  });

  it('is one that an answer has shown, however it is written', () => {
    const identifiers = createIdentifiers(document, RUN);
    const id = 'an-id-that-is-longer-than-others';
    expect(identifiers.mayExist(id)).toBe(false);
    identifiers.see(id);
    expect(identifiers.mayExist(id.toUpperCase())).toBe(true);
  });

  it.each([
    { items: [{ id: 'photo-1', token: 'q7Rk2vXbT0mWn4ZsLp8dYw9cJx5gHf3a' }] },
    { publicUrl: 'https://photos.example/p/q7Rk2vXbT0mWn4ZsLp8dYw9cJx5gHf3a?from=email' },
  ])('is any token that an answer has shown, also within a link: %j', (body) => {
    const identifiers = createIdentifiers(document, RUN);
    const params = { token: 'q7Rk2vXbT0mWn4ZsLp8dYw9cJx5gHf3a' };
    const ownership = createOwnership([], new Pool([]), identifiers);
    const reach = () => ownership.reach('/guest/photos/{token}/hide', params, () => false);
    expect(reach()).toBe('nothing');
    const operation = loadContract().operations.find(({ id }) => id === 'listPhotos') as Operation;
    const request = { params: {} } as CaseRequest;
    ownership.see({ operation, request, status: 200, json: body as unknown as Json, asked: 0 });
    expect(reach()).toBe('others');
  });
});

it.each([
  987_654_321,
  '987654321',
  -987_654_321,
  `drift ${RUN} 7`,
  '3f2a41d4-1d41-4d41-8d41-d41fd41fd41f',
  'x'.repeat(80),
])('%j cannot be the id of a record', (value) => {
  expect(createIdentifiers(document, RUN).mayExist(value)).toBe(false);
});

describe('where the contract forbids a text, and ids are texts', () => {
  const how = { isForbidden: true, isNumbered: false };

  it.each(['05256J_-BE_'.padEnd(65, '_'), ' 5256J_-BE_', '05256J_-BE_\n', '1abc'])(
    '%j is not read as the number that it begins with',
    (value) => {
      const identifiers = createIdentifiers(document, RUN);
      expect(identifiers.mayExist(value, how)).toBe(false);
      expect(identifiers.mayExist(value, { ...how, isNumbered: true })).toBe(true);
    },
  );

  it.each(['1', ' 1', '+1', '*', '../users', ' location-queen', 'Location-Queen\n'])(
    '%j may still be the id of a record',
    (value) => {
      const identifiers = createIdentifiers(document, RUN);
      identifiers.see('location-queen');
      expect(identifiers.mayExist(value, how)).toBe(true);
    },
  );
});

it.each([
  ['1', '987654321'],
  [212, 987_654_321],
  [0, -987_654_321],
  [-3, -987_654_321],
  ['ab-12', 'ab-987654321'],
  ['news', `news${RUN}`],
  [true, undefined],
])('takes the place of %j with an id that cannot exist: %j', (value, unused) => {
  expect(unusedLike(value, RUN)).toBe(unused);
});

it.each(['id', 'ids', 'customerId', 'customer_ids', 'slug', 'key'])('%s is called like an id', (name) => {
  expect(isIdName(name)).toBe(true);
});

it('replaces values of a body and a query, and says which are listed', () => {
  const seen: unknown[] = [];
  const request: CaseRequest = {
    method: 'POST',
    path: '/things/remove',
    params: {},
    query: [['ids', '1,2']],
    headers: {},
    body: { type: 'application/json', json: { ids: ['1', 212], owner: { id: 3 } } },
  };
  const replaced = replaceValues(request, (one) => {
    seen.push([one.name, one.isListed, one.value]);
    return 'x';
  });
  expect(replaced.query).toEqual([['ids', 'x,x']]);
  expect(replaced.body).toMatchObject({ json: { ids: ['x', 'x'], owner: { id: 'x' } } });
  expect(seen).toContainEqual(['ids', true, 212]);
  expect(seen).toContainEqual(['id', false, 3]);
});
