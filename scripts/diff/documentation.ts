// Changes of documentation and deprecation.
import type { Context } from './context.ts';
import { DOCUMENTATION, expand, isObject, type JsonObject, type Node } from './node.ts';

/** @returns the changed keywords: `description`, `x-note` */
export function differingWords(old: JsonObject, now: JsonObject): string[] {
  const names = new Set([...Object.keys(old), ...Object.keys(now)]);
  return [...names]
    .filter((name) => DOCUMENTATION.includes(name) || name.startsWith('x-'))
    .filter((name) => JSON.stringify(old[name]) !== JSON.stringify(now[name]))
    .sort();
}

export function compareDocumentation(context: Context, old: Node, now: Node): void {
  const before = expand(context.old.document, old);
  for (const [i, part] of expand(context.now.document, now).entries()) {
    // Compares parts at the same location, or the first parts, since the location may have moved.
    const same = before.find((one) => one.pointer === part.pointer) ?? (i === 0 ? before[0] : undefined);
    if (isObject(same?.schema) && isObject(part.schema))
      compareWords(context, same.schema, part.schema, part.pointer);
  }
}

function compareWords(context: Context, before: JsonObject, after: JsonObject, rule: string): void {
  const words = differingWords(before, after);
  if (words.length > 0) {
    context.add({
      kind: 'documentation-changed',
      effect: 'documentation',
      says: `${context.label(rule)} is described in other words: ${words.join(', ')}.`,
      rule,
    });
  }
  if (before.deprecated !== true && after.deprecated === true) {
    context.add({
      kind: 'deprecated',
      effect: 'addition',
      says: `${context.label(rule)} is on its way out.`,
      rule,
    });
  }
}
