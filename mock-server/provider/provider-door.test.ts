import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { exportTranslations } from '../../scripts/i18n/catalogs.ts';
import {
  APP,
  FID,
  HEADERS,
  INSTALLATIONS,
  OTHER_FID,
  openProviderTest,
  type ProviderTest,
  TAG,
  WEB_CONFIG,
} from './test-provider.ts';

let t: ProviderTest;
beforeEach(async () => {
  t = await openProviderTest();
});
afterEach(async () => {
  await t.stop();
  expect(t.door.selfCheck.found()).toEqual([]);
});

const registered = async (fid = FID) => (await t.register(fid)).body.authToken.token;
const edit = (value: unknown) => writeFileSync(t.provider.template.file, JSON.stringify(value));

test('a browser registers, requests tokens, and is removed', async () => {
  const { status, body } = await t.register();
  expect([status, body]).toMatchObject([
    200,
    { fid: FID, name: `projects/demo-x/installations/${FID}`, authToken: { expiresIn: '604800s' } },
  ]);
  const { refreshToken, authToken } = body;
  const renewed = await t.renew(refreshToken);
  expect([renewed.status, renewed.body.expiresIn]).toEqual([200, '604800s']);
  expect(renewed.body.token).not.toBe(authToken.token);
  expect((await t.remove('3_other')).status).toBe(401);
  expect(await t.remove(refreshToken)).toMatchObject({ status: 200, body: {} });
  expect((await t.renew(refreshToken)).status).toBe(404);
  expect((await t.fetchConfig(authToken.token)).status).toBe(401);
  expect(t.door.journal.last()).toContainEqual(
    expect.objectContaining({ operationId: 'createInstallation', by: 'provider', status: 200 }),
  );
});

test('a taken id is a conflict', async () => {
  await t.register();
  const conflict = await t.register();
  expect([conflict.status, conflict.body.error]).toMatchObject([
    409,
    { code: 409, status: 'ALREADY_EXISTS' },
  ]);
});

test('remembers registered browsers after a restart, and forgets removed ones', async () => {
  const { refreshToken, authToken } = (await t.register()).body;
  const gone = (await t.register(OTHER_FID)).body;
  await t.remove(gone.refreshToken, OTHER_FID);
  await t.restart();
  expect((await t.fetchConfig(authToken.token)).status).toBe(200);
  expect((await t.renew(refreshToken)).status).toBe(200);
  expect((await t.renew(gone.refreshToken, OTHER_FID)).status).toBe(404);
});

test('a token expires at the configured time', async () => {
  await t.restart(1);
  const { authToken, refreshToken } = (await t.register()).body;
  expect(authToken.expiresIn).toBe('1s');
  const expired = 'The installation token has expired.';
  await expect.poll(async () => (await t.fetchConfig(authToken.token)).body.error?.message).toBe(expired);
  expect((await t.fetchConfig((await t.renew(refreshToken)).body.token)).status).toBe(200);
});

test.each([
  ['without a key', 403, { 'x-goog-api-key': '' }, FID],
  ['with a key that is none', 400, { 'x-goog-api-key': 'a b' }, FID],
  ['with another media type', 400, { 'content-type': 'text/plain' }, FID],
  ['with an id of another form', 400, {}, 'xbcOdb-sX6acMgHeJioc72'],
])('refuses a registration %s', async (_, status, headers, fid) => {
  const refused = await t.register(fid, headers);
  expect([refused.status, refused.body.error?.code]).toEqual([status, status]);
});

test('responds 404 to an unknown project, path, method or host', async () => {
  for (const path of [
    INSTALLATIONS.replace('demo-x', 'demo-y'),
    INSTALLATIONS.replace('/installations', '/nothing'),
    INSTALLATIONS.replace('firebaseinstallations', 'firebaseremoteconfig'),
  ]) {
    const missing = await t.register(FID, {}, path);
    expect([missing.status, missing.body.error?.status]).toEqual([404, 'NOT_FOUND']);
  }
  expect((await t.ask(INSTALLATIONS, { headers: HEADERS })).status).toBe(404);
});

test('refuses a body that is not JSON, or too long', async () => {
  for (const body of ['{', `"${'x'.repeat(1_100_000)}"`]) {
    const refused = await t.ask(INSTALLATIONS, { method: 'POST', headers: HEADERS, body });
    expect([refused.status, refused.body.error?.status]).toEqual([400, 'INVALID_ARGUMENT']);
  }
});

test('serves the configuration: complete, then unchanged, then edited', async () => {
  const token = await registered();
  const first = await t.fetchConfig(token);
  expect(first.body).toEqual({
    state: 'UPDATE',
    entries: {
      api_url: `${t.door.origin}/api`,
      translations: JSON.stringify(exportTranslations()),
    },
    templateVersion: expect.stringMatching(/^[1-9]\d*$/),
  });
  const has = first.etag ?? '';
  const unchanged = await t.fetchConfig(token, { has });
  expect([unchanged.body.state, unchanged.body.entries, unchanged.etag]).toEqual([
    'NO_CHANGE',
    undefined,
    has,
  ]);

  edit({ api_url: 'https://api.x.example', translations: { fr: { Saved: 'Enregistré' } }, beta: true });
  const edited = await t.fetchConfig(token, { has });
  expect(edited.body).toMatchObject({
    state: 'UPDATE',
    entries: {
      api_url: 'https://api.x.example',
      translations: '{"fr":{"Saved":"Enregistré"}}',
      beta: 'true',
    },
  });
  expect(edited.etag).not.toBe(has);
  expect(Number(edited.body.templateVersion)).toBeGreaterThan(Number(first.body.templateVersion));

  // The same content in another order needs no reload.
  edit({ beta: true, translations: { fr: { Saved: 'Enregistré' } }, api_url: 'https://api.x.example' });
  expect((await t.fetchConfig(token, { has: edited.etag ?? '' })).body.state).toBe('NO_CHANGE');
});

test('the API is on the origin of the page, also behind a development server', async () => {
  const token = await registered();
  const urlFor = async (origin: string) =>
    (await t.fetchConfig(token, { headers: { origin } })).body.entries.api_url;
  expect(await urlFor('https://app.x.example:8443')).toBe('https://app.x.example:8443/api');
  expect(await urlFor('null')).toBe(`${t.door.origin}/api`);
});

test('serves an empty template, and a missing one', async () => {
  const token = await registered();
  edit({});
  const empty = await t.fetchConfig(token);
  const has = empty.etag ?? '';
  expect(empty.body).toEqual({ state: 'EMPTY_CONFIG', templateVersion: expect.any(String) });
  expect((await t.fetchConfig(token, { has })).body.state).toBe('NO_CHANGE');
  rmSync(t.provider.template.file);
  const none = await t.fetchConfig(token, { has });
  expect([none.body, none.etag === has]).toEqual([{ state: 'NO_TEMPLATE' }, false]);
  await t.restart();
  expect((await t.fetchConfig(token)).body.state).toBe('UPDATE');
});

test('refuses a fetch without a valid token of this browser and app', async () => {
  const token = await registered();
  const foreign = await registered(OTHER_FID);
  for (const refused of [
    await t.fetchConfig('any'),
    await t.fetchConfig(foreign),
    await t.fetchConfig(token, { fid: OTHER_FID }),
    await t.fetchConfig(token, { app: '1:1:web:2' }),
    await t.fetchConfig(token, { fid: 'cIvbRcVvTEuixnvpIllBk9' }),
  ]) {
    expect([refused.status, refused.body.error?.status]).toEqual([401, 'UNAUTHENTICATED']);
  }
  expect((await t.fetchConfig(token)).status).toBe(200);
});

test('the web configuration names the app and the event endpoint; the tag script exists', async () => {
  const { status, body } = await t.ask(WEB_CONFIG, { headers: HEADERS });
  const measurementId = expect.stringMatching(/^G-/);
  const app = { projectId: 'demo-x', appId: APP, apiKey: 'demo-key', measurementId };
  expect([status, body]).toMatchObject([200, app]);
  const script = await fetch(t.door.origin + TAG);
  expect([script.status, script.headers.get('content-type')]).toEqual([
    200,
    'text/javascript; charset=utf-8',
  ]);
});

test('reports a data folder that became read-only as a service failure', async () => {
  rmSync(t.dataDir, { recursive: true });
  const failed = await t.register();
  expect([failed.status, failed.body.error?.status]).toEqual([500, 'INTERNAL']);
  expect(t.door.logged.join()).toContain('ENOENT');
  // It was not stored, so the id is free.
  await t.restart();
  expect((await t.register()).status).toBe(200);
  expect(Object.keys(JSON.parse(readFileSync(join(t.dataDir, 'installations.json'), 'utf8')))).toEqual([FID]);
});
