import { expect, it } from 'vitest';
import type { Operation } from '../../contract/operations.ts';
import type { Exchange, Run } from '../engine/run.ts';
import type { Resource } from '../model/resources.ts';
import type { Requests } from '../requests/requests.ts';
import { discoverIdsInOtherLists } from './ids-in-other-lists.ts';

const key = (name: string) => ({ type: 'string', pattern: `^${name}-[0-9]+$` });
const answer = (schema: object) => ({ '200': { content: { 'application/json': { schema } } } });
const entry = { properties: { key: key('doc'), object: key('obj') } };
const list = {
  ...{ id: 'list', method: 'get', effect: 'read', path: '/objects/{key}/documents', parameters: [] },
  definition: { responses: answer({ type: 'array', items: { type: 'object', ...entry } }) },
} as unknown as Operation; // Partial stub.

it('finds the ids of records in another list by the schema of their path parameter', async () => {
  const read = { effect: 'read', parameters: [{ name: 'doc', in: 'path', schema: key('doc') }] };
  // Partial stubs.
  const resource = { path: '/documents/{doc}', pathParameter: 'doc', read } as unknown as Resource;
  const documents = [
    { key: 'doc-1', object: 'obj-7' },
    { key: 'doc-2', object: 'obj-7' },
  ];
  const run = {
    contract: { document: {} },
    operations: [list],
    pool: { fits: () => [{ params: { key: 'obj-7' } }] },
    call: async () => ({ status: 200, json: documents }),
  } as unknown as Run;
  const requests = { plain: () => ({}) } as unknown as Requests;
  const ask = async ({ doc }: Record<string, string>) =>
    // Only this record exists.
    ({ status: doc === 'doc-2' ? 200 : 404, json: { key: doc } }) as unknown as Exchange;
  const found = await discoverIdsInOtherLists(run, requests, resource, ask);
  expect(found.map(({ params, own }) => [params, own])).toEqual([[{ doc: 'doc-2' }, false]]);
});
