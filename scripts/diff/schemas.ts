// Compares two schemas: which values does only one of them allow?
import type { Comparison, Effect } from './change.ts';
import { compareChoices } from './choices.ts';
import type { Context } from './context.ts';
import { isShared, keyOf } from './document-version.ts';
import { compareDocumentation } from './documentation.ts';
import type { Flat } from './flat.ts';
import { beforeAndAfter, compareKeywords } from './keywords.ts';
import { type Node, targetOf } from './node.ts';
import { compareObjects } from './objects.ts';

/** @returns whether they differ or may differ */
export function compareSchemas(context: Context, before: Node, after: Node): boolean {
  if (before.parts.length + after.parts.length === 0) return false;
  const targets = [targetOf(context.old.document, before), targetOf(context.now.document, after)] as const;
  const isSameTarget = targets[0].pointer === targets[1].pointer;
  const [old, now] = isSameTarget ? targets : [before, after];
  const pair = `${keyOf(old)} | ${keyOf(now)}`;
  if (context.seen.has(pair)) return true;
  context.seen.add(pair);
  const [[one, ...more], [other, ...others]] = [before.parts, after.parts];
  if (more.length + others.length === 0 && context.isUntouched(one?.schema, other?.schema)) return false;
  const key = `${context.direction} ${pair}`;
  let found = context.known.get(key);
  if (found) {
    for (const change of found.changes) context.add(change);
    for (const inner of found.inner) compareSchemas(context, ...inner);
  } else {
    found = comparePair(context, old, now);
    if (isShared(old) && isShared(now)) context.known.set(key, found);
  }
  return found.changes.length + found.inner.length > 0;
}

function comparePair(context: Context, old: Node, now: Node): Comparison {
  const found: Comparison = { changes: [], inner: [] };
  const recording: Context = {
    ...context,
    add(change) {
      found.changes.push(change);
      context.add(change);
    },
  };
  compareParts(
    recording,
    (from, ...inner) => {
      // Trials of choices are not recorded.
      if (from !== recording) compareSchemas(from, ...inner);
      else if (compareSchemas(context, ...inner)) found.inner.push(inner);
    },
    old,
    now,
  );
  return found;
}

type Compare = (context: Context, old: Node, now: Node) => void;

function compareParts(context: Context, compare: Compare, old: Node, now: Node): void {
  compareDocumentation(context, old, now);
  const before = context.old.flat(old);
  const after = context.now.flat(now);
  // A schema that became a branch, or a choice reduced to one, is compared with the matching branch.
  if (before.choices.length !== after.choices.length && before.choices.length * after.choices.length === 0) {
    compareChoices(context, compare, { node: old, flat: before }, { node: now, flat: after });
    return;
  }
  if (!compareTypes(context, before, after)) return;
  compareValues(context, before, after);
  compareKeywords(context, before, after);
  compare(context, before.content, after.content);
  if (hasType(before, 'object') && hasType(after, 'object')) compareObjects(context, compare, before, after);
  if (hasType(before, 'array') && hasType(after, 'array')) compareItems(context, compare, before, after);
  compareChoices(context, compare, { node: old, flat: before }, { node: now, flat: after });
}

const hasType = ({ types }: Flat, type: string) => types === undefined || types.has(type);

/** @returns whether they have a common type; otherwise further changes are not reported */
function compareTypes(context: Context, old: Flat, now: Flat): boolean {
  const rule = now.typePointer;
  const whose = context.label(rule);
  if (old.nullable !== now.nullable && old.types !== undefined && now.types !== undefined) {
    context.add({
      kind: now.nullable ? 'null-allowed' : 'null-refused',
      effect: now.nullable ? 'wider' : 'narrower',
      says: `${whose} may ${now.nullable ? 'now' : 'no longer'} be null.`,
      rule,
      before: old.nullable ? 'may be null' : 'never null',
      after: now.nullable ? 'may be null' : 'never null',
    });
  }
  const lost = missing(old.types, now.types);
  const gained = missing(now.types, old.types);
  if (!lost && !gained) return true;
  // A schema that no value satisfies is an author's mistake.
  const isNothing = now.types?.size === 0;
  const effect: Effect = (lost && gained) || isNothing ? 'other' : lost ? 'narrower' : 'wider';
  context.add({
    kind: 'type-changed',
    effect,
    says: `${whose} is ${sayTypes(now)} instead of ${sayTypes(old)}.`,
    rule,
    before: sayTypes(old),
    after: sayTypes(now),
  });
  return effect !== 'other';
}

/** Whether the first allows a type that the second does not; an integer is a number. */
function missing(types: Set<string> | undefined, others: Set<string> | undefined): boolean {
  if (others === undefined) return false;
  if (types === undefined) return true;
  return [...types].some((type) => !others.has(type) && !(type === 'integer' && others.has('number')));
}

const sayTypes = ({ types }: Flat): string =>
  types === undefined ? 'anything' : types.size === 0 ? 'nothing' : [...types].sort().join(' or ');

const MOST_LISTED = 8;

function compareValues(context: Context, old: Flat, now: Flat): void {
  const [before, after] = [old.values, now.values];
  if (!before && !after) return;
  const list = (values: Iterable<string>) => {
    const all = [...values];
    const more = all.length > MOST_LISTED ? ` and ${all.length - MOST_LISTED} more` : '';
    return all.slice(0, MOST_LISTED).join(', ') + more;
  };
  const sides = beforeAndAfter('values', before && list(before.keys()), after && list(after.keys()));
  const tell = (kind: string, effect: Effect, rule: string, says: (whose: string) => string) =>
    context.add({ kind, effect, says: says(context.label(rule)), rule, near: now.typePointer, ...sides });

  const [first] = (after ?? before)?.values() ?? [];
  const rule = first ?? now.typePointer;
  if (!before && after) {
    tell('values-removed', 'narrower', rule, (whose) => `${whose} is now one of ${list(after.keys())}.`);
  } else if (!after && before) {
    tell(
      'values-added',
      'wider',
      rule,
      (whose) => `${whose} is no longer one of ${list(before.keys())} only.`,
    );
  } else if (before && after) {
    const gone = [...before.keys()].filter((value) => !after.has(value));
    const come = [...after.keys()].filter((value) => !before.has(value));
    if (gone.length > 0) {
      tell('values-removed', 'narrower', rule, (whose) => `${whose} can no longer be ${list(gone)}.`);
    }
    if (come.length > 0) {
      tell('values-added', 'wider', rule, (whose) => `${whose} can now be ${list(come)} too.`);
    }
  }
}

function compareItems(context: Context, compare: Compare, old: Flat, now: Flat): void {
  compare(context, old.items, now.items);
  const most = Math.max(old.prefixItems.length, now.prefixItems.length);
  for (let i = 0; i < most; i += 1) {
    compare(context, old.prefixItems[i] ?? old.items, now.prefixItems[i] ?? now.items);
  }
}
