// Compares properties of objects in one direction.
import { anything, type Context } from './context.ts';
import type { Flat } from './flat.ts';
import type { Node } from './node.ts';

type Compare = (context: Context, old: Node, now: Node) => void;

export function compareObjects(context: Context, compare: Compare, old: Flat, now: Flat): void {
  const names = new Set([old, now].flatMap((flat) => [...flat.properties.keys(), ...flat.required.keys()]));
  for (const name of names) compareProperty(context, compare, name, old, now);
  compareAdditional(context, compare, old, now);
}

/** A property in one direction; undefined if it is not declared, or for the other direction only. */
function seen(context: Context, version: 'old' | 'now', name: string, flat: Flat) {
  const node =
    flat.properties.get(name) ?? (flat.required.has(name) ? anything(flat.additionalPointer) : undefined);
  if (!node) return undefined;
  const hiding = context.direction === 'request' ? 'readOnly' : 'writeOnly';
  if (context[version].flat(node).keyword(hiding)?.value === true) return undefined;
  return { node, required: flat.required.get(name) };
}

function compareProperty(context: Context, compare: Compare, name: string, old: Flat, now: Flat): void {
  const before = seen(context, 'old', name, old);
  const after = seen(context, 'now', name, now);
  if (before && after) {
    compareRequired(context, before, after);
    compare(context, before.node, after.node);
  } else if (before) removed(context, name, before.node, now);
  else if (after) added(context, after);
}

interface Seen {
  node: Node;
  /** The location of its `required` entry. */
  required: string | undefined;
}

function compareRequired(context: Context, before: Seen, after: Seen): void {
  if ((before.required === undefined) === (after.required === undefined)) return;
  const isRequired = after.required !== undefined;
  const rule = after.node.pointer;
  context.add({
    kind: isRequired ? 'property-required' : 'property-optional',
    effect: isRequired ? 'narrower' : 'wider',
    says: `${context.label(rule)} ${isRequired ? 'is now required' : 'is no longer required, and may be absent'}.`,
    rule,
    near: after.required ?? rule,
    before: isRequired ? 'optional' : 'required',
    after: isRequired ? 'required' : 'optional',
  });
}

function removed(context: Context, name: string, node: Node, now: Flat): void {
  // It may still exist in the other direction.
  const still = now.properties.get(name);
  const why = still ? (context.direction === 'request' ? 'read-only' : 'write-only') : undefined;
  context.add({
    kind: 'property-removed',
    effect: 'breaking',
    says: `${context.label(node.pointer)} is ${why === undefined ? 'gone' : `now ${why}`}.`,
    rule: node.pointer,
    near: still?.pointer ?? now.typePointer,
    before: 'declared',
    after: why ?? 'not declared',
  });
}

function added(context: Context, { node, required }: Seen): void {
  const isDemand = required !== undefined && context.direction === 'request';
  context.add({
    kind: isDemand ? 'required-property-added' : 'property-added',
    effect: isDemand ? 'breaking' : 'addition',
    says: `${context.label(node.pointer)} is new${isDemand ? ', and required' : ''}.`,
    rule: node.pointer,
    before: 'not declared',
    after: required === undefined ? 'optional' : 'required',
  });
}

function compareAdditional(context: Context, compare: Compare, old: Flat, now: Flat): void {
  const [before, after] = [old.additional, now.additional];
  if (before && after) {
    if (before.parts.length + after.parts.length > 0) compare(context, before, after);
    return;
  }
  if (!before === !after) return;
  const rule = before ? now.additionalPointer : old.additionalPointer;
  context.add({
    kind: after ? 'other-properties-allowed' : 'other-properties-refused',
    effect: after ? 'wider' : 'narrower',
    soft: true,
    says: `${context.label(rule).replace(/\.?\*$/, '')} ${after ? 'may now hold' : 'no longer takes'} properties that are not declared.`,
    rule,
    near: now.additionalPointer,
    before: `additionalProperties: ${before !== undefined}`,
    after: `additionalProperties: ${after !== undefined}`,
  });
}
