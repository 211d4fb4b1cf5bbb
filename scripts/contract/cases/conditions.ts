// What a value must be because of what it is: `if`, `dependentSchemas` and `dependentRequired` ask for more of some
// values than of others, `not` and `contains` of some that they are otherwise. Whether a value is meant is asked of the
// judge's own validators.
import type { Json, OpenApi, Schema } from '../document.ts';
import { compileSchemas, type Schemas } from '../schemas.ts';
import { type Node, nodeOf, type Rules, requiredOf } from './node.ts';

const validators = new WeakMap<OpenApi, Schemas>();

/** Whether a value is right by a schema of the document; undefined for a schema that cannot be read alone. */
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

/** What stands under a condition, as a node; undefined where it asks nothing. */
export interface Consequence {
  /** Of the schema that is asked for. */
  pointer: string;
  node: Node;
  /** What a value must be for it to be asked for; undefined where it must not be what `unless` says. */
  when: Node | undefined;
  unless?: Schema;
}

/** All that a node asks of some of its values only. */
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

/** What this value must be beyond what the node asks of all, and is not. */
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

/** Whether the value is what some part of the node says that it is not. */
export const isForbidden = (document: OpenApi, node: Node, value: Json): boolean =>
  node.some(({ rules }) => rules.not !== undefined && fits(document, rules.not, value) === true);

/** The names of properties that must be there when another one is. */
export function neededWith(document: OpenApi, node: Node, name: string): string[] {
  return node.flatMap(({ rules, pointer }) => {
    const schema = rules.dependentSchemas?.[name];
    const inner = schema ? requiredOf(nodeOf(document, schema, `${pointer}/dependentSchemas/${name}`)) : [];
    return [...(rules.dependentRequired?.[name] ?? []), ...inner];
  });
}

/** The names of properties that this object must have because of what is in it, and has not. */
export const missingIn = (document: OpenApi, node: Node, object: Record<string, Json>): string[] => [
  ...new Set(
    [
      ...Object.keys(object).flatMap((name) => neededWith(document, node, name)),
      ...requiredOf(lacking(document, node, object)),
    ].filter((name) => !Object.hasOwn(object, name)),
  ),
];

/** How many entries of a list must be of one kind. */
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

/** Whether a list has as many entries of each kind as it must. */
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
