import { expect, it } from 'vitest';
import { type CaseRequest, jsonIn } from '../../../contract/cases/case.ts';
import type { Json, OperationHints } from '../../../contract/document.ts';
import type { Operation } from '../../../contract/operations.ts';
import type { Run } from '../../engine/run.ts';
import type { Records } from '../../records/records.ts';
import type { Requests } from '../../requests/requests.ts';
import { checkAdded } from './added.ts';

const reading = { type: 'object', properties: { readOn: { type: 'string' }, value: { type: 'string' } } };
const answers = (schema: Json) => ({ content: { 'application/json': { schema } } });
const Reading = { $ref: '#/components/schemas/Reading' };
// Neither response has an id, and the create response has an envelope.
const wrapped = { type: 'object', properties: { result: Reading, ok: { type: 'boolean' } } };
const items = { type: 'object', properties: { items: { type: 'array', items: Reading } } };
const conflict = { 409: { description: 'Conflict' } };

const of = (method: string, responses: Json, hints?: OperationHints) =>
  ({
    ...{ id: method, method, path: '/readings', pointer: '', parameters: [] },
    effect: method === 'get' ? 'read' : 'write',
    definition: {
      responses,
      'x-drift': hints,
      ...(method === 'post' && { requestBody: answers(reading) }),
    },
  }) as unknown as Operation; // Partial stub.

type Fault = 'lost' | 'rounded' | 'twice';

async function told(fault?: Fault, hints: OperationHints = { unique: ['readOn'] }): Promise<string[]> {
  const there: Record<string, Json>[] = [{ readOn: '2020-01-01', value: '1.000' }];
  const found: string[] = [];
  const list = of('get', { 200: answers(items) });
  const add = of('post', { 201: answers(wrapped), ...conflict }, hints);
  const call = async (operation: Operation, request: CaseRequest) => {
    const reply = { headers: new Headers() };
    if (operation === list) return { operation, request, status: 200, json: { items: there }, reply };
    const sent = jsonIn(request) as { readOn: string; value: string };
    const isThere = there.some(({ readOn }) => readOn === sent.readOn);
    if (isThere && fault !== 'twice') return { operation, request, status: 409, json: {}, reply };
    const result = {
      ...sent,
      ...(fault === 'rounded' && { value: `${Math.round(Number(sent.value))}.000` }),
    };
    if (fault !== 'lost') there.push(result);
    return { operation, request, status: 201, json: { result, ok: true }, reply };
  };
  const run = {
    contract: { document: { components: { schemas: { Reading: reading } } } },
    operations: [list, add],
    resources: [],
    pool: { values: () => [] },
    waits: [0],
    call,
    report: (_: unknown, { kind, at = '' }: { kind: string; at?: string }) =>
      found.push(`${kind} ${at}`.trim()),
  } as unknown as Run; // Partial stub.
  const plain = { params: {}, query: [], headers: {} };
  const requests = {
    plain: () => plain,
    sendPlain: (operation: Operation, _: unknown, { json = { readOn: '2020-02-02', value: '8.322' } }) =>
      call(operation, { ...plain, body: { type: 'application/json', json } } as unknown as CaseRequest),
  } as unknown as Requests; // Partial stub.
  await checkAdded({ run, requests, records: { target: () => ({}) } as unknown as Records });
  return [...new Set(found)];
}

it.each<[Fault | undefined, string[]]>([
  [undefined, []],
  ['lost', ['not-listed']],
  ['rounded', ['not-stored value']],
  ['twice', ['accepted-invalid']],
])('tracks entries in an envelope and without an id: %s', async (fault, says) => {
  expect(await told(fault)).toEqual(says);
});

it('adds a duplicate only if the contract declares values as unique', async () => {
  expect(await told('twice', {})).toEqual([]);
});
