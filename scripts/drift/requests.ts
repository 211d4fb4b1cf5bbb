// Requests that a target should take: with records that exist, and values that nobody has used yet.
import { type CaseRequest, type Context, jsonIn } from '../contract/cases/case.ts';
import { createSamples } from '../contract/cases/sample.ts';
import { forRequests } from '../contract/direction.ts';
import type { Json } from '../contract/document.ts';
import type { Operation } from '../contract/operations.ts';
import { fieldsOf, jsonBodyOf } from './body-of.ts';
import { examplesOf } from './checks/changes/shown.ts';
import { fieldsNamed, namesIn } from './checks/problem.ts';
import { createFieldNodes } from './field-nodes.ts';
import { freshValue, type Level } from './fresh-value.ts';
import { giversOf, isGivenOut } from './givers.ts';
import { isWorkflow } from './naming.ts';
import { createOtherDays, type OnOtherDays } from './other-days.ts';
import { asIn, isVersion, lastName, mustTellVersion, nthOf } from './places.ts';
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
import { type Exchange, type How, type Run, worked, wrongFields } from './run.ts';
import { createTies, type TieOf, valueTied } from './ties.ts';

export interface Requests {
  /**
   * What fills the blanks and names records.
   * @param fresh by the name of a field
   */
  context(
    operation: Operation,
    params: Record<string, string>,
    fresh?: (name: string) => Level,
    isShown?: boolean,
    taken?: Recipe['taken'],
  ): Context;
  /** Of which records a field of a body names one, though its name does not say so by itself. */
  tie: TieOf;
  /** After a refusal: no more of the records that were named, where other ones are left; gives whether some are. */
  avoid(exchange: Exchange): boolean;
  /** How a request for this operation must be made, as far as is known. */
  recipe(operation: Operation): Pick<Recipe, 'fresh' | 'json'> & { rich?: Json[] };
  /**
   * Finds out how much the target takes where there is something inside of what may be left out.
   * @param seen is told of every answer
   */
  enrich(
    operation: Operation,
    params: Record<string, string>,
    seen: (exchange: Exchange) => Promise<unknown>,
  ): Promise<void>;
  /** The bodies that the contract shows for an operation. */
  examples(operation: Operation): Json[];
  /** From here on, other values are new. */
  turn(): void;
  /** Asks for what has to be given back with the next request, where another call gives it out. */
  prepare(operation: Operation): Promise<void>;
  /** Reads what is changed next, where the change has to say which version it is about and none is known. */
  readVersion(operation: Operation, params: Record<string, string>): Promise<void>;
  /** From here on a parameter that may be left out is sent, unless the case is about one of those that do without. */
  help(operation: Operation, name: string, help: Help): void;
  /** A request for an operation on days that are free, as far as is known. @param about the field that it is about */
  later: OnOtherDays;
  /** A request that should work, made as the last one that did. */
  plain(operation: Operation, params: Record<string, string>): CaseRequest;
  /** What filled the blanks of the last one that did. */
  proven(operation: Operation): Record<string, string> | undefined;
  /** Tries plain requests until one works; the last exchange where none does. */
  sendPlain(
    operation: Operation,
    params: Record<string, string>,
    how: How & {
      /** First with as many properties as there may be. */
      rich?: boolean;
      /** So many different ones at most. */
      most?: number;
      /** With this body, and less of it where it is refused. */
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
  const moved = createOtherDays();
  let count = 0;

  const { at: nodeAt, fields, recordAt } = createFieldNodes(document, samples);
  const tie = createTies(document, run.contract.operations, run.resources, nodeAt, fields);

  const context: Requests['context'] = (
    operation,
    params,
    fresh = () => 0,
    isShown = recipes.get(operation)?.isShown,
    taken = recipes.get(operation)?.taken,
  ) => ({
    value(place) {
      if (place.in === 'path') return params[place.field] ?? run.pool.values(place.field)[0];
      const declared = operation.parameters.find(
        ({ name, in: where }) => name === place.field && where === place.in,
      );
      // Whatever the version is, where none was told.
      if (declared && isVersion(declared) && mustTellVersion(operation))
        return run.pool.version(operation.path, params) ?? '*';
      // What may be left out is left out, unless the case is about it.
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
      const own = tied && valueTied(run.pool, tied, params, nthOf(place));
      if (own !== undefined) return asIn(nodeAt(operation, place.field), own);
      // What was given out to be given back: the latest, as an older one may be used.
      if (!place.field.includes('.') && isGivenOut(run, operation, name)) return run.pool.values(name).at(-1);
      const reference = run.pool.reference(name, operation, Number(/\.(\d+)$/.exec(place.field)?.[1] ?? 0));
      return asIn(nodeAt(operation, place.field), reference) ?? isNew();
    },
  });

  /** A value of a parameter that must be there: what the record in question has, or any record. */
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
    return isLater ? moved(operation, request) : later(operation, request);
  };

  /** Where only other days were free before, they are moved again. */
  const later: Requests['later'] = (operation, request, about) =>
    recipes.get(operation)?.isLater ? moved(operation, request, about) : request;

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
    for (const giver of giversOf(run, operation)) {
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
      // Which state may follow, the server knows.
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
          if (worked(exchange)) return [];
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
        if (worked(exchange)) {
          if (!Array.isArray(list)) recipes.set(operation, recipe);
          else if (recipe.isLater)
            recipes.set(operation, { ...(recipes.get(operation) ?? plainly(operation)), isLater: true });
          proven.set(operation, params);
          return exchange;
        }
        last ??= exchange;
        if (Array.isArray(list) && list.includes(recipe) && tried.size < MOST_RICH) {
          const other =
            exchange.status === 409 && recipe.fresh < 2
              ? { ...recipe, fresh: 2 as const }
              : withoutRefused(recipe, exchange, refusedNames(run, tie, exchange));
          if (other) list.splice(list.indexOf(recipe) + 1, 0, other);
        }
        // Another body changes nothing about who may call, or about what is not there.
        if (![400, 409, 422, 404].includes(exchange.status) || !operation.definition.requestBody) break;
        if (exchange.status === 404 && tried.size > 2) break;
      }
      return last as Exchange;
    },
  };
}
