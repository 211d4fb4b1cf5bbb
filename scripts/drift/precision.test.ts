// What a correct server does, and a guess at its contract would call a fault; and how severe a guess is.
import { expect, it } from 'vitest';
import { answers, createTable, inPath, object, operation, runOn } from './small-service-testing.ts';

const text = { type: 'string' };
const ZONES = [
  { name: 'a', dnssec: false },
  { name: 'b', dnssec: false },
  { name: 'c', dnssec: false },
];
const inQuery = (name: string, schema: object, hints?: object) => ({
  name,
  in: 'query',
  schema,
  ...(hints && { 'x-drift': hints }),
});
const read = (operationId: string, schema: object, parameters: object[] = []) => ({
  get: { ...operation(operationId, { '200': answers(schema) }), parameters },
});
const kindsOf = ({ findings }: Awaited<ReturnType<typeof runOn>>) =>
  findings.map(({ kind, operation: of }) => `${kind} ${of?.id}`);

it('reports neither a declared refusal of a free text nor a flag that filters nothing', async () => {
  const zone = object({ name: text, dnssec: { type: 'boolean' } });
  const paths = {
    '/zones': read('listZones', { type: 'array', items: zone }, [inQuery('dnssec', { type: 'boolean' })]),
    '/statistics': read('getStatistics', { type: 'array', items: object({ value: { type: 'integer' } }) }, [
      inQuery('statistic', text),
    ]),
  };
  const run = await runOn(
    paths,
    ({ path, query }) => {
      if (path === '/zones') return /^(true|false)?$/.test(query.get('dnssec') ?? '') ? [200, ZONES] : [422];
      if (path !== '/statistics') return [404];
      return query.has('statistic') ? [422, { error: 'Unknown statistic name' }] : [200, [{ value: 7 }]];
    },
    ['--mode', 'read'],
  );
  expect(kindsOf(run)).toEqual([]);
});

it('reports no update as lost if the path names the property', async () => {
  const table = createTable();
  const sent = object({ id: text, title: { ...text, minLength: 1, maxLength: 20 }, note: text }, ['title']);
  const shown = object({ id: text, title: text, note: { type: ['string', 'null'] } }, ['id', 'title']);
  const isTitled = (json: unknown) =>
    typeof Object(json).title === 'string' && Object(json).title.length > 0 && Object(json).title.length < 21;
  const change = (operationId: string) => operation(operationId, { '200': answers(shown) }, sent);
  const run = await runOn(
    {
      '/todos': {
        get: operation('listTodos', { '200': answers({ type: 'array', items: shown }) }),
        post: operation('createTodo', { '201': answers(shown) }, sent),
      },
      '/todos/{id}': {
        ...inPath('id'),
        get: operation('getTodo', { '200': answers(shown) }),
        put: change('replaceTodo'),
        patch: change('changeTodo'),
        delete: operation('deleteTodo', { '204': answers() }),
      },
    },
    (request) => {
      const { method, path, json } = request;
      const id = path.split('/')[2] ?? '';
      const row = table.rows.get(id);
      if (method !== 'PUT' && method !== 'PATCH') return table.answer('/todos', request, isTitled) ?? [404];
      if (!row) return [404];
      if (!isTitled(json)) return [422];
      const { id: _, ...fields } = Object(json);
      table.rows.set(id, method === 'PUT' ? { ...fields, id } : { ...row, ...fields });
      return [200, table.rows.get(id)];
    },
  );
  expect(kindsOf(run).filter((one) => one.startsWith('update-lost'))).toEqual([]);
});

it('reports an undeclared 404 like other undeclared statuses', async () => {
  const [pet, ok] = [object({ id: text }), { description: 'So.' }];
  const run = await runOn(
    {
      '/pets': read('listPets', { type: 'array', items: pet }),
      '/pets/{id}': {
        ...inPath('id'),
        get: { operationId: 'getPet', responses: { '200': answers(pet), '422': ok } },
      },
    },
    ({ path }) => {
      if (path === '/pets') return [200, [{ id: 'p1' }]];
      return path === '/pets/p1' ? [200, { id: 'p1' }] : [404];
    },
    ['--mode', 'read'],
  );
  expect(run.findings.map(({ kind, actual }) => `${kind} ${actual}`)).toContain('undeclared-status 404');
});

it('joins bodies that no operation declares to one cause, as a warning', async () => {
  const undeclared = (operationId: string) => ({ get: operation(operationId, { '200': answers() }) });
  const paths = { '/a': undeclared('getA'), '/b': undeclared('getB'), '/c': undeclared('getC') };
  const run = await runOn(paths, () => [200, {}], ['--mode', 'read', '--fail-on', 'warning']);
  expect(new Set(kindsOf(run))).toEqual(
    new Set(['undeclared-body getA', 'undeclared-body getB', 'undeclared-body getC']),
  );
  expect(run.verdict).toBe('Drift: 3 findings with 1 cause.');
});

it.each([
  [undefined, 'warning'],
  [{ filter: 'color' }, 'error'],
])('calls an ignored filter with the hint %j: %s', async (hints, severity) => {
  const pet = object({ id: text, color: text });
  const pets = ['red', 'blue', 'red'].map((color, i) => ({ id: `p${i}`, color }));
  const run = await runOn(
    { '/pets': read('listPets', { type: 'array', items: pet }, [inQuery('color', text, hints)]) },
    () => [200, pets],
    ['--mode', 'read'],
  );
  expect(run.findings).toMatchObject([{ kind: 'filter-ignored', severity }]);
});
