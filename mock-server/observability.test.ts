// What the front door tells an operator: probes, the log of requests, and metrics.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toJson } from './log-format.ts';
import { readSettings } from './settings.ts';
import { JSON_TYPE, METRICS_TOKEN, openTestDoor, type TestDoor } from './test-door.ts';

let door: TestDoor;
beforeEach(async () => {
  door = await openTestDoor();
});
afterEach(() => {
  vi.useRealTimers();
  return door.stop();
});

const get = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(door.origin + path, { headers });
  const text = await response.text();
  return {
    status: response.status,
    id: response.headers.get('x-request-id'),
    headers: response.headers,
    text,
  };
};

test('is alive and ready when its parts are', async () => {
  expect(await get('/health')).toMatchObject({ status: 200, text: '{"status":"alive"}' });
  expect(await get('/ready')).toMatchObject({ status: 200, text: '{"status":"ready"}' });
  expect(door.seen).toEqual(['sandbox GET /ready']);
});

test('names what is not ready, and stays alive', async () => {
  door.sandbox = (_req, res) => res.writeHead(503, JSON_TYPE).end('{"reasons":["The database is away."]}');
  expect(await get('/ready')).toMatchObject({
    status: 503,
    text: '{"status":"not ready","reasons":["The database is away."]}',
  });
  door.sandbox = (_req, res) => res.destroy();
  expect((await get('/ready')).text).toContain('"The sandbox does not answer."');
  door.sandboxIsAway = true;
  expect((await get('/ready')).text).toContain('"The sandbox does not run."');
  expect((await get('/health')).status).toBe(200);
});

test.each(['/healthz', '/livez', '/readyz'])(
  'has no page at %s, which would pass for a working product',
  async (path) => expect((await get(path)).status).toBe(404),
);

test('logs a request with its operation and account, which only the log gets', async () => {
  door.sandbox = (_req, res) =>
    res
      .writeHead(200, { ...JSON_TYPE, 'x-sandbox-account': 'owner%20one' })
      .end('{"page":1,"pages":0,"items":[]}');
  const { id, headers } = await get('/api/v1/assets?page=1', { authorization: 'Bearer secret' });
  await expect.poll(() => door.requests).toHaveLength(1);
  expect(door.requests[0]).toEqual({
    level: 'info',
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    id,
    method: 'GET',
    operation: 'listAssets',
    path: '/api/v1/assets',
    status: 200,
    ms: expect.any(Number),
    account: 'owner one',
  });
  expect(id).toMatch(/^[\w-]{36}$/);
  expect(headers.has('x-sandbox-account')).toBe(false);
});

test('passes the id of a request on to the sandbox', async () => {
  let passed: unknown;
  door.sandbox = (req, res) => {
    passed = req.headers['x-request-id'];
    res.writeHead(200, JSON_TYPE).end('{"page":1,"pages":0,"items":[]}');
  };
  const { id } = await get('/api/v1/assets', { 'x-request-id': 'chosen by the client' });
  expect(passed).toBe(id);
});

test.each([
  ['/media/photos/1?signature=secret', '/media/photos/1'],
  ['/media/exports/secret', '/media/exports/*'],
  ['/media/account/1-secret?x', '/media/account/*'],
  ['/api/v1/guest/photos/secret', '/api/v1/guest/photos/{token}'],
  ['/api/v1/guest/sites/secret?pass=secret', '/api/v1/guest/sites/{slug}'],
  ['/emulator/action?oobCode=secret', '/emulator/action'],
])('logs %s without its secret', async (path, logged) => {
  await get(path);
  await expect.poll(() => door.requests).toHaveLength(1);
  expect(door.requests[0]?.path).toBe(logged);
});

test('logs a request whose connection broke as an error without status', async () => {
  door.sandbox = () => undefined;
  await expect(fetch(`${door.origin}/api/v1/assets`, { signal: AbortSignal.timeout(100) })).rejects.toThrow();
  await expect.poll(() => door.requests).toHaveLength(1);
  expect(door.requests[0]).toMatchObject({ level: 'error', status: null });
});

test('shows metrics of the door and the sandbox to the token only', async () => {
  door.sandbox = (_req, res) =>
    res.writeHead(200, JSON_TYPE).end(
      JSON.stringify([
        {
          ...{ name: 'queue_length', help: 'Rows', type: 'gauge', aggregator: 'sum' },
          values: [{ value: 3, labels: { queue: 'campaigns', process: 'sandbox' } }],
        },
      ]),
    );
  await get('/api/v1/nothing');
  expect((await get('/metrics')).status).toBe(401);
  expect((await get('/metrics', { authorization: 'Bearer a-token-for-testz' })).status).toBe(401);
  await expect.poll(() => door.requests).toHaveLength(3);
  const { status, text, headers } = await get('/metrics', { authorization: `Bearer ${METRICS_TOKEN}` });
  expect([status, headers.get('content-type')]).toEqual([
    200,
    expect.stringMatching(/^text\/plain; version=0\.0\.4/),
  ]);
  expect(text).toContain('queue_length{queue="campaigns",process="sandbox"} 3\n');
  expect(text).toMatch(
    /^http_request_duration_seconds_count\{operation="",status="404",process="door"\} 1$/m,
  );
  expect(text).toMatch(/^process_resident_memory_bytes\{process="door"\} \d+/m);
});

test('shows its own metrics while the sandbox is away', async () => {
  door.sandboxIsAway = true;
  const { text } = await get('/metrics', { authorization: `Bearer ${METRICS_TOKEN}` });
  expect(text).toContain('process_resident_memory_bytes{process="door"}');
});

test('reads LOG_FORMAT and METRICS_TOKEN, and refuses wrong ones in one sentence', () => {
  expect(readSettings({}, {})).toMatchObject({ logRequest: undefined, metricsToken: undefined });
  expect(readSettings({}, { LOG_FORMAT: 'json' }).logRequest).toBeTypeOf('function');
  expect(() => readSettings({}, { LOG_FORMAT: 'xml' })).toThrow(
    'LOG_FORMAT is "xml"; set it to text or json.',
  );
  expect(() => readSettings({}, { METRICS_TOKEN: 'short' })).toThrow(
    'METRICS_TOKEN is too easy to guess; set it to 16 or more letters and digits.',
  );
});

test('writes each line of the log as one JSON object with the part that wrote it', () => {
  vi.useFakeTimers({ now: new Date('2026-01-02T03:04:05Z') });
  const time = '2026-01-02T03:04:05.000Z';
  const inner = toJson('two\nlines');
  expect(inner).not.toContain('\n');
  expect(JSON.parse(inner)).toEqual({ level: 'warn', time, message: 'two\nlines' });
  const passedOn = toJson(toJson(`[The sandbox] ${inner}`));
  expect(JSON.parse(passedOn)).toEqual({ level: 'warn', time, message: 'two\nlines', part: 'The sandbox' });
  expect(JSON.parse(toJson('[Prism] failed'))).toEqual({
    level: 'warn',
    time,
    part: 'Prism',
    message: 'failed',
  });
});
