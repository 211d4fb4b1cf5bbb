// Lists objects with filters, order and paging.
import type { Json } from '../kit/contract.ts';
import { compare, contains } from '../kit/seeds.ts';
import type { Answer, Call } from '../kit/service.ts';
import { baseOf, failed, fine, included, shownObject } from './present.ts';
import { type ArchiveStore, attributesOf, type Row } from './store.ts';

export const heldIn = ({ objects }: ArchiveStore): Row[] =>
  [...objects.values()]
    .filter((row) => attributesOf(row).status === 'held')
    .toSorted((a, b) => compare(a.key, b.key));

const SORTED = ['title', 'kind', 'made_on', 'inventory_number'];

export function listObjects(store: ArchiveStore, call: Call): Answer {
  const { query } = call;
  const found = heldIn(store).filter((row) => fits(row, query));
  const order = Array.isArray(query.sort) ? query.sort.map(String) : [];
  const inOrder = (a: Row, b: Row) => {
    for (const one of order) {
      const name = one.replace('-', '');
      const way = compare(attributesOf(a)[name], attributesOf(b)[name]) * (one.startsWith('-') ? -1 : 1);
      if (way !== 0) return way;
    }
    return compare(a.key, b.key);
  };
  const sorted = found.toSorted(inOrder);
  // An object by contract.
  const page = (query.page ?? {}) as Row;
  const last = page.after === undefined ? undefined : readCursor(String(page.after));
  if (last === null) return failed(400, 'cursor', 'It is none of the cursors that are given out.');
  const rest = last ? sorted.filter((row) => inOrder(row, last) > 0) : sorted;
  const rows = rest.slice(0, Number(page.size ?? 10));
  const lastRow = rest.length > rows.length ? rows.at(-1) : undefined;
  return fine({
    data: rows.map((row) => shownObject(row, baseOf(call), query.fields)),
    meta: { count: found.length },
    links: {
      self: addressOf(call, page),
      next: lastRow ? addressOf(call, { ...page, after: writeCursor(lastRow) }) : null,
    },
    ...included(rows, call, store),
  });
}

function fits(row: Row, query: Call['query']): boolean {
  const { kind, made_on } = attributesOf(row);
  const [from, until, folder] = [
    query['filter[made_on][gte]'],
    query['filter[made_on][lt]'],
    query['filter[folder]'],
  ];
  return (
    (query['filter[kind]'] === undefined || kind === query['filter[kind]']) &&
    (folder === undefined || row.folder === folder) &&
    (from === undefined || (typeof made_on === 'string' && made_on >= String(from))) &&
    (until === undefined || (typeof made_on === 'string' && made_on < String(until)))
  );
}

function addressOf(call: Call, page: Row): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(call.query)) {
    if (name !== 'page') search.set(name, String(value));
  }
  for (const [name, value] of Object.entries(page)) search.set(`page[${name}]`, String(value));
  const text = search.toString();
  return `${baseOf(call)}/objects${text === '' ? '' : `?${text}`}`;
}

/** All sort keys, so that paging continues even if the last entry was removed. */
function writeCursor(row: Row): string {
  const values = SORTED.map((name) => attributesOf(row)[name] ?? null);
  return Buffer.from(JSON.stringify([row.key, ...values])).toString('base64url');
}

function readCursor(text: string): Row | null {
  try {
    const [key, ...values]: Json[] = JSON.parse(Buffer.from(text, 'base64url').toString());
    if (typeof key !== 'string' || values.length !== SORTED.length) return null;
    return { key, attributes: Object.fromEntries(SORTED.map((name, i) => [name, values[i] ?? null])) };
  } catch {
    return null;
  }
}

export function searchObjects(store: ArchiveStore, call: Call): Answer {
  // An object by contract.
  const { title_contains, kinds, limit = 10 } = call.body as Row;
  const found = heldIn(store).filter((row) => {
    const { title, kind = null } = attributesOf(row);
    return contains(title, title_contains) && (!Array.isArray(kinds) || kinds.includes(kind));
  });
  const data = found.slice(0, Number(limit)).map((row) => shownObject(row, baseOf(call)));
  return fine({ data, meta: { count: found.length } });
}

export function exportObjects(store: ArchiveStore, { query }: Call): Answer {
  const cell = (value: Json | undefined) => {
    const text = String(value);
    return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  };
  const lines = heldIn(store)
    .filter((row) => fits(row, query))
    .map((row) => {
      const { inventory_number, title, kind } = attributesOf(row);
      return [row.key, inventory_number, title, kind].map(cell).join(',');
    });
  return {
    status: 200,
    headers: { 'Content-Disposition': 'attachment; filename="objects.csv"' },
    raw: ['key,inventory_number,title,kind', ...lines, ''].join('\r\n'),
    type: 'text/csv; charset=utf-8',
  };
}
