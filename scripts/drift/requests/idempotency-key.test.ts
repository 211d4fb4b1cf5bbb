import { expect, it } from 'vitest';
import type { CaseRequest } from '../../contract/cases/case.ts';
import type { Operation } from '../../contract/operations.ts';
import type { Run } from '../engine/run.ts';
import { withUniqueIdempotencyKey } from './idempotency-key.ts';

const name = 'Idempotency-Key';
// Partial stub.
const operation = { parameters: [{ name, in: 'header' }] } as unknown as Operation;
const run = (pattern: RegExp) =>
  ({
    runId: '8a7d45f9',
    judge: {
      request: (_: Operation, { headers }: { headers: Headers }) =>
        pattern.test(headers.get(name) ?? '') ? [] : [{ field: name, message: '' }],
    },
  }) as unknown as Run;
const sent = (key: string, pattern = /./) => {
  const request: CaseRequest = {
    ...{ method: 'POST', path: '/', params: {}, query: [] },
    headers: { [name]: key },
  };
  return withUniqueIdempotencyKey(run(pattern), operation, request).headers[name] ?? '';
};

it('never repeats a key, and keeps its length', () => {
  const key = 'a'.repeat(255);
  const keys = [sent(key), sent(key), sent(key)];
  expect(new Set(keys).size).toBe(3);
  expect(keys.map((one) => one.length)).toEqual([255, 255, 255]);
});

it('never repeats a shorter key either', () => {
  const keys = ['3_l---n-', '3_l---n-', '3_l---n-'].map((key) => sent(key));
  expect(new Set(keys).size).toBe(3);
  expect(keys.map((one) => one.length)).toEqual([8, 8, 8]);
});

it('keeps a key that cannot be varied', () => {
  expect(sent('short')).toBe('short');
  expect(sent('a'.repeat(20), /^a+$/)).toBe('a'.repeat(20));
});
