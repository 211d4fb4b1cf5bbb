import { expect, test } from 'vitest';
import { loadContract } from '../scripts/contract/load.ts';
import { clientOf } from './client.ts';
import { CutOff, createFaults } from './faults.ts';
import { problem } from './problems.ts';

const { operations } = loadContract();
const allUp = {
  sandbox: 'up',
  prism: 'up',
  identity: 'up',
  installations: 'up',
  remoteConfig: 'up',
  analytics: 'up',
};
const signal = () => new AbortController().signal;

test('faults are stored, read back and cleared', () => {
  const faults = createFaults();
  const set = {
    listAssets: { prefer: 'code=503', latencyMs: 200, errorRate: 0.5 },
    createAssets: { broken: true },
    createContact: { invalid: { field: 'emailAddress', message: 'Already used.' } },
    getAsset: { drift: 'undeclared-status' },
  };
  expect(faults.set({ operations: set, parts: { sandbox: 'down' } }, operations)).toEqual([]);
  expect(faults.get()).toEqual({ operations: set, parts: { ...allUp, sandbox: 'down' } });
  faults.clear();
  expect(faults.get()).toEqual({ operations: {}, parts: allUp });
});

test('clients have separate faults', async () => {
  const faults = createFaults();
  const own = faults.ofClient(clientOf({ headers: { cookie: 'a=b; mock-client=test-1' } }));
  own.set({ operations: { listAssets: { errorRate: 1 } }, parts: { sandbox: 'down' } }, operations);
  expect(await faults.ofClient('test-1').meet('listAssets', signal())).toMatchObject({ status: 503 });
  for (const other of [faults.ofClient('test-2'), faults.ofClient(clientOf({ headers: {} }))]) {
    expect(await other.meet('listAssets', signal())).toBeUndefined();
    await other.pass('sandbox', signal());
  }
});

test.each([
  [null, 'body'],
  [{ operations: [] }, 'body'],
  [{ operations: { nothing: {} } }, 'operations.nothing'],
  [{ operations: { listAssets: { prefer: 'code=418' } } }, 'operations.listAssets.prefer'],
  [{ operations: { listAssets: { prefer: 'return=minimal' } } }, 'operations.listAssets.prefer'],
  [{ operations: { listAssets: { latencyMs: -1 } } }, 'operations.listAssets.latencyMs'],
  [{ operations: { listAssets: { errorRate: 2 } } }, 'operations.listAssets.errorRate'],
  [{ operations: { listAssets: { broken: false } } }, 'operations.listAssets.broken'],
  [{ operations: { listAssets: { broken: true, prefer: 'code=503' } } }, 'operations.listAssets.broken'],
  [
    { operations: { listAssets: { broken: true, invalid: { field: 'show' } } } },
    'operations.listAssets.broken',
  ],
  [{ operations: { createContact: { invalid: { message: 'No.' } } } }, 'operations.createContact.invalid'],
  [
    { operations: { createContact: { invalid: { field: 'email', detail: '' } } } },
    'operations.createContact.invalid',
  ],
  [
    { operations: { createContact: { prefer: 'code=503', invalid: { field: 'email' } } } },
    'operations.createContact.invalid',
  ],
  [{ operations: { listAssets: { status: 422 } } }, 'operations.listAssets.status'],
  [{ operation: { listAssets: { prefer: 'code=503' } } }, 'operation'],
  [{ operations: { listAssets: { drift: 'somewhere' } } }, 'operations.listAssets.drift'],
  [{ operations: { listAssets: { drift: 'other-type', broken: true } } }, 'operations.listAssets.drift'],
  [{ parts: { sandbox: 'tired' } }, 'parts.sandbox'],
  [{ parts: { __proto__: null, nothing: 'up' } }, 'parts.nothing'],
])('refuses %j and sets nothing', (given, field) => {
  const faults = createFaults();
  const before = faults.get();
  expect(faults.set(given, operations).map((error) => error.field)).toEqual([field]);
  expect(faults.get()).toEqual(before);
});

test('error rate 1 always fails, 0 never', async () => {
  const faults = createFaults();
  faults.set({ operations: { listAssets: { errorRate: 1 } } }, operations);
  expect(await faults.meet('listAssets', signal())).toMatchObject({ status: 503 });
  const own = () => problem(500, 'In its own words.');
  expect(await faults.meet('listAssets', signal(), own)).toMatchObject({ status: 500 });
  expect(await faults.meet('getAsset', signal())).toBeUndefined();
});

test('refuses a chosen field', async () => {
  const faults = createFaults();
  faults.set({ operations: { createContact: { invalid: { field: 'emailAddress' } } } }, operations);
  const { status, body } = (await faults.meet('createContact', signal())) ?? {};
  const errors = [{ field: 'emailAddress', message: 'Check this field.' }];
  expect([status, JSON.parse(`${body}`)]).toMatchObject([422, { errors }]);
});

test('waits for the latency, and stops when the client disconnects', async () => {
  const faults = createFaults();
  faults.set({ operations: { listAssets: { latencyMs: 60_000 } } }, operations);
  const client = new AbortController();
  const meeting = faults.meet('listAssets', client.signal);
  client.abort();
  await expect(meeting).rejects.toThrow();
});

test('waits for a hanging part until it is up, down, or the client disconnects', async () => {
  const faults = createFaults();
  faults.set({ parts: { prism: 'hang' } }, operations);
  const client = new AbortController();
  const left = faults.pass('prism', client.signal);
  const waited = faults.pass('prism', signal());
  await faults.pass('sandbox', signal());
  expect(faults.waiting()).toBe(2);
  client.abort();
  await expect(left).rejects.toThrow(CutOff);
  expect(faults.waiting()).toBe(1);
  faults.clear();
  await waited;
  expect(faults.waiting()).toBe(0);
  faults.set({ parts: { prism: 'down' } }, operations);
  await expect(faults.pass('prism', signal())).rejects.toThrow(CutOff);
});
