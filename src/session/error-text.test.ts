import { i18n } from '@lingui/core';
import { beforeAll, expect, it } from 'vitest';
import { ApiError } from '~/api/transport/errors';
import { errorText } from './error-text';

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

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
  [
    'the connection of a read',
    new ApiError({ kind: 'network' }, 'listProducts'),
    'The service cannot be reached. Check your connection and try again.',
  ],
  [
    'the connection of a change',
    new ApiError({ kind: 'network' }, 'updateProduct'),
    'Connection lost. Check whether it was saved before you try again.',
  ],
  [
    'the connection of a change that was not sent',
    new ApiError({ kind: 'network', nothingSent: true }, 'updateProduct'),
    "You're offline – nothing was saved. Try again when you're back online.",
  ],
  [
    'the status when the API said nothing',
    new ApiError({ kind: 'status', status: 502, problem: null, retryAfterMs: null }),
    'The service answered with an error (502). Try again in a moment.',
  ],
  ['the timeout', new ApiError({ kind: 'timeout', timeoutMs: 40 }), 'timeout of 40 ms exceeded'],
  ['the message of another error', new TypeError('broken'), 'broken'],
  ['a thrown text', 'lost', 'lost'],
])('describes an error by %s', (_, error, text) => {
  expect(errorText(error)).toBe(text);
});
