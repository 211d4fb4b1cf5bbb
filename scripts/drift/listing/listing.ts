// Requests one list with the parameters that a check needs.

import { queryPairs } from '../../contract/cases/parameters.ts';
import { type Json, type Parameter, resolveSchema } from '../../contract/document.ts';
import type { Operation } from '../../contract/operations.ts';
import type { Severity } from '../../report/report.ts';
import { type CallOptions, type Exchange, type Run, succeeded } from '../engine/run.ts';
import type { DriftKind } from '../findings/kinds.ts';
import * as names from '../model/naming.ts';
import { placeOfPart, queryParts } from '../model/query-parts.ts';
import { nameOfCollection, type Resource } from '../model/resources.ts';
import {
  type ListShape,
  limitOf,
  listShape,
  type Path,
  propertiesOf,
  recordsIn,
  successSchema,
  valueAt,
} from '../model/shapes.ts';
import type { Requests } from '../requests/requests.ts';
import { mayGoOn } from './next.ts';
import { asLastEntry, type PageMechanism, pageMechanismOf } from './page-mechanism.ts';

export interface Listing {
  operation: Operation;
  shape: ListShape;
  /** The page size parameter. */
  limit: Parameter | undefined;
  /** The parameter that selects a page. */
  way: PageMechanism | undefined;
  /** Values of its path parameters. */
  params: Record<string, string>;
  /** Maximum value of the page size parameter. */
  most: number;
  /** @param lenient statuses that are not drift */
  ask(query: Record<string, Json>, tried: string, lenient?: readonly number[]): Promise<Exchange>;
  /** @param query the whole query, as the previous response has it */
  follow(before: Exchange, query: [string, string][], tried: string): Promise<Exchange>;
  records(exchange: Exchange): Record<string, Json>[];
  /** Path of the records' ids; without it, two records may look alike. */
  idPath: Path | undefined;
  /** A key that distinguishes records. */
  keyOf(record: Record<string, Json>): string;
  report(
    exchange: Exchange,
    kind: DriftKind,
    parameter: string,
    says: string,
    rest?: { expected?: string; actual?: string; severity?: Severity },
  ): void;
}

/**
 * @param base the query parameters that every request has
 * @returns undefined if the operation returns no list
 */
export function listingOf(
  run: Run,
  requests: Requests,
  operation: Operation,
  params: Record<string, string>,
  base: Record<string, Json> = {},
  how: Pick<CallOptions, 'caller' | 'unjudged'> = {},
): Listing | undefined {
  const resource = run.resources.find(({ list }) => list?.operation === operation);
  const shape = resource?.list?.shape ?? listShape(run.contract.document, operation);
  if (!shape || operation.effect !== 'read') return undefined;
  const { document } = run.contract;
  const parts = queryParts(document, operation);
  const limit = limitOf(document, { parameters: parts });
  const idPath = idPathOf(run, operation, resource, shape);
  return {
    operation,
    shape,
    limit,
    way: asLastEntry(run, pageMechanismOf(run, parts, toldOfPage(run, operation)), operation, shape, idPath),
    params,
    most: limit ? Math.min(resolveSchema(document, limit.schema).maximum ?? 100, 200) : 0,
    idPath,
    async ask(own, tried, lenient = []) {
      const query = { ...base, ...own };
      const plain = requests.plain(operation, params);
      const added = Object.entries(query).flatMap(([name, value]) => {
        const isMeant = (one: Parameter) => one.name === name && one.in === 'query';
        const parameter = parts.find(isMeant) ?? operation.parameters.find(isMeant);
        return parameter ? queryPairs(parameter, value) : [];
      });
      const given = new Set([...Object.keys(query), ...added.map(([name]) => name)]);
      const kept = plain.query.filter(([name]) => !given.has(name));
      return run.call(operation, { ...plain, query: [...kept, ...added] }, { ...how, tried, lenient });
    },
    follow: ({ request }, query, tried) => run.call(operation, { ...request, query }, { ...how, tried }),
    records: (exchange) => recordsIn(shape, exchange.json),
    keyOf: keyBy(idPath),
    report(exchange, kind, parameter, says, rest = {}) {
      const rule =
        operation.parameterPointers[placeOfPart(document, operation, parameter)] ?? operation.pointer;
      run.report(exchange, { kind, says, at: parameter, rule, ...rest });
    },
  };
}

/** Identifies entries by id, or by their whole content. */
export const keyBy =
  (idPath: Path | undefined) =>
  (record: Record<string, Json>): string => {
    const id = idPath?.reduce<unknown>((inner, step) => Object(inner)[step], record);
    return id === undefined ? JSON.stringify(record) : `${id}`;
  };

/** Names in a response's page object, if it has one. */
export function toldOfPage({ contract: { document } }: Run, operation: Operation): string[] {
  const answer = propertiesOf(document, successSchema(operation) ?? {});
  const paging = [...answer].filter(([name]) => names.isPaging(name));
  return paging.flatMap(([, schema]) => [...propertiesOf(document, schema).keys()]);
}

/** Whether a response has all entries: there is no next page, and the page is not full. */
export const isWhole = (listing: Listing, answer: Exchange): boolean => {
  const { limit, way, most } = listing;
  return succeeded(answer) && !mayGoOn(answer) && (limit ? listing.records(answer).length < most : !way);
};

/** Path of an entry's id: it fills the entry's path parameter, or looks most like an id. */
export function idPathOf(
  run: Run,
  { path }: Operation,
  resource: Resource | undefined,
  { schema }: ListShape,
): Path | undefined {
  const same =
    resource ??
    run.resources.find(
      ({ list }) => list?.shape.schema.$ref !== undefined && list.shape.schema.$ref === schema.$ref,
    );
  const known = same && run.pool.idPath(same);
  if (known) return known;
  const properties = [...propertiesOf(run.contract.document, schema).keys()];
  const name = nameOfCollection(path);
  const [best] = properties
    .map((one) => ({ one, score: names.idLikeness(one, name) }))
    .sort((a, b) => b.score - a.score);
  return best && best.score >= 8 ? [best.one] : undefined;
}

/** The total that a response states. */
export const totalOf = (
  { shape, operation }: Pick<Listing, 'shape' | 'operation'>,
  { json, reply }: Exchange,
): number | undefined => {
  const stated = shape.total && valueAt(json, shape.total);
  if (typeof stated === 'number') return stated;
  if ('failure' in reply) return undefined;
  // `X-Total-Count`, if the contract declares it.
  const declared = Object.entries(operation.definition.responses)
    .filter(([status]) => /^2/.test(status))
    .flatMap(([, { headers = {} }]) => Object.keys(headers))
    .find((name) => names.isTotal(name.replace(/^x-/i, '')));
  const text = declared && reply.headers.get(declared);
  return text && /^\d+$/.test(text) ? Number(text) : undefined;
};
