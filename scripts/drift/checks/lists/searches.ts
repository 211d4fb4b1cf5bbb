// Whether what is searched for by a body is found so: as many as it asks for at most, and only of the kinds that it names.
import { toGiven } from '../../../contract/cases/http.ts';
import { forRequests } from '../../../contract/direction.ts';
import type { Json, Parameter, Schema } from '../../../contract/document.ts';
import { resolveSchema } from '../../../contract/document.ts';
import { isJson } from '../../../contract/media.ts';
import type { Operation } from '../../../contract/operations.ts';
import * as names from '../../naming.ts';
import type { Records } from '../../records.ts';
import type { Requests } from '../../requests.ts';
import { type Run, worked } from '../../run.ts';
import { limitOf, listShape, propertiesOf, recordsIn, typesOf } from '../../shapes.ts';
import { enumOf, filtersOf } from './filter-of.ts';
import { type Entry, mayStay, valuesFor } from './filter-values.ts';
import type { Listing } from './listing.ts';
import { checkLimit } from './page-sizes.ts';

type Body = Record<string, Json>;

export async function checkSearches(
  run: Run,
  requests: Requests,
  records: Records,
  operation: Operation,
): Promise<void> {
  if (!isSearching(operation) || (operation.effect === 'write' && run.mode === 'read')) return;
  const params = records.target(operation);
  const search = params && searchOf(run, requests, operation, params);
  if (!search) return;
  const { bases, of, parts } = search;
  let best: { base: Body; entries: Entry[] } | undefined;
  for (const base of bases) {
    const listing = of(base);
    const answer = await listing.ask(mostOf(listing), 'a search');
    const entries = worked(answer) ? listing.records(answer) : [];
    if (entries.length > (best?.entries.length ?? 1)) best = { base, entries };
  }
  if (!best) return;
  const listing = of(best.base);
  if (listing.limit) await checkLimit(listing, listing.limit.name);
  for (const part of parts) await checkPart(run, listing, part, best.entries);
}

/** Nothing but its name says that what is posted only asks. */
const isSearching = ({ method, path, definition }: Operation): boolean =>
  method === 'post' &&
  !Object.hasOwn(definition.responses, '201') &&
  names
    .wordsOf(path.split('/').at(-1) ?? '')
    .some((word) => ['search', 'query', 'find', 'lookup'].includes(word));

const mostOf = ({ limit, most }: Listing): Body => (limit ? { [limit.name]: most } : {});

/** What can be searched by, as if it were the parameters of a list. */
function searchOf(run: Run, requests: Requests, operation: Operation, params: Record<string, string>) {
  const { document } = run.contract;
  const asList: Operation = { ...operation, method: 'get' };
  const shape = listShape(document, asList);
  const plain = requests.plain(operation, params);
  const schema = bodySchema(operation);
  if (!shape || !schema || !plain.body || !('json' in plain.body)) return undefined;
  const { body } = plain;
  const parts = [...propertiesOf(forRequests(document), schema)].map(
    ([name, inner]): Parameter => ({ name, in: 'query', schema: inner }),
  );
  const limit = limitOf(document, { parameters: parts.filter(({ name }) => names.isLimit(name)) });
  const request = (json: Json) => ({ ...plain, body: { ...body, json } });
  const isAllowed = (json: Json) => {
    const given = toGiven(request(json));
    return given !== undefined && run.judge.request(operation, given).length === 0;
  };
  const whole = parts.flatMap(({ name, schema: inner }): Body[] => {
    const { items } = resolveSchema(document, inner);
    const listed = items && typesOf(document, inner).includes('array') ? enumOf(run, items) : undefined;
    return listed ? [{ [name]: listed }] : [];
  });
  const own =
    body.json !== null && typeof body.json === 'object' && !Array.isArray(body.json) ? [body.json] : [];
  const most = limit ? Math.min(resolveSchema(document, limit.schema).maximum ?? 100, 200) : 0;
  const of = (base: Body): Listing => ({
    operation: asList,
    shape,
    limit,
    way: undefined,
    params,
    most,
    idPath: undefined,
    ask: (asked, tried) => run.call(operation, request({ ...base, ...asked }), { tried }),
    follow: (before) => Promise.resolve(before),
    records: (exchange) => recordsIn(shape, exchange.json),
    keyOf: (record) => JSON.stringify(record),
    report(exchange, kind, at, says, rest = {}) {
      const rule = `${operation.pointer}/requestBody`;
      run.report(exchange, { kind, severity: 'error', says, at, rule, ...rest });
    },
  });
  const withMost = (base: Body) => ({ ...base, ...(limit && { [limit.name]: most }) });
  const bases = [{}, ...whole, ...own].filter((base) => isAllowed(withMost(base)));
  return { bases, of, parts };
}

const bodySchema = ({ definition }: Operation): Schema | undefined =>
  Object.entries(definition.requestBody?.content ?? {}).find(([type]) => isJson(type))?.[1].schema;

/** What has listed values means them; a text may be searched for in any way. */
async function checkPart(run: Run, listing: Listing, part: Parameter, entries: Entry[]): Promise<void> {
  const { items } = resolveSchema(run.contract.document, part.schema);
  if (!enumOf(run, items ?? part.schema) || names.isSearch(part.name) || names.isSort(part.name)) return;
  for (const filter of filtersOf(run, listing, part)) {
    if (filter.how !== 'equal') continue;
    for (const value of valuesFor(run, listing, filter, entries)) {
      const asked = { ...mostOf(listing), [part.name]: items ? [value] : value };
      const ask = () => listing.ask(asked, `${part.name} with one of its values`);
      const strangers = (answer: Awaited<ReturnType<typeof ask>>) =>
        worked(answer) && !listing.records(answer).every((entry) => mayStay(entry, value, filter));
      if (!strangers(await ask())) continue;
      const again = await ask();
      if (!strangers(again)) continue;
      const says = `Its entries are not filtered by ${part.name}.`;
      listing.report(again, 'filter-ignored', part.name, says, {
        expected: `only entries with the ${filter.paths[0]?.join('.')} asked for`,
        actual: 'others too',
      });
      return;
    }
  }
}
