import { expect, it } from 'vitest';
import type { Node } from '../../contract/cases/node.ts';
import type { OpenApi } from '../../contract/document.ts';
import { freshValue } from './fresh-value.ts';

const run = { runId: '0613f001', seed: 1 };
const of = (rules: Node[number]['rules'], nth: number, level: 1 | 2 | 3 = 2) =>
  freshValue(run, {} as OpenApi, [{ rules, pointer: '' }], { name: 'value', level, count: 7, nth });

it.each([
  [{ type: 'string', maxLength: 40 }],
  [{ type: 'string', format: 'email' }],
  [{ type: 'string', pattern: '^[0-9]{10}$' }],
])('generates a distinct value for each list entry: %o', (rules) => {
  const values = Array.from({ length: 20 }, (_, nth) => of(rules, nth));
  expect(new Set(values).size).toBe(20);
});

it('keeps values that are not free text', () => {
  expect(of({ type: 'integer' }, 0)).toBeUndefined();
  expect(of({ type: 'string', enum: ['a'] }, 0)).toBeUndefined();
  expect(of({ type: 'string', pattern: '^a$' }, 0, 1)).toBeUndefined();
});

it.each([
  ['^[\\w.-]+$', 'drift-0613f001-7'],
  ['^[A-Z][A-Z0-9-]{2,30}$', 'DRIFT-0613F001-7'],
  ['^[a-z][a-z0-9_]*$', 'drift_0613f001_7'],
  ['^[a-zA-Z0-9]{6,20}$', 'd0613f001x7'],
])('puts the run’s mark into values of %s, since short random texts collide', (pattern, value) => {
  expect(of({ type: 'string', pattern }, 0)).toBe(value);
});

it('tries reproducible values first, and unique ones last', () => {
  const node: Node = [{ rules: { type: 'string', pattern: '^[a-z]{2,3}-[A-Z]{2}$' }, pointer: '' }];
  const inRun = (runId: string, level: 2 | 3) =>
    freshValue({ runId, seed: 1 }, {} as OpenApi, node, { name: 'language', level, count: 7 });
  expect(inRun('0613f001', 2)).toBe(inRun('0613f002', 2));
  expect(inRun('0613f001', 3)).not.toBe(inRun('0613f002', 3));
});
