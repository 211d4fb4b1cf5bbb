// Faults of the ticket office in its queries.
import type { Json } from '../kit/contract.ts';
import { doneWith, failsOnPath, queryWith, queryWithout, reading } from '../kit/faults.ts';
import type { SeededFault } from '../kit/service.ts';
import type { FestivalStore, Row } from './store.ts';

const FESTIVALS = '/paths/~1festivals/get/parameters';

/** Uses only the first value of a query list. */
const firstOf = (name: string) =>
  queryWith((query) => {
    const given = query[name];
    if (Array.isArray(given)) query[name] = given.slice(0, 1);
  });

const priceWith = (change: (price: Row) => Row) =>
  queryWith((query) => {
    if (query.price) query.price = change(query.price as Row);
  });

const later = (day: Json, days: number): string =>
  new Date(Date.parse(String(day)) + days * 86_400_000).toISOString().slice(0, 10);

/** Finds records below other parents too. */
const anywhere = (rows: (store: FestivalStore) => Map<string | number, Row>, key: string, name: string) =>
  reading<FestivalStore>(`get${name}`, `${key}-anywhere`, `A ${name} is found below any parent.`, {
    inside: async (call, next, store) => {
      const answer = await next();
      if (answer.status !== 404) return answer;
      const row = [...rows(store).values()].find((one) => one[key] === call.path[key]);
      if (!row) return answer;
      const soldOut = Number(row.taken) >= Number(row.seats);
      return { status: 200, body: key === 'stageNo' ? row : { ...row, soldOut } };
    },
  });

export const queryFaults: SeededFault<FestivalStore>[] = [
  reading('listFestivals', 'status-ignored', 'The status does not filter.', {
    inside: queryWithout('status'),
  }),
  reading('listFestivals', 'genres-first', 'Only the first genre counts.', { inside: firstOf('genres') }),
  reading('listFestivals', 'camping-ignored', 'Camping does not filter.', {
    inside: queryWithout('camping'),
  }),
  reading('listFestivals', 'from-later', 'The first day itself is left out.', {
    inside: queryWith((query) => {
      if (query.startsFrom !== undefined) query.startsFrom = later(query.startsFrom, 1);
    }),
  }),
  reading('listFestivals', 'to-ignored', 'The last day does not filter.', {
    inside: queryWithout('startsTo'),
  }),
  reading('listFestivals', 'minus-ignored', 'A minus sorts as none.', {
    inside: queryWith((query) => {
      query.sort = String(query.sort).replace('-', '');
    }),
  }),
  reading('listFestivals', 'limit-ignored', 'Pages always have 6.', {
    inside: queryWith((query) => {
      query.limit = 6;
    }),
  }),
  reading('listFestivals', 'limit-any', 'Any limit is taken.', {
    rules: { [`${FESTIVALS}/7/schema`]: { maximum: undefined } },
  }),
  reading('listFestivals', 'next-loses', 'Each page but the first lacks its first festival.', {
    inside: doneWith((answer, { query }) => {
      const body = structuredClone(answer.body) as { items: Json[] };
      if (query.after !== undefined) body.items.shift();
      return { ...answer, body };
    }),
  }),
  reading('listFestivals', 'next-forgets-filter', 'The next page has lost the status.', {
    inside: doneWith((answer) => {
      const body = structuredClone(answer.body) as { next: string | null };
      if (body.next !== null) body.next = body.next.replace(/status=\w+&/, '');
      return { ...answer, body };
    }),
  }),
  reading('listFestivals', 'region-optional', 'Nobody has to say a region.', {
    rules: { '/x-files/shared.yaml/parameters/Region': { required: false } },
    inside: (call, next) => {
      call.header['X-Festival-Region'] ??= 'north';
      return next();
    },
  }),
  reading('listFestivals', 'region-any', 'Any region is taken.', {
    rules: { '/x-files/schemas.yaml/Region': { enum: undefined } },
    inside: (call, next) => {
      const given = String(call.header['X-Festival-Region']);
      if (!['north', 'south', 'isles'].includes(given)) call.header['X-Festival-Region'] = 'north';
      return next();
    },
  }),
  reading('getFestival', 'never-304', 'What has not changed is sent again.', {
    inside: (call, next) => {
      delete call.header['If-None-Match'];
      return next();
    },
  }),
  reading('getFestival', 'long-slug-500', 'A long name ends in an error.', {
    inside: failsOnPath('festivalSlug', /^.{3,24}$/),
  }),
  reading('listStages', 'roof-ignored', 'The roof does not filter.', { inside: queryWithout('roof') }),
  reading('listStages', 'link-same', 'The next page is the same.', {
    inside: doneWith((answer, { query }) => {
      const { Link } = answer.headers ?? {};
      if (!Link) return answer;
      return { ...answer, headers: { Link: Link.replace(/page=\d+/, `page=${query.page}`) } };
    }),
  }),
  reading('listStages', 'page-shifted', 'Each page begins one too early.', {
    inside: async (call, next) => {
      const { page, perPage } = call.query;
      const answer = await next();
      if (answer.status !== 200 || Number(page) < 2 || Number(perPage) < 2) return answer;
      call.query.page = Number(page) - 1;
      const before = ((await next()).body as Json[]).at(-1) ?? null;
      const own = (answer.body as Json[]).slice(0, Number(perPage) - 1);
      return { ...answer, body: [before, ...own] };
    },
  }),
  reading('listStages', 'stages-of-all', 'The stages of all festivals are listed.', {
    inside: async (call, next, store) => {
      const answer = await next();
      const perPage = Number(call.query.perPage);
      const page = Number(call.query.page);
      if (answer.status !== 200 || call.query.roof !== undefined) return answer;
      return { ...answer, body: [...store.stages.values()].slice((page - 1) * perPage, page * perPage) };
    },
  }),
  reading('listPerformances', 'kind-first', 'Only the first kind counts.', { inside: firstOf('kind') }),
  reading('listPerformances', 'price-max-ignored', 'The highest price does not filter.', {
    inside: priceWith(({ max: _, ...price }) => price),
  }),
  reading('listPerformances', 'price-min-above', 'The lowest price itself is left out.', {
    inside: priceWith((price) =>
      price.min === undefined ? price : { ...price, min: Number(price.min) + 0.01 },
    ),
  }),
  reading('listPerformances', 'sold-out-ignored', '`soldOut` does not filter.', {
    inside: queryWithout('soldOut'),
  }),
  reading('listPerformances', 'total-of-page', 'The total is of the page.', {
    inside: doneWith((answer) => {
      const body = structuredClone(answer.body) as { page: Row; content: Json[] };
      body.page.total = body.content.length;
      return { ...answer, body };
    }),
  }),
  reading('listPerformances', 'sort-price-ignored', 'By price is by time.', {
    inside: queryWith((query) => {
      query.sort = String(query.sort).replace('price', 'startsAt');
    }),
  }),
  reading('listOrders', 'state-first', 'Only the first state counts.', { inside: firstOf('state') }),
  reading('listOrders', 'before-ignored', 'The end of the time does not filter.', {
    inside: queryWithout('placedBefore'),
  }),
  reading('listOrders', 'seats-above', 'The least seats themselves are left out.', {
    inside: queryWith((query) => {
      if (query.minSeats !== undefined) query.minSeats = Number(query.minSeats) + 1;
    }),
  }),
  reading('listOrders', 'offset-ignored', 'Every page is the first.', {
    inside: queryWith((query) => {
      query.offset = 0;
    }),
  }),
  anywhere((store) => store.stages, 'stageNo', 'Stage'),
  anywhere((store) => store.performances, 'performanceKey', 'Performance'),
];
