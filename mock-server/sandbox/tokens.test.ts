import { createLocalJWKSet, exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { describe, expect, test } from 'vitest';
import { createVerifier, takesUnsigned } from './tokens.ts';

const demo = { projectId: 'demo-x', host: '127.0.0.1', nodeEnv: 'test' };
const now = Math.floor(Date.now() / 1000);
const claims = {
  iss: 'https://securetoken.google.com/demo-x',
  aud: 'demo-x',
  sub: 'u1',
  iat: now,
  exp: now + 60,
  auth_time: now,
};
const unsigned = (change: Record<string, unknown> = {}) =>
  new UnsecuredJWT({ ...claims, ...change }).encode();

test('unsigned tokens are taken for a demo on this machine only', () => {
  expect(takesUnsigned(demo)).toBe(true);
  expect(takesUnsigned({ ...demo, host: '::1' })).toBe(true);
  expect(takesUnsigned({ ...demo, host: 'localhost' })).toBe(true);
  expect(takesUnsigned({ ...demo, projectId: 'frameside' })).toBe(false);
  expect(takesUnsigned({ ...demo, host: '0.0.0.0' })).toBe(false);
  expect(takesUnsigned({ ...demo, host: '127.0.0.1.example.com' })).toBe(false);
  expect(takesUnsigned({ ...demo, nodeEnv: 'production' })).toBe(false);
});

describe('the demo', () => {
  const verify = createVerifier(demo);
  test('reads the claims', async () => {
    await expect(verify(unsigned({ user_type: 3 }))).resolves.toMatchObject({ sub: 'u1', user_type: 3 });
  });
  test.each<[string, Record<string, unknown>]>([
    ['another project', { aud: 'demo-y' }],
    ['another issuer', { iss: 'https://example.com' }],
    ['expired', { exp: now - 60 }],
    ['no subject', { sub: '' }],
    ['signed in later', { auth_time: now + 600 }],
    ['no time of sign-in', { auth_time: undefined }],
    ['issued later', { iat: now + 600 }],
  ])('refuses a token: %s', async (_, change) => {
    await expect(verify(unsigned(change))).rejects.toThrow();
  });
});

describe('in production', async () => {
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  const keys = createLocalJWKSet({ keys: [{ ...(await exportJWK(publicKey)), kid: 'k1', alg: 'RS256' }] });
  const verify = createVerifier({ ...demo, nodeEnv: 'production', keys });
  const sign = (key: CryptoKey, change: Record<string, unknown> = {}) =>
    new SignJWT({ ...claims, ...change }).setProtectedHeader({ alg: 'RS256', kid: 'k1' }).sign(key);

  test('a signed token is read', async () => {
    await expect(verify(await sign(privateKey, { admin: true }))).resolves.toMatchObject({
      sub: 'u1',
      admin: true,
    });
  });
  test('an unsigned, a foreign and an expired one are refused', async () => {
    await expect(verify(unsigned())).rejects.toThrow();
    await expect(verify(await sign((await generateKeyPair('RS256')).privateKey))).rejects.toThrow();
    await expect(verify(await sign(privateKey, { exp: now - 60 }))).rejects.toThrow();
  });
});
