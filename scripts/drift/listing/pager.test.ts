import { expect, it } from 'vitest';
import type { Json } from '../../contract/document.ts';
import type { Operation } from '../../contract/operations.ts';
import { checkPages } from '../checks/lists/paging.ts';
import type { Exchange, Run } from '../engine/run.ts';
import type { Listing } from './listing.ts';
import { asLastEntry, pageMechanismOf } from './page-mechanism.ts';
import { type Page, pagesOf } from './pager.ts';

const operation = {
  id: 'list',
  path: '/books',
  parameters: [
    { name: 'month', in: 'query', schema: { type: 'string' } },
    { name: 'order', in: 'query', schema: { type: 'string', default: 'title' } },
  ],
} as unknown as Operation; // A walk reads only these members.

type Answer = { books: Json[]; [beside: string]: Json };

/** A list whose contract does not describe paging, with a response for each query. */
function listing(answers: Record<string, Answer>, headers: Record<string, string> = {}): Listing {
  const exchange = (query: [string, string][]) => {
    const json = answers[new URLSearchParams(query).toString()];
    const reply = { status: json ? 200 : 400, headers: new Headers(headers), body: new Uint8Array() };
    return { operation, request: { path: '/books', query }, status: reply.status, json, reply };
  };
  return {
    operation,
    shape: { items: ['books'], record: [], schema: {} },
    ask: async () => exchange([]),
    follow: async (_: Exchange, query: [string, string][]) => exchange(query),
    records: ({ json }: Exchange) => Object(json).books,
  } as unknown as Listing; // Partial stub.
}

async function walked(list: Listing) {
  const pages: Page[] = [];
  for await (const page of pagesOf(list, undefined, 'a walk')) pages.push(page);
  return [pages.flatMap(({ records }) => records.map(({ id }) => id)), pages.at(-1)?.isLast];
}

const books = (...ids: number[]) => ids.map((id) => ({ id }));

it('treats a list as complete if nothing leads on', async () => {
  expect(await walked(listing({ '': { books: books(1, 2), links: { next: null } } }))).toEqual([
    [1, 2],
    true,
  ]);
});

it.each([
  ['from the root', { links: { next: '/api/books?after=2' } }],
  ['in full', { next: 'https://books.example/api/books?after=2' }],
  ['only a query', { _links: { next: { href: '?after=2' } } }],
  ['with what goes without saying', { next: '/books?after=2&order=title' }, 'after=2&order=title'],
])('follows the address of the next page: %s', async (_, beside, query = 'after=2') => {
  const list = listing({ '': { books: books(1, 2), ...beside }, [query]: { books: books(3), next: null } });
  expect(await walked(list)).toEqual([[1, 2, 3], true]);
});

it.each([
  ['a mark of which nothing says where it goes', { nextMark: 'b7' }],
  ['an address of something else', { next: '/api/authors?after=2' }],
  ['what another filter finds', { next: '/api/books?month=may' }],
  ['no more than that there is more', { hasMore: true }],
])('does not treat a list as complete if it has %s', async (_, beside) => {
  const list = listing({ '': { books: books(1, 2), ...beside }, 'after=2': { books: books(3) } });
  expect(await walked(list)).toEqual([[1, 2], undefined]);
});

it('stops at a loop', async () => {
  const page = { books: books(1, 2), next: '/books?after=2' };
  expect(await walked(listing({ '': page, 'after=2': page }))).toEqual([[1, 2, 1, 2], undefined]);
});

it('reads the Link header', async () => {
  const page = { books: books(1) };
  const link = '</books?page=1>; rel="first", </books?after=2>; rel="next"';
  expect(await walked(listing({ '': page, 'after=2': page }, { link }))).toEqual([[1, 1], undefined]);
});

it('recognizes a page number by the response', () => {
  const run = { contract: { document: {} } } as unknown as Run; // Partial stub.
  const parts = ['number', 'size'].map((name) => ({
    name,
    in: 'query' as const,
    schema: { type: 'integer', minimum: 0 },
  }));
  expect(pageMechanismOf(run, parts, ['number', 'size', 'total'])).toEqual({
    name: 'number',
    by: 'page',
    first: 0,
  });
  expect(pageMechanismOf(run, parts, [])).toBeUndefined();
});

const id = { type: 'string', pattern: '^b[0-9]+$' };
const marked = { name: 'after', by: 'cursor' as const, first: undefined };
const shape = { items: ['books'], record: [], schema: { properties: { id } }, more: ['more'] };

it.each([
  ['shares its schema', id, undefined, 'last'],
  ['is said to', { type: 'string' }, 'The id of the last book of the page before.', 'last'],
  ['is said to name a page', { type: 'string' }, 'The id of the last page.', 'cursor'],
  ['may be anything', { type: 'string' }, 'Where to go on.', 'cursor'],
])('recognizes the id of the last entry as cursor: %s', (_, schema, description, by) => {
  const run = { contract: { document: {} } } as unknown as Run; // Partial stub.
  const after = { name: 'after', in: 'query', schema, description };
  const lists = { parameters: [after], definition: { responses: {} } } as unknown as Operation; // Partial stub.
  const of = (next?: string[]) =>
    asLastEntry(run, marked, lists, { ...shape, next } as unknown as Listing['shape'], ['id'])?.by;
  expect(of()).toBe(by);
  expect(of(['next'])).toBe('cursor');
});

/** Five books, some of which get lost or repeated. */
function byLastEntry(fault?: 'gap' | 'again' | 'ends' | 'more' | 'nowhere') {
  const all = ['b1', 'b2', 'b3', 'b4', 'b5'];
  const found: string[] = [];
  const ask = async ({ limit = 5, after }: Record<string, Json>) => {
    const from =
      after === undefined ? 0 : all.indexOf(`${after}`) + (fault === 'gap' ? 2 : fault === 'again' ? 0 : 1);
    const page = all.slice(from, from + Number(limit));
    const isMore = fault === 'more' ? page.length > 0 : from + page.length < all.length;
    const more = fault !== 'ends' && isMore;
    const books = page.map((one) => ({ id: one }));
    const json = { books, more, ...(fault === 'nowhere' && { total: all.length, next: null }) };
    return {
      operation,
      request: { path: '/books', query: [] },
      status: 200,
      json,
      reply: { headers: new Headers() },
    };
  };
  const list = {
    operation: { definition: { responses: {} } },
    shape: fault === 'nowhere' ? { ...shape, total: ['total'], next: ['next'] } : shape,
    limit: { name: 'limit', schema: {} },
    most: 100,
    way: { ...marked, by: 'last' },
    idPath: ['id'],
    ask,
    records: ({ json }: Exchange) => Object(json).books,
    keyOf: (one: Record<string, Json>) => `${one.id}`,
    report: (_: unknown, kind: string, __: string, says: string) => found.push(`${kind}: ${says}`),
  } as unknown as Listing; // Partial stub.
  return { list, found };
}

it.each([
  [undefined, []],
  ['gap', ['page-walk: The walk through its pages leaves entries out.']],
  ['again', ['page-walk: The walk through its pages meets an entry twice.']],
  ['ends', ['page-walk: The walk through its pages leaves entries out.']],
  ['more', ['page-walk: The response promises another page, and none follows.']],
  ['nowhere', ['page-walk: The response has no next page, though more entries follow.']],
] as const)('continues from the last entry: %s', async (fault, says) => {
  const { list, found } = byLastEntry(fault);
  await checkPages({ contract: { document: {} } } as unknown as Run, list);
  expect(found).toEqual(says);
});
