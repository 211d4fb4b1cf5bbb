import { errors } from 'jose';
import { expect, test } from 'vitest';
import { readActor } from './authentication.ts';
import { KeysUnavailable } from './tokens.ts';

const failing = (error: Error) => {
  // What fails before the database is asked needs none.
  const db = undefined as never;
  return readActor('Bearer token', null, () => Promise.reject(error), db);
};

test('a token that is not valid is 401', async () => {
  await expect(failing(new errors.JWTExpired('expired', {}))).rejects.toMatchObject({
    reply: { status: 401 },
  });
});

test('a token that cannot be checked now is 503 and may be sent again, so that the app signs nobody out', async () => {
  const refused = await failing(new KeysUnavailable('no keys')).catch((error) => error.reply);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
});

test('a mistake of our own is neither', async () => {
  await expect(failing(new TypeError('x is not a function'))).rejects.toThrow(TypeError);
});
