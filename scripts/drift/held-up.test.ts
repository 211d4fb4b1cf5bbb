// A run whose budget runs out anywhere still removes its records and reports nothing wrong.
import { afterAll, expect, it } from 'vitest';
import { loadContract } from '../contract/load.ts';
import type { Operation } from '../contract/operations.ts';
import { createAccess } from './auth/access.ts';
import { check } from './check.ts';
import { createRun, type RunOptions } from './engine/run.ts';
import type { FindingDraft } from './findings/answer-findings.ts';
import { createFolder } from './har/har-testing.ts';
import type { Reply } from './wire/reply.ts';

const folder = createFolder();
afterAll(folder.remove);

const thing = { $ref: '#/components/schemas/Thing' };
const of = (schema: object) => ({ description: 'So.', content: { 'application/json': { schema } } });
const no = { description: 'No.' };
const id = { name: 'id', in: 'path', required: true, schema: { type: 'string' } };
const name = { type: 'string', minLength: 1, maxLength: 9 };

/** Empty lists. */
const THINGS = {
  openapi: '3.1.0',
  info: { title: 'Things', version: '1' },
  servers: [{ url: 'https://things.example' }],
  security: [],
  paths: {
    '/things': {
      get: { operationId: 'list', responses: { '200': of({ type: 'array', items: thing }) } },
      post: {
        operationId: 'make',
        requestBody: { required: true, ...of({ type: 'object', required: ['name'], properties: { name } }) },
        responses: { '201': of(thing), '400': no, '415': no },
      },
    },
    '/things/{id}': {
      parameters: [id],
      get: { operationId: 'read', responses: { '200': of(thing), '404': no } },
      delete: { operationId: 'remove', responses: { '204': no, '404': no } },
    },
  },
  components: {
    schemas: {
      Thing: { type: 'object', required: ['id', 'name'], properties: { id: { type: 'string' }, name } },
    },
  },
};

/** An empty target and the run against it. */
function things(budget: number, signal = new AbortController().signal) {
  const contract = loadContract(folder.write('things.json', JSON.stringify(THINGS)));
  const made = new Map<string, object>();
  let last = 0;

  const answer = (method: string, path: string, body: string): [status: number, json?: unknown] => {
    const [, , own] = path.split('/');
    const known = own === undefined ? undefined : made.get(own);
    if (own !== undefined && !known) return [404];
    if (method === 'GET') return [200, known ?? [...made.values()]];
    if (own !== undefined) return method === 'DELETE' && made.delete(own) ? [204] : [405];
    if (method !== 'POST') return [405];
    try {
      const given: unknown = JSON.parse(body)?.name;
      if (typeof given !== 'string' || given === '' || [...given].length > 9) return [400];
      last += 1;
      made.set(`t${last}`, { id: `t${last}`, name: given });
      return [201, made.get(`t${last}`)];
    } catch {
      return [400];
    }
  };

  const options: RunOptions = {
    contract,
    sender: {
      async send({ method, target, body, headers }): Promise<Reply> {
        const type = headers['content-type'] ?? 'application/json';
        const path = target.replace(/\?.*/, '');
        const sent = new TextDecoder().decode(body);
        const [status, json] = type.startsWith('application/json') ? answer(method, path, sent) : [415];
        const text = json === undefined ? '' : JSON.stringify(json);
        const heads = new Headers(json === undefined ? {} : { 'content-type': 'application/json' });
        return { status, headers: heads, body: new TextEncoder().encode(text), ms: 1 };
      },
    },
    ...{
      budget,
      mode: 'write',
      seed: 1,
      runId: 'c0ffee00',
      allowSharedWrites: false,
      skipped: new Set(),
      fuzz: 0,
      waits: [0],
    },
    ...{ access: createAccess(contract, []), operations: contract.operations, perOperation: 4 },
    ...{ stop: signal, curl: () => '', mask: (text: string) => text },
  };
  return { made, options };
}

/** The remaining records and the findings after a run with a budget. */
async function after(budget: number): Promise<{ things: number; found: string[] }> {
  const { made, options } = things(budget);
  const { run } = await check(options, { step: () => undefined });
  return { things: made.size, found: run.findings.all().map(({ kind, says }) => `${kind}: ${says}`) };
}

const BUDGETS = Array.from({ length: 70 }, (_, i) => i + 1);

it.each(process.env.TEST_LONG ? BUDGETS : BUDGETS.filter((budget) => budget % 6 === 1))(
  'removes its records if %i requests are allowed',
  async (budget) => {
    expect(await after(budget)).toEqual({ things: 0, found: [] });
  },
);

it('concludes nothing after a spent share, and continues with the next one', async () => {
  const stop = new AbortController();
  const run = createRun(things(9, stop.signal).options);
  const [list] = run.operations as [Operation];
  const ask = () => run.call(list, run.cases.plain(list), { tried: 'the list' });
  const told: FindingDraft = { kind: 'schema', says: 'No.', rule: list.pointer };
  const first = await ask();
  run.allow(1);
  expect((await ask()).status).toBe(0);
  run.report(first, told);
  expect(run.findings.all()).toEqual([]);
  run.allow(2);
  expect((await ask()).status).toBe(200);
  run.report(first, told);
  expect(run.findings.all()).toHaveLength(1);
  expect([run.sent(), run.isShort, run.isSpent]).toEqual([2, true, false]);
  // A stop takes effect before the next share.
  await ask();
  stop.abort();
  await ask();
  run.allow(9);
  expect(run.ended).toBe('It was stopped.');
});
