// Conditional keywords: `if`, `dependentSchemas` and `dependentRequired` add requirements for some values, `not` and
// `contains` exclude or require a match. The validators of the judge decide whether a value
// matches.
import type { Json, OpenApi, Schema } from '../document.ts';
import { compileSchemas, type Schemas } from '../schemas.ts';
import { type Node, nodeOf, type Rules, requiredOf } from './node.ts';

const validators = new WeakMap<OpenApi, Schemas>();

/** Whether a value is valid by a schema of the document; undefined for a schema that cannot be compiled alone. */
export function fits(document: OpenApi, schema: Schema | boolean, value: Json): boolean | undefined {
  if (typeof schema === 'boolean') return schema;
  const known = validators.get(document) ?? compileSchemas(document);
  validators.set(document, known);
  try {
    return known.errorsOf(schema, value).length === 0;
  } catch {
    return undefined;
  }
}

/** The schema under a condition, as a node; undefined if it requires nothing. */
export interface Consequence {
  /** Pointer to the required schema. */
  pointer: string;
  node: Node;
  /** The condition; undefined if the value must not match `unless` instead. */
  when: Node | undefined;
  unless?: Schema;
}

/** All conditional requirements of a node. */
export function consequencesOf(document: OpenApi, node: Node): Consequence[] {
  return node.flatMap(({ rules, pointer }) => {
    const { if: condition, then, else: otherwise, dependentSchemas = {} } = rules;
    const under = (schema: Schema, at: string) => ({ pointer: at, node: nodeOf(document, schema, at) });
    const all: Consequence[] = Object.entries(dependentSchemas).map(([name, schema]) => ({
      ...under(schema, `${pointer}/dependentSchemas/${name}`),
      when: [{ rules: { type: 'object', required: [name] }, pointer: '' }],
    }));
    if (condition === undefined) return all;
    const when = nodeOf(document, condition, `${pointer}/if`);
    if (then) all.push({ ...under(then, `${pointer}/then`), when });
    if (otherwise) all.push({ ...under(otherwise, `${pointer}/else`), when: undefined, unless: condition });
    return all;
  });
}

/** The conditional requirements that apply to this value and that it does not meet. */
export function lacking(document: OpenApi, node: Node, value: Json): Node {
  return node.flatMap(({ rules, pointer }) => {
    const asked = Object.entries(rules.dependentSchemas ?? {})
      .filter(([name]) => isObject(value) && Object.hasOwn(value, name))
      .map(([name, schema]) => ({ schema, at: `${pointer}/dependentSchemas/${name}` }));
    const isMeant = rules.if === undefined ? undefined : fits(document, rules.if, value);
    if (isMeant !== undefined) {
      const keyword = isMeant ? 'then' : 'else';
      const schema = rules[keyword];
      if (schema !== undefined) asked.push({ schema, at: `${pointer}/${keyword}` });
    }
    return asked.flatMap(({ schema, at }) =>
      fits(document, schema, value) === false ? nodeOf(document, schema, at) : [],
    );
  });
}

/** Whether the value matches a `not` of the node. */
export const isForbidden = (document: OpenApi, node: Node, value: Json): boolean =>
  node.some(({ rules }) => rules.not !== undefined && fits(document, rules.not, value) === true);

/** Names of properties that another property requires. */
export function neededWith(document: OpenApi, node: Node, name: string): string[] {
  return node.flatMap(({ rules, pointer }) => {
    const schema = rules.dependentSchemas?.[name];
    const inner = schema ? requiredOf(nodeOf(document, schema, `${pointer}/dependentSchemas/${name}`)) : [];
    return [...(rules.dependentRequired?.[name] ?? []), ...inner];
  });
}

/** Required names that are missing because of the object's other properties. */
export const missingIn = (document: OpenApi, node: Node, object: Record<string, Json>): string[] => [
  ...new Set(
    [
      ...Object.keys(object).flatMap((name) => neededWith(document, node, name)),
      ...requiredOf(lacking(document, node, object)),
    ].filter((name) => !Object.hasOwn(object, name)),
  ),
];

/** How many entries of a list must match `contains`. */
export interface Contained {
  schema: Schema;
  pointer: string;
  least: number;
  most: number;
}

export const containedIn = (node: Node): Contained[] =>
  node.flatMap(({ rules: { contains, minContains = 1, maxContains }, pointer }) =>
    contains === undefined
      ? []
      : [
          {
            schema: contains,
            pointer: `${pointer}/contains`,
            least: minContains,
            most: maxContains ?? Number.POSITIVE_INFINITY,
          },
        ],
  );

/** Whether a list meets the `contains` limits. */
export const hasContained = (document: OpenApi, node: Node, list: Json[]): boolean =>
  containedIn(node).every(({ schema, least, most }) => {
    const count = list.filter((entry) => fits(document, schema, entry)).length;
    return count >= least && count <= most;
  });

/** The node without a keyword of one of its parts. */
export const without = (node: Node, pointer: string, keyword: keyof Rules): Node =>
  node.map((part) => {
    if (part.pointer !== pointer) return part;
    const { [keyword]: _, ...rules } = part.rules;
    return { ...part, rules };
  });

const isObject = (value: Json): value is Record<string, Json> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);
