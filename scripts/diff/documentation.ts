// What only people read, and what they are warned of.
import type { Context } from './context.ts';
import { DOCUMENTATION, isObject, type JsonObject, type Node } from './node.ts';

/** @returns the words that differ: `description`, `x-note` */
export function differingWords(old: JsonObject, now: JsonObject): string[] {
  const names = new Set([...Object.keys(old), ...Object.keys(now)]);
  return [...names]
    .filter((name) => DOCUMENTATION.includes(name) || name.startsWith('x-'))
    .filter((name) => JSON.stringify(old[name]) !== JSON.stringify(now[name]))
    .sort();
}

export function compareDocumentation(context: Context, old: Node, now: Node): void {
  const [before, after] = [old.parts[0], now.parts[0]];
  if (!isObject(before?.schema) || !isObject(after?.schema)) return;
  // What a reference leads to is compared where it stands.
  const words = differingWords(before.schema, after.schema);
  const rule = after.pointer;
  if (words.length > 0) {
    context.add({
      kind: 'documentation-changed',
      effect: 'documentation',
      says: `${context.label(rule)} is described in other words: ${words.join(', ')}.`,
      rule,
    });
  }
  if (before.schema.deprecated !== true && after.schema.deprecated === true) {
    context.add({
      kind: 'deprecated',
      effect: 'addition',
      says: `${context.label(rule)} is on its way out.`,
      rule,
    });
  }
}
