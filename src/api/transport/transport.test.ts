// The whole client, from the generated functions to the socket, against a real server.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createAssets, getAsset, listAssets } from '../assets';
import { listCampaigns } from '../campaigns';
import { createContact } from '../contacts';
import { apiOrigin, authenticate } from './client';
import { ApiError } from './errors';
import { cancelSlowCalls, slowCalls } from './slow-calls';
import { type CallIdentity, configureTransport } from './transport';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

let server: Server;
let base = '';
let answer: Answer;
let identity: CallIdentity;
const onUnauthorized = vi.fn();
const onViewingEnded = vi.fn();
/** What the server was sent, newest last. */
const seen: { method: string; url: string; headers: IncomingMessage['headers']; body: string }[] = [];

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { method = '', url = '', headers } = request;
    seen.push({ method, url, headers, body: Buffer.concat(chunks).toString() });
    answer(request, response);
  });
  base = await listen(server);
});
afterAll(() => close(server));

beforeEach(() => {
  seen.length = 0;
  onUnauthorized.mockReset();
  onViewingEnded.mockReset();
  answer = json(200, { page: 1, pages: 0, items: [] });
  identity = { token: null, uid: null, referral: null };
  configureTransport({
    baseUrl: () => `${base}/api`,
    currentIdentity: () => identity,
    ...{ onUnauthorized, onViewingEnded },
  });
});

it('[only-200] 200 returns the response, from below the version prefix', async () => {
  expect(await listAssets({ page: 2, type: 'logo' })).toEqual({ page: 1, pages: 0, items: [] });
  expect(seen[0]).toMatchObject({ method: 'GET', url: '/api/v1/assets?page=2&type=logo' });
});

it.each([201, 204, 206])('[only-200] %i is a failure', async (status) => {
  answer = status === 204 ? (_, response) => response.writeHead(204).end() : json(status, { items: [] });
  const error = await failure(createAssets({ assets: [file()] }, { type: 'logo' }));
  expect(error).toMatchObject({ kind: 'status', status, retryable: false, operationId: 'createAssets' });
  expect(error.message).toBe(`Request failed with status code ${status}`);
});

it('[only-200] does not follow redirects, neither to another origin nor within', async () => {
  const hits: string[] = [];
  const elsewhere = createServer((request, response) => {
    hits.push(request.url ?? '');
    response.end('{}');
  });
  const target = await listen(elsewhere);
  for (const location of [`${target}/v1/assets`, '/api/v1/assets?page=9']) {
    answer = (_, response) => response.writeHead(302, { Location: location }).end();
    expect((await failure(listAssets())).kind).toBe('network');
  }
  expect(hits).toEqual([]);
  expect(seen).toHaveLength(2);
  await close(elsewhere);
});

it('[request-errors] an error status contains its problem', async () => {
  answer = (request, response) => {
    response.setHeader('X-Request-Id', 'one-of-many');
    json(404, problem(404, 'It was deleted.'))(request, response);
  };
  const error = await failure(getAsset('asset-1'));
  expect(error).toBeInstanceOf(ApiError);
  expect(error.requestId).toBe('one-of-many');
  expect(error).toMatchObject({ kind: 'status', status: 404, retryable: false, operationId: 'getAsset' });
  expect(error.message).toBe('Request failed with status code 404');
  expect(error.problem?.detail).toBe('It was deleted.');
  expect(error.fieldErrors).toEqual([]);
});

it('[request-errors] 422 names each wrong field', async () => {
  const errors = [{ field: 'emailAddress', message: 'Enter a full email address.' }];
  answer = json(422, { ...problem(422, 'One field is invalid.'), errors });
  const error = await failure(createContact({ emailAddress: 'ada@' }));
  expect(error).toMatchObject({ status: 422, retryable: false, fieldErrors: errors });
});

it('[request-errors] an error without a problem of the contract still has its status', async () => {
  answer = (_, response) =>
    response.writeHead(502, { 'Content-Type': 'text/html' }).end('<h1>Bad gateway</h1>');
  expect(await failure(listAssets())).toMatchObject({
    status: 502,
    problem: null,
    fieldErrors: [],
    retryable: false,
  });
  answer = json(500, { status: 500, errors: 'many' });
  expect(await failure(listAssets())).toMatchObject({ status: 500, problem: null, retryable: true });
});

it('repeats a call of unknown outcome with the same key, and any other with a new one', async () => {
  const keys = () => seen.map(({ headers }) => headers['idempotency-key']);
  answer = json(500, problem(500, 'It is unknown whether the change was saved.'));
  await failure(createContact({ emailAddress: 'ada@mail.example' }));
  answer = (request) => request.socket.destroy();
  await failure(createContact({ emailAddress: 'ada@mail.example' }));
  answer = json(422, problem(422, 'One field is invalid.'));
  await failure(createContact({ emailAddress: 'ada@mail.example' }));
  answer = json(200, { id: 'contact-1' });
  await createContact({ emailAddress: 'ada@mail.example' });
  await createContact({ emailAddress: 'ada@mail.example' });
  await createContact({ emailAddress: 'bo@mail.example' });
  const [first, ...others] = keys();
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(others.slice(0, 2)).toEqual([first, first]);
  expect(new Set(others).size).toBe(4);
});

it('reports a 401 with the identity of the call', async () => {
  identity = { token: 'old', uid: null, referral: null };
  answer = json(401, problem(401, 'Sign in.'));
  expect(await failure(listAssets())).toMatchObject({ status: 401, retryable: false });
  expect(onUnauthorized.mock.calls).toEqual([[identity]]);
});

it('reports that the viewing of an account has ended, with the account of the call', async () => {
  const ended = { ...problem(403, 'You are not viewing it.'), type: '/problems/viewing-required' };
  answer = json(403, ended);
  identity = { token: 'any', uid: 'owner-pets', referral: null };
  expect(await failure(listAssets())).toMatchObject({ status: 403, retryable: false });
  expect(onViewingEnded.mock.calls).toEqual([['owner-pets']]);
  answer = json(403, problem(403, 'Not for you.'));
  await failure(listAssets());
  identity = { token: 'any', uid: null, referral: null };
  answer = json(403, ended);
  await failure(listAssets());
  expect(onViewingEnded).toHaveBeenCalledOnce();
});

it.each([
  [429, '7', 7000],
  [503, '2', 2000],
  [503, 'soon', null],
  [503, '99999999999', 3_600_000],
  [500, undefined, null],
  [504, undefined, null],
])('[backoff] %i with Retry-After %s is retryable', async (status, header, retryAfterMs) => {
  answer = json(status, problem(status, 'Later.'), header === undefined ? {} : { 'Retry-After': header });
  expect(await failure(listAssets())).toMatchObject({ status, retryable: true, retryAfterMs });
  // A sign-in that temporarily cannot be verified must not end a session.
  expect(onUnauthorized).not.toHaveBeenCalled();
});

it('[backoff] Retry-After can be a date', async () => {
  answer = json(503, problem(503, 'Later.'), { 'Retry-After': new Date(Date.now() + 60_000).toUTCString() });
  const { retryAfterMs } = await failure(listAssets());
  expect(retryAfterMs).toBeGreaterThan(57_000);
  expect(retryAfterMs).toBeLessThanOrEqual(60_000);
});

it('[request-errors] a lost network is a Network Error, before and during a response', async () => {
  const losses: Answer[] = [
    (_, response) => response.destroy(),
    (_, response) => {
      response.writeHead(200, { 'Content-Length': '100' });
      response.write('{"page":', () => setTimeout(() => response.destroy(), 20));
    },
  ];
  for (const loss of losses) {
    answer = loss;
    const error = await failure(listAssets());
    expect(error).toMatchObject({ kind: 'network', message: 'Network Error', status: null, retryable: true });
    expect(error.operationId).toBe('listAssets');
  }
});

it('[request-errors] a failed identity lookup is a Network Error with its cause', async () => {
  const cause = new Error('auth/network-request-failed');
  configureTransport({ baseUrl: () => base, currentIdentity: () => Promise.reject(cause) });
  expect(await failure(listAssets())).toMatchObject({ kind: 'network', cause });
  expect(seen).toEqual([]);
});

it.each([
  ['malformed JSON', '{"page": 1'],
  ['a page instead of JSON', '<!doctype html>'],
  ['no body at all', ''],
])('%s cannot be read', async (_, body) => {
  for (const length of [{}, { 'Content-Length': String(body.length) }]) {
    answer = (_request, response) => response.writeHead(200, length).end(body);
    const error = await failure(listAssets());
    expect(error).toMatchObject({ kind: 'unreadable', status: null, retryable: false });
    expect(error.message).toBe('The answer could not be read: it is not valid JSON');
  }
});

it('[request-errors] aborts before, during and after the first byte', async () => {
  const starts: Answer[] = [() => undefined, (_, response) => void response.writeHead(200).write('{"page":')];
  for (const start of starts) {
    answer = start;
    const controller = new AbortController();
    setTimeout(() => controller.abort(), 50);
    const error = await failure(listAssets({}, { signal: controller.signal }));
    expect(error).toMatchObject({ kind: 'aborted', message: 'Request aborted', retryable: false });
  }
  seen.length = 0;
  expect((await failure(listAssets({}, { signal: AbortSignal.abort('left') }))).kind).toBe('aborted');
  expect(seen).toEqual([]);
});

it('[request-errors] abort does not wait for the identity', async () => {
  configureTransport({ baseUrl: () => base, currentIdentity: () => new Promise(() => undefined) });
  expect((await failure(listAssets({}, { signal: AbortSignal.timeout(30) }))).kind).toBe('aborted');
});

it('[no-timeout] applies the timeout of a caller', async () => {
  answer = () => undefined;
  const error = await failure(listAssets({}, { timeout: 40, signal: new AbortController().signal }));
  expect(error).toMatchObject({ kind: 'timeout', message: 'timeout of 40 ms exceeded', retryable: true });
});

it('[no-timeout] waits for a slow response without one', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  answer = (request, response) => setTimeout(() => json(200, { late: true })(request, response), 300);
  expect(await listAssets()).toEqual({ late: true });
  expect(timeout).not.toHaveBeenCalled();
  timeout.mockRestore();
});

it('[no-timeout] reports a call that hangs, which the user can cancel', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  answer = () => undefined;
  const changes: number[] = [];
  const { unsubscribe } = slowCalls.subscribe(({ length }) => changes.push(length));
  const hanging = failure(listAssets());
  vi.advanceTimersByTime(7999);
  expect(slowCalls.get().length).toBe(0);
  vi.advanceTimersByTime(1);
  expect(slowCalls.get().length).toBe(1);
  cancelSlowCalls();
  expect(await hanging).toMatchObject({ kind: 'aborted', message: 'Request aborted' });
  answer = json(200, { page: 1, pages: 0, items: [] });
  await listAssets();
  expect(changes).toEqual([1, 0]);
  unsubscribe();
  vi.useRealTimers();
});

it('[headers] sends none when signed out, viewing no account, and without a referral', async () => {
  await listAssets();
  expect(seen[0]?.url).toBe('/api/v1/assets');
  expect(seen[0]?.headers).not.toHaveProperty('authorization');
  expect(seen[0]?.headers).not.toHaveProperty('x-referral');
});

it('[headers] sends bearer, uid and X-Referral on reads and writes, with and without a query', async () => {
  identity = { token: 'abc.def', uid: 'owner-pets', referral: 'spring-fair' };
  await listAssets();
  await listAssets({ page: 3 });
  await createContact({ emailAddress: 'ada@example.com' });
  expect(seen.map(({ url }) => url)).toEqual([
    '/api/v1/assets?uid=owner-pets',
    '/api/v1/assets?page=3&uid=owner-pets',
    '/api/v1/contacts?uid=owner-pets',
  ]);
  for (const { headers } of seen) {
    expect(headers).toMatchObject({ authorization: 'Bearer abc.def', 'x-referral': 'spring-fair' });
  }
});

it('[headers] sends the uid that a call names, also while another account is viewed', async () => {
  identity = { token: 'abc.def', uid: 'owner-pets', referral: null };
  const query: { uid: string; page?: number } = { uid: 'owner-beauty' };
  await listAssets(query);
  expect(seen[0]?.url).toBe('/api/v1/assets?uid=owner-beauty');
});

it('[headers] asks for the identity on each call', async () => {
  identity = { token: 'one', uid: null, referral: null };
  await listAssets();
  identity = { token: 'two', uid: null, referral: null };
  await listAssets();
  expect(seen.map(({ headers }) => headers.authorization)).toEqual(['Bearer one', 'Bearer two']);
});

it.each(['', '.', '..'])(
  '[headers] refuses "%s" as a path parameter, which would name another operation',
  async (id) => {
    identity = { token: 'secret', uid: null, referral: null };
    await expect(getAsset(id)).rejects.toThrow('cannot be a path parameter');
    expect(seen).toEqual([]);
  },
);

it('[headers] keeps a path parameter in its own segment', async () => {
  for (const id of ['../accounts/owner-pets', '//evil.example', '%2e%2e', 'a?b#c']) await getAsset(id);
  expect(seen.map(({ url }) => url)).toEqual([
    '/api/v1/assets/..%2Faccounts%2Fowner-pets',
    '/api/v1/assets/%2F%2Fevil.example',
    '/api/v1/assets/%252e%252e',
    '/api/v1/assets/a%3Fb%23c',
  ]);
});

it('repeats the name of a query parameter that has several values', async () => {
  await listCampaigns({ status: ['draft', 'sent'] });
  expect(seen[0]?.url).toBe('/api/v1/campaigns?status=draft&status=sent');
});

it('[headers] the token is not put on a request to another origin', () => {
  const request = new Request('https://evil.example/v1/assets');
  const { onRequest } = authenticate({ token: 'secret', uid: null, referral: null }, 'https://api.example');
  expect(() => onRequest({ request })).toThrow('would leave the API');
  expect(request.headers.has('Authorization')).toBe(false);
});

it('serializes a JSON body once', async () => {
  await createContact({ emailAddress: 'ada@example.com' });
  expect(seen[0]?.headers['content-type']).toBe('application/json');
  expect(JSON.parse(seen[0]?.body ?? '')).toEqual({ emailAddress: 'ada@example.com' });
});

it('sends a form as multipart, with the file unchanged', async () => {
  await createAssets({ assets: [file()] }, { type: 'logo' });
  expect(seen[0]).toMatchObject({ method: 'POST', url: '/api/v1/assets?type=logo' });
  expect(seen[0]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
  expect(seen[0]?.body).toContain('name="assets"; filename="logo.png"');
  expect(seen[0]?.body).toContain('picture');
});

it('supports a base address that is set late, ends in a slash, or is empty', async () => {
  configureTransport({ baseUrl: () => Promise.resolve(`${base}/`), currentIdentity: () => identity });
  await listAssets();
  expect(seen[0]?.url).toBe('/v1/assets');
  expect(apiOrigin()).toBe(base);
  configureTransport({ baseUrl: () => 'not an address', currentIdentity: () => identity });
  await expect(listAssets()).rejects.toThrow(`The API's base address is "not an address"`);
});

async function failure(call: Promise<unknown>): Promise<ApiError> {
  const error = await call.then(
    () => expect.unreachable('It succeeded.'),
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw error;
  return error;
}

function json(status: number, body: unknown, headers: Record<string, string> = {}): Answer {
  const type = status < 300 ? 'application/json' : 'application/problem+json';
  return (_, response) =>
    response.writeHead(status, { 'Content-Type': type, ...headers }).end(JSON.stringify(body));
}

const problem = (status: number, detail: string) => ({ type: '/problems/any', title: 'Any', status, detail });

const file = () => new File(['picture'], 'logo.png', { type: 'image/png' });

async function listen(one: Server): Promise<string> {
  await new Promise<void>((resolve) => one.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(one.address() as AddressInfo).port}`;
}

async function close(one: Server): Promise<void> {
  one.closeAllConnections();
  await new Promise((resolve) => one.close(resolve));
}
