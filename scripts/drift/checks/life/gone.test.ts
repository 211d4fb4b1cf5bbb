import { expect, it } from 'vitest';
import type { CaseRequest } from '../../../contract/cases/case.ts';
import type { Operation } from '../../../contract/operations.ts';
import type { Run } from '../../engine/run.ts';
import type { KnownRecord } from '../../model/pool.ts';
import type { Resource } from '../../model/resources.ts';
import type { Requests } from '../../requests/requests.ts';
import { checkGone, isMarked } from './gone.ts';

it('recognizes records that are marked as deleted', () => {
  const before = { id: 7, name: 'A', version: 1, cancelledAt: null };
  expect(isMarked(before, { ...before, cancelledAt: '2031-01-15T10:00:00Z' })).toBe(true);
  expect(isMarked({ ...before, visible: true }, { ...before, visible: false })).toBe(true);
  expect(isMarked(before, { ...before, version: 2 })).toBe(false);
  expect(isMarked(before, before)).toBe(false);
});

/** The findings for a unit's removal, if the list shows it afterwards on request. */
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
    }) as unknown as Operation; // Partial stub.
  const list = operation('get', { parameters, parameterPointers: ['/units/get/parameters/0'] });
  const [read, remove] = [operation('get'), operation('delete')];
  const shape = { items: [], record: [], schema: { properties: { id: {} } } };
  const resource = {
    path: '/units/{id}',
    pathParameter: 'id',
    updates: [],
    read,
    remove,
  } as unknown as Resource; // Partial stub.
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
  } as unknown as Run; // Partial stub.
  const requests = {
    plain: (_: Operation, params: Record<string, string>) => ({ params, path: '/units', query: [] }),
  } as unknown as Requests; // Partial stub.
  await checkGone(run, requests, resource, { params: { id: 'u1' }, own: true } as unknown as KnownRecord);
  return found;
}

it('expects a deleted record in a list that includes deleted ones', async () => {
  expect(await told(410, true)).toEqual([]);
  expect(await told(410, false)).toEqual(['filter-ignored includeDeleted']);
});

it('ignores servers that forget records, and other uses of the parameter', async () => {
  expect(await told(404, false)).toEqual([]);
  expect(await told(410, false, 'showArchived')).toEqual([]);
});

/** The findings for a service that updates missing records, and removes only existing ones. */
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
  // Partial stubs.
  const run = { call, report, operations: [remove, patch], pool: { forget: () => {} } } as unknown as Run;
  const resource = { remove, updates: [patch] } as unknown as Resource;
  await checkGone(run, { plain: () => ({}) } as unknown as Requests, resource, {
    own: true,
    body: {},
  } as KnownRecord);
  return says;
}

it('does not blame the removal for a record that an update recreated', async () => {
  expect(await toldOf((isThere) => isThere)).toEqual(['not-deleted']);
  expect(await toldOf(() => true)).toEqual(['not-deleted', 'deleted-twice']);
});
