// The product as `npm start` runs it: the static site, the front door, sandbox, identity emulator and Prism.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Entry } from '../../mock-server/journal.ts';
import { databaseOf, newFolder } from '../../mock-server/sandbox/testing.ts';
import { readSettings } from '../../mock-server/settings.ts';
import { toWire } from '../contract/cases/http.ts';
import { createCaseMaker } from '../contract/cases/make.ts';
import { createRandom } from '../contract/cases/random.ts';
import { createJudge } from '../contract/judge.ts';
import { loadContract } from '../contract/load.ts';
import { type Product, startProduct } from './product.ts';

/** Requests to each port. */
const COUNT = process.env.TEST_LONG ? 1500 : 20;
const AT_ONCE = 20;

const site = mkdtempSync(join(tmpdir(), 'site-'));
const dataDir = newFolder();
const logged: string[] = [];
let product: Product;
const start = async () => {
  const log = (line: string) => logged.push(line);
  const databaseUrl = await databaseOf(dataDir);
  product = await startProduct(readSettings({ port: 0, dataDir, databaseUrl, log }), { folder: site });
};
beforeAll(async () => {
  const config = { projectId: 'demo-frameside', apiKey: 'k', appId: '1:1:web:1' };
  writeFileSync(join(site, 'index.html'), '<!doctype html><title>The app</title>');
  writeFileSync(join(site, 'config.json'), JSON.stringify(config));
  await start();
});
afterAll(async () => {
  await product?.stop();
  rmSync(site, { recursive: true });
});

const READY = { timeout: 90_000, interval: 200 };
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

interface Session {
  localId: string;
  idToken: string;
}

async function identity(call: string, body: object): Promise<Session> {
  const response = await fetch(
    `${product.origin}/identitytoolkit.googleapis.com/v1/accounts:${call}?key=any`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...body, returnSecureToken: true }),
    },
  );
  expect(response.status).toBe(200);
  return (await response.json()) as Session;
}

const signIn = (email: string, password: string) => identity('signInWithPassword', { email, password });

async function api(path: string, { idToken }: Session, init: RequestInit = {}) {
  const headers = { ...(init.headers as Record<string, string>), authorization: `Bearer ${idToken}` };
  const response = await fetch(`${product.origin}/api/v1${path}`, { ...init, headers });
  expect(response.headers.get('x-contract-violations')).toBeNull();
  return {
    status: response.status,
    body: (await response.json()) as { items: { id: string; url: string }[] },
  };
}

/** Expects the only asset. */
async function expectAsset(id: string | undefined, session: Session): Promise<void> {
  const { items } = (await api('/assets', session)).body;
  expect(items.map((one) => one.id)).toEqual([id]);
  const file = await fetch(product.origin + items[0]?.url);
  expect(Buffer.from(await file.arrayBuffer())).toEqual(PNG);
}

let assetId: string | undefined;

test('signs in, uploads and reads', async () => {
  const owner = await signIn('owner@juniper.example', 'frameside');
  expect(owner.localId).toBe('owner-beauty');
  const form = new FormData();
  form.append('assets', new Blob([PNG]), 'dot.png');
  const made = await api('/assets?type=logo', owner, { method: 'POST', body: form });
  expect(made.status).toBe(200);
  assetId = made.body.items[0]?.id;
  await expectAsset(assetId, owner);
  // `Prefer` goes to Prism, also for an operation of the sandbox.
  expect((await api('/assets', owner, { headers: { prefer: 'code=503' } })).status).toBe(503);
  expect((await api('/devices', owner)).status).toBe(200);
  expect(product.mock.violations()).toEqual([]);
});

/** The process id of each part. */
const processes = () =>
  Object.fromEntries(Object.entries(product.mock.parts).map(([name, part]) => [name, part.pid]));
const ports = () => ({
  product: Number(new URL(product.origin).port),
  ...Object.fromEntries(Object.entries(product.mock.parts).map(([name, part]) => [name, part.port ?? 0])),
});

/** @returns the response, up to its end or half a second of silence */
function send(port: number, text: string): Promise<string> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(text, 'latin1'));
    socket.setTimeout(500, () => socket.destroy());
    socket.on('data', (chunk) => {
      answer += chunk.toString('latin1');
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(answer));
  });
}

const get = (target: string, headers = 'Host: localhost') =>
  `GET ${target} HTTP/1.1\r\n${headers}\r\nConnection: close\r\n\r\n`;

const NO_PATHS = [
  '//',
  '///',
  '//[',
  '//%',
  '/\\',
  'http://',
  'http://x/',
  '*',
  '//[::1',
  '//user@',
  '/\\[',
  '//:99999',
];

test.each(NO_PATHS)('answers %s, and the next request too', async (target) => {
  expect(await send(ports().product, get(target))).toMatch(/^HTTP\/1\.1 [2-4]\d\d /);
  expect(await send(ports().product, get('/'))).toMatch(/^HTTP\/1\.1 200 /);
});

const METHODS = [
  'GET',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'HEAD',
  'TRACE',
  'CONNECT',
  'PROPFIND',
  'get',
  'X',
];
const TARGETS = [
  ...NO_PATHS,
  ...[
    '/',
    '/assets',
    '/static/x.js',
    '/config.json',
    '/api/v1/assets',
    '/api/v1/contacts/import',
    '/v1/assets',
  ],
  ...[
    '/api/v1/assets/%00',
    '/api/v1/assets/%E0%A4%A',
    '/api/v1/assets?page=%',
    '/media/x/y?z',
    '/media/exports/%2e%2e',
  ],
  ...[
    '/_mock',
    '/_mock/faults',
    '/_mock/contract?rule=/%FF',
    '/emulator/v1/projects/x/oobCodes',
    '/emulator/action',
  ],
  ...[
    '/identitytoolkit.googleapis.com/v1/accounts:signUp?key=k',
    '/securetoken.googleapis.com/v1/token?key=%',
  ],
  ...['/identitytoolkit.googleapis.com/v1/projects/%/accounts:lookup', '/internal/identity/sync'],
  ...[
    '/firebaseremoteconfig.googleapis.com/v1/projects/%FF/namespaces/firebase:fetch',
    `/${'a'.repeat(9000)}`,
  ],
];
const HEADERS = [
  'Host: localhost',
  'Host: [x',
  'Host:',
  'Host: localhost\r\nHost: evil.example',
  'Content-Type: application/json',
  'Content-Type: multipart/form-data; boundary=x',
  'Content-Type: multipart/form-data',
  'Content-Type: \x80\xff;;=',
  'Content-Length: 5',
  'Content-Length: -1',
  'Content-Length: 5, 6',
  'Transfer-Encoding: chunked',
  'Transfer-Encoding: chunked, identity',
  'Content-Encoding: gzip',
  'Expect: 100-continue',
  'Expect: nonsense',
  'Upgrade: websocket\r\nConnection: Upgrade',
  'Authorization: Bearer owner',
  'Authorization: Bearer \xff..',
  'Authorization: Bearer e30.e30.',
  'X-Device-Key: \xe9',
  'X-Identity-Origin: http://[',
  'X-Client-Address: :::',
  'Prefer: code=999, example=\x80',
  'Origin: //',
  'Origin: null',
  'Range: bytes=9-1',
  'If-None-Match: \xff',
  'Cookie: =;=',
  'Accept: */;q=x',
  ': empty',
  'No colon',
];
const BODIES = [
  '',
  '{}',
  'null',
  '[[[',
  '{"__proto__":{"a":1}}',
  '"\\ud800"',
  '\xff\xfe',
  '{"idToken":"..","oobCode":{"a":1}}',
  '5\r\nhello\r\n0\r\n\r\n',
  'zz\r\n',
  '--x\r\nContent-Disposition: form-data; name="assets"; filename="a"\r\n\r\n',
  '--x--\r\n',
  'GET // HTTP/1.1\r\nHost: localhost\r\n\r\n',
];

function rawRequests(count: number, seed: number): string[] {
  const random = createRandom(seed);
  const below = (most: number) => Math.floor(random() * most);
  const one = (list: string[]) => list[below(list.length)] ?? '';
  return Array.from({ length: count }, () => {
    const headers = Array.from({ length: below(5) }, () => one(HEADERS));
    const head = [
      `${one(METHODS)} ${one(TARGETS)} HTTP/1.${below(2)}`,
      ...(below(5) ? ['Host: localhost'] : []),
      ...headers,
    ];
    const text = `${head.join('\r\n')}\r\n\r\n${one(BODIES)}`;
    // One in four contains a random byte.
    const at = below(text.length);
    return below(4) ? text : text.slice(0, at) + String.fromCharCode(below(256)) + text.slice(at + 1);
  });
}

test('malformed requests crash no process on any port', async () => {
  const before = processes();
  for (const [index, [name, port]] of Object.entries(ports()).entries()) {
    const requests = rawRequests(COUNT, index + 1);
    for (let from = 0; from < requests.length; from += AT_ONCE) {
      const some = requests.slice(from, from + AT_ONCE);
      await Promise.all(some.map((text) => send(port, text)));
      expect(processes(), `after ${JSON.stringify(some)} to ${name}`).toEqual(before);
    }
  }
  for (const part of [product.origin, `${product.origin}/api/v1/plans`, `${product.origin}/_mock/health`]) {
    expect((await fetch(part)).status).toBeLessThan(500);
  }
  expect(logged.filter((line) => line.includes('started again'))).toEqual([]);
});

test('a page of another site gets no response from a part, even if it finds the port', async () => {
  const { sandbox = 0, identity = 0, prism = 0 } = ports() as Record<string, number>;
  const lookup = '/identitytoolkit.googleapis.com/v1/projects/demo-frameside/accounts:lookup';
  for (const [port, path] of [
    [identity, lookup],
    [identity, '/emulator/v1/projects/demo-frameside/oobCodes'],
    [sandbox, '/internal/identity/restore'],
    [prism, '/v1/assets'],
  ] as const) {
    for (const [headers, status] of [
      ['Host: 127.0.0.1\r\nOrigin: http://evil.example\r\nAuthorization: Bearer owner', 403],
      ['Host: evil.example\r\nAuthorization: Bearer owner', 421],
    ] as const) {
      expect(await send(port, get(path, headers))).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    }
  }
});

test.runIf(process.env.TEST_LONG)('users and uploads survive a kill of each part and a restart', async () => {
  const owner = await signIn('owner@juniper.example', 'frameside');
  const newcomer = { email: 'newcomer@example.com', password: 'secret-1' };
  const { localId } = await identity('signUp', newcomer);
  for (const pid of Object.values(processes())) if (pid !== undefined) process.kill(pid, 'SIGKILL');
  const signedIn = await vi.waitFor(() => signIn(newcomer.email, newcomer.password), READY);
  expect(signedIn.localId).toBe(localId);
  // The user stays signed in.
  await identity('lookup', { idToken: owner.idToken });
  await vi.waitFor(() => expectAsset(assetId, owner), READY);

  expect(product.mock.violations()).toEqual([]);
  await product.stop();
  await start();
  expect((await signIn(newcomer.email, newcomer.password)).localId).toBe(localId);
  await expectAsset(assetId, await signIn('owner@juniper.example', 'frameside'));
});

// Last, because it changes everything. In the short run, the drift check calls every operation of a sandbox.
test.runIf(process.env.TEST_LONG)(
  'every operation is handled by the sandbox, and every response matches the contract',
  async () => {
    const contract = loadContract();
    const cases = createCaseMaker(contract, createJudge(contract));
    const { idToken } = await signIn('owner@juniper.example', 'frameside');
    for (const operation of contract.operations) {
      const { method, target, headers, body } = toWire(cases.plain(operation));
      const answer = await fetch(product.mock.api + target, {
        method,
        headers: { ...headers, authorization: `Bearer ${idToken}` },
        ...(body && { body: Buffer.from(body) }),
        redirect: 'manual',
      });
      expect(answer.status, operation.id).toBeLessThan(500);
      const journal = await fetch(`${product.origin}/_mock/requests`);
      const [last] = (await journal.json()) as Entry[];
      expect(last, operation.id).toMatchObject({ operationId: operation.id, by: 'sandbox', violations: 0 });
    }
  },
);
