// Schemas of the contract as validators, and what their errors mean to a person.
import type { ErrorObject } from 'ajv/dist/2020.js';
import { type OpenApi, resolveSchema, type Schema } from './document.ts';
import { fromStep, toStep } from './pointer.ts';
import { sentence } from './sentences.ts';
import { isTagged } from './tagged.ts';
import { createValidators, type Validate } from './validators.ts';

/** One thing wrong with one field: what a 422 problem lists. */
export interface FieldError {
  field: string;
  message: string;
}

export interface Schemas {
  /** The errors of a value against the schema at a pointer (`/components/schemas/Asset`); empty when it fits. */
  errors(pointer: string, value: unknown): ErrorObject[];
  /** The same, for a schema object; it is compiled once. */
  errorsOf(schema: Schema, value: unknown): ErrorObject[];
  /** JSON pointers of properties that the schema does not declare. */
  undeclared(schema: Schema, value: unknown): string[];
  /** Where in the document the broken rule stands, as a JSON pointer. */
  rule(error: ErrorObject): string;
}

export function compileSchemas(document: OpenApi): Schemas {
  const plain = JSON.parse(
    JSON.stringify(document, function (key, value) {
      const tag = value?.discriminator?.propertyName;
      // ajv looks for the tag in objects only, and would take anything else.
      if (typeof tag === 'string' && value.type === undefined && isTagged(document, value, tag)) {
        return { type: 'object', ...value };
      }
      // It tells branches apart by their constants, and refuses a mapping that says it again.
      if (key !== 'discriminator' || typeof value?.propertyName !== 'string') return value;
      return isTagged(document, this as Schema, value.propertyName)
        ? { propertyName: value.propertyName }
        : undefined;
    }),
  );
  const validators = createValidators(plain);
  const compile = (schema: object): Validate => {
    const validate = validators(schema);
    return (value) => withoutConsequences(document, validate(value));
  };
  /** Only what finds an error needs them. */
  let pointers: Map<object, string> | undefined;
  const compiled = new Map<string, Validate>();
  const at = (given: string): Validate => {
    const known = compiled.get(given);
    if (known) return known;
    // Most answers only name a schema: it is compiled once, and not for each place that names it.
    const ref = schemaAt(document, given).$ref;
    const pointer = ref === undefined ? given : ref.slice(1);
    const steps = pointer.split('/').map(encodeURIComponent).join('/');
    const validate = compiled.get(pointer) ?? compile({ $ref: `contract#${steps}` });
    compiled.set(pointer, validate);
    compiled.set(given, validate);
    return validate;
  };
  const loose = new WeakMap<Schema, Validate>();
  /** By what they say: each operation has its own copy of the parameters that all of them share. */
  const alike = new Map<string, Validate>();
  const of = (schema: Schema) => {
    let validate = loose.get(schema);
    if (!validate) {
      const text = JSON.stringify(schema).replaceAll('"#/', '"contract#/');
      validate = alike.get(text) ?? compile(JSON.parse(text));
      alike.set(text, validate);
      loose.set(schema, validate);
    }
    return validate;
  };

  const undeclared = (schema: Schema, value: unknown, path = ''): string[] => {
    if (value === null || typeof value !== 'object') return [];
    const parts = spread(document, schema);
    if (Array.isArray(value)) {
      const items = parts.find((part) => part.items)?.items;
      return items ? value.flatMap((item, i) => undeclared(items, item, `${path}/${i}`)) : [];
    }
    const isOpen = parts.some(takesAnyName);
    const declared = new Map<string, Schema>();
    // An object of which nothing is said may hold anything.
    if (!parts.some((part) => part.properties)) return [];
    for (const part of parts) {
      for (const [name, inner] of Object.entries(part.properties ?? {})) {
        // A later branch refines an earlier one; the one that says more about the inside is kept.
        if (!declared.has(name) || inner.$ref || inner.properties || inner.items) declared.set(name, inner);
      }
    }
    return Object.entries(value).flatMap(([name, inner]) => {
      const known = declared.get(name);
      if (known) return undeclared(known, inner, `${path}/${name}`);
      return isOpen ? [] : [`${path}/${name}`];
    });
  };

  return {
    errors: (pointer, value) => at(pointer)(value),
    errorsOf: (schema, value) => of(schema)(value),
    undeclared,
    rule({ parentSchema, keyword }) {
      pointers ??= pointersOf(plain);
      return `${pointers.get(parentSchema ?? {}) ?? ''}/${keyword}`;
    },
  };
}

function schemaAt(document: OpenApi, pointer: string): Schema {
  const steps = pointer.split('/').slice(1).map(fromStep);
  return steps.reduce<unknown>((inner, step) => (inner as Record<string, unknown>)[step], document) as Schema;
}

/** Where in a document each of its objects stands. */
function pointersOf(value: object, pointer = '', into = new Map<object, string>()): Map<object, string> {
  into.set(value, pointer);
  for (const [key, inner] of Object.entries(value)) {
    if (inner !== null && typeof inner === 'object') pointersOf(inner, `${pointer}/${toStep(key)}`, into);
  }
  return into;
}

/**
 * Whether names that are not declared mean nothing: the schema says so, or declares none at all. What it forbids is an
 * error already.
 */
const takesAnyName = (part: Rules): boolean =>
  part.additionalProperties !== undefined ||
  part.unevaluatedProperties !== undefined ||
  part.patternProperties !== undefined;

/** What is read here beyond what the rest of the tools do. */
type Rules = Schema & {
  then?: Schema;
  else?: Schema;
  unevaluatedProperties?: boolean | Schema;
  patternProperties?: Record<string, Schema>;
};

/** A schema and every branch of it, references followed: what together may declare a value's properties. */
export function spread(document: OpenApi, schema: Schema): Schema[] {
  const known = spreadOnce.get(document) ?? new WeakMap<Schema, Schema[]>();
  spreadOnce.set(document, known);
  const found = known.get(schema) ?? branchesOf(document, schema, new Set());
  known.set(schema, found);
  return found;
}

/** Every answer that is judged asks again. */
const spreadOnce = new WeakMap<OpenApi, WeakMap<Schema, Schema[]>>();

function branchesOf(document: OpenApi, schema: Schema, seen: Set<Schema>): Schema[] {
  // One that is a branch of itself would never end, and one that several branches name says the same each time.
  if (seen.has(schema)) return [];
  seen.add(schema);
  const own: Rules = schema;
  const branches = [
    ...(own.$ref === undefined ? [] : [resolveSchema(document, { $ref: own.$ref })]),
    ...(own.allOf ?? []),
    ...(own.oneOf ?? []),
    ...(own.anyOf ?? []),
    ...(own.then ? [own.then] : []),
    ...(own.else ? [own.else] : []),
  ];
  return [own, ...branches.flatMap((branch) => branchesOf(document, branch, seen))];
}

/**
 * Without what is said only because something else is wrong: where a branch fails, nothing that it declares counts as
 * declared.
 */
function withoutConsequences(document: OpenApi, errors: ErrorObject[]): ErrorObject[] {
  const isOwn = ({ keyword }: ErrorObject) => keyword !== 'unevaluatedProperties';
  if (errors.every((error) => !isOwn(error)) || errors.every(isOwn)) return errors;
  return errors.filter((error) => {
    if (isOwn(error)) return true;
    const { instancePath: path, params } = error;
    // What was compiled is a schema of the document.
    const isDeclared = spread(document, (error.parentSchema ?? {}) as Schema).some(({ properties = {} }) =>
      Object.hasOwn(properties, params.unevaluatedProperty),
    );
    const isInside = ({ instancePath: other }: ErrorObject) => other === path || other.startsWith(`${path}/`);
    return !isDeclared || !errors.some((other) => isOwn(other) && isInside(other));
  });
}

/** What is wrong and what would be right, for each field, in sentences. */
export function fieldErrors(errors: ErrorObject[], root = ''): FieldError[] {
  const found = new Map<string, string>();
  const isBesideThePoint = besideThePoint(errors);
  const kinds = errors.filter(({ keyword }) => keyword === 'contains').map(({ schemaPath }) => schemaPath);
  for (const error of errors) {
    // No entry need be of the kind that some must be.
    if (kinds.some((kind) => error.schemaPath.startsWith(`${kind}/`))) continue;
    // These only report that an inner rule failed, which has its own entry.
    if (['oneOf', 'anyOf', 'allOf', 'if'].includes(error.keyword) && errors.length > 1) continue;
    if (isBesideThePoint(error)) continue;
    const named = propertyOf(error) ?? '';
    const path = [root, ...error.instancePath.split('/').slice(1), named].filter((part) => part !== '');
    const field = path.join('.') || 'body';
    if (!found.has(field)) found.set(field, sentence(error));
  }
  return [...found].slice(0, 100).map(([field, message]) => ({ field, message }));
}

/** The property at fault, where an error stands at the object that has it or lacks it. */
const propertyOf = ({ keyword, params }: ErrorObject): string | undefined =>
  params.missingProperty ??
  params.additionalProperty ??
  params.unevaluatedProperty ??
  (keyword === 'discriminator' ? params.tag : undefined);

/**
 * Where a value may be of several kinds and something inside of it is wrong, that it is none of the other kinds says
 * nothing.
 */
function besideThePoint(errors: ErrorObject[]): (error: ErrorObject) => boolean {
  const choices = new Set(
    errors.flatMap(({ keyword, instancePath }) => (CHOICES.includes(keyword) ? [instancePath] : [])),
  );
  const enclosing = new Set<string>();
  for (const error of choices.size > 0 ? errors : []) {
    const { instancePath: path } = error;
    if (propertyOf(error) !== undefined) enclosing.add(path);
    for (let end = path.lastIndexOf('/'); end >= 0; end = path.lastIndexOf('/', end - 1)) {
      enclosing.add(path.slice(0, end));
      if (end === 0) break;
    }
  }
  return ({ keyword, instancePath }) =>
    ['type', 'const', 'enum'].includes(keyword) && choices.has(instancePath) && enclosing.has(instancePath);
}

const CHOICES = ['oneOf', 'anyOf'];
