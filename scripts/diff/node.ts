// A schema as one thing: references followed, and everything that must hold at once side by side.
import type { Json } from '../contract/document.ts';
import { fromStep, toStep } from '../contract/pointer.ts';

export type JsonObject = { [key: string]: Json };

export const isObject = (value: unknown): value is JsonObject =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** One schema as an author wrote it. */
export interface Part {
  schema: JsonObject | boolean;
  pointer: string;
  /** Its choices are looked at elsewhere. */
  without?: 'choices' | undefined;
  /** Also null, by a choice between it and null. */
  nullable?: boolean;
}

/** All of its parts must hold. Without any, everything is allowed. */
export interface Node {
  parts: Part[];
  /** Where it stands, or would. */
  pointer: string;
}

/** @param schema absent for what is not restricted */
export function nodeOf(schema: Json | undefined, pointer: string): Node {
  return { pointer, parts: isObject(schema) || typeof schema === 'boolean' ? [{ schema, pointer }] : [] };
}

/** What stands at `#/a/b`; undefined for what is no pointer into the document, or leads nowhere. */
function follow(document: unknown, ref: string): Part | undefined {
  if (!ref.startsWith('#/')) return undefined;
  let value = document as Json | undefined;
  for (const step of ref.slice(2).split('/').map(decodeURIComponent)) {
    value = Array.isArray(value) ? value[Number(step)] : isObject(value) ? value[fromStep(step)] : undefined;
  }
  return isObject(value) || typeof value === 'boolean' ? { schema: value, pointer: ref.slice(1) } : undefined;
}

/** The parts with all that they refer to and consist of, each once: recursion ends where it comes around. */
export function expand(document: unknown, { parts }: Node): Part[] {
  const found = new Map<string, Part>();
  const visit = (part: Part) => {
    // The first one counts: where a choice is looked at elsewhere, coming around to it again must not bring it back.
    if (found.has(part.pointer)) return;
    found.set(part.pointer, part);
    const { schema, pointer, without } = part;
    if (typeof schema === 'boolean') return;
    // By OpenAPI 3.0, null is allowed beside a reference by a word next to it.
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

/** The alternatives of a part by a keyword. */
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

/** A choice of one, or of one and null, is no choice. */
export function onlyOrNull(part: Part): Part | undefined {
  for (const keyword of ['oneOf', 'anyOf'] as const) {
    const branches = branchesOf(part, keyword);
    const [only, ...others] = branches.filter((branch) => !isNull(branch));
    if (only && others.length === 0) return branches.length > 1 ? { ...only, nullable: true } : only;
  }
  return undefined;
}

/** What only people read. */
export const DOCUMENTATION = [
  'title',
  'summary',
  'description',
  'example',
  'examples',
  'externalDocs',
  '$comment',
];
/** Their keys are names that an author gave. */
const NAMED = [
  'properties',
  'patternProperties',
  'dependentSchemas',
  'dependentRequired',
  '$defs',
  'mapping',
];
const UNORDERED = ['required', 'enum', 'type'];

/** The same text for what means the same: references followed, keys sorted, documentation left out. */
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
