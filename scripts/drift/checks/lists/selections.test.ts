import { expect, it } from 'vitest';
import type { CaseRequest } from '../../../contract/cases/case.ts';
import type { Json, Schema } from '../../../contract/document.ts';
import type { Operation } from '../../../contract/operations.ts';
import type { Records } from '../../records.ts';
import type { Requests } from '../../requests.ts';
import type { Run } from '../../run.ts';
import { checkSelections } from './selections.ts';

const DEPOT: Schema = { oneOf: [{ type: 'string' }, { type: 'object', properties: {} }, { type: 'null' }] };

/** The findings for parcels that reference their depots. */
async function told(
  depots: (string | null)[],
  answer: (depot: string | null) => Json,
  schema: Schema = DEPOT,
) {
  const found: string[] = [];
  const operation = {
    method: 'get',
    path: '/parcels/{id}',
    effect: 'read',
    parameters: [{ name: 'expand[]', in: 'query', schema: { type: 'array', items: { enum: ['depot'] } } }],
    parameterPointers: [],
    definition: {
      responses: { 200: { content: { 'application/json': { schema: { properties: { depot: schema } } } } } },
    },
  } as unknown as Operation; // Partial stub.
  const places = depots.map((_, id) => ({ params: { id: `${id}` } }));
  const call = async (_: Operation, { params, query }: CaseRequest) => {
    const depot = depots[Number(params.id)] ?? null;
    return { status: 200, json: { depot: query.length > 0 ? answer(depot) : depot } };
  };
  const run = {
    contract: { document: {} },
    pool: { fits: () => places },
    call,
    report: (_: unknown, { kind, at }: Record<string, string>) => found.push(`${kind} ${at}`),
  } as unknown as Run; // Partial stub.
  const requests = {
    proven: () => ({ id: '0' }),
    plain: (_: Operation, params: Record<string, string>) => ({ params, query: [] }),
  } as unknown as Requests; // Partial stub.
  await checkSelections(run, requests, {} as Records, operation);
  return found;
}

it('reports ids that are not expanded on request', async () => {
  const depots = ['d1', null, 'd2'];
  expect(await told(depots, (depot) => depot)).toEqual(['parameter-ignored expand[]']);
  expect(await told(depots, (depot) => depot && { id: depot })).toEqual([]);
});

it('accepts a single id that stays, because its record may be gone', async () => {
  expect(await told(['d1', null, 'd1'], (depot) => depot)).toEqual([]);
  expect(await told(['d1', 'd2'], (depot) => (depot === 'd1' ? depot : { id: depot }))).toEqual([]);
});

it('ignores properties that can only be ids', async () => {
  expect(await told(['d1', 'd2'], (depot) => depot, { type: 'string' })).toEqual([]);
});
