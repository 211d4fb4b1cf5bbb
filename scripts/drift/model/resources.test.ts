import { expect, it } from 'vitest';
import type { Operation } from '../../contract/operations.ts';
import { resourcesOf, saysGone } from './resources.ts';

const removing = (...statuses: string[]) =>
  ({
    definition: { responses: Object.fromEntries(statuses.map((status) => [status, { description: '' }])) },
    // Partial stub.
  }) as unknown as Operation;

it('requires a specific status for missing records', () => {
  expect(saysGone(removing('204', '404'))).toBe(true);
  expect(saysGone(removing('204', '410'))).toBe(true);
  expect(saysGone(removing('204', '409', '4XX', 'default'))).toBe(false);
});

it('recognizes a record path in any notation of its parameter', () => {
  const at = (method: string, path: string) =>
    // Partial stub.
    ({ method, path, effect: 'read', definition: { responses: {} } }) as unknown as Operation;
  const paths = ['/Orders', '/Orders({id})', '/Orders({id})/lines/{line}', "/Currencies('{code}')"];
  const found = resourcesOf(
    // Partial stub.
    {} as Parameters<typeof resourcesOf>[0],
    paths.map((path) => at('get', path)),
  );
  expect(found.map(({ path, collection, name }) => [path, collection, name])).toEqual([
    ['/Orders({id})', '/Orders', 'order'],
    ["/Currencies('{code}')", '/Currencies', 'currency'],
    ['/Orders({id})/lines/{line}', '/Orders({id})/lines', 'line'],
  ]);
});
