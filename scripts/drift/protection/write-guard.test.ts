import { expect, it } from 'vitest';
import { type CaseRequest, jsonIn } from '../../contract/cases/case.ts';
import type { OpenApi } from '../../contract/document.ts';
import type { Operation } from '../../contract/operations.ts';
import { createCreations } from './creations.ts';
import { createIdentifiers } from './identifiers.ts';
import type { Ownership } from './ownership.ts';
import { createWriteGuard } from './write-guard.ts';

const runId = '07a98001';
const operation = {
  ...{ id: 'deleteItem', path: '/items/{id}', method: 'delete', effect: 'write' },
  parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
} as unknown as Operation;

/** The guard of a run that was shown some ids, for requests whose id or slug breaks a rule. */
function guardAfter(shown: string[], isForbidden: (request: CaseRequest) => boolean, field: string) {
  const identifiers = createIdentifiers({} as OpenApi, runId);
  for (const value of shown) identifiers.see(value);
  const ownership = {
    isOwnId: () => false,
    reach: (_: string, { id }: Record<string, string>) =>
      id === undefined ? 'own' : identifiers.mayExist(id, { isForbidden: true }) ? 'others' : 'nothing',
  } as unknown as Ownership; // No more of it is read.
  const run = {
    contract: { operations: [], document: {} },
    resources: [],
    pool: { fits: () => [], values: () => [], references: () => [] },
    runId,
    allowSharedWrites: true,
    skipped: new Set(),
    creations: createCreations(),
  } as unknown as Parameters<typeof createWriteGuard>[0]; // As above.
  return createWriteGuard(run, ownership, identifiers, (_, request) => (isForbidden(request) ? [field] : []));
}

/** What is sent for an id that breaks the pattern, after an answer has shown some ids; undefined if it is left out. */
function sentFor(id: string, shown: string[]): string | undefined {
  const guard = guardAfter(shown, ({ params }) => !/^[a-z]+$/.test(params.id ?? ''), 'id');
  const request = { method: 'DELETE', path: `/items/${id}`, params: { id }, query: [], headers: {} };
  return guard.permit(operation, request, 'invalid').send?.path;
}

it('marks a forbidden id that an answer has shown, so that nothing has it', () => {
  expect(sentFor(' glow', [])).toBe('/items/ glow');
  expect(sentFor(' glow', ['glow'])).toBe(`/items/%20glow${runId}`);
});

it('leaves out a forbidden id in which a server may read another one', () => {
  for (const id of ['1.5', '12', '../glow', 'glow*', ' 7']) expect(sentFor(id, [id]), id).toBeUndefined();
});

it('sends another slug that is too short if an answer has shown the first one as an id', () => {
  const slugIn = (request: CaseRequest) => (jsonIn(request) as { slug: string }).slug;
  const guard = guardAfter(['-p'], (request) => slugIn(request).length < 3, 'slug');
  const body = { type: 'application/json', json: { slug: '-p' } };
  const request = { method: 'PATCH', path: '/item', params: {}, query: [], headers: {}, body };
  const update = { ...operation, method: 'patch', path: '/item' } as Operation;
  const { send } = guard.permit(update, request, 'invalid');
  expect(send && slugIn(send)).toBe('gn');
});

it('shares an action at a path whose values the contract lists, but removes nothing there', () => {
  const values = { name: 'id', in: 'path', required: true, schema: { enum: ['square', 'mailer'] } };
  const isSent = (method: string, id: string, parameters: unknown[] = [values]) => {
    const guard = guardAfter(['square', 'other'], () => false, 'id');
    const definition = { responses: {} };
    const own = { ...operation, method: method.toLowerCase(), parameters, definition } as Operation;
    const request = { method, path: `/items/${id}`, params: { id }, query: [], headers: {} };
    return guard.permit(own, request, 'plain').send !== undefined;
  };
  expect(isSent('GET', 'square')).toBe(true);
  expect(isSent('POST', 'square')).toBe(true);
  expect(isSent('DELETE', 'square')).toBe(false);
  expect(isSent('POST', 'other')).toBe(false);
  expect(isSent('POST', 'square', operation.parameters)).toBe(false);
});
