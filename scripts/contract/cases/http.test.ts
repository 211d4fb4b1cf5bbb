import { expect, it } from 'vitest';
import { toWire } from './http.ts';
import { queryPairs } from './parameters.ts';

it('separates the values of a list by an unescaped comma', () => {
  const parameter = { name: 'colour', in: 'query' as const, explode: false, schema: { type: 'array' } };
  const query = queryPairs(parameter, ['red & blue', 'green']);
  const request = { method: 'GET', path: '/boats', query, headers: {}, params: {} };
  expect(toWire(request).target).toBe('/boats?colour=red%20%26%20blue,green');
});
