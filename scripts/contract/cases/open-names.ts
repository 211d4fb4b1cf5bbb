// What an object may hold beyond the properties that its schema lists: under names that match a pattern, or under any.
import type { OpenApi } from '../document.ts';
import { readPattern } from '../patterns.ts';
import { toStep } from '../pointer.ts';
import { allowed, childrenOf, type Node, nodeOf } from './node.ts';
import { lengthOf, matches, sampleTexts, textRules } from './texts.ts';

/** What the names of its properties must be; empty where nothing is said of them. */
export const namesNode = (document: OpenApi, node: Node): Node =>
  node.flatMap(({ rules: { propertyNames }, pointer }) =>
    propertyNames ? nodeOf(document, propertyNames, `${pointer}/propertyNames`) : [],
  );

/**
 * What properties must be whose names match a pattern, each under a name that does.
 * @param count so many names of each pattern, where there are as many
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

/** What properties must be that an object does not name; undefined where it takes none, or says nothing of them. */
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

/** The same, but empty where nothing is said of them and nothing forbids them. */
export function takenNode(document: OpenApi, node: Node): Node | undefined {
  const isClosed = node.some(
    ({ rules }) => rules.additionalProperties === false || rules.unevaluatedProperties === false,
  );
  return extraNode(document, node) ?? (isClosed ? undefined : []);
}

/** What the value under a name must be, whatever says so; empty where nothing does. */
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

/** Names that the schema neither lists nor has a pattern for, and that it takes. */
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
