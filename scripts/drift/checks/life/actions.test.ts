import { expect, it } from 'vitest';
import type { Answer } from '../../../contract/document.ts';
import { saysOnce, statesBefore } from './actions.ts';

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
])('recognizes a one-time action in %j and %j', (description, conflict) => {
  expect(saysOnce(cancelling(description, conflict))).toBe(true);
});

it.each([
  ['What is cancelled cannot be cancelled again.', undefined],
  ['Gives the seats back.', 'It went wrong'],
  ['May be done again.', 'Too late for it'],
  ['', 'The name is already used'],
])('recognizes no one-time action in %j and %j', (description, conflict) => {
  expect(saysOnce(cancelling(description, conflict))).toBe(false);
});

it.each([
  ['The parcel must be a `draft` and is `sent` afterwards.', ['draft']],
  ['It must still be draft or held; nobody asks why.', ['draft', 'held']],
  ['It must be sent, unless it is held.', []],
  ['A draft is sent.', []],
])('reads the required state from %j', (description, states) => {
  expect(statesBefore(cancelling(description), ['draft', 'held', 'sent'])).toEqual(states);
});
