// What the panel shows of the provider's services. start.test.ts covers its other data with the
// whole mock.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadContract } from '../scripts/contract/load.ts';
import { createFaults } from './faults.ts';
import { createJournal } from './journal.ts';
import { createOutbox } from './outbox.ts';
import { createPanel } from './panel.ts';
import { openProviderDoor, type ProviderDoor } from './provider/provider-door.ts';
import { createSelfCheck } from './self-check.ts';
import { readSettings } from './settings.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'panel-'));
const contract = loadContract();
const outbox = createOutbox();
let provider: ProviderDoor;
let server: Server;
let origin: string;

beforeAll(async () => {
  const settings = readSettings({ dataDir, log: () => undefined }, {});
  const faults = createFaults();
  provider = await openProviderDoor({ settings, selfCheck: createSelfCheck(settings.log) });
  const panel = createPanel({
    faults,
    journal: createJournal(),
    provider,
    operations: () => contract.operations,
    where: contract.where,
    parts: () => ({}),
    violations: () => 0,
    outbox,
  });
  server = createServer(async (request, response) => {
    const { status, headers, body } = await panel(request, (request.url ?? '').replace(/\?.*/, ''));
    response.setHeaders(headers).writeHead(status).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.close();
  await provider.stop();
  rmSync(dataDir, { recursive: true });
});

const ask = async (path: string, init: RequestInit = {}) => {
  const response = await fetch(`${origin}/_mock${path}`, init);
  return { status: response.status, allow: response.headers.get('allow'), body: await response.json() };
};
const send = (method: string, path: string, body: unknown) =>
  ask(path, { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

test('serves the API reference with nothing from another site and no inline code', async () => {
  const page = await fetch(`${origin}/_mock/reference`);
  const html = await page.text();
  const policy = page.headers.get('content-security-policy');
  expect(policy).toContain("default-src 'self'");
  expect(policy).not.toContain('unsafe');
  const parts = [...html.matchAll(/(?:href|src)="(\/_mock\/[^"]+\.(css|js))"/g)];
  expect(parts.map(([, path]) => path)).toEqual([
    '/_mock/swagger-ui.css',
    '/_mock/reference.css',
    '/_mock/swagger-ui-bundle.js',
    '/_mock/reference.js',
  ]);
  for (const [, path, kind] of parts) {
    const part = await fetch(`${origin}${path}`);
    expect(part.headers.get('content-type')).toContain(kind === 'css' ? 'text/css' : 'text/javascript');
    expect((await part.text()).length).toBeGreaterThan(50);
  }
});

test('a client sets and reads only its own faults', async () => {
  const cookie = 'mock-client=test-1';
  const headers = { 'content-type': 'application/json', cookie };
  const body = JSON.stringify({ operations: { listAssets: { errorRate: 1 } } });
  const set = await ask('/faults', { method: 'PUT', headers, body });
  expect(set.body.operations).toEqual({ listAssets: { errorRate: 1 } });
  expect((await ask('/faults')).body.operations).toEqual({});
  expect((await ask('/faults', { headers: { cookie } })).body).toEqual(set.body);
});

test('lists operations with their host, and accepts faults', async () => {
  expect((await ask('/operations')).body).toContainEqual(
    expect.objectContaining({
      id: 'getRemoteConfig',
      path: '/firebaseremoteconfig.googleapis.com/v1/projects/{projectId}/namespaces/firebase:fetch',
      answers: expect.arrayContaining([{ prefer: 'code=200, example=noTemplate', label: '200 noTemplate' }]),
    }),
  );
  const operations = { getRemoteConfig: { prefer: 'code=429' }, createInstallation: { broken: true } };
  const set = await send('PUT', '/faults', { operations, parts: { installations: 'down' } });
  expect(set).toMatchObject({ status: 200, body: { operations, parts: { installations: 'down' } } });
  expect((await ask('/faults', { method: 'DELETE' })).body.operations).toEqual({});
});

test('lists the latest invitation of an address with its link', async () => {
  outbox.read('[The sandbox] Invitation for noor@juniper.example: /team#invitation=old');
  outbox.read('[The sandbox] Invitation for noor@juniper.example: /team#invitation=new-1');
  outbox.read('[The sandbox] It says something else.');
  const { body } = await ask('/messages?to=Noor@juniper.example');
  expect(body[0]).toEqual({ to: 'noor@juniper.example', href: '/team#invitation=new-1' });
  expect((await ask('/messages?to=other@juniper.example')).body).toEqual([]);
});

test('only the API can drift', async () => {
  const drift = 'other-type';
  const { body } = await ask('/operations');
  const ofApi = body.filter((one: { ofApi?: boolean }) => one.ofApi).map((one: { id: string }) => one.id);
  expect(ofApi).toEqual(contract.operations.map(({ id }) => id));
  expect((await send('PUT', '/faults', { operations: { listAssets: { drift } } })).status).toBe(200);
  const refused = await send('PUT', '/faults', { operations: { getRemoteConfig: { drift } } });
  expect(refused.body.errors).toMatchObject([{ field: 'operations.getRemoteConfig.drift' }]);
  await ask('/faults', { method: 'DELETE' });
});

test('links to the source of contract rules', async () => {
  const rule = '/components/schemas/Asset/properties/name';
  const { body } = await ask(`/contract?rule=${rule}&rule=nonsense&rule=/paths/nothing`);
  expect(body).toMatchObject([
    { rule, file: 'openapi/v1/assets.yaml', line: expect.any(Number) },
    { rule: '/paths/nothing', file: 'openapi/v1.yaml' },
  ]);
});

test('shows where to edit the remote configuration, and its errors', async () => {
  expect((await ask('/health')).body.remoteConfig).toEqual({
    file: join(dataDir, 'remote-config.json'),
    trouble: null,
  });
  writeFileSync(provider.template.file, '{');
  await expect
    .poll(async () => (await ask('/health')).body.remoteConfig.trouble)
    .toMatch(/^remote-config\.json cannot be used: /);
});

test('keeps a limited number of analytics events, newest first', async () => {
  await send('POST', '/analytics', { command: 'config', name: 'G-1', params: { send_page_view: false } });
  await send('POST', '/analytics', { command: 'event', name: 'page_view' });
  expect((await ask('/analytics')).body).toEqual([
    { at: expect.any(String), command: 'event', name: 'page_view', params: {} },
    { at: expect.any(String), command: 'config', name: 'G-1', params: { send_page_view: false } },
  ]);
  for (const wrong of [
    null,
    {},
    { command: 'js' },
    { command: 'event', name: 1 },
    { command: 'set', params: [] },
  ]) {
    expect((await send('POST', '/analytics', wrong)).status).toBe(422);
  }
  expect((await ask('/analytics', { method: 'POST', body: '{}' })).status).toBe(415);
  expect((await ask('/analytics', { method: 'PUT' })).allow).toBe('GET, POST, DELETE');
  for (let i = 0; i < 110; i += 1) await send('POST', '/analytics', { command: 'event', name: `e${i}` });
  const { body } = await ask('/analytics');
  expect([body.length, body[0].name]).toEqual([100, 'e109']);
  await ask('/analytics', { method: 'DELETE' });
  expect((await ask('/analytics')).body).toEqual([]);
});
