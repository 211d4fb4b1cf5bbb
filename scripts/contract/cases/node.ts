// The requirements for a value in one location: its schema with all references and `allOf` flattened into a list,
// so that each keyword appears once, with its pointer.
import type { Json, OpenApi, Schema } from '../document.ts';
import { resolveSchema } from '../document.ts';
import { toStep } from '../pointer.ts';

/** Keywords that only the generators read. */
export interface Rules extends Schema {
  multipleOf?: number;
  uniqueItems?: boolean;
  prefixItems?: Schema[];
  propertyNames?: Schema;
  unevaluatedProperties?: boolean | Schema;
  contains?: Schema;
  minContains?: number;
  maxContains?: number;
  patternProperties?: Record<string, Schema>;
  dependentRequired?: Record<string, string[]>;
  dependentSchemas?: Record<string, Schema>;
  if?: Schema;
  then?: Schema;
  else?: Schema;
  not?: Schema;
  discriminator?: { propertyName: string; mapping?: Record<string, string> };
  example?: Json;
  examples?: Json[];
}

export interface Part {
  rules: Rules;
  /** JSON pointer of the schema in the bundled document. */
  pointer: string;
}

export type Node = Part[];

export type JsonType = 'null' | 'boolean' | 'integer' | 'number' | 'string' | 'array' | 'object';

/** One alternative of a node: no choices remain, and its values have one type. */
export interface Alternative {
  node: Node;
  type: JsonType;
  /** Its name among the alternatives: the last step of its path. Empty if there is only one. */
  label: string;
  /** Name of the branch of a choice that describes these objects. */
  branch?: string;
}

/** Further alternatives are ignored. */
const MOST_ALTERNATIVES = 40;

export function nodeOf(document: OpenApi, schema: Schema | boolean, pointer: string): Node {
  const node: Node = [];
  const seen = new Set<string>();
  const add = (rules: Rules | boolean, at: string) => {
    if (typeof rules === 'boolean') return;
    node.push({ rules, pointer: at });
    if (rules.$ref !== undefined && !seen.has(rules.$ref)) {
      seen.add(rules.$ref);
      add(resolveOnce(document, rules.$ref), rules.$ref.slice(1));
    }
    for (const [i, part] of (rules.allOf ?? []).entries()) add(part, `${at}/allOf/${i}`);
  };
  add(schema, pointer);
  return node;
}

const resolveOnce = (document: OpenApi, ref: string): Rules =>
  document.components.schemas[ref.split('/').at(-1) ?? ''] ?? resolveSchema(document, { $ref: ref });

/** The alternatives of a node, with null last because callers use the first for plausible values. */
export function alternatives(document: OpenApi, node: Node): Alternative[] {
  const all: Alternative[] = [];
  // Nested choices grow exponentially, so they are generated lazily.
  for (const { node: branch, label } of branches(document, node, '')) {
    const types = typesOf(branch);
    all.push(
      ...types.map((type) => ({
        node: branch,
        type,
        label: [label, type].filter(Boolean).join(' '),
        ...(label !== '' && type === 'object' && { branch: label }),
      })),
    );
    if (all.length >= MOST_ALTERNATIVES) break;
  }
  if (all.length === 1) return all.map(({ node: only, type }) => ({ node: only, type, label: '' }));
  return all
    .slice(0, MOST_ALTERNATIVES)
    .toSorted((a, b) => Number(a.type === 'null') - Number(b.type === 'null'));
}

function* branches(document: OpenApi, node: Node, label: string): Generator<{ node: Node; label: string }> {
  const at = node.findIndex(({ rules }) => rules.oneOf ?? rules.anyOf);
  const part = node[at];
  // Stops at a schema that is a branch of itself.
  if (!part || node.length > 30) {
    yield { node, label };
    return;
  }
  const { oneOf, anyOf, discriminator, ...rest } = part.rules;
  const keyword = oneOf ? 'oneOf' : 'anyOf';
  const others = node.toSpliced(at, 1, {
    rules: oneOf && anyOf ? { ...rest, anyOf } : rest,
    pointer: part.pointer,
  });
  for (const [i, branch] of (oneOf ?? anyOf ?? []).entries()) {
    const pointer = `${part.pointer}/${keyword}/${i}`;
    const tagged = discriminator ? [tagOf(discriminator, branch, pointer)] : [];
    const name = branch.$ref?.split('/').at(-1) ?? [label, `${i + 1}`].filter(Boolean).join('.');
    yield* branches(document, [...others, ...nodeOf(document, branch, pointer), ...tagged], name);
  }
}

/** The constraint of a discriminator on one branch. */
function tagOf(discriminator: NonNullable<Rules['discriminator']>, branch: Schema, pointer: string): Part {
  const { propertyName, mapping = {} } = discriminator;
  const named = Object.entries(mapping).find(([, ref]) => ref === branch.$ref)?.[0];
  const tag = named ?? branch.$ref?.split('/').at(-1);
  const rules =
    tag === undefined ? {} : { properties: { [propertyName]: { const: tag } }, required: [propertyName] };
  // The tag exists only in the discriminator, so it has no keyword.
  return { rules: Object.keys(mapping).length > 0 || !branch.$ref ? rules : {}, pointer };
}

/** The enumerated values of the node; undefined if it lists none. */
export function allowed(node: Node): Json[] | undefined {
  const lists = node.flatMap(({ rules }) => [
    ...(rules.enum ? [rules.enum] : []),
    ...(rules.const !== undefined ? [[rules.const]] : []),
  ]);
  if (lists.length === 0) return undefined;
  return lists.reduce((all, list) => all.filter((value) => list.some((other) => same(value, other))));
}

export const same = (a: Json | undefined, b: Json | undefined): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

export function jsonType(value: Json): JsonType {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number';
  return typeof value as JsonType;
}

const KEYWORD_TYPES: [JsonType, string[]][] = [
  [
    'object',
    [
      ...['properties', 'required', 'additionalProperties', 'minProperties', 'maxProperties'],
      ...['patternProperties', 'propertyNames', 'dependentRequired', 'dependentSchemas'],
    ],
  ],
  ['array', ['items', 'prefixItems', 'minItems', 'maxItems', 'uniqueItems', 'contains']],
  ['string', ['minLength', 'maxLength', 'pattern', 'format']],
  ['number', ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf']],
];

/** The JSON types that every part of the node allows; inferred from the keywords where none is declared. */
export function typesOf(node: Node): JsonType[] {
  const declared = node.flatMap(({ rules }) => (rules.type ? [[rules.type].flat() as JsonType[]] : []));
  const types = declared.reduce<JsonType[] | undefined>(
    (all, list) => all?.flatMap((type) => common(type, list)) ?? list,
    undefined,
  );
  const values = allowed(node);
  if (values) {
    const of = [...new Set(values.map(jsonType))];
    return types ? types.filter((type) => of.some((one) => common(one, [type]).length > 0)) : of;
  }
  if (types) return types;
  const guessed = KEYWORD_TYPES.filter(([, words]) =>
    node.some(({ rules }) => words.some((word) => word in rules)),
  );
  return guessed.length > 0 ? guessed.map(([type]) => type) : ['string'];
}

const common = (type: JsonType, list: JsonType[]): JsonType[] => {
  if (list.includes(type)) return [type];
  const isNumber = type === 'integer' || type === 'number';
  return isNumber && (list.includes('number') || list.includes('integer')) ? ['integer'] : [];
};

/** The node of each declared property of an object. */
export function childrenOf(document: OpenApi, node: Node): Map<string, Node> {
  const children = new Map<string, Node>();
  for (const { rules, pointer } of node) {
    for (const [name, schema] of Object.entries(rules.properties ?? {})) {
      const child = nodeOf(document, schema, `${pointer}/properties/${toStep(name)}`);
      children.set(name, [...(children.get(name) ?? []), ...child]);
    }
  }
  return children;
}

/** The node of a list entry at an index. */
export function entryOf(document: OpenApi, node: Node, index = 0): Node {
  return node.flatMap(({ rules, pointer }) => {
    const fixed = rules.prefixItems?.[index];
    if (fixed) return nodeOf(document, fixed, `${pointer}/prefixItems/${index}`);
    return rules.items ? nodeOf(document, rules.items, `${pointer}/items`) : [];
  });
}

export const requiredOf = (node: Node): string[] => [
  ...new Set(node.flatMap(({ rules }) => rules.required ?? [])),
];

/** The highest lower bound of the parts for a keyword; the fallback if there is none. */
export const highest = (node: Node, keyword: BoundKeyword, fallback: number): number =>
  Math.max(fallback, ...bounds(node, keyword));
/** The lowest upper bound. */
export const lowest = (node: Node, keyword: BoundKeyword, fallback = Number.POSITIVE_INFINITY): number =>
  Math.min(fallback, ...bounds(node, keyword));

type BoundKeyword =
  | 'minLength'
  | 'maxLength'
  | 'minItems'
  | 'maxItems'
  | 'minProperties'
  | 'maxProperties'
  | 'minimum'
  | 'maximum'
  | 'exclusiveMinimum'
  | 'exclusiveMaximum';

const bounds = (node: Node, keyword: BoundKeyword): number[] =>
  node.flatMap(({ rules }) => (typeof rules[keyword] === 'number' ? [rules[keyword]] : []));
