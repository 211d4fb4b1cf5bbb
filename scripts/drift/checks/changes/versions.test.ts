import { expect, it } from 'vitest';
import type { CaseRequest } from '../../../contract/cases/case.ts';
import type { Operation } from '../../../contract/operations.ts';
import type { Run } from '../../engine/run.ts';
import type { Records } from '../../records/records.ts';
import type { Requests } from '../../requests/requests.ts';
import { checkVersion } from './versions.ts';

/** @param takes whether a change with this `If-Match` is accepted */
async function told(statuses: string[], takes: (version: string | undefined) => boolean, required = false) {
  const says: string[] = [];
  const operation = {
    path: '/things/{id}',
    parameters: [{ name: 'If-Match', in: 'header', required }],
    definition: { responses: Object.fromEntries(statuses.map((status) => [status, {}])) },
  } as unknown as Operation; // Partial stub.
  const call = async (_: Operation, { headers }: CaseRequest) => ({
    status: takes(headers['If-Match']) ? 200 : 412,
    reply: {},
  });
  const report = (_: unknown, found: { says: string; expected: string }) =>
    says.push(`${found.expected}: ${found.says}`);
  const plain = { headers: { 'If-Match': '"a1"' } };
  // Partial stubs.
  const requests = {
    proven: () => ({}),
    plain: () => plain,
    sendPlain: async () => ({ status: 200, reply: {} }),
  } as unknown as Requests;
  const run = { mode: 'write', call, report, pool: { version: () => '"a1"' } } as unknown as Run;
  await checkVersion({ run, requests, records: {} as Records }, operation);
  return says;
}

it('reports changes accepted with a wrong version, or without a required one', async () => {
  expect(await told(['200', '412', '428'], () => true)).toEqual([
    '412: Accepted a change of a version that is not there.',
    '428: Accepted a change of a record without naming its version.',
  ]);
  expect(await told(['200', '412', '428'], (version) => version === '"a1"')).toEqual([]);
});

it('accepts what the contract leaves open', async () => {
  const takesNone = (version: string | undefined) => version === undefined || version === '"a1"';
  expect(await told(['200', '412'], takesNone)).toEqual([]);
  // A generated case already omits a required header.
  expect(await told(['200', '412', '428'], takesNone, true)).toEqual([]);
  expect(await told(['200', '412', '428'], takesNone)).toHaveLength(1);
  expect(await told(['200'], () => true)).toEqual([]);
});
