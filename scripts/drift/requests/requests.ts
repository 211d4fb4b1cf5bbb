// Builds valid requests with existing records and unused values.
import { type CaseRequest, type Context, jsonIn } from '../../contract/cases/case.ts';
import { createSamples } from '../../contract/cases/sample.ts';
import { forRequests } from '../../contract/direction.ts';
import type { Json } from '../../contract/document.ts';
import type { Operation } from '../../contract/operations.ts';
import { type CallOptions, type Exchange, type Run, succeeded, wrongFields } from '../engine/run.ts';
import { fieldsOf, jsonBodyOf } from '../model/body-of.ts';
import { isWorkflow } from '../model/naming.ts';
import { asIn, isVersion, lastName, mustTellVersion, nthOf, valuesListed } from '../model/places.ts';
import { fieldsNamed, namesIn } from '../model/problem.ts';
import { inferReferences, type ReferenceOf, referencedValue } from '../model/references.ts';
import { namingField, partRemovals } from '../protection/named-by-value.ts';
import { type Advice, adviceIn, advised } from './advice.ts';
import { examplesOf } from './example-values.ts';
import { createFieldNodes } from './field-nodes.ts';
import { freshValue, type Level } from './fresh-value.ts';
import { isOneTimeValue, issuersOf } from './issuers.ts';
import {
  candidates,
  type Help,
  MOST_RICH,
  pastConflicts,
  type Recipe,
  richest,
  type Start,
  withoutRefused,
} from './recipe.ts';
import { refusedNames } from './refused-names.ts';
import { enriched, nestedIn, without } from './rich.ts';
import { createDateShifter, type ShiftDates } from './shift-dates.ts';

/** Number of requests for changes that are followed in one operation. */
const MOST_ADVICE = 4;

export interface Requests {
  /**
   * Supplies path parameters and references.
   * @param fresh by field name
   */
  context(
    operation: Operation,
    params: Record<string, string>,
    fresh?: (name: string) => Level,
    isShown?: boolean,
    taken?: Recipe['taken'],
  ): Context;
  /** The resource that a body field references, if its name does not tell. */
  tie: ReferenceOf;
  /** Marks the references of a rejected request as unsuitable; returns whether others are left. */
  avoid(exchange: Exchange): boolean;
  /** The known recipe for an operation's requests. */
  recipe(operation: Operation): Pick<Recipe, 'fresh' | 'json'> & { rich?: Json[] };
  /**
   * Finds out how many optional nested values the target accepts.
   * @param seen receives every response
   */
  enrich(
    operation: Operation,
    params: Record<string, string>,
    seen: (exchange: Exchange) => Promise<unknown>,
  ): Promise<void>;
  /** The contract's example bodies for an operation. */
  examples(operation: Operation): Json[];
  /** Makes generated values differ from earlier ones. */
  turn(): void;
  /** Requests a one-time value that the next request needs. */
  prepare(operation: Operation): Promise<void>;
  /** Reads the record to change if its version is required and unknown. */
  readVersion(operation: Operation, params: Record<string, string>): Promise<void>;
  /** Always sends an optional parameter from now on, except in cases about an alternative. */
  help(operation: Operation, name: string, help: Help): void;
  /**
   * The request with dates that are free, and with what rejections have asked for.
   * @param about the field of the case
   */
  later: ShiftDates;
  /** A valid request, built like the last successful one. */
  plain(operation: Operation, params: Record<string, string>): CaseRequest;
  /** The path parameters of the last successful request. */
  proven(operation: Operation): Record<string, string> | undefined;
  /** Tries plain requests until one succeeds; otherwise returns the last exchange. */
  sendPlain(
    operation: Operation,
    params: Record<string, string>,
    how: CallOptions & {
      /** Starts with as many properties as possible. */
      rich?: boolean;
      /** Maximum number of attempts. */
      most?: number;
      /** Starts with this body and reduces it if rejected. */
      json?: Json;
    },
  ): Promise<Exchange>;
}

export function createRequests(run: Run): Requests {
  const document = forRequests(run.contract.document);
  const samples = createSamples(document, run.seed);
  const recipes = new Map<Operation, Recipe>();
  const riches = new Map<Operation, Json>();
  const proven = new Map<Operation, Record<string, string>>();
  const helps = new Map<Operation, Help & { name: string }>();
  const moved = createDateShifter();
  const advice = new Map<Operation, Advice[]>();
  const adviceFor = (operation: Operation): Advice[] => advice.get(operation) ?? [];
  let count = 0;

  const { at: nodeAt, fields, recordAt } = createFieldNodes(document, samples);
  const tie = inferReferences(document, run.contract.operations, run.resources, nodeAt, fields);

  const context: Requests['context'] = (
    operation,
    params,
    fresh = () => 0,
    isShown = recipes.get(operation)?.isShown,
    taken = recipes.get(operation)?.taken,
  ) => ({
    value(place) {
      if (place.in === 'path') {
        // Other writes keep a value that names nothing, so that their refusals are checked.
        const mayReach =
          operation.effect === 'read' || (run.allowSharedWrites && operation.method !== 'delete');
        const listed = mayReach ? valuesListed(document, operation, place.field) : undefined;
        const seen = run.pool.values(place.field);
        return params[place.field] ?? seen.find((value) => listed?.includes(value) ?? true);
      }
      if (place.field === namingField(run.contract, operation)) {
        const part = ownPart(operation);
        if (part !== undefined) return part;
      }
      const declared = operation.parameters.find(
        ({ name, in: where }) => name === place.field && where === place.in,
      );
      // Any version, if none is known.
      if (declared && isVersion(declared) && mustTellVersion(operation))
        return run.pool.version(operation.path, params) ?? '*';
      // Optional parameters are omitted unless the case is about them.
      if (declared && !declared.required) {
        const help = helps.get(operation);
        return help?.name === place.field && !help.instead.includes(place.testing) ? help.value : undefined;
      }
      const name = lastName(place);
      if (declared) return known(operation, params, name);
      const isNew = (): Json | undefined => {
        const level = taken?.includes(name) ? 3 : fresh(name);
        const how = { name, level, count, nth: nthOf(place) };
        return level > 0 ? freshValue(run, document, nodeAt(operation, place.field), how) : undefined;
      };
      if (isShown) return isNew();
      const record = recordAt(operation, place.field);
      if (record !== undefined) return asIn(nodeAt(operation, place.field), run.pool.another(record, params));
      const tied = tie(operation, place.field);
      const own = tied && referencedValue(run.pool, tied, params, nthOf(place));
      if (own !== undefined) return asIn(nodeAt(operation, place.field), own);
      // The latest one-time value, because older ones may be used.
      if (!place.field.includes('.') && isOneTimeValue(run, operation, name))
        return run.pool.values(name).at(-1);
      const reference = run.pool.reference(name, operation, Number(/\.(\d+)$/.exec(place.field)?.[1] ?? 0));
      return asIn(nodeAt(operation, place.field), reference) ?? isNew();
    },
  });

  /** What a DELETE by value removes: a part of the latest record of this run that has one. */
  const ownPart = (operation: Operation): Json | undefined => {
    const plain = run.cases.plain(operation, { context: { value: () => undefined }, seed: run.seed });
    for (const resource of run.resources.filter((one) => operation.path.startsWith(`${one.collection}/`)))
      for (const { body } of run.pool.records(resource).filter(({ own }) => own))
        for (const { value } of partRemovals(run, operation, plain, body)) return value;
    return undefined;
  };

  /** The value of a required parameter: from the record, or from any record. */
  const known = (operation: Operation, params: Record<string, string>, name: string): Json | undefined => {
    const own = run.pool.fill(
      operation.path,
      (one) => Object.values(one.params).join() === Object.values(params).join(),
    );
    const value = own?.body[name] ?? run.pool.reference(name, operation);
    return value !== null && typeof value !== 'object' ? value : undefined;
  };

  const make = (
    operation: Operation,
    params: Record<string, string>,
    { json, fresh, taken, seed, isShown = false, isLater }: Recipe,
  ): CaseRequest => {
    count += 1;
    const request = run.cases.plain(operation, {
      context: context(operation, params, () => fresh, isShown, taken),
      seed,
      ...(json !== undefined && { json }),
    });
    return isLater ? advised(moved(operation, request), adviceFor(operation)) : later(operation, request);
  };

  /** If other dates worked before, they are shifted again. */
  const later: Requests['later'] = (operation, request, about) =>
    advised(
      recipes.get(operation)?.isLater ? moved(operation, request, about) : request,
      adviceFor(operation),
      about,
    );

  const plainly = ({ definition }: Operation): Recipe => ({
    fresh: definition.requestBody ? 1 : 0,
    seed: run.seed,
  });

  const start = (operation: Operation): Start => ({
    known: recipes.get(operation),
    body: fieldsOf(document, operation)?.node,
    shown: examplesOf(operation),
    rich: riches.get(operation),
    seed: run.seed,
  });

  const readVersion: Requests['readVersion'] = async (operation, params) => {
    if (!mustTellVersion(operation)) return;
    const reading = run.operations.find(({ method, path }) => method === 'get' && path === operation.path);
    if (!reading || run.pool.version(operation.path, params) !== undefined) return;
    const request = make(reading, params, recipes.get(reading) ?? { fresh: 0, seed: run.seed });
    await run.call(reading, request, { tried: 'reading the version', lenient: [404] });
  };

  const prepare: Requests['prepare'] = async (operation) => {
    for (const giver of issuersOf(run, operation)) {
      const request = make(giver, {}, recipes.get(giver) ?? { fresh: 1, seed: run.seed });
      await run.call(giver, request, { tried: 'asking for what has to be given back' });
    }
  };

  return {
    context,
    tie,
    avoid: (exchange) => refusedNames(run, tie, exchange, { orAny: true }).length > 0,
    recipe: (operation) => {
      const rich = riches.get(operation);
      return { ...(recipes.get(operation) ?? { fresh: 1 }), ...(rich !== undefined && { rich: [rich] }) };
    },
    turn() {
      count += 1;
    },
    prepare,
    readVersion,
    later,
    help: (operation, name, help) => void helps.set(operation, { ...help, name }),
    plain: (operation, params) => make(operation, params, recipes.get(operation) ?? plainly(operation)),
    async enrich(operation, params, seen) {
      const node = jsonBodyOf(document, operation)?.node;
      const full = nestedIn(node && samples.one(node, { full: true }));
      if (riches.has(operation) || Object.keys(Object(full)).length === 0) return;
      const recipe = recipes.get(operation) ?? { fresh: 1, seed: run.seed };
      const made = (json: Json) => make(operation, params, { ...recipe, json });
      const plain = jsonIn(make(operation, params, recipe));
      // Only the server knows the next workflow state.
      const shown = examplesOf(operation).map((json) =>
        without(json, Object.keys(Object(json)).filter(isWorkflow)),
      );
      const rich = await enriched(plain ?? {}, [...shown, full], {
        wrong: (json) => wrongFields(run, operation, made(json)),
        async send(json) {
          await prepare(operation);
          const request = made(json);
          const exchange = await run.call(operation, request, { tried: 'as much as it takes' });
          await seen(exchange);
          if (succeeded(exchange)) return [];
          const named = fieldsNamed(exchange.json, namesIn(jsonIn(request)));
          return [400, 409, 422].includes(exchange.status) && named.length > 0 ? named : undefined;
        },
      });
      riches.set(operation, rich);
    },
    proven: (operation) => proven.get(operation),
    examples: examplesOf,
    async sendPlain(operation, params, { rich = false, json, most = Number.POSITIVE_INFINITY, ...how }) {
      let last: Exchange | undefined;
      let latest: Exchange | undefined;
      const tried = new Set<string>();
      await prepare(operation);
      await readVersion(operation, params);
      const given: Recipe[] = json === undefined ? [] : [{ json, fresh: 1, seed: run.seed }];
      const list = rich
        ? [...richest(samples, start(operation)), ...candidates(samples, start(operation))]
        : json === undefined
          ? candidates(samples, start(operation))
          : given;
      for (const recipe of pastConflicts(list, () => latest)) {
        const request = make(operation, params, recipe);
        const text = JSON.stringify([request.path, request.query, request.body]);
        if (tried.has(text)) continue;
        if (tried.size >= most) break;
        tried.add(text);
        const exchange = await run.call(operation, request, how);
        latest = exchange;
        if (succeeded(exchange)) {
          if (!Array.isArray(list)) recipes.set(operation, recipe);
          else if (recipe.isLater)
            recipes.set(operation, { ...(recipes.get(operation) ?? plainly(operation)), isLater: true });
          proven.set(operation, params);
          return exchange;
        }
        last ??= exchange;
        const next = adviceIn(exchange);
        const isAllowed = next && wrongFields(run, operation, advised(exchange.request, [next])).length === 0;
        if (isAllowed) advice.set(operation, [...adviceFor(operation), next].slice(-MOST_ADVICE));
        if (Array.isArray(list) && list.includes(recipe) && tried.size < MOST_RICH) {
          const other =
            exchange.status === 409 && recipe.fresh < 2
              ? { ...recipe, fresh: 2 as const }
              : withoutRefused(recipe, exchange, refusedNames(run, tie, exchange));
          if (other) list.splice(list.indexOf(recipe) + 1, 0, other);
        }
        // Another body does not change access or a missing record.
        if (![400, 409, 422, 404].includes(exchange.status) || !operation.definition.requestBody) break;
        if (exchange.status === 404 && tried.size > 2) break;
      }
      return last as Exchange;
    },
  };
}
