// A baseline covers the accepted findings and no later ones of the same operation.
import { afterAll, expect, it } from 'vitest';
import { createFolder } from '../har/har-testing.ts';
import { answers, inPath, object, runOn } from '../small-service-testing.ts';

const folder = createFolder();
afterAll(folder.remove);

const todo = object({ id: { type: 'integer' } });
const paths = {
  '/todos': {
    get: { operationId: 'listTodos', responses: { '200': answers({ type: 'array', items: todo }) } },
  },
  '/todos/{id}': {
    ...inPath('id', { type: 'integer', minimum: 1 }),
    get: {
      operationId: 'getTodo',
      responses: { '200': answers(todo), '404': { description: 'Not there.' } },
    },
  },
};

/** The status for a path; undefined for the correct response. */
type Flaw = (path: string) => number | undefined;

const brokenEscape: Flaw = (path) => (path.includes('%') ? 500 : undefined);

/** The report of a run against a server with a flaw. */
const run = (flaw: Flaw, ...more: string[]) =>
  runOn(
    paths,
    ({ path }) => {
      const [, , id] = path.split('/');
      const status = flaw(path) ?? (id === undefined || /^[1-3]$/.test(id) ? 200 : 404);
      if (status >= 300) return [status];
      return [status, id === undefined ? [1, 2, 3].map((one) => ({ id: one })) : { id: Number(id) }];
    },
    ['--mode', 'read', ...more],
  );

const entryFor = (fingerprint: string) => ({ fingerprint, reason: 'Known.', until: '2999-12-31' });

it('covers the accepted finding, but no other failure or status of the same operation', async () => {
  const first = await run(brokenEscape);
  expect(first.status).toBe(1);
  expect(first.findings.map(({ kind, requestClass }) => [kind, requestClass])).toEqual([
    ['server-error', 'malformed'],
  ]);
  const entries = first.findings.map(({ fingerprint }) => entryFor(fingerprint));
  const baseline = ['--baseline', folder.write('known.yaml', JSON.stringify(entries))];
  expect((await run(brokenEscape, ...baseline)).status).toBe(0);

  const failing = await run((path) => (/\/\d+$/.test(path) ? 500 : brokenEscape(path)), ...baseline);
  expect(failing.status).toBe(1);
  const other = await run((path) => (/\/2$/.test(path) ? 203 : brokenEscape(path)), ...baseline);
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

it('can be written, and is then complete', async () => {
  const file = folder.write('written.yaml', '');
  const first = await run(brokenEscape, '--write-baseline', file);
  expect(first.status).toBe(1);
  expect((await run(brokenEscape, '--baseline', file)).status).toBe(0);
}, 60_000);

it('reports only the wanted kinds', async () => {
  const flaw: Flaw = (path) => (/\/1$/.test(path) ? 201 : brokenEscape(path));
  const kindsOf = async (...options: string[]) =>
    new Set((await run(flaw, ...options)).findings.map(({ kind }) => kind));
  expect(await kindsOf('--exclude-checks', 'server-error')).toEqual(new Set(['undeclared-status']));
  expect(await kindsOf('--checks', 'server-error')).toEqual(new Set(['server-error']));
}, 60_000);
