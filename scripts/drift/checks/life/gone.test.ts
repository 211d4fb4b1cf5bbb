import { expect, it } from 'vitest';
import type { CaseRequest } from '../../../contract/cases/case.ts';
import type { Operation } from '../../../contract/operations.ts';
import type { Known } from '../../pool.ts';
import type { Requests } from '../../requests.ts';
import type { Resource } from '../../resources.ts';
import type { Run } from '../../run.ts';
import { checkGone, isMarked } from './gone.ts';

it('sees where a record says of itself that it is over', () => {
  const before = { id: 7, name: 'A', version: 1, cancelledAt: null };
  expect(isMarked(before, { ...before, cancelledAt: '2031-01-15T10:00:00Z' })).toBe(true);
  expect(isMarked({ ...before, visible: true }, { ...before, visible: false })).toBe(true);
  expect(isMarked(before, { ...before, version: 2 })).toBe(false);
  expect(isMarked(before, before)).toBe(false);
});

/** What is told of a service whose records are changed whether they are there or not, and removed only while they are. */
async function toldOf(mayRemove: (isThere: boolean) => boolean): Promise<string[]> {
  const says: string[] = [];
  let isThere = true;
  const of = (method: string) =>
    ({
      method,
      pointer: method,
      effect: 'write',
      definition: { responses: { '404': {} } },
    }) as unknown as Operation;
  const [remove, patch] = [of('delete'), of('patch')];
  const call = async ({ method }: Operation, _: CaseRequest) => {
    const status = method === 'patch' || mayRemove(isThere) ? 200 : 404;
    isThere = method === 'patch';
    return { status };
  };
  const report = (_: unknown, found: { kind: string }) => says.push(found.kind);
  // No more of them is asked for.
  const run = { call, report, operations: [remove, patch], pool: { forget: () => {} } } as unknown as Run;
  const resource = { remove, updates: [patch] } as unknown as Resource;
  await checkGone(run, { plain: () => ({}) } as unknown as Requests, resource, {
    own: true,
    body: {},
  } as Known);
  return says;
}

it('does not blame the removal for what a change has brought back', async () => {
  expect(await toldOf((isThere) => isThere)).toEqual(['not-deleted']);
  expect(await toldOf(() => true)).toEqual(['not-deleted', 'deleted-twice']);
});
