// `oneOf` and `anyOf`: which branch of one version is which of the other, and what came and went.
import { fromStep } from '../contract/pointer.ts';
import type { Context, Version } from './context.ts';
import type { Flat } from './flat.ts';
import { canonical, isObject, type Node } from './node.ts';

type Compare = (context: Context, old: Node, now: Node) => void;

interface Side {
  node: Node;
  flat: Flat;
}

interface Branch {
  node: Node;
  /** The schema it refers to. */
  ref: string | undefined;
  text: string;
  /** Which it says it is, by properties that can have one value only: `kind="cat"`. */
  tag: string;
  types: string;
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

/** @param whole whether the rest of the schema belongs to each branch: the other side has no branches to hold it against */
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
    return {
      node: one,
      ref: isObject(written) && typeof written.$ref === 'string' ? written.$ref : undefined,
      text: canonical(version.document, written ?? true),
      tag: tagOf(version, own),
      types: [...(own.types ?? ['any']), ...(own.nullable ? ['null'] : [])].sort().join(),
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
  const left = new Set(before);
  const right = new Set(after);
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
  const isOnly = (list: Set<Branch>, types: string) =>
    [...list].filter((one) => one.types === types).length === 1;
  pair((a, b) => a.tag === b.tag && a.types === b.types && isOnly(left, a.types) && isOnly(right, b.types));
  // As many as before, with nothing to tell them by: they kept their order.
  if (left.size === right.size) pair((a, b) => a.types === b.types);

  for (const [a, b] of pairs) compare(context, a.node, b.node);
  const near = now.flat.choices[index]?.pointer ?? now.flat.typePointer;
  for (const branch of left) tell(context, branch, 'removed', near);
  for (const branch of right) tell(context, branch, 'added', near);
}

function tell(context: Context, branch: Branch, what: 'added' | 'removed', near: string): void {
  const name =
    branch.ref === undefined ? branch.tag || branch.types : fromStep(branch.ref.split('/').at(-1) ?? '');
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
  const [before, after] = [old, now].map((flat) => flat.choices[index]?.discriminator);
  const [from, to] = [before, after].map((one) => (isObject(one) ? `${one.propertyName}` : undefined));
  const rule = now.choices[index]?.pointer.replace(/[^/]+$/, 'discriminator') ?? now.typePointer;
  const whose = context.label(rule);
  if (from !== undefined && to !== undefined && from !== to) {
    context.add({
      kind: 'discriminator-changed',
      effect: 'other',
      says: `which choice ${whose} is, is told by ${to} instead of ${from}.`,
      rule,
      before: from,
      after: to,
    });
  }
  const [old1, now1] = [namesOf(before), namesOf(after)];
  for (const [name, target] of old1) {
    // Where its schema is gone too, that has been told.
    const other = now1.get(name);
    if (other === target || (other === undefined && ![...now1.values()].includes(target))) continue;
    context.add({
      kind: 'discriminator-changed',
      effect: 'other',
      says: `"${name}" no longer tells that ${whose} is ${target}.`,
      rule,
      before: `${name}: ${target}`,
      after: other === undefined ? 'nothing' : `${name}: ${other}`,
    });
  }
}

function namesOf(discriminator: unknown): Map<string, string> {
  const mapping = isObject(discriminator) ? discriminator.mapping : undefined;
  return new Map(
    Object.entries(isObject(mapping) ? mapping : {}).map(([name, ref]) => [
      name,
      `${ref}`.split('/').at(-1) ?? '',
    ]),
  );
}
