// A schema as a list of parts: references resolved, and everything from `allOf` side by side.
import type { Json } from '../contract/document.ts';
import { fromStep, toStep } from '../contract/pointer.ts';

export type JsonObject = { [key: string]: Json };

export const isObject = (value: unknown): value is JsonObject =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** One schema as written. */
export interface Part {
  schema: JsonObject | boolean;
  pointer: string;
  /** Its choices are compared separately. */
  without?: 'choices' | undefined;
  /** Null is also allowed, by a choice with null. */
  nullable?: boolean;
}

/** All of its parts apply. Without parts, everything is allowed. */
export interface Node {
  parts: Part[];
  /** Its location, also if it is absent. */
  pointer: string;
}

/** @param schema undefined if unrestricted */
export function nodeOf(schema: Json | undefined, pointer: string): Node {
  return { pointer, parts: isObject(schema) || typeof schema === 'boolean' ? [{ schema, pointer }] : [] };
}

/** Resolves `#/a/b`; undefined for an external or unresolved reference. */
function follow(document: unknown, ref: string): Part | undefined {
  if (!ref.startsWith('#/')) return undefined;
  let value = document as Json | undefined;
  for (const step of ref.slice(2).split('/').map(decodeURIComponent)) {
    value = Array.isArray(value) ? value[Number(step)] : isObject(value) ? value[fromStep(step)] : undefined;
  }
  return isObject(value) || typeof value === 'boolean' ? { schema: value, pointer: ref.slice(1) } : undefined;
}

/** What a schema refers to, if it is only a reference; otherwise the same node. */
export function targetOf(document: unknown, node: Node): Node {
  const [part, ...more] = node.parts;
  if (!part || more.length > 0 || part.without || part.nullable || !isObject(part.schema)) return node;
  const { $ref, ...beside } = part.schema;
  const target =
    typeof $ref === 'string' && Object.keys(beside).length === 0 ? follow(document, $ref) : undefined;
  return target ? { pointer: target.pointer, parts: [target] } : node;
}

/** The parts with all references and `allOf`, each once, which stops recursion. */
export function expand(document: unknown, { parts }: Node): Part[] {
  const found = new Map<string, Part>();
  const visit = (part: Part) => {
    // The first occurrence wins: recursion must not restore a choice that is compared separately.
    if (found.has(part.pointer)) return;
    found.set(part.pointer, part);
    const { schema, pointer, without } = part;
    if (typeof schema === 'boolean') return;
    // OpenAPI 3.0 allows null beside a reference by `nullable`.
    const nullable = part.nullable || schema.nullable === true ? { nullable: true } : {};
    if (typeof schema.$ref === 'string') {
      const target = follow(document, schema.$ref);
      if (target) visit({ ...target, without, ...nullable });
    }
    if (Array.isArray(schema.allOf)) {
      for (const [i, inner] of schema.allOf.entries()) {
        if (isObject(inner) || typeof inner === 'boolean') {
          visit({ schema: inner, pointer: `${pointer}/allOf/${i}`, without, ...nullable });
        }
      }
    }
    const lone = onlyOrNull(part);
    if (lone) visit({ ...lone, without, ...(lone.nullable ? { nullable: true } : nullable) });
  };
  for (const part of parts) visit(part);
  return [...found.values()];
}

/** The branches of a part by keyword. */
export function branchesOf({ schema, pointer }: Part, keyword: 'oneOf' | 'anyOf'): Part[] {
  const listed = isObject(schema) ? schema[keyword] : undefined;
  if (!Array.isArray(listed)) return [];
  return listed.flatMap((inner, i) =>
    isObject(inner) || typeof inner === 'boolean'
      ? { schema: inner, pointer: `${pointer}/${keyword}/${i}` }
      : [],
  );
}

const isNull = ({ schema }: Part): boolean =>
  isObject(schema) && [schema.type].flat().length === 1 && [schema.type].flat()[0] === 'null';

/** A choice with one branch, or one branch and null, is not a choice. */
export function onlyOrNull(part: Part): Part | undefined {
  for (const keyword of ['oneOf', 'anyOf'] as const) {
    const branches = branchesOf(part, keyword);
    const [only, ...others] = branches.filter((branch) => !isNull(branch));
    if (only && others.length === 0) return branches.length > 1 ? { ...only, nullable: true } : only;
  }
  return undefined;
}

/** Documentation keywords. */
export const DOCUMENTATION = [
  'title',
  'summary',
  'description',
  'example',
  'examples',
  'externalDocs',
  '$comment',
];
/** Keywords whose keys are free names. */
const NAMED = [
  'properties',
  'patternProperties',
  'dependentSchemas',
  'dependentRequired',
  '$defs',
  'mapping',
];
const UNORDERED = ['required', 'enum', 'type'];

/** A canonical text of a schema: references resolved, keys sorted, documentation removed. */
export function canonical(document: unknown, value: Json, within: string[] = [], key = ''): string {
  if (Array.isArray(value)) {
    const items = value.map((item) => canonical(document, item, within));
    return `[${(UNORDERED.includes(key) ? items.sort() : items).join()}]`;
  }
  if (!isObject(value)) return JSON.stringify(value);
  if (typeof value.$ref === 'string') {
    const target = within.includes(value.$ref) ? undefined : follow(document, value.$ref);
    if (!target) return JSON.stringify(value.$ref);
    if (Object.keys(value).length === 1) return canonical(document, target.schema, [...within, value.$ref]);
  }
  const isData = ['default', 'const', 'enum'].includes(key);
  const keys = Object.keys(value)
    .filter(
      (name) => isData || NAMED.includes(key) || !(DOCUMENTATION.includes(name) || name.startsWith('x-')),
    )
    .sort();
  return `{${keys.map((name) => `${JSON.stringify(name)}:${canonical(document, value[name] ?? null, within, NAMED.includes(key) ? '' : name)}`).join()}}`;
}

export const below = (pointer: string, ...steps: (string | number)[]): string =>
  [pointer, ...steps.map((step) => toStep(`${step}`))].join('/');

export const objectOf = (value: unknown): JsonObject => (isObject(value) ? value : {});

/** Keys of both, those of the old one first. */
export const keysOf = (old: JsonObject, now: JsonObject): string[] => [
  ...new Set([...Object.keys(old), ...Object.keys(now)]),
];
