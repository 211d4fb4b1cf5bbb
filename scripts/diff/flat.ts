// Flattens a node to the values that it allows, merged from all of its parts.
import type { Json } from '../contract/document.ts';
import { below, branchesOf, expand, isObject, type Node, nodeOf, onlyOrNull, type Part } from './node.ts';

export interface Limit {
  value: number;
  /** Its location; undefined when the keyword is absent. */
  pointer: string | undefined;
}

export interface Choice {
  branches: Part[];
  pointer: string;
  discriminator: Json | undefined;
}

export interface Flat {
  /** Undefined for any. Null is a separate flag. */
  types: Set<string> | undefined;
  nullable: boolean;
  typePointer: string;
  /** Allowed values as JSON, without null; undefined for any. */
  values: Map<string, string> | undefined;
  properties: Map<string, Node>;
  required: Map<string, string>;
  /** The schema of additional properties; undefined if they are forbidden. */
  additional: Node | undefined;
  additionalPointer: string;
  items: Node;
  prefixItems: Node[];
  /** For a text that contains a document. */
  content: Node;
  choices: Choice[];
  /** The value of an independently compared keyword, from the first part that has it. */
  keyword(name: string): { value: Json; pointer: string } | undefined;
  /** All values of a keyword, since each part is a separate rule. */
  keywords(name: string): { value: Json; pointer: string }[];
  /** The strictest value of all parts. */
  limit(name: string, strictest: (...values: number[]) => number): Limit | undefined;
}

const typeOfValue = (value: Json): string =>
  Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value;

/** @param document the bundled contract of the node */
export function flatten(document: unknown, node: Node): Flat {
  const parts = expand(document, node);
  const schemas = parts.flatMap(({ schema, ...rest }) => (isObject(schema) ? { schema, ...rest } : []));
  const isNever = parts.some(({ schema }) => schema === false);
  const holders = (name: string) => schemas.filter(({ schema }) => name in schema);

  const joined = (name: string, fallback: string): Node => {
    const from = holders(name).map(({ schema, pointer }) => nodeOf(schema[name], below(pointer, name)));
    return { parts: from.flatMap((one) => one.parts), pointer: from[0]?.pointer ?? below(fallback, name) };
  };

  const keywords = (name: string) =>
    holders(name).map(({ schema, pointer }) => ({
      value: schema[name] ?? null,
      pointer: below(pointer, name),
    }));

  const properties = new Map<string, Node>();
  const required = new Map<string, string>();
  for (const { schema, pointer } of schemas) {
    for (const [name, inner] of Object.entries(isObject(schema.properties) ? schema.properties : {})) {
      const own = nodeOf(inner, below(pointer, 'properties', name));
      const known = properties.get(name);
      properties.set(name, known ? { ...known, parts: [...known.parts, ...own.parts] } : own);
    }
    for (const name of Array.isArray(schema.required) ? schema.required : []) {
      if (!required.has(`${name}`)) required.set(`${name}`, below(pointer, 'required'));
    }
  }

  const sealed = ['additionalProperties', 'unevaluatedProperties']
    .flatMap(holders)
    .find(({ schema }) => schema.additionalProperties === false || schema.unevaluatedProperties === false);
  const additional = joined('additionalProperties', node.pointer);
  const { types, nullable } = typesOf(schemas, isNever);
  const values = valuesOf(schemas);

  return {
    types,
    nullable:
      nullable && (values === undefined || values.has('null') || schemas.some((part) => part.nullable)),
    typePointer: holders('type').map(({ pointer }) => below(pointer, 'type'))[0] ?? node.pointer,
    values: values && new Map([...values].filter(([text]) => text !== 'null')),
    properties,
    required,
    additional: sealed ? undefined : additional,
    additionalPointer: sealed ? below(sealed.pointer, 'additionalProperties') : additional.pointer,
    items: joined('items', node.pointer),
    prefixItems: holders('prefixItems').flatMap(({ schema, pointer }) =>
      (Array.isArray(schema.prefixItems) ? schema.prefixItems : []).map((inner, i) =>
        nodeOf(inner, below(pointer, 'prefixItems', i)),
      ),
    ),
    content: joined('contentSchema', node.pointer),
    choices: schemas.flatMap((part) => choicesOf(part)),
    keyword: (name) => keywords(name)[0],
    keywords,
    limit(name, strictest) {
      const all = schemas.flatMap(({ schema, pointer }) => {
        const value = schema[name];
        return typeof value === 'number' ? [{ value, pointer: below(pointer, name) }] : [];
      });
      const most = strictest(...all.map(({ value }) => value));
      return all.find(({ value }) => value === most);
    },
  };
}

type Written = Part & { schema: { [key: string]: Json } };

function typesOf(parts: Written[], isNever: boolean) {
  let types: Set<string> | undefined = isNever ? new Set() : undefined;
  let nullable = !isNever;
  for (const { schema, nullable: orNull } of parts) {
    const written = [schema.type].flat().filter((type) => typeof type === 'string');
    const listed = Array.isArray(schema.enum)
      ? schema.enum
      : 'const' in schema
        ? [schema.const ?? null]
        : undefined;
    const own = written.length > 0 ? written : listed?.map(typeOfValue);
    if (!own) continue;
    if (!own.includes('null') && schema.nullable !== true && !orNull) nullable = false;
    const real = own.filter((type) => type !== 'null');
    types = types === undefined ? new Set(real) : both(types, real);
  }
  return { types, nullable };
}

/** An integer is a number. */
function both(known: Set<string>, own: string[]): Set<string> {
  const covers = (list: Iterable<string>, type: string) =>
    [...list].some((other) => other === type || (type === 'integer' && other === 'number'));
  return new Set([
    ...[...known].filter((type) => covers(own, type)),
    ...own.filter((type) => covers(known, type)),
  ]);
}

function valuesOf(parts: Written[]): Map<string, string> | undefined {
  let values: Map<string, string> | undefined;
  for (const { schema, pointer } of parts) {
    const listed = Array.isArray(schema.enum)
      ? schema.enum
      : 'const' in schema
        ? [schema.const ?? null]
        : undefined;
    if (!listed) continue;
    const at = below(pointer, 'enum' in schema ? 'enum' : 'const');
    const own = new Map(listed.map((value) => [JSON.stringify(value), at]));
    values = values === undefined ? own : new Map([...values].filter(([text]) => own.has(text)));
  }
  return values;
}

function choicesOf(part: Written): Choice[] {
  if (part.without === 'choices' || onlyOrNull(part)) return [];
  return (['oneOf', 'anyOf'] as const).flatMap((keyword) => {
    const branches = branchesOf(part, keyword);
    if (branches.length === 0) return [];
    return { branches, pointer: below(part.pointer, keyword), discriminator: part.schema.discriminator };
  });
}
