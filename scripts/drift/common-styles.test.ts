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
  expect(run.remarks.filter((one) => one.startsWith('Not as before'))).toEqual([]);
  expect([...table.rows]).toEqual([['r0', { name: 'Milk', id: 'r0' }]]);
});
