import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  createLocalJWKSet,
  createRemoteJWKSet,
  errors,
  exportJWK,
  generateKeyPair,
  SignJWT,
  UnsecuredJWT,
} from 'jose';
import { describe, expect, test } from 'vitest';
import { createVerifier, isLocalDemo, KeysUnavailable } from './tokens.ts';

const logged: string[] = [];
const demo = {
  projectId: 'demo-x',
  host: '127.0.0.1',
  allowedHosts: [],
  nodeEnv: 'test',
  log: (line: string) => logged.push(line),
};
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

test('accepts unsigned tokens only for a demo on this machine', () => {
  expect(isLocalDemo(demo)).toBe(true);
  expect(isLocalDemo({ ...demo, host: '::1' })).toBe(true);
  expect(isLocalDemo({ ...demo, host: 'localhost' })).toBe(true);
  expect(isLocalDemo({ ...demo, projectId: 'frameside' })).toBe(false);
  expect(isLocalDemo({ ...demo, host: '0.0.0.0' })).toBe(false);
  expect(isLocalDemo({ ...demo, host: '127.0.0.1.example.com' })).toBe(false);
  expect(isLocalDemo({ ...demo, allowedHosts: ['staging.example'] })).toBe(false);
  expect(isLocalDemo({ ...demo, nodeEnv: 'production' })).toBe(false);
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
    await expect(verify(unsigned(change))).rejects.toThrow(errors.JOSEError);
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
  test('refuses unsigned, foreign and expired tokens', async () => {
    const foreign = await sign((await generateKeyPair('RS256')).privateKey);
    for (const token of ['x', unsigned(), foreign, await sign(privateKey, { exp: now - 60 })]) {
      await expect(verify(token)).rejects.toThrow(errors.JOSEError);
    }
  });

  test('a key download failure is not a token error, and is logged once', async () => {
    const answers = [503, 200, 500];
    const server = createServer((_request, response) => {
      const status = answers[0] ?? 500;
      response.writeHead(status).end(status === 200 ? JSON.stringify({ keys: [] }) : 'no keys');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const remote = createRemoteJWKSet(new URL(`http://127.0.0.1:${port}`), { cooldownDuration: 0 });
    const withRemote = createVerifier({ ...demo, projectId: 'demo-x', nodeEnv: 'production', keys: remote });
    const token = await sign(privateKey);
    logged.length = 0;
    await expect(withRemote(token)).rejects.toThrow(KeysUnavailable);
    await expect(withRemote(token)).rejects.toThrow(KeysUnavailable);
    expect(logged).toEqual([expect.stringMatching(/^The keys of the identity provider cannot be fetched\./)]);
    // The keys are available, but none matches the token.
    answers.shift();
    await expect(withRemote(token)).rejects.toThrow(errors.JWKSNoMatchingKey);
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await expect(withRemote(token)).rejects.toThrow(KeysUnavailable);
  });
});
