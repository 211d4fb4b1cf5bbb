import { expect, it } from 'vitest';
import type { Json } from '../../../contract/document.ts';
import type { Exchange, Run } from '../../engine/run.ts';
import type { Listing } from '../../listing/listing.ts';
import { checkPages } from './paging.ts';

/** Twelve entries, with pages numbered from 0. */
async function told(fault?: 'default' | 'pages', wanted = 5) {
  const all = Array.from({ length: 12 }, (_, id) => ({ id }));
  const found: string[] = [];
  const ask = async (query: Record<string, Json>) => {
    const size = Number(query.size ?? (fault === 'default' ? 10 : wanted));
    const from = Number(query.page ?? 0) * size;
    // One page too many if the last page is full.
    const pages = fault === 'pages' ? Math.floor(12 / size) + 1 : Math.ceil(12 / size);
    const json = { items: all.slice(from, from + size), total: 12, pages };
    return { status: 200, json, request: { query: Object.entries(query) } };
  };
  const listing = {
    operation: { definition: { responses: {} } },
    shape: { total: ['total'], pages: ['pages'] },
    limit: { name: 'size', schema: { type: 'integer', default: wanted } },
    way: { name: 'page', by: 'page', first: 0 },
    most: 100,
    idPath: ['id'],
    ask,
    records: ({ json }: Exchange) => Object(json).items,
    keyOf: ({ id }: Record<string, Json>) => `${id}`,
    report: (_: unknown, kind: string, at: string, says: string) => found.push(`${kind} ${at}: ${says}`),
  } as unknown as Listing; // Partial stub.
  const run = { contract: { document: {} } } as unknown as Run; // Partial stub.
  await checkPages(run, listing);
  return found;
}

it('expects the default page size if none is sent', async () => {
  expect(await told()).toEqual([]);
  expect(await told('default')).toEqual([
    'limit-ignored size: Without size, the page does not have the default size.',
  ]);
});

it('counts pages correctly if the last one is full', async () => {
  expect(await told('pages')).toEqual(['wrong-total page: The number of pages does not match the entries.']);
});
