// Write mode gets to work on common styles of APIs.
import { expect, it } from 'vitest';
import {
  answers,
  createTable,
  crud,
  inPath,
  isNamed,
  NAMED,
  name,
  object,
  operation,
  runOn,
  type SmallAnswer,
  type SmallRequest,
  type SmallRun,
} from './small-service-testing.ts';

const worked = ({ figures }: SmallRun) =>
  figures.find(({ name }) => name === 'operations that worked')?.value;
const users = crud('/users', 'User', NAMED.sent, NAMED.shown);

it('creates and changes records of a list that is an object, by id', async () => {
  const notes = crud('/notes', 'Note', NAMED.sent, object({ id: { type: 'string' } }));
  const paths = {
    '/notes': {
      ...notes['/notes'],
      get: operation('listNotes', { '200': answers({ type: 'object', additionalProperties: NAMED.sent }) }),
    },
    '/notes/{id}': {
      ...notes['/notes/{id}'],
      get: operation('getNote', { '200': answers(NAMED.sent) }),
      put: operation('replaceNote', { '200': answers(NAMED.sent) }, NAMED.sent),
    },
  };
  const table = createTable([{ name: 'Milk' }]);
  const run = await runOn(paths, (request): SmallAnswer => {
    const { method, path, json } = request;
    const row = table.rows.get(path.slice('/notes/'.length));
    const shown = (one: object) => ({ name: Object(one).name });
    if (method === 'PUT' && row) return isNamed(json) ? [200, shown(Object.assign(row, json))] : [400];
    const [status, answer] = table.answer('/notes', request, isNamed) ?? [404];
    if (status === 201) return [201, { id: Object(answer).id }];
    if (method !== 'GET' || status !== 200) return [status];
    const rows = [...table.rows].map(([id, one]) => [id, shown(one)]);
    return [200, row ? shown(row) : Object.fromEntries(rows)];
  });
  expect(worked(run)).toBe('5 of 5');
  expect(run.harm).toEqual([]);
  expect([...table.rows]).toEqual([['r0', { name: 'Milk', id: 'r0' }]]);
});

it('creates records below one path that are read at another', async () => {
  const schema = { $ref: '#/components/schemas/Item' };
  const items = crud('/items', 'Item', NAMED.sent, schema);
  const { post: _, ...list } = items['/items'] as Record<string, object>;
  const paths = {
    '/items': list,
    '/items/{id}': {
      ...items['/items/{id}'],
      put: operation('replaceItem', { '200': answers(schema) }, NAMED.sent),
    },
    ...users,
    '/users/{id}/items': {
      ...inPath('id'),
      post: operation('addItem', { '201': answers(schema) }, NAMED.sent),
    },
  };
  const tables = [createTable([{ name: 'Ada' }]), createTable([{ name: 'Pen' }])] as const;
  const answer = (request: SmallRequest): SmallAnswer => {
    const [, user, isItems] = /^\/users\/([^/]+)(\/items)?$/.exec(request.path) ?? [];
    if (isItems) {
      if (!tables[0].rows.has(user ?? '')) return [404];
      return request.method === 'POST'
        ? (tables[1].answer('/items', { ...request, path: '/items' }, isNamed) ?? [404])
        : [405];
    }
    const row = tables[1].rows.get(request.path.slice('/items/'.length));
    if (request.method === 'PUT' && row)
      return isNamed(request.json) ? [200, Object.assign(row, request.json)] : [400];
    return (
      tables[0].answer('/users', request, isNamed) ?? tables[1].answer('/items', request, isNamed) ?? [404]
    );
  };
  const run = await runOn(paths, answer, ['--mode', 'write'], { Item: NAMED.shown });
  expect(worked(run)).toBe('9 of 9');
  expect([...tables[1].rows.keys()]).toEqual(['r0']);
  expect([...tables[0].rows.keys()]).toEqual(['r0']);
});

it('sends an end after its start', async () => {
  const time = { type: 'string', format: 'date-time' };
  const silence = { startsAt: time, endsAt: time };
  const paths = crud('/silences', 'Silence', object(silence), object({ id: { type: 'string' }, ...silence }));
  const table = createTable();
  const run = await runOn(
    paths,
    (request) =>
      table.answer('/silences', request, (json) => {
        const { startsAt, endsAt } = Object(json);
        return Date.parse(startsAt) < Date.parse(endsAt);
      }) ?? [404],
  );
  const [first = ''] = run.sent.filter((one) => one.startsWith('POST '));
  const { startsAt, endsAt } = JSON.parse(first.slice('POST /silences '.length));
  expect(Date.parse(endsAt)).toBeGreaterThan(Date.parse(startsAt));
  expect(worked(run)).toBe('4 of 4');
});

it('follows what a rejection says plainly', async () => {
  const kind = { type: 'string', maxLength: 20 };
  const paths = crud(
    '/zones',
    'Zone',
    object({ name, kind }),
    object({ id: { type: 'string' }, name, kind }),
  );
  const table = createTable();
  const run = await runOn(paths, (request): SmallAnswer => {
    if (request.method === 'POST' && isNamed(request.json)) {
      const { name: own, kind: type } = Object(request.json);
      if (!own.endsWith('.')) return [422, { error: `DNS name '${own}' must end in a dot` }];
      if (type !== 'Native') return [422, { error: "The kind must be one of 'Native', 'Master'" }];
    }
    return table.answer('/zones', request, isNamed) ?? [404];
  });
  expect(worked(run)).toBe('4 of 4');
});
