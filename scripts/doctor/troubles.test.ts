import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readSettings } from '../../mock-server/settings.ts';
import { findTroubles } from './troubles.ts';

const folder = mkdtempSync(join(tmpdir(), 'doctor-'));
afterAll(() => rmSync(folder, { recursive: true }));

const GOOD = {
  projectId: 'salon-prod',
  apiKey: `AIza${'x'.repeat(35)}`,
  appId: '1:123:web:4f3c',
  providerOrigin: null,
  payments: { service: 'stripe', publishableKey: 'pk_live_4f3c' },
};
const STAGING = {
  PROJECT_ID: 'salon-prod',
  ALLOWED_HOSTS: 'app.example, photos.example',
  GUEST_ORIGIN: 'https://photos.example',
  TRUSTED_PROXY: '10.0.0.1',
};
const find = (env: Record<string, string>, config: object = GOOD) => {
  const file = join(folder, 'config.json');
  writeFileSync(file, JSON.stringify(config));
  return findTroubles(readSettings({}, { DATA_DIR: join(folder, 'data'), ...env }), file, undefined);
};

test('finds nothing wrong with a local demo and with a complete staging deployment', async () => {
  expect(await find({}, { projectId: 'demo-frameside', apiKey: 'k', appId: 'a' })).toEqual([]);
  expect(await find(STAGING)).toEqual([]);
});

test.each<[Record<string, string>, object, RegExp[]]>([
  [{}, { projectId: 'demo-frameside' }, [/^config\.json: .+ lacks an API key \(apiKey\), an application/]],
  [{ DATA_DIR: '/dev/null/data' }, GOOD, [/^DATA_DIR: \/dev\/null\/data cannot be written \(.+\)\.$/]],
  [
    { DATABASE_URL: 'postgres://me:secret@127.0.0.1:1/shop' },
    GOOD,
    [/^DATABASE_URL: 127\.0\.0\.1:1 cannot be reached \((?!.*secret).+\)\.$/],
  ],
  [
    STAGING,
    { ...GOOD, projectId: 'other', providerOrigin: 'self' },
    [/providerOrigin is "self"/, /projectId is "other"/],
  ],
  [STAGING, { ...GOOD, apiKey: 'k', appId: 'a' }, [/apiKey is not a key/, /appId is not a web app/]],
  [STAGING, { ...GOOD, payments: { service: 'stripe', publishableKey: 'sk_live_1' } }, [/payments has no/]],
  [{ ...STAGING, ALLOWED_HOSTS: 'app.example' }, GOOD, [/^ALLOWED_HOSTS lacks the host of GUEST_ORIGIN\.$/]],
  [{ ...STAGING, GUEST_ORIGIN: '' }, GOOD, [/^GUEST_ORIGIN is not set/]],
  [{ ...STAGING, GUEST_ORIGIN: 'http://photos.example' }, GOOD, [/^GUEST_ORIGIN is "http:/]],
  [{ ...STAGING, TRUSTED_PROXY: '' }, GOOD, [/^TRUSTED_PROXY is not set/]],
  [{ PROJECT_ID: 'salon-prod' }, GOOD, [/^ALLOWED_HOSTS is not set/, /^GUEST_ORIGIN is not set/]],
])('names what is wrong with %j and %j', async (env, config, expected) => {
  const troubles = await find(env, config);
  expect(troubles).toEqual(expected.map((pattern) => expect.stringMatching(pattern)));
});
