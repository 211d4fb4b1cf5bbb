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

/** What is told where a unit is removed; its list has it afterwards where it is asked for what was deleted. */
async function told(status: number, isKept: boolean, name = 'includeDeleted') {
  const found: string[] = [];
  const parameters = [{ name, in: 'query', schema: { type: 'boolean', default: false } }];
  const operation = (method: string, more: object = {}) =>
    ({
      method,
      path: '/units',
      effect: 'read',
      parameters: [],
      definition: { responses: {} },
      ...more,
    }) as unknown as Operation; // No more of it is read.
  const list = operation('get', { parameters, parameterPointers: ['/units/get/parameters/0'] });
  const [read, remove] = [operation('get'), operation('delete')];
  const shape = { items: [], record: [], schema: { properties: { id: {} } } };
  const resource = { path: '/units/{id}', blank: 'id', updates: [], read, remove } as unknown as Resource; // As above.
  resource.list = { operation: list, shape } as unknown as Resource['list'];
  let isGone = false;
  const call = async (asked: Operation, request: CaseRequest) => {
    const seen = isGone && !(isKept && request.query.length > 0) ? [] : [{ id: 'u1' }];
    const answered = asked === list ? 200 : asked === read && isGone ? status : isGone ? status : 204;
    isGone ||= asked === remove;
    const reply = { headers: new Headers() };
    return { operation: asked, request, status: answered, json: asked === list ? seen : { id: 'u1' }, reply };
  };
  const run = {
    contract: { document: {} },
    resources: [resource],
    operations: [list, read, remove],
    pool: { idPath: () => ['id'], forget: () => {} },
    waits: [],
    call,
    report: (_: unknown, { kind, at }: Record<string, string>) => found.push(`${kind} ${at}`),
  } as unknown as Run; // As above.
  const requests = {
    plain: (_: Operation, params: Record<string, string>) => ({ params, path: '/units', query: [] }),
  } as unknown as Requests; // As above.
  await checkGone(run, requests, resource, { params: { id: 'u1' }, own: true } as unknown as Known);
  return found;
}

it('looks for what is known to be gone in the list that has it where it is asked for', async () => {
  expect(await told(410, true)).toEqual([]);
  expect(await told(410, false)).toEqual(['filter-ignored includeDeleted']);
});

it('leaves open what a server does not remember, and what else a list may have', async () => {
  expect(await told(404, false)).toEqual([]);
  expect(await told(410, false, 'showArchived')).toEqual([]);
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
