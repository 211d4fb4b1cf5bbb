// The ticket office's lists, each with its own paging.
import type { Json } from '../kit/contract.ts';
import { compare } from '../kit/seeds.ts';
import type { Answer, Call } from '../kit/service.ts';
import type { Row, Rows } from './store.ts';

const among = (wanted: Json | undefined, ...values: (Json | undefined)[]): boolean =>
  wanted === undefined || values.some((value) => (wanted as Json[]).includes(value ?? null));
const same = (wanted: Json | undefined, value: Json | undefined): boolean =>
  wanted === undefined || wanted === value;

/** By `key` or `-key`; `last` breaks ties. */
function sorted(rows: Row[], sort: string, last: string): Row[] {
  const key = sort.replace(/^-/, '');
  const sign = sort.startsWith('-') ? -1 : 1;
  return rows.toSorted((a, b) => sign * compare(a[key], b[key]) || compare(a[last], b[last]));
}

/** The address of the same list with other parameters. */
function again({ origin, query }: Call, path: string, other: Row): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...query, ...other })) {
    search.set(name, Array.isArray(value) ? value.join(',') : String(value));
  }
  return `${origin}${path}?${search}`;
}

/** The rows after a cursor; undefined if it does not exist. */
function afterCursor(rows: Row[], cursor: Json | undefined): Row[] | undefined {
  if (cursor === undefined) return rows;
  const slug = Buffer.from(String(cursor), 'base64url').toString();
  const index = rows.findIndex((one) => one.slug === slug);
  return index < 0 ? undefined : rows.slice(index + 1);
}

/** @param seen formats a festival */
export function listFestivals(all: Rows, call: Call, seen: (row: Row) => Row, refuse: () => Answer): Answer {
  const { query, header } = call;
  const found = [...all.values()].filter(
    ({ status, genres, camping, startsOn }) =>
      same(query.status, status) &&
      among(query.genres, ...(genres as Json[])) &&
      same(query.camping, camping) &&
      (query.startsFrom === undefined || String(startsOn) >= String(query.startsFrom)) &&
      (query.startsTo === undefined || String(startsOn) <= String(query.startsTo)),
  );
  const rest = afterCursor(sorted(found, String(query.sort), 'slug'), query.after);
  if (!rest) return refuse();
  const items = rest.slice(0, Number(query.limit));
  const after = Buffer.from(String(items.at(-1)?.slug)).toString('base64url');
  return {
    status: 200,
    headers: { 'X-Festival-Region': String(header['X-Festival-Region']) },
    body: {
      items: items.map(seen),
      next: rest.length > items.length ? again(call, '/festivals', { after }) : null,
    },
  };
}

export function listStages(stages: Row[], call: Call): Answer {
  const { query, path } = call;
  const found = stages.filter(({ roof }) => same(query.roof, (roof as Row).kind));
  const rows = sorted(found, 'stageNo', 'stageNo');
  const from = (Number(query.page) - 1) * Number(query.perPage);
  const body = rows.slice(from, from + Number(query.perPage));
  const next = again(call, `/festivals/${path.festivalSlug}/stages`, { page: Number(query.page) + 1 });
  const isLast = from + body.length >= rows.length;
  return { status: 200, body, headers: isLast ? {} : { Link: `<${next}>; rel="next"` } };
}

export function listPerformances(performances: Row[], { query }: Call): Answer {
  const { min = 0, max = Number.MAX_VALUE } = (query.price ?? {}) as Row;
  const found = performances.filter(
    ({ kind, soldOut, price }) =>
      among(query.kind, kind) &&
      same(query.soldOut, soldOut) &&
      Number(price) >= Number(min) &&
      Number(price) <= Number(max),
  );
  const { number = 0, size = 10, sort } = query;
  const from = Number(number) * Number(size);
  const content = sorted(found, String(sort), 'performanceKey').slice(from, from + Number(size));
  return { status: 200, body: { page: { number, size, total: found.length }, content } };
}

export function listOrders(orders: Row[], { query }: Call): Answer {
  const found = orders.filter(
    ({ state, placedAt, seats }) =>
      among(query.state, state) &&
      (query.placedFrom === undefined || at(placedAt) >= at(query.placedFrom)) &&
      (query.placedBefore === undefined || at(placedAt) < at(query.placedBefore)) &&
      (query.minSeats === undefined || Number(seats) >= Number(query.minSeats)),
  );
  const from = Number(query.offset);
  return {
    status: 200,
    headers: { 'X-Total-Count': String(found.length) },
    body: sorted(found, '-placedAt', 'orderRef').slice(from, from + Number(query.count)),
  };
}

const at = (text: Json | undefined): number => Date.parse(String(text));
