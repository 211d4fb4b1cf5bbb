import { expect, it } from 'vitest';
import { type CaseRequest, jsonIn } from '../../../contract/cases/case.ts';
import type { Json } from '../../../contract/document.ts';
import { repeated } from './repeated.ts';

const POST: CaseRequest = { method: 'POST', path: '/people', params: {}, query: [], headers: {} };
const about = (field: string, json: Json) => ({
  field,
  request: { ...POST, body: { type: 'application/json', json } },
});

it.each([
  [
    'password',
    { password: 'x', confirmPassword: 'y', name: 'n' },
    { password: 'x', confirmPassword: 'x', name: 'n' },
  ],
  ['confirmPassword', { password: 'x', confirmPassword: 'y' }, { password: 'y', confirmPassword: 'y' }],
  ['name', { name: 'a', confirmName: 'b' }, { name: 'a', confirmName: 'b' }],
  ['password', { name: 'a' }, { name: 'a' }],
])('writes %s into both fields', (field, json, expected) => {
  expect(jsonIn(repeated(about(field, json)).request)).toEqual(expected);
});
