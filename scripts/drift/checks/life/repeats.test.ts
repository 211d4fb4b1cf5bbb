import { expect, it } from 'vitest';
import type { OperationObject } from '../../../contract/document.ts';
import { saysRefused } from './repeats.ts';

const definition = (description: string, conflict: string): OperationObject => ({
  operationId: 'order',
  tags: [],
  description,
  responses: { '409': { description: conflict } },
});

it.each([
  ['The same key with another body is refused.', 'It went wrong'],
  ['With the same key and a different payload it answers 409.', 'It went wrong'],
  ['', 'The key was sent with another request'],
])('reads from %j and %j that a key belongs to one request', (description, conflict) => {
  expect(saysRefused({ definition: definition(description, conflict) }, {})).toBe(true);
});

it.each([
  ['The same key gives what it gave before.', 'It went wrong'],
  ['With another body the key counts for nothing.', 'It went wrong'],
  ['', 'Sold out'],
])('does not read that from %j and %j', (description, conflict) => {
  expect(saysRefused({ definition: definition(description, conflict) }, {})).toBe(false);
});
