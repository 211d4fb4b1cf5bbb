import { expect, it } from 'vitest';
import type { CaseRequest } from '../../../contract/cases/case.ts';
import type { Operation } from '../../../contract/operations.ts';
import type { Run } from '../../engine/run.ts';
import type { Records } from '../../records/records.ts';
import type { Requests } from '../../requests/requests.ts';
import { checkChanged, checkConditional } from './conditional.ts';

const operation = {
  method: 'get',
  effect: 'read',
  pointer: '',
  definition: { responses: { '200': {}, '304': {} } },
} as unknown as Operation; // Partial stub.
// Partial stubs.
const requests = { proven: () => ({}), plain: () => ({ headers: {} }) } as unknown as Requests;

/** @param versions the version of each response in turn; the last one repeats */
function target(versions: string[], isSame: (asked: string) => boolean) {
  const says: string[] = [];
  const call = async (_: Operation, { headers }: CaseRequest) => {
    const asked = headers['If-None-Match'];
    const etag = versions.length > 1 ? versions.shift() : versions[0];
    const status = asked !== undefined && isSame(asked) ? 304 : 200;
    return { operation, status, reply: { headers: new Headers(etag === undefined ? {} : { etag }) } };
  };
  const report = (_: unknown, found: { says: string }) => says.push(found.says);
  return { run: { call, report } as unknown as Run, says };
}

async function told(versions: string[], isSame: (asked: string) => boolean) {
  const { run, says } = target(versions, isSame);
  await checkConditional({ run, requests, records: {} as Records }, operation);
  return says;
}

it('reports unchanged content that is sent again and changed content that is not', async () => {
  expect(await told(['"a1"'], () => false)).toEqual(['Sent an unchanged record again.']);
  expect(await told(['"a1"'], () => true)).toEqual(['Answered 304 for a version that does not exist.']);
  expect(await told(['"a1"'], (asked) => asked === '"a1"')).toEqual([]);
});

it('reports nothing if every response has another version or none', async () => {
  expect(await told(['"a1"', '"a2"', '"a3"'], () => false)).toEqual([]);
  expect(await told([], () => false)).toEqual([]);
});

it('reports 304 after a change unless the version is weak', async () => {
  const { run, says } = target(['"a2"'], () => true);
  await checkChanged(run, requests, operation, {}, 'W/"a1"');
  expect(says).toEqual([]);
  await checkChanged(run, requests, operation, {}, '"a1"');
  expect(says).toEqual(['Answered 304 for a record that has changed since.']);
});

it('reports a strong version that stays after a change', async () => {
  const responses = { '200': { headers: { etag: {} } } };
  const telling = { ...operation, definition: { responses } } as unknown as Operation;
  const after = async (before: string, now: string) => {
    const { run, says } = target([now], () => false);
    // Partial stub.
    const pool = { version: () => now } as unknown as Run['pool'];
    await checkChanged({ ...run, pool }, requests, telling, {}, before);
    return says;
  };
  expect(await after('"a1"', '"a1"')).toEqual(['The record has changed and keeps its ETag.']);
  expect(await after('"a1"', '"a2"')).toEqual([]);
  expect(await after('W/"a1"', 'W/"a1"')).toEqual([]);
});
