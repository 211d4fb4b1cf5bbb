import { expect, it } from 'vitest';
import { ApiError, describeError } from './errors';

const refused = (errors?: { field: string; message: string }[]) =>
  new ApiError({
    kind: 'status',
    status: 422,
    problem: {
      type: '/problems/any',
      title: 'Any',
      status: 422,
      detail: 'Not right.',
      ...(errors && { errors }),
    },
    retryAfterMs: null,
  });

it.each([
  [
    'every field that the API names',
    refused([
      { field: 'a', message: 'One.' },
      { field: 'b', message: 'Two.' },
    ]),
    'One. Two.',
  ],
  ['the detail of the problem', refused(), 'Not right.'],
  ['the detail when no field is listed', refused([]), 'Not right.'],
  ['the failure when the API said nothing', new ApiError({ kind: 'network' }), 'Network Error'],
  ['the message of another error', new TypeError('broken'), 'broken'],
  ['a thrown text', 'lost', 'lost'],
])('describes an error by %s', (_, error, text) => {
  expect(describeError(error)).toBe(text);
});
