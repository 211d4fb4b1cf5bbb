import { expect, it } from 'vitest';
import type { Operation } from '../../../contract/operations.ts';
import type { Run } from '../../engine/run.ts';
import type { Records } from '../../records/records.ts';
import type { Requests } from '../../requests/requests.ts';
import { checkNoParent } from './no-parent.ts';

type Params = Record<string, string>;

const of = (method: string, effect: string) =>
  ({
    ...{ id: method, method, effect, path: '/units/{unit}/meters/{meter}/readings', pointer: '' },
    definition: { responses: { 404: {} } },
  }) as unknown as Operation; // Partial stub.

const METERS: Params[] = [
  { unit: '1', meter: '7' },
  { unit: '2', meter: '8' },
];

/** @param takes whether a create at a missing path succeeds */
async function told(takes: (params: Params) => boolean, isFoundAfter = false): Promise<string[]> {
  const found: string[] = [];
  const [list, add] = [of('get', 'read'), of('post', 'write')];
  const made = new Set<string>();
  const isThere = (params: Params) =>
    METERS.some(({ unit, meter }) => unit === params.unit && meter === params.meter);
  const run = {
    ...{ operations: [list, add], waits: [0], access: { callers: [], callersOf: () => [] } },
    resources: [{ path: '/units/{unit}' }],
    pool: { records: () => [{ params: { unit: '1' } }, { params: { unit: '2' } }] },
    call: async (operation: Operation, params: Params) => {
      const isSeen = isThere(params) || made.has(JSON.stringify(params));
      return { operation, status: isSeen ? 200 : 404 };
    },
    report: (_: unknown, { kind }: { kind: string }) => found.push(kind),
  } as unknown as Run; // Partial stub.
  const requests = {
    proven: () => METERS[0],
    plain: (_: Operation, params: Params) => params,
    sendPlain: async (operation: Operation, params: Params) => {
      const isTaken = isThere(params) || takes(params);
      if (isTaken && isFoundAfter) made.add(JSON.stringify(params));
      return { operation, status: isTaken ? 201 : 404 };
    },
  } as unknown as Requests; // Partial stub.
  await checkNoParent({ run, requests, records: { learnMade: async () => undefined } as unknown as Records });
  return found;
}

it('reports a create below a missing parent', async () => {
  expect(await told(() => false)).toEqual([]);
  expect(await told(({ unit }) => unit === '999999')).toEqual(['wrong-parent']);
  expect(await told(({ unit, meter }) => unit === '2' && meter === '7')).toEqual(['wrong-parent']);
});

it('accepts a create that also creates its parent', async () => {
  expect(await told(() => true, true)).toEqual([]);
});
