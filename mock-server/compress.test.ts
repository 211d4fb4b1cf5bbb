import { type IncomingHttpHeaders, request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { compress } from './compress.ts';
import { invalid } from './problems.ts';
import { APP, FETCH, FID, HEADERS, openProviderTest, type ProviderTest } from './provider/test-provider.ts';

const long = invalid(Array.from({ length: 100 }, (_, i) => ({ field: `field${i}`, message: 'Is wrong.' })));
const plain = (body: Buffer) => body;

let provider: ProviderTest;
beforeEach(async () => {
  provider = await openProviderTest();
});
afterEach(() => provider.stop());

/** Without the decoding of `fetch`. */
const ask = (path: string, accept?: string) =>
  new Promise<{ headers: IncomingHttpHeaders; body: Buffer }>((resolve, reject) => {
    const headers = accept === undefined ? {} : { 'accept-encoding': accept };
    const asked = request(provider.door.origin + path, { headers }, async (answer) =>
      resolve({ headers: answer.headers, body: Buffer.concat(await answer.toArray()) }),
    );
    asked.on('error', reject).end();
  });

const answerWith = (type: string, body: string | Uint8Array) => {
  provider.door.sandbox = (_req, res) => res.writeHead(422, { 'content-type': type }).end(body);
};

test.each([
  ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
  ['gzip, deflate', 'gzip', gunzipSync],
  ['br;q=0, gzip', 'gzip', gunzipSync],
  ['identity', undefined, plain],
  [undefined, undefined, plain],
] as const)('answers a client that accepts %s in %s', async (accept, coding, decode) => {
  answerWith('application/problem+json', long.body);
  const { headers, body } = await ask('/api/v1/assets', accept);
  expect([headers['content-encoding'], headers.vary]).toEqual([coding, 'accept-encoding']);
  expect(headers['content-length']).toBe(`${body.length}`);
  expect(`${decode(body)}`).toBe(long.body);
});

test.each([
  ['application/json', '{"page":1,"pages":0,"items":[]}'],
  ['text/event-stream', 'data: 1\n\n'.repeat(500)],
  ['image/jpeg', Buffer.alloc(5000)],
])('sends %s as it is if it is short, a stream or compressed already', async (type, plainBody) => {
  answerWith(type, plainBody);
  const { headers, body } = await ask('/api/v1/assets', 'br');
  expect([headers['content-encoding'], body.length]).toEqual([undefined, plainBody.length]);
});

test('compresses a cached response once', async () => {
  const [body, headers] = [Buffer.from(long.body), { 'accept-encoding': 'br' }];
  const [one, other] = await Promise.all([
    compress({ headers }, { ...long, body }),
    compress({ headers }, { ...long, body }),
  ]);
  expect(one.body).not.toBe(body);
  expect(one.body).toBe(other.body);
});

test('compresses the remote configuration', async () => {
  const { authToken } = (await provider.register()).body;
  const response = await fetch(provider.door.origin + FETCH, {
    method: 'POST',
    headers: { ...HEADERS, 'if-none-match': '*' },
    body: JSON.stringify({
      sdk_version: '12.19.0',
      app_instance_id: FID,
      app_instance_id_token: authToken.token,
      app_id: APP,
      language_code: 'en-CA',
    }),
  });
  expect(response.headers.get('content-encoding')).toBe('gzip');
  expect(await response.json()).toMatchObject({ state: 'UPDATE' });
});
