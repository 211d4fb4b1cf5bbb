import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { loadContract } from '../../contract/load.ts';
import type { Operation } from '../../contract/operations.ts';
import { createAccess } from '../auth/access.ts';
import { createFolder } from '../har/har-testing.ts';
import { createRequests } from '../requests/requests.ts';
import { createRun, type RunOptions } from './run.ts';

const folder = createFolder();
afterAll(folder.remove);

const contractOf = (paths: object) =>
  loadContract(
    folder.write(
      'contract.json',
      JSON.stringify({
        openapi: '3.1.0',
        info: { title: 'Shop', version: '1' },
        servers: [{ url: 'https://shop.example' }],
        security: [],
        paths,
      }),
    ),
  );

/** A run in write mode against a sender. */
const runWith = (
  contract: RunOptions['contract'],
  send: RunOptions['sender']['send'],
  more: Partial<RunOptions> = {},
) =>
  createRun({
    contract,
    sender: { send },
    access: createAccess(contract, []),
    mode: 'write',
    seed: 1,
    runId: '0613f001',
    allowSharedWrites: true,
    skipped: new Set(),
    budget: undefined,
    operations: contract.operations,
    perOperation: 1,
    fuzz: 0,
    stop: new AbortController().signal,
    curl: () => '',
    mask: (text) => text,
    ...more,
  });

it('processes responses in request order, however long each takes', async () => {
  const contract = loadContract();
  const learned: string[] = [];
  const waits = [30, 1, 15, 1];
  const run = runWith(
    contract,
    async () => {
      await sleep(waits.shift());
      return { status: 200, headers: new Headers(), body: new Uint8Array(), ms: 1 };
    },
    { seen: ({ tried }) => learned.push(tried) },
  );
  const operation = contract.operations.find(({ method }) => method === 'get') as Operation;
  const request = { method: 'GET', path: operation.path, params: {}, query: [], headers: {} };
  await Promise.all(['a', 'b', 'c', 'd'].map((tried) => run.call(operation, request, { tried })));
  expect(learned).toEqual(['a', 'b', 'c', 'd']);
});

it('judges what a single resource answers between a change and its restore', async () => {
  const text = { type: 'string' };
  const profile = { type: 'object', properties: { name: text, handle: { type: ['string', 'null'] } } };
  const content = { content: { 'application/json': { schema: profile } } };
  const responses = { '200': { description: 'As it is now.', ...content } };
  const contract = contractOf({
    '/profile': {
      get: { operationId: 'readProfile', responses },
      put: { operationId: 'putProfile', requestBody: { required: true, ...content }, responses },
    },
  });
  const before = { name: 'Ada', handle: null };
  let stored: object = before;
  const run = runWith(contract, async ({ method, body }) => {
    if (method === 'PUT') stored = JSON.parse(new TextDecoder().decode(body));
    // Only reading is wrong, and only while there is a handle.
    const shown = method === 'GET' && Object(stored).handle ? { ...stored, handle: 7 } : stored;
    const headers = new Headers({ 'content-type': 'application/json' });
    return { status: 200, headers, body: new TextEncoder().encode(JSON.stringify(shown)), ms: 1 };
  });
  const put = contract.operations.find(({ id }) => id === 'putProfile') as Operation;
  const body = { type: 'application/json', json: { name: 'Ada', handle: 'ada' } };
  const request = { method: 'PUT', path: '/profile', params: {}, query: [], headers: {}, body };
  await run.call(put, request, { tried: 'a handle', requestClass: 'valid' });
  const found = run.findings.all().map(({ kind, operation, at }) => `${kind} ${operation?.id} ${at}`);
  expect(found).toEqual(['schema readProfile /handle']);
  expect(stored).toEqual(before);
});

it('uses a value that the contract lists in a path, unless that would reach what may not be changed', () => {
  const name = { name: 'name', in: 'path', required: true, schema: { enum: ['square', 'mailer'] } };
  const of = (operationId: string) => ({ operationId, responses: { '204': { description: 'Done.' } } });
  const contract = contractOf({
    '/services/{name}': { parameters: [name], get: of('read'), post: of('connect'), delete: of('remove') },
  });
  const pathsOf = (allowSharedWrites: boolean, ...names: string[]) => {
    const run = runWith(contract, async () => ({ failure: 'stopped', says: '', ms: 0 }), {
      allowSharedWrites,
    });
    for (const one of names) run.pool.learnValues({ name: one });
    const requests = createRequests(run);
    return contract.operations.map((one) => `${one.id} ${requests.plain(one, {}).path.split('/')[2]}`);
  };
  expect(pathsOf(true, 'Window')).toEqual(['read square', 'connect square', 'remove Window']);
  expect(pathsOf(true, 'Window', 'mailer')).toEqual(['read mailer', 'connect mailer', 'remove Window']);
  expect(pathsOf(false, 'Window')).toEqual(['read square', 'connect Window', 'remove Window']);
});
