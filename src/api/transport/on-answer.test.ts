// Response listeners, against a real server.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listAssets } from '../assets';
import { ApiError } from './errors';
import { configureTransport } from './transport';

const body = { page: 1, pages: 0, items: [] };
const server = createServer(({ url }, response) => {
  const status = url?.includes('page=2') ? 503 : 200;
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
});

beforeAll(() => new Promise<void>((done) => server.listen(0, '127.0.0.1', done)));
afterAll(() => {
  server.close();
});

test('reports each response once, regardless of its status, with a body that can still be cloned', async () => {
  const shown: [string, number, Promise<unknown>][] = [];
  const { port } = server.address() as AddressInfo;
  configureTransport({
    baseUrl: () => `http://127.0.0.1:${port}`,
    currentIdentity: () => ({ token: null, uid: null, referral: null }),
    onAnswer: (operationId, response) => shown.push([operationId, response.status, response.clone().json()]),
  });
  expect(await listAssets()).toEqual(body);
  await expect(listAssets({ page: 2 })).rejects.toThrow(ApiError);
  expect(shown.map(([operationId, status]) => [operationId, status])).toEqual([
    ['listAssets', 200],
    ['listAssets', 503],
  ]);
  for (const [, , copy] of shown) expect(await copy).toEqual(body);
});
