import { expect, it } from 'vitest';
import type { Answer } from '../../../contract/document.ts';
import { saysOnce } from './actions.ts';

const cancelling = (description: string, conflict?: string) => {
  const responses: Record<string, Answer> =
    conflict === undefined ? {} : { '409': { description: conflict } };
  return {
    id: 'cancelOrder',
    path: '/orders/{id}/cancellation',
    definition: { operationId: 'cancelOrder', tags: [], description, responses },
  };
};

it.each([
  ['Gives the seats back. What is cancelled cannot be cancelled again.', 'It went wrong'],
  ['', 'It is already cancelled'],
  ['Doing so twice is a conflict.', 'It went wrong'],
])('reads in %j and %j that it is done once', (description, conflict) => {
  expect(saysOnce(cancelling(description, conflict))).toBe(true);
});

it.each([
  ['What is cancelled cannot be cancelled again.', undefined],
  ['Gives the seats back.', 'It went wrong'],
  ['May be done again.', 'Too late for it'],
  ['', 'The name is already used'],
])('does not read it in %j and %j', (description, conflict) => {
  expect(saysOnce(cancelling(description, conflict))).toBe(false);
});
