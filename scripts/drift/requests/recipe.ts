// Builds valid requests, and rebuilds them without rejected properties.
import { jsonIn } from '../../contract/cases/case.ts';
import type { Node } from '../../contract/cases/node.ts';
import type { Samples } from '../../contract/cases/sample.ts';
import type { Json } from '../../contract/document.ts';
import type { Exchange } from '../engine/run.ts';
import { fieldsNamed, namesIn } from '../model/problem.ts';
import { isRecord, valueAt } from '../model/shapes.ts';
import { withMore } from './rich.ts';
import { daysIn } from './shift-dates.ts';

/** How a plain request is built. */
export interface Recipe {
  /** The body: an example from the contract, or one generated from its schema. */
  json?: Json;
  /** 0 keeps all texts, 1 replaces free texts, 2 replaces all texts without an enum. */
  fresh: 0 | 1 | 2;
  /** Fields whose values were taken: random values are used if the run's mark does not fit. */
  taken?: string[];
  seed: number;
  /** Whether references stay as in the contract's example: existing records fit together, others may not. */
  isShown?: boolean;
  /** Whether its dates are shifted to avoid conflicts. */
  isLater?: boolean;
}

/** An optional parameter without which an operation does nothing. */
export interface Help {
  value: Json;
  /** Alternative parameters. */
  instead: string[];
}

/** The sources for an operation's plain requests. */
export interface Start {
  /** The last recipe that worked. */
  known: Recipe | undefined;
  /** The schema of a JSON or form body; undefined if there is none. */
  body: Node | undefined;
  /** The contract's examples. */
  shown: Json[];
  /** The largest accepted body. */
  rich: Json | undefined;
  seed: number;
}

/** The recipes to try, in order. */
export function* candidates(samples: Samples, { known, body, shown, seed }: Start): Generator<Recipe> {
  if (known) yield known;
  yield { fresh: 1, seed };
  yield { fresh: 2, seed };
  yield { fresh: 0, seed };
  for (const json of shown.slice(0, 1)) {
    yield { json, fresh: 1, seed, isShown: true };
    yield { json, fresh: 0, seed, isShown: true };
  }
  for (const json of shown.slice(1, 4)) yield { json, fresh: 1, seed };
  for (const how of body ? [{ full: true }, {}] : []) {
    const json = body && samples.one(body, how);
    if (json !== undefined) yield { json, fresh: 1, seed };
  }
}

/** Number of retries with other dates. */
const MOST_DAYS = 2;

/**
 * Adds retries with other values or dates after conflicts.
 * @param told returns the last response
 */
export function* pastConflicts(
  recipes: Iterable<Recipe>,
  told: () => Exchange | undefined,
): Generator<Recipe> {
  for (const recipe of recipes) {
    yield recipe;
    const taken = takenIn(told());
    if (recipe.fresh === 2 && taken.length > 0) yield { ...recipe, taken };
    for (let i = 0; i < MOST_DAYS && isTakenThen(told()); i += 1) yield { ...recipe, isLater: true };
  }
}

/** The fields that a conflict names. */
function takenIn(exchange: Exchange | undefined): string[] {
  if (exchange?.status !== 409) return [];
  const named = fieldsNamed(exchange.json, namesIn(jsonIn(exchange.request) ?? null));
  return named.flatMap((way) => way.split('.').at(-1) ?? []);
}

/** Whether a conflict may be due to the body's dates. */
const isTakenThen = (exchange: Exchange | undefined): boolean =>
  exchange?.status === 409 && daysIn(jsonIn(exchange.request) ?? null).length > 0;

/** Bodies with more than one property, the largest first. */
export function richest(samples: Samples, { known, body, shown, rich, seed }: Start): Recipe[] {
  const full = body && samples.one(body, { full: true });
  // Recursive values may be lost only at inner levels.
  const deep = body && samples.one(body, { full: true, within: 1 });
  const deepest = JSON.stringify(deep) === JSON.stringify(full) ? undefined : deep;
  const size = (json: Json) => {
    const one = (Array.isArray(json) ? json[0] : json) ?? null;
    const count = Object.keys(Object(one)).length;
    // Inside an envelope, all nested values count.
    return isRecord(one) && count === 1 ? leavesIn(one) : count;
  };
  return [deepest && withMore(rich ?? {}, deepest), rich, ...shown, full]
    .filter((json) => json !== undefined)
    .filter((json) => size(json) > 1)
    .sort((a, b) => size(b) - size(a))
    .map((json): Recipe => ({ json, fresh: known?.fresh ?? 1, seed }))
    .slice(0, deepest === undefined ? 3 : 4);
}

const leavesIn = (json: Json): number =>
  json !== null && typeof json === 'object'
    ? Object.values(json).reduce<number>((sum, inner) => sum + leavesIn(inner), 0)
    : Number(json !== null);

/** Number of retries with a reduced body. */
export const MOST_RICH = 8;

/**
 * The recipe without the properties that the error names; undefined if none of them is optional.
 * @param kept fields that can be retried with another value
 */
export function withoutRefused(
  { json, ...recipe }: Recipe,
  { json: answer }: Exchange,
  kept: string[],
): Recipe | undefined {
  if (!isRecord(json)) return undefined;
  const named = fieldsNamed(answer, namesIn(json)).filter((way) => !kept.includes(way));
  const rest = structuredClone(json);
  for (const way of named) {
    const steps = way.split('.');
    const parent = valueAt(rest, steps.slice(0, -1));
    const leaf = steps.at(-1) ?? '';
    const isInside = steps.length > 1 && isRecord(parent) && Object.hasOwn(parent, leaf);
    delete (isInside ? parent : rest)[isInside ? leaf : (steps[0] ?? '')];
  }
  const isLess = named.length > 0 || kept.length > 0;
  return Object.keys(rest).length > 1 && isLess ? { ...recipe, json: rest } : undefined;
}
