// How a request that should work is made, and made again with less of what was refused.
import { jsonIn } from '../contract/cases/case.ts';
import type { Node } from '../contract/cases/node.ts';
import type { Samples } from '../contract/cases/sample.ts';
import type { Json } from '../contract/document.ts';
import { fieldsNamed, namesIn } from './checks/problem.ts';
import { daysIn } from './other-days.ts';
import { withMore } from './rich.ts';
import type { Exchange } from './run.ts';
import { isRecord, valueAt } from './shapes.ts';

/** How a plain request is made. */
export interface Recipe {
  /** Which body: an example of the contract, or one that fits its schema. */
  json?: Json;
  /** 0 leaves every text as it is, 1 makes free ones new, 2 all that are not listed. */
  fresh: 0 | 1 | 2;
  /** Names of fields whose values were there already: where the run's mark does not fit, chance has to do. */
  taken?: string[];
  seed: number;
  /** Whether what it names stays as the contract shows it: what is there already goes together, and something else may not. */
  isShown?: boolean;
  /** Whether its days are moved: what is taken on some is free on others. */
  isLater?: boolean;
}

/** A parameter without which an operation does nothing, though it may be left out. */
export interface Help {
  value: Json;
  /** Those that do as well. */
  instead: string[];
}

/** What plain requests of an operation can be made from. */
export interface Start {
  /** How the last one was made that worked. */
  known: Recipe | undefined;
  /** What a body of JSON, or a form, must be; undefined where there is none. */
  body: Node | undefined;
  /** What the contract shows. */
  shown: Json[];
  /** As much as was taken at once. */
  rich: Json | undefined;
  seed: number;
}

/** What is tried, in this order. */
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

/** So often is the same tried on other days. */
const MOST_DAYS = 2;

/**
 * The same once more with other values, or on other days, where those are taken.
 * @param told what was answered last
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

/** The names of what an answer says is there already. */
function takenIn(exchange: Exchange | undefined): string[] {
  if (exchange?.status !== 409) return [];
  const named = fieldsNamed(exchange.json, namesIn(jsonIn(exchange.request) ?? null));
  return named.flatMap((way) => way.split('.').at(-1) ?? []);
}

/** Whether an answer says that something is taken, and may mean that it is so on the days of the body. */
const isTakenThen = (exchange: Exchange | undefined): boolean =>
  exchange?.status === 409 && daysIn(jsonIn(exchange.request) ?? null).length > 0;

/** Bodies with more than one property, those with most of them first. */
export function richest(samples: Samples, { known, body, shown, rich, seed }: Start): Recipe[] {
  const full = body && samples.one(body, { full: true });
  // What stands inside itself may be forgotten only there.
  const deep = body && samples.one(body, { full: true, within: 1 });
  const deepest = JSON.stringify(deep) === JSON.stringify(full) ? undefined : deep;
  const size = (json: Json) => {
    const one = (Array.isArray(json) ? json[0] : json) ?? null;
    const count = Object.keys(Object(one)).length;
    // Of what is wrapped, all that is in it counts.
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

/** So often is less sent, and less again. */
export const MOST_RICH = 8;

/**
 * The same without the properties that the answer says are wrong; undefined where it names none that can go.
 * @param kept what can be sent again with another value
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
