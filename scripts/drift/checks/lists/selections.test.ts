import { expect, it } from 'vitest';
import type { CaseRequest } from '../../../contract/cases/case.ts';
import type { Json, Schema } from '../../../contract/document.ts';
import type { Operation } from '../../../contract/operations.ts';
import type { Records } from '../../records.ts';
import type { Requests } from '../../requests.ts';
import type { Run } from '../../run.ts';
import { checkSelections } from './selections.ts';

const DEPOT: Schema = { oneOf: [{ type: 'string' }, { type: 'object', properties: {} }, { type: 'null' }] };

/** What is told of parcels, which name the depots that they leave from. */
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
  } as unknown as Operation; // No more of it is read.
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
  } as unknown as Run; // As above.
  const requests = {
    proven: () => ({ id: '0' }),
    plain: (_: Operation, params: Record<string, string>) => ({ params, query: [] }),
  } as unknown as Requests; // As above.
  await checkSelections(run, requests, {} as Records, operation);
  return found;
}

it('sees that ids stay ids where their records were asked for', async () => {
  const depots = ['d1', null, 'd2'];
  expect(await told(depots, (depot) => depot)).toEqual(['parameter-ignored expand[]']);
  expect(await told(depots, (depot) => depot && { id: depot })).toEqual([]);
});

it('takes one that stays an id for one of a record that is gone', async () => {
  expect(await told(['d1', null, 'd1'], (depot) => depot)).toEqual([]);
  expect(await told(['d1', 'd2'], (depot) => (depot === 'd1' ? depot : { id: depot }))).toEqual([]);
});

it('leaves alone what can be nothing but an id', async () => {
  expect(await told(['d1', 'd2'], (depot) => depot, { type: 'string' })).toEqual([]);
});
