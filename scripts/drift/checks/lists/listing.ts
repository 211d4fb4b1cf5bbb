// One list, asked with the parameters that a check needs.

import { queryPairs } from '../../../contract/cases/parameters.ts';
import { type Json, type Parameter, resolveSchema } from '../../../contract/document.ts';
import type { Operation } from '../../../contract/operations.ts';
import type { DriftKind } from '../../finding.ts';
import * as names from '../../naming.ts';
import { mayGoOn } from '../../next.ts';
import { placeOfPart, queryParts } from '../../query-parts.ts';
import type { Requests } from '../../requests.ts';
import { nameOfCollection, type Resource } from '../../resources.ts';
import { type Exchange, type Run, worked } from '../../run.ts';
import {
  type ListShape,
  limitOf,
  listShape,
  type Path,
  propertiesOf,
  recordsIn,
  successSchema,
  valueAt,
} from '../../shapes.ts';
import { asLastEntry, type Way, wayOf } from './way.ts';

export interface Listing {
  operation: Operation;
  shape: ListShape;
  /** The parameter that says how many entries a page has. */
  limit: Parameter | undefined;
  /** The parameter that says which page it is. */
  way: Way | undefined;
  /** What fills the blanks of its path. */
  params: Record<string, string>;
  /** What a parameter may hold at most. */
  most: number;
  /** @param lenient statuses that are no drift */
  ask(query: Record<string, Json>, tried: string, lenient?: readonly number[]): Promise<Exchange>;
  /** @param query all of it, as the answer before has it */
  follow(before: Exchange, query: [string, string][], tried: string): Promise<Exchange>;
  records(exchange: Exchange): Record<string, Json>[];
  /** Where records have their ids; without, two may be alike. */
  idPath: Path | undefined;
  /** What tells records apart. */
  keyOf(record: Record<string, Json>): string;
  report(
    exchange: Exchange,
    kind: DriftKind,
    parameter: string,
    says: string,
    rest?: { expected?: string; actual?: string },
  ): void;
}

/**
 * @param base what the query holds whenever nothing else is asked for
 * @returns undefined for what lists nothing
 */
export function listingOf(
  run: Run,
  requests: Requests,
  operation: Operation,
  params: Record<string, string>,
  base: Record<string, Json> = {},
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
    way: asLastEntry(run, wayOf(run, parts, toldOfPage(run, operation)), operation, shape, idPath),
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
      return run.call(operation, { ...plain, query: [...kept, ...added] }, { tried, lenient });
    },
    follow: ({ request }, query, tried) => run.call(operation, { ...request, query }, { tried }),
    records: (exchange) => recordsIn(shape, exchange.json),
    keyOf: keyBy(idPath),
    report(exchange, kind, parameter, says, rest = {}) {
      const rule =
        operation.parameterPointers[placeOfPart(document, operation, parameter)] ?? operation.pointer;
      run.report(exchange, { kind, severity: 'error', says, at: parameter, rule, ...rest });
    },
  };
}

/** By what entries are known: without ids, by all that they say. */
export const keyBy =
  (idPath: Path | undefined) =>
  (record: Record<string, Json>): string => {
    const id = idPath?.reduce<unknown>((inner, step) => Object(inner)[step], record);
    return id === undefined ? JSON.stringify(record) : `${id}`;
  };

/** What an answer says of its page, where it has an object for that. */
export function toldOfPage({ contract: { document } }: Run, operation: Operation): string[] {
  const answer = propertiesOf(document, successSchema(operation) ?? {});
  const paging = [...answer].filter(([name]) => names.isPaging(name));
  return paging.flatMap(([, schema]) => [...propertiesOf(document, schema).keys()]);
}

/** Whether an answer has all that there is: nothing leads on, and no page is full. */
export const isWhole = (listing: Listing, answer: Exchange): boolean => {
  const { limit, way, most } = listing;
  return worked(answer) && !mayGoOn(answer) && (limit ? listing.records(answer).length < most : !way);
};

/** What tells the entries of a list apart: what fills the blank of their own path, or looks most like an id. */
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

/** How many entries it says that there are. */
export const totalOf = (
  { shape, operation }: Pick<Listing, 'shape' | 'operation'>,
  { json, reply }: Exchange,
): number | undefined => {
  const stated = shape.total && valueAt(json, shape.total);
  if (typeof stated === 'number') return stated;
  if ('failure' in reply) return undefined;
  // `X-Total-Count`, where the contract declares it.
  const declared = Object.entries(operation.definition.responses)
    .filter(([status]) => /^2/.test(status))
    .flatMap(([, { headers = {} }]) => Object.keys(headers))
    .find((name) => names.isTotal(name.replace(/^x-/i, '')));
  const text = declared && reply.headers.get(declared);
  return text && /^\d+$/.test(text) ? Number(text) : undefined;
};
