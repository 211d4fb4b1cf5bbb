// A baseline covers the accepted findings and no later ones of the same operation.
import { createServer } from 'node:http';
import { afterAll, expect, it } from 'vitest';
import { fingerprintOf } from '../../../src/contract/finding.ts';
import type { ReportFinding } from '../../report/report.ts';
import { createFolder } from '../har/har-testing.ts';
import { listening } from '../wire/raw-server.ts';
import { drift } from './command-testing.ts';

const folder = createFolder();
afterAll(folder.remove);

const todo = { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } };
const answer = (schema: object) => ({ description: 'So.', content: { 'application/json': { schema } } });
const contract = folder.write(
  'todos.json',
  JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'Todos', version: '1' },
    servers: [{ url: 'https://todos.example' }],
    security: [],
    paths: {
      '/todos': {
        get: { operationId: 'listTodos', responses: { '200': answer({ type: 'array', items: todo }) } },
      },
      '/todos/{id}': {
        parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'integer', minimum: 1 } }],
        get: {
          operationId: 'getTodo',
          responses: { '200': answer(todo), '404': { description: 'Not there.' } },
        },
      },
    },
  }),
);

/** The status for a path; undefined for the correct response. */
type Flaw = (path: string) => number | undefined;

const brokenEscape: Flaw = (path) => (path.includes('%') ? 500 : undefined);

/** The report of a run against a server with a flaw. */
async function run(flaw: Flaw, baseline?: string) {
  const server = await listening(
    createServer(({ url = '' }, response) => {
      const [, , id] = url.split('/');
      const status = flaw(url) ?? (id === undefined || /^[1-3]$/.test(id) ? 200 : 404);
      const body = id === undefined ? [1, 2, 3].map((one) => ({ id: one })) : { id: Number(id) };
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(status < 300 ? JSON.stringify(body) : '');
    }),
  );
  const options = [
    '--contract',
    contract,
    '--target',
    server.url.href.replace(/\/$/, ''),
    '--format',
    'json',
  ];
  const { status, stdout } = await drift([...options, ...(baseline ? ['--baseline', baseline] : [])]);
  await server.close();
  return { status, ...(JSON.parse(stdout) as { findings: ReportFinding[]; remarks: string[] }) };
}

const entryFor = (fingerprint: string) => ({ fingerprint, reason: 'Known.', until: '2999-12-31' });
const baselineOf = (name: string, fingerprints: string[]) =>
  folder.write(name, JSON.stringify(fingerprints.map(entryFor)));

it('covers the accepted finding, but no other failure or status of the same operation', async () => {
  const first = await run(brokenEscape);
  expect(first.status).toBe(1);
  expect(first.findings.map(({ kind, requestClass }) => [kind, requestClass])).toEqual([
    ['server-error', 'malformed'],
  ]);
  const prints = first.findings.map(({ fingerprint }) => fingerprint);
  const baseline = baselineOf('new.yaml', prints);
  expect((await run(brokenEscape, baseline)).status).toBe(0);

  const failing = await run((path) => (/\/\d+$/.test(path) ? 500 : brokenEscape(path)), baseline);
  expect(failing.status).toBe(1);
  const other = await run((path) => (/\/2$/.test(path) ? 203 : brokenEscape(path)), baseline);
  expect(other.status).toBe(1);
  const counting = other.findings.filter(({ accepted }) => !accepted);
  expect(counting.map(({ kind, status }) => [kind, status])).toContainEqual(['undeclared-status', 203]);
}, 60_000);

it('lists undeclared statuses one by one, successes first, each with its count', async () => {
  const { findings } = await run((path) => (/\/1$/.test(path) ? 201 : /\/2$/.test(path) ? 410 : undefined));
  const listed = findings.filter(
    ({ kind, operation }) => kind === 'undeclared-status' && operation?.id === 'getTodo',
  );
  const statuses = listed.map(({ status = 0 }) => status);
  expect(new Set(statuses)).toContain(201);
  expect(statuses).toEqual(statuses.toSorted((a, b) => a - b));
  expect(listed.every(({ count }) => count > 0)).toBe(true);
}, 60_000);

it.runIf(process.env.TEST_LONG)(
  'reads fingerprints of earlier versions and explains how to renew them',
  async () => {
    const { findings } = await run(brokenEscape);
    const former = findings.map(({ kind, operation, rule, at = '' }) =>
      fingerprintOf({ kind, operationId: operation?.id ?? '', rule, at }),
    );
    const baseline = baselineOf('former.yaml', former);
    const renewed = await run(brokenEscape, baseline);
    expect(renewed.status).toBe(0);
    expect(renewed.remarks.join('\n')).toContain(
      `${former[0]} is a fingerprint of an earlier version, without status and class of request. Replace it with ${findings[0]?.fingerprint} (500, malformed request).`,
    );
    // The fingerprint may belong to any of them.
    const failing = await run((path) => (/\/\d+$/.test(path) ? 500 : brokenEscape(path)), baseline);
    expect(failing.status).toBe(1);
    expect(failing.remarks.join('\n')).toContain('It covers nothing, as it can mean');
  },
  60_000,
);
