// Matches the branches of `oneOf` and `anyOf` in two versions, and reports added and removed ones.
import { fromStep } from '../contract/pointer.ts';
import { type Context, impactOf } from './context.ts';
import type { Version } from './document-version.ts';
import type { Choice, Flat } from './flat.ts';
import { canonical, isObject, type Node } from './node.ts';

type Compare = (context: Context, old: Node, now: Node) => void;

interface Side {
  node: Node;
  flat: Flat;
}

interface Branch {
  node: Node;
  /** The schema that it references. */
  ref: string | undefined;
  text: string;
  /** Its identity, by properties with only one possible value: `kind="cat"`. */
  tag: string;
  types: string;
  /** How a report calls it. */
  name: string;
}

export function compareChoices(context: Context, compare: Compare, old: Side, now: Side): void {
  const most = Math.max(old.flat.choices.length, now.flat.choices.length);
  for (let i = 0; i < most; i += 1) {
    const before = branches(context.old, old, i, now.flat.choices.length === 0);
    const after = branches(context.now, now, i, old.flat.choices.length === 0);
    comparePairs(context, compare, before, after, now, i);
    compareDiscriminators(context, old.flat, now.flat, i);
  }
}

/** @param whole whether the rest of the schema belongs to each branch: the other side has no branches to compare */
function branches(version: Version, { node, flat }: Side, index: number, whole: boolean): Branch[] {
  const choice = flat.choices[index];
  const nodes: Node[] = choice
    ? choice.branches.map((part) => ({
        pointer: part.pointer,
        parts: whole ? [...node.parts.map((own) => ({ ...own, without: 'choices' as const })), part] : [part],
      }))
    : [node];
  return nodes.map((one) => {
    const written = one.parts.at(-1)?.schema;
    const own = version.flat(one);
    const ref = isObject(written) && typeof written.$ref === 'string' ? written.$ref : undefined;
    const tag = tagOf(version, own);
    const types = [...(own.types ?? ['any']), ...(own.nullable ? ['null'] : [])].sort().join();
    return {
      node: one,
      ref,
      text: canonical(version.document, written ?? true),
      tag,
      types,
      name: ref ? fromStep(schemaName(ref)) : tag || [...(own.values?.keys() ?? [])].join(' or ') || types,
    };
  });
}

function tagOf(version: Version, flat: Flat): string {
  const said = [...flat.properties].flatMap(([name, node]) => {
    const values = flat.required.has(name) ? version.flat(node).values : undefined;
    return values?.size === 1 ? `${name}=${[...values.keys()][0]}` : [];
  });
  return said.sort().join();
}

function comparePairs(
  context: Context,
  compare: Compare,
  before: Branch[],
  after: Branch[],
  now: Side,
  index: number,
): void {
  const left = new Set(distinct(before));
  const right = new Set(distinct(after));
  const pairs: [Branch, Branch][] = [];
  const pair = (alike: (a: Branch, b: Branch) => boolean) => {
    for (const a of left) {
      const fitting = [...right].find((b) => alike(a, b));
      if (!fitting) continue;
      left.delete(a);
      right.delete(fitting);
      pairs.push([a, fitting]);
    }
  };
  pair((a, b) => a.ref !== undefined && a.ref === b.ref);
  pair((a, b) => a.text === b.text);
  pair((a, b) => a.tag !== '' && a.tag === b.tag);
  // Schemas of different names are different branches, unless one takes what the other took.
  const isAlike = (a: Branch, b: Branch) =>
    (a.ref === undefined || b.ref === undefined) && a.tag === b.tag && a.types === b.types;
  const isOnly = (list: Set<Branch>, types: string) =>
    [...list].filter((one) => one.types === types).length === 1;
  pair((a, b) => isAlike(a, b) && isOnly(left, a.types) && isOnly(right, b.types));

  // Several branches can become one, or one can become several, without breaking clients.
  const isRequest = context.direction === 'request';
  for (const one of isRequest ? left : right) {
    const others = isRequest ? after : before;
    const sides = (other: Branch): [Branch, Branch] => (isRequest ? [one, other] : [other, one]);
    const partner = others.find((other) => isCompatible(context, compare, ...sides(other)));
    if (!partner) continue;
    const [a, b] = sides(partner);
    left.delete(a);
    right.delete(b);
    pairs.push([a, b]);
  }
  // Equally many branches without identity are matched by their order.
  if (left.size === right.size) pair(isAlike);

  for (const [a, b] of pairs) compare(context, a.node, b.node);
  const near = now.flat.choices[index]?.pointer ?? now.flat.typePointer;
  for (const branch of left) tell(context, branch, 'removed', near);
  for (const branch of right) tell(context, branch, 'added', near);
}

/** A branch that is listed twice counts once. */
const distinct = (branches: Branch[]): Branch[] => [
  ...new Map(branches.map((branch) => [branch.ref ?? branch.text, branch])).values(),
];

const BREAKS = new Error('The branches are not compatible.');

/** Whether replacing one branch by the other breaks no client. */
function isCompatible(context: Context, compare: Compare, a: Branch, b: Branch): boolean {
  if (a.tag !== b.tag && a.tag !== '' && b.tag !== '') return false;
  const trial: Context = {
    ...context,
    seen: new Set(context.seen),
    add({ effect, soft }) {
      if (impactOf(effect, context.direction, soft) === 'breaking') throw BREAKS;
    },
  };
  try {
    compare(trial, a.node, b.node);
    return true;
  } catch (error) {
    if (error !== BREAKS) throw error;
    return false;
  }
}

function tell(context: Context, branch: Branch, what: 'added' | 'removed', near: string): void {
  const { name } = branch;
  const rule = branch.node.pointer;
  const whose = context.label(rule);
  context.add({
    kind: `choice-${what}`,
    effect: what === 'added' ? 'wider' : 'narrower',
    says: `${whose} ${what === 'added' ? 'can now be' : 'can no longer be'} ${name}.`,
    rule,
    near: what === 'added' ? rule : near,
    before: what === 'added' ? 'not a choice' : name,
    after: what === 'added' ? name : 'not a choice',
  });
}

function compareDiscriminators(context: Context, old: Flat, now: Flat, index: number): void {
  const [before, after] = [old.choices[index], now.choices[index]];
  const [from, to] = [before, after].map((choice) =>
    isObject(choice?.discriminator) ? `${choice.discriminator.propertyName}` : undefined,
  );
  if (!before || !after || (from === undefined && to === undefined)) return;
  const rule = after.pointer.replace(/[^/]+$/, 'discriminator');
  const whose = context.label(rule);
  if (from !== to) {
    context.add({
      kind: 'discriminator-changed',
      effect: from === undefined ? 'addition' : to === undefined ? 'risky' : 'other',
      says: `which choice ${whose} is, is told by ${to ?? 'nothing'} instead of ${from ?? 'nothing'}.`,
      rule,
      before: from ?? 'no discriminator',
      after: to ?? 'no discriminator',
    });
    return;
  }
  const [was, is] = [namesOf(before), namesOf(after)];
  for (const [name, target] of was) {
    // A removed choice is already reported.
    if (is.get(name) === target || ![...is.values()].includes(target)) continue;
    context.add({
      kind: 'discriminator-changed',
      effect: 'other',
      says: `"${name}" no longer tells that ${whose} is ${target}.`,
      rule,
      before: `${name}: ${target}`,
      after: is.has(name) ? `${name}: ${is.get(name)}` : `no ${name}`,
    });
  }
}

const schemaName = (ref: unknown) => `${ref}`.split('/').at(-1) ?? '';

/** The discriminator's mapping: explicit, or by the name of the schema. */
function namesOf({ discriminator, branches }: Choice): Map<string, string> {
  const mapping = isObject(discriminator) && isObject(discriminator.mapping) ? discriminator.mapping : {};
  const listed = Object.entries(mapping).map(([name, ref]) => [name, schemaName(ref)] as const);
  const refs = branches.flatMap(({ schema }) =>
    isObject(schema) && schema.$ref ? schemaName(schema.$ref) : [],
  );
  const unlisted = refs.filter((ref) => !listed.some(([, target]) => target === ref));
  return new Map([...listed, ...unlisted.map((ref) => [ref, ref] as const)]);
}
