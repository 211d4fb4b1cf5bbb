import { expect, it } from 'vitest';
import type { Operation } from '../contract/operations.ts';
import { resourcesOf, saysGone } from './resources.ts';

const removing = (...statuses: string[]) =>
  ({
    definition: { responses: Object.fromEntries(statuses.map((status) => [status, { description: '' }])) },
    // Nothing else is asked of it.
  }) as unknown as Operation;

it('takes only a status of its own for a word about what is not there', () => {
  expect(saysGone(removing('204', '404'))).toBe(true);
  expect(saysGone(removing('204', '410'))).toBe(true);
  expect(saysGone(removing('204', '409', '4XX', 'default'))).toBe(false);
});

it('knows one record by its path, however its blank is written there', () => {
  const at = (method: string, path: string) =>
    // Nothing else is asked of it.
    ({ method, path, effect: 'read', definition: { responses: {} } }) as unknown as Operation;
  const paths = ['/Orders', '/Orders({id})', '/Orders({id})/lines/{line}', "/Currencies('{code}')"];
  const found = resourcesOf(
    // Nothing is looked up in it.
    {} as Parameters<typeof resourcesOf>[0],
    paths.map((path) => at('get', path)),
  );
  expect(found.map(({ path, collection, name }) => [path, collection, name])).toEqual([
    ['/Orders({id})', '/Orders', 'order'],
    ["/Currencies('{code}')", '/Currencies', 'currency'],
    ['/Orders({id})/lines/{line}', '/Orders({id})/lines', 'line'],
  ]);
});
