// Checks searches by request body like lists: filters, order and paging.

import { toGiven } from '../../../contract/cases/http.ts';
import { forRequests } from '../../../contract/direction.ts';
import type { Json, Parameter, Schema } from '../../../contract/document.ts';
import { resolveSchema } from '../../../contract/document.ts';
import { isJson } from '../../../contract/media.ts';
import type { Operation } from '../../../contract/operations.ts';
import { spread } from '../../../contract/schemas.ts';
import { type Run, succeeded } from '../../engine/run.ts';
import { idPathOf, keyBy, type Listing, toldOfPage } from '../../listing/listing.ts';
import { pageMechanismOf } from '../../listing/page-mechanism.ts';
import * as names from '../../model/naming.ts';
import { isRecord, limitOf, listShape, recordsIn, typesOf } from '../../model/shapes.ts';
import type { Context } from '../../records/context.ts';
import type { Requests } from '../../requests/requests.ts';
import { enumOf, isOfPaging } from './filter-of.ts';
import type { Entry } from './filter-values.ts';
import { checkFilters } from './filters.ts';
import { checkLimit } from './page-sizes.ts';
import { checkPages } from './paging.ts';
import { searchParts, withPart } from './search-parts.ts';
import { checkOrder } from './sorting.ts';

type Body = Record<string, Json>;

export async function checkSearches(
  { run, requests, records }: Context,
  operation: Operation,
): Promise<void> {
  if (!isSearching(operation) || (operation.effect === 'write' && run.mode === 'read')) return;
  const params = records.target(operation);
  const search = params && searchOf(run, requests, operation, params);
  if (!search) return;
  const { bases, of } = search;
  let best: { base: Body; entries: Entry[] } | undefined;
  for (const base of bases) {
    const listing = of(base);
    const answer = await listing.ask(mostOf(listing), 'a search');
    const entries = succeeded(answer) ? listing.records(answer) : [];
    if (entries.length > (best?.entries.length ?? 1)) best = { base, entries };
  }
  if (!best) return;
  const listing = of(best.base);
  // A text search has no defined order, so pages are not compared.
  if (!search.isOwn(best.base)) await checkPages(run, listing);
  else if (listing.limit) await checkLimit(listing, listing.limit.name);
  await checkOrder(run, listing);
  await checkFilters(run, listing);
}

/** Only its name shows that a POST is a search. */
const isSearching = ({ method, path, definition }: Operation): boolean =>
  method === 'post' &&
  !Object.hasOwn(definition.responses, '201') &&
  names
    .wordsOf(path.split('/').at(-1) ?? '')
    .some((word) => ['search', 'query', 'find', 'lookup'].includes(word));

const mostOf = ({ limit, most }: Listing): Body => (limit ? { [limit.name]: most } : {});

/** The search fields, as if they were query parameters. */
function searchOf(run: Run, requests: Requests, operation: Operation, params: Record<string, string>) {
  const { document } = run.contract;
  const plain = requests.plain(operation, params);
  const schema = bodySchema(operation);
  const shape = listShape(document, { ...operation, method: 'get' });
  if (!shape || !schema || !plain.body || !('json' in plain.body)) return undefined;
  const { body } = plain;
  const all = searchParts(forRequests(document), schema);
  const parts = all.map(({ parameter }) => parameter);
  // A limit is recognized by name only, since any other number may be a search value.
  const limit = limitOf(document, { parameters: parts.filter(({ name }) => names.isLimit(name)) });
  const way = pageMechanismOf(run, parts, toldOfPage(run, operation));
  const meant = parts.filter(
    (one) => isOfPaging(run, one) || names.isDirection(one.name) || isExact(run, one),
  );
  const asList: Operation = { ...operation, method: 'get', parameters: meant };
  const request = (json: Json) => ({ ...plain, body: { ...body, json } });
  const isAllowed = (json: Json) => {
    const given = toGiven(request(json));
    return given !== undefined && run.judge.request(operation, given).length === 0;
  };
  const whole = all.flatMap((part): Body[] => {
    const { items } = resolveSchema(document, part.parameter.schema);
    const isList = items !== undefined && typesOf(document, part.parameter.schema).includes('array');
    const listed = isList && !names.isSort(part.parameter.name) ? enumOf(run, items) : undefined;
    return listed ? [withPart({}, part, listed)] : [];
  });
  const own = isRecord(body.json) ? [body.json] : [];
  const most = limit ? Math.min(resolveSchema(document, limit.schema).maximum ?? 100, 200) : 0;
  const filled = (base: Body, asked: Body): Body =>
    Object.entries(asked).reduce((outer, [name, value]) => {
      const part = all.find(({ parameter }) => parameter.name === name);
      return part ? withPart(outer, part, value) : outer;
    }, base);
  const idPath = idPathOf(run, operation, undefined, shape);
  const of = (base: Body): Listing => ({
    operation: asList,
    shape,
    limit,
    way,
    params,
    most,
    idPath,
    ask(asked, tried) {
      const json = filled(base, asked);
      // Values are taken from entries, so a rejection is fine if the contract does not allow them.
      const lenient = isAllowed(json) ? [] : [400, 422];
      return run.call(operation, request(json), { tried, lenient });
    },
    // A next link belongs to reads, not to searches.
    follow: (before) => Promise.resolve({ ...before, status: 0 }),
    records: (exchange) => recordsIn(shape, exchange.json),
    keyOf: keyBy(idPath),
    report(exchange, kind, name, says, rest = {}) {
      const rule = `${operation.pointer}/requestBody`;
      const at = all.find(({ parameter }) => parameter.name === name)?.path.join('.') ?? name;
      run.report(exchange, { kind, says, at, rule, ...rest });
    },
  });
  const withMost = (base: Body) => filled(base, limit ? { [limit.name]: most } : {});
  const bases = [{}, ...whole, ...own].filter((base) => isAllowed(withMost(base)));
  return { bases, of, isOwn: (base: Body) => own.includes(base) };
}

const bodySchema = ({ definition }: Operation): Schema | undefined =>
  Object.entries(definition.requestBody?.content ?? {}).find(([type]) => isJson(type))?.[1].schema;

/** Enums, formats and date bounds are exact; text may be searched loosely. */
function isExact(run: Run, { name, schema }: Parameter): boolean {
  const { document } = run.contract;
  const { items } = resolveSchema(document, schema);
  if (names.isSearch(name)) return false;
  return (
    enumOf(run, items ?? schema) !== undefined ||
    spread(document, items ?? schema).some(
      ({ type, format = '', pattern }) =>
        type === 'boolean' || pattern !== undefined || ['uuid', 'date', 'date-time'].includes(format),
    )
  );
}
