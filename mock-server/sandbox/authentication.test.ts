import { errors } from 'jose';
import { expect, test } from 'vitest';
import { readActor } from './authentication.ts';
import { KeysUnavailable } from './tokens.ts';

const failing = (error: Error) => {
  // These checks fail before any query.
  const db = undefined as never;
  return readActor('Bearer token', null, () => Promise.reject(error), db);
};

test('an invalid token is 401', async () => {
  await expect(failing(new errors.JWTExpired('expired', {}))).rejects.toMatchObject({
    reply: { status: 401 },
  });
});

test('a token that cannot be checked now is a retryable 503, so that the app signs no user out', async () => {
  const refused = await failing(new KeysUnavailable('no keys')).catch((error) => error.reply);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
});

test('an internal error is neither', async () => {
  await expect(failing(new TypeError('x is not a function'))).rejects.toThrow(TypeError);
});
