// Undeclared properties of an object: under names that match a pattern, or under any name.
import type { OpenApi } from '../document.ts';
import { readPattern } from '../patterns.ts';
import { toStep } from '../pointer.ts';
import { allowed, childrenOf, type Node, nodeOf } from './node.ts';
import { lengthOf, matches, sampleTexts, textRules } from './texts.ts';

/** The node of the property names; empty if they are unrestricted. */
export const namesNode = (document: OpenApi, node: Node): Node =>
  node.flatMap(({ rules: { propertyNames }, pointer }) =>
    propertyNames ? nodeOf(document, propertyNames, `${pointer}/propertyNames`) : [],
  );

/**
 * The nodes of pattern properties, each under a matching name.
 * @param count how many names per pattern, if there are enough
 */
export function patternChildren(document: OpenApi, node: Node, seed: number, count = 1): [string, Node][] {
  return node.flatMap(({ rules, pointer }) =>
    Object.entries(rules.patternProperties ?? {}).flatMap(([pattern, schema]): [string, Node][] => {
      const rulesOfName = [{ rules: { pattern }, pointer: '' }, ...namesNode(document, node)];
      const of = nodeOf(document, schema, `${pointer}/patternProperties/${toStep(pattern)}`);
      return sampleTexts(textRules(rulesOfName), count, seed).map((name) => [name, of]);
    }),
  );
}

/** The node of additional properties; undefined if they are forbidden or unrestricted. */
export function extraNode(document: OpenApi, node: Node): Node | undefined {
  for (const keyword of ['additionalProperties', 'unevaluatedProperties'] as const) {
    const schemas = node.map(({ rules }) => rules[keyword]);
    if (schemas.includes(false)) return undefined;
    const at = schemas.findIndex((schema) => typeof schema === 'object');
    const [schema, part] = [schemas[at], node[at]];
    if (typeof schema === 'object' && part) return nodeOf(document, schema, `${part.pointer}/${keyword}`);
  }
  return undefined;
}

/** The same, but empty if they are unrestricted. */
export function takenNode(document: OpenApi, node: Node): Node | undefined {
  const isClosed = node.some(
    ({ rules }) => rules.additionalProperties === false || rules.unevaluatedProperties === false,
  );
  return extraNode(document, node) ?? (isClosed ? undefined : []);
}

/** The node of a property by name, from any keyword; empty if unrestricted. */
export function nodeUnder(document: OpenApi, node: Node, name: string): Node {
  const own = childrenOf(document, node).get(name) ?? [];
  const matching = node.flatMap(({ rules, pointer }) =>
    Object.entries(rules.patternProperties ?? {}).flatMap(([pattern, schema]) =>
      readPattern(pattern).test(name)
        ? nodeOf(document, schema, `${pointer}/patternProperties/${toStep(pattern)}`)
        : [],
    ),
  );
  const named = [...own, ...matching];
  return named.length > 0 ? named : (extraNode(document, node) ?? []);
}

/** Allowed names that are neither declared nor match a pattern. */
export function freeNames(
  document: OpenApi,
  node: Node,
  count: number,
  { first = 'sample', seed = 1 }: { first?: string; seed?: number } = {},
): string[] {
  const listed = childrenOf(document, node);
  const patterns = node.flatMap(({ rules }) => Object.keys(rules.patternProperties ?? {}).map(readPattern));
  const names = namesNode(document, node);
  const rules = textRules(names);
  const isFree = (name: string) => {
    const length = lengthOf(name);
    const fits = length >= rules.min && length <= rules.max && matches(rules, name);
    return fits && !listed.has(name) && !patterns.some((pattern) => pattern.test(name));
  };
  const values = allowed(names)?.filter((value) => typeof value === 'string');
  const plain = [first, ...Array.from({ length: count }, (_, i) => `sample${i}`)];
  const found = (values ?? plain).filter(isFree).slice(0, count);
  if (found.length === count || values) return found;
  const made = sampleTexts(rules, count + listed.size, seed).filter(isFree);
  return [...new Set([...found, ...made])].slice(0, count);
}
