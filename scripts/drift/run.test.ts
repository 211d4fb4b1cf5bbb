import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { loadContract } from '../contract/load.ts';
import type { Operation } from '../contract/operations.ts';
import { createAccess } from './access.ts';
import { createRun } from './run.ts';

it('processes responses in request order, however long each takes', async () => {
  const contract = loadContract();
  const learned: string[] = [];
  const waits = [30, 1, 15, 1];
  const run = createRun({
    contract,
    sender: {
      async send() {
        await sleep(waits.shift());
        return { status: 200, headers: new Headers(), body: new Uint8Array(), ms: 1 };
      },
    },
    access: createAccess(contract, []),
    ...{
      mode: 'read',
      seed: 1,
      runId: '0613f001',
      allowSharedWrites: true,
      skipped: new Set(),
      budget: undefined,
    },
    ...{ operations: contract.operations, perOperation: 1, fuzz: 0 },
    stop: new AbortController().signal,
    curl: () => '',
    mask: (text) => text,
    seen: ({ tried }) => learned.push(tried),
  });
  const operation = contract.operations.find(({ method }) => method === 'get') as Operation;
  const request = { method: 'GET', path: operation.path, params: {}, query: [], headers: {} };
  await Promise.all(['a', 'b', 'c', 'd'].map((tried) => run.call(operation, request, { tried })));
  expect(learned).toEqual(['a', 'b', 'c', 'd']);
});
