import { type RequestListener, request } from 'node:http';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { problem } from './problems.ts';
import { JSON_TYPE, openTestDoor, sendText, type TestDoor } from './test-door.ts';

const PROBLEM_TYPE = { 'content-type': 'application/problem+json' };

let door: TestDoor;
beforeEach(async () => {
  door = await openTestDoor();
  door.sandbox = (_req, res) => res.writeHead(200, JSON_TYPE).end('{"page":1,"pages":0,"items":[]}');
});
afterEach(() => door.stop());

const set = (given: object) => expect(door.faults.set(given, door.contract.operations)).toEqual([]);

test('forwards an operation of the sandbox, only below the contract’s prefix', async () => {
  const response = await fetch(`${door.origin}/api/v1/assets?page=1`);
  expect(response.status).toBe(200);
  expect(door.seen).toEqual(['sandbox GET /v1/assets?page=1']);
  expect(door.journal.last()).toMatchObject([
    { operationId: 'listAssets', by: 'sandbox', status: 200, violations: 0 },
  ]);
});

test('forwards unhandled operations and Prefer requests to Prism; 503 without it', async () => {
  for (const [path, headers] of [
    ['/devices', {}],
    ['/assets', { prefer: 'code=503' }],
  ] as const) {
    const response = await fetch(`${door.origin}/api/v1${path}`, { headers });
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '1']);
  }
  set({ operations: { listAssets: { prefer: 'example=empty' } } });
  expect((await fetch(`${door.origin}/api/v1/assets`)).status).toBe(503);
  expect(door.seen).toEqual([]);
  expect(door.selfCheck.found()).toEqual([]);
});

test('logs and marks a response that violates the contract', async () => {
  door.sandbox = (_req, res) => res.writeHead(200, JSON_TYPE).end('{"page":0,"pages":0,"items":[],"more":1}');
  const response = await fetch(`${door.origin}/api/v1/assets`);
  expect(response.headers.get('x-contract-violations')).toMatch(/^2; \/page /);
  expect(door.selfCheck.found().map(({ kind }) => kind)).toEqual(['schema', 'undeclared-property']);
  expect(door.logged[0]).toMatch(/^Contract violated by listAssets 200 at \/page: /);
  expect(door.journal.last()).toMatchObject([{ violations: 2 }]);
});

test('streams an upload: the sandbox gets the beginning while the client still sends', async () => {
  const arrived = Promise.withResolvers<string>();
  door.sandbox = (req, res) => {
    req.once('data', (chunk: Buffer) => arrived.resolve(chunk.toString()));
    req.on('end', () =>
      res.writeHead(422, PROBLEM_TYPE).end(problem(422, 'x', [{ field: 'a', message: 'b' }]).body),
    );
  };
  const upload = request(`${door.origin}/api/v1/assets?type=logo`, { method: 'POST' });
  upload.write('the beginning');
  expect(await arrived.promise).toBe('the beginning');
  const answered = new Promise((resolve) => upload.on('response', (answer) => resolve(answer.statusCode)));
  upload.end('the end');
  expect(await answered).toBe(422);
});

test('notices a client that disconnects during an upload', async () => {
  const left = Promise.withResolvers<void>();
  const arrived = Promise.withResolvers<void>();
  door.sandbox = (req) => {
    req.once('data', () => arrived.resolve());
    req.on('error', () => left.resolve());
  };
  const upload = request(`${door.origin}/api/v1/assets?type=logo`, { method: 'POST' });
  upload.on('error', () => undefined);
  upload.write('half');
  await arrived.promise;
  upload.destroy();
  await left.promise;
  await expect.poll(() => door.journal.last()).toMatchObject([{ status: null }]);
});

test('delivers a response sent before the upload is complete', async () => {
  door.sandbox = (_req, res) => res.writeHead(401, PROBLEM_TYPE).end(problem(401, 'x').body);
  const response = await fetch(`${door.origin}/api/v1/assets?type=logo`, {
    method: 'POST',
    body: Buffer.alloc(30_000_000),
  });
  expect(response.status).toBe(401);
});

test('a sandbox that disconnects or is missing is a 503', async () => {
  door.sandbox = (req) => req.socket.destroy();
  const broken = await fetch(`${door.origin}/api/v1/assets`);
  expect([broken.status, broken.headers.get('retry-after')]).toEqual([503, '1']);
  door.sandboxIsAway = true;
  expect((await fetch(`${door.origin}/api/v1/assets`)).status).toBe(503);
  expect((await fetch(`${door.origin}/media/x`)).status).toBe(503);
  expect(door.selfCheck.found()).toEqual([]);
});

test('applies latency and error rate', async () => {
  set({ operations: { listAssets: { latencyMs: 120, errorRate: 1 } } });
  const since = performance.now();
  const response = await fetch(`${door.origin}/api/v1/assets`);
  expect(performance.now() - since).toBeGreaterThan(110);
  expect(response.status).toBe(503);
  expect(door.seen).toEqual([]);
});

test('an intentionally broken response is not reported as a contract violation', async () => {
  set({ operations: { listAssets: { broken: true } } });
  const response = await fetch(`${door.origin}/api/v1/assets`);
  expect([response.status, await response.text()]).toEqual([200, '{"page":1,"page']);
  expect(door.selfCheck.found()).toEqual([]);
});

test('an intentionally drifted response is marked, and not reported as a violation', async () => {
  const page = '{"page":1,"pages":0,"items":[]}';
  door.sandbox = (_req, res) => res.writeHead(200, JSON_TYPE).end(page);
  set({ operations: { listAssets: { drift: 'undeclared-property' } } });
  const response = await fetch(`${door.origin}/api/v1/assets`);
  expect(response.headers.get('x-drift-on-purpose')).toBe('undeclared-property');
  expect(response.headers.has('x-contract-violations')).toBe(false);
  expect(await response.json()).toEqual({ ...JSON.parse(page), notInTheContract: true });
  expect(door.selfCheck.found()).toEqual([]);
});

test('does not serve a disabled provider', async () => {
  for (const host of ['firebaseinstallations', 'firebaseremoteconfig', 'firebase']) {
    expect((await fetch(`${door.origin}/${host}.googleapis.com/v1/x`)).status).toBe(404);
  }
});

test('breaks the connection for a part that is down', async () => {
  set({ parts: { sandbox: 'down', identity: 'down' } });
  await expect(fetch(`${door.origin}/api/v1/assets`)).rejects.toThrow();
  await expect(fetch(`${door.origin}/media/x`)).rejects.toThrow();
  await expect(
    fetch(`${door.origin}/securetoken.googleapis.com/v1/token`, { method: 'POST' }),
  ).rejects.toThrow();
  expect(door.seen).toEqual([]);
});

test('a hanging part responds when it is up again, and cleans up when the client disconnects', async () => {
  set({ parts: { sandbox: 'hang' } });
  const client = new AbortController();
  const left = fetch(`${door.origin}/api/v1/assets`, { signal: client.signal });
  const waiting = fetch(`${door.origin}/api/v1/assets`);
  await expect.poll(() => door.faults.waiting()).toBe(2);
  client.abort();
  await expect(left).rejects.toThrow();
  await expect.poll(() => door.faults.waiting()).toBe(1);
  door.faults.clear();
  expect((await waiting).status).toBe(200);
  expect(door.faults.waiting()).toBe(0);
  expect(door.seen).toHaveLength(1);
});

test('passes media with their headers, and hides internal paths', async () => {
  door.sandbox = (req, res) =>
    res.writeHead(206, { 'content-range': 'bytes 0-1/9', got: req.headers.range }).end('ab');
  const response = await fetch(`${door.origin}/media/one?signature=s`, { headers: { range: 'bytes=0-1' } });
  expect([response.status, response.headers.get('content-range'), response.headers.get('got')]).toEqual([
    206,
    'bytes 0-1/9',
    'bytes=0-1',
  ]);
  expect((await fetch(`${door.origin}/media/one`, { method: 'POST' })).status).toBe(405);
  expect(door.seen).toEqual(['sandbox GET /media/one?signature=s']);
  const up = await sendRaw(
    'GET /media/../internal/identity/restore HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
  );
  expect(up).toMatch(/^HTTP\/1\.1 418/);
  expect(door.seen).toHaveLength(1);
});

/** Sends and receives raw bytes, because fetch would correct invalid requests. */
const sendRaw = (text: string) => sendText(door.origin, text);

test('does not parse the body of a GET as a second request', async () => {
  await door.identity.restore();
  door.seen.length = 0;
  const hidden = 'POST /internal/identity/restore HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\n\r\n';
  const head = 'HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n';
  const chunk = `${hidden.length.toString(16)}\r\n${hidden}\r\n0\r\n\r\n`;
  for (const path of ['/api/v1/assets', '/media/one', '/emulator/v1/projects/demo-x/oobCodes']) {
    await sendRaw(`GET ${path} ${head}Transfer-Encoding: chunked\r\n\r\n${chunk}`);
    await sendRaw(`GET ${path} ${head}Content-Length: ${hidden.length}\r\n\r\n${hidden}`);
    // The next request on the connection is parsed from its own beginning.
    await fetch(`${door.origin}/api/v1/assets`);
  }
  expect(new Set(door.seen)).toEqual(
    new Set([
      'sandbox GET /v1/assets',
      'sandbox GET /media/one',
      'emulator GET /emulator/v1/projects/demo-x/oobCodes',
    ]),
  );
});

test.each([
  '[x',
  'evil.example',
  'localhost.evil.example',
  '127.0.0.1.evil.example:4000',
  'a@localhost',
  '10.0.0.1',
])('refuses a request with the Host %s', async (host) => {
  // No account has verified it.
  door.sandbox = (_req, res) => res.writeHead(404).end();
  for (const path of ['/api/v1/assets', '/_mock/faults', '/emulator/v1/projects/demo-x/oobCodes', '/']) {
    const answer = await sendRaw(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 421 /);
  }
  expect(door.seen.filter((line) => !line.includes('/internal/guest-domains/'))).toEqual([]);
});

test('serves the contract as one file', async () => {
  const json = await fetch(`${door.origin}/openapi.json`);
  expect(json.headers.get('content-type')).toBe('application/json');
  expect(Object.keys((await json.json()).paths)).toEqual(Object.keys(door.contract.document.paths));
  const yaml = await fetch(`${door.origin}/openapi.yaml`);
  expect(yaml.headers.get('content-type')).toBe('application/yaml');
  expect(await yaml.text()).toMatch(/^openapi: 3\.1/);
  const sent = await fetch(`${door.origin}/openapi.json`, { method: 'POST' });
  expect([sent.status, sent.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});

test('serves guest pages, and nothing else, under a domain that an account has verified', async () => {
  const sites: unknown[] = [];
  door.sandbox = (req, res) => {
    if (req.url?.startsWith('/media/')) sites.push(req.headers['x-guest-site']);
    res
      .writeHead(req.url === '/internal/guest-domains/photos.salon.example' ? 200 : 404, JSON_TYPE)
      .end('{}');
  };
  const get = (path: string) =>
    sendRaw(
      `GET ${path} HTTP/1.1\r\nHost: PHOTOS.salon.example:80\r\nX-Guest-Site: evil\r\nConnection: close\r\n\r\n`,
    );
  for (const path of [
    '/api/v1/assets',
    '/_mock/faults',
    '/_mock/dns',
    '/emulator/v1/x',
    '/media/exports/x',
    '/',
  ]) {
    expect([path, await get(path)]).toEqual([
      path,
      expect.stringMatching(/^HTTP\/1\.1 404 .*<!doctype html>/s),
    ]);
  }
  await get('/media/guests/one');
  expect(sites).toEqual(['photos.salon.example']);
  expect(new Set(door.seen)).toEqual(
    new Set(['sandbox GET /internal/guest-domains/photos.salon.example', 'sandbox GET /media/guests/one']),
  );
});

test.each([
  ['GET //', 404],
  ['GET //%', 404],
  ['GET //evil.example/autumn', 404],
  ['TRACE /', 405],
  ['PUT /autumn', 405],
  ['GET /:99999', 404],
])('answers %s on the public site with %i', async (line, status) => {
  const answer = await sendRaw(`${line} HTTP/1.1\r\nHost: guest.localhost\r\nConnection: close\r\n\r\n`);
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(door.logged).toEqual([]);
});

test('refuses a Host with an invalid port', async () => {
  const answer = await sendRaw('GET / HTTP/1.1\r\nHost: guest.localhost:99999\r\nConnection: close\r\n\r\n');
  expect(answer).toMatch(/^HTTP\/1\.1 421 /);
  expect(door.logged).toEqual([]);
});

test.each(['localhost', 'LOCALHOST:4000', '127.0.0.1', '127.1.2.3:80', '[::1]:4000', 'app.localhost:4000'])(
  'a request with the Host %s is answered, and the sandbox sees a single name',
  async (host) => {
    let seen: unknown;
    door.sandbox = (req, res) => {
      seen = [req.headers.host, req.headers.origin];
      res.writeHead(200, JSON_TYPE).end('{"page":1,"pages":0,"items":[]}');
    };
    const head = `Host: ${host}\r\nOrigin: http://${host}\r\nConnection: close`;
    expect(await sendRaw(`GET /api/v1/assets HTTP/1.1\r\n${head}\r\n\r\n`)).toMatch(/^HTTP\/1\.1 200/);
    expect(seen).toEqual(['sandbox', undefined]);
  },
);

test.each<Record<string, string>>([
  { origin: 'http://evil.example' },
  { origin: 'null' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
])('hides the emulator and the fault panel from a page that sends %j', async (headers) => {
  await door.identity.restore();
  door.seen.length = 0;
  const own = { origin: door.origin, 'sec-fetch-site': 'same-origin' };
  for (const path of ['/_mock/faults', '/emulator/v1/projects/demo-x/oobCodes']) {
    expect((await fetch(door.origin + path, { headers })).status).toBe(404);
    expect((await fetch(door.origin + path, { headers: own })).status).toBe(200);
  }
  const signUp = '/identitytoolkit.googleapis.com/v1/accounts:signUp?key=k';
  expect((await fetch(door.origin + signUp, { method: 'POST', headers, body: '{}' })).status).toBe(404);
  expect(door.seen).toEqual(['emulator GET /emulator/v1/projects/demo-x/oobCodes']);
});

test('shows the pages of simulated services in a local demo only', async () => {
  const path = '/_providers/square/consent';
  expect((await fetch(door.origin + path)).status).toBe(200);
  expect(door.seen).toEqual(['sandbox GET /internal/providers/square/consent']);
  const staging = await openTestDoor(false);
  for (const method of ['GET', 'POST']) {
    expect((await fetch(staging.origin + path, { method })).status).toBe(404);
    expect((await fetch(`${staging.origin}/_mock/dns`, { method })).status).toBe(404);
  }
  expect(staging.seen).toEqual([]);
  await staging.stop();
});

test('serves sample pictures', async () => {
  for (const name of [
    'juniper-salon-logo',
    'template-strip',
    'glow-serum',
    'guest-photo-pets',
    'anything-else',
  ]) {
    const response = await fetch(`${door.origin}/media/examples/${name}.svg`);
    expect(response.headers.get('content-type')).toBe('image/svg+xml');
    expect(await response.text()).toMatch(/^<svg [^>]+viewBox/);
  }
  expect((await fetch(`${door.origin}/media/examples/%3Cscript%3E.svg`)).status).toBe(404);
});

test('responds 500 to a write that may have been applied, and 503 only if it was not', async () => {
  const write = () => {
    const body = new FormData();
    body.append('assets', new Blob(['x']), 'a.png');
    return fetch(`${door.origin}/api/v1/assets?type=misc`, { method: 'POST', body });
  };
  const breaks: RequestListener[] = [
    (req) => req.resume().on('end', () => req.socket.destroy()),
    (req) => req.socket.destroy(),
    (_req, res) => res.writeHead(200, { ...JSON_TYPE, 'content-length': '100' }).write('{'),
  ];
  for (const breaking of breaks) {
    door.sandbox = (req, res) => {
      breaking(req, res);
      if (res.headersSent) setTimeout(() => res.destroy(), 20);
    };
    const broken = await write();
    expect([broken.status, broken.headers.get('retry-after')]).toEqual([500, null]);
    expect((await broken.json()).detail).toContain('It is unknown whether the change was saved');
  }
  door.sandboxIsAway = true;
  expect((await write()).status).toBe(503);
  door.sandboxIsAway = false;
});

test('leaves other paths to the caller', async () => {
  for (const path of ['/', '/assets', '/apian', '/_mocking', '/index.html']) {
    expect((await fetch(`${door.origin}${path}`)).status).toBe(418);
  }
});
