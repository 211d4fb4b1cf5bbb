import { expect, it } from 'vitest';
import type { Node } from '../contract/cases/node.ts';
import type { OpenApi } from '../contract/document.ts';
import { freshValue } from './fresh-value.ts';

const run = { runId: '0613f001', seed: 1 };
const of = (rules: Node[number]['rules'], nth: number, level: 1 | 2 = 2) =>
  freshValue(run, {} as OpenApi, [{ rules, pointer: '' }], { name: 'value', level, count: 7, nth });

it.each([
  [{ type: 'string', maxLength: 40 }],
  [{ type: 'string', format: 'email' }],
  [{ type: 'string', pattern: '^[0-9]{10}$' }],
])('gives each entry of a list a value of its own: %o', (rules) => {
  const values = Array.from({ length: 20 }, (_, nth) => of(rules, nth));
  expect(new Set(values).size).toBe(20);
});

it('leaves what is no free text as it is', () => {
  expect(of({ type: 'integer' }, 0)).toBeUndefined();
  expect(of({ type: 'string', enum: ['a'] }, 0)).toBeUndefined();
  expect(of({ type: 'string', pattern: '^a$' }, 0, 1)).toBeUndefined();
});
