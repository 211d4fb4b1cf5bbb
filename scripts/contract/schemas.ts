// Compiles the contract's schemas to validators, and converts their errors to readable messages.
import type { ErrorObject } from 'ajv/dist/2020.js';
import { nearestBranch } from '../../src/response-check/nearest-branch.ts';
import { isDiscriminated } from './discriminator.ts';
import { type OpenApi, resolveSchema, type Schema } from './document.ts';
import { errorMessage, requirement } from './error-messages.ts';
import { fromStep, toStep } from './pointer.ts';
import { createValidators, type Validate } from './validators.ts';

/** One field error, as listed in a 422 problem. */
export interface FieldError {
  field: string;
  message: string;
}

export interface Schemas {
  /** The errors of a value against the schema at a pointer (`/components/schemas/Asset`); empty if it is valid. */
  errors(pointer: string, value: unknown): ErrorObject[];
  /** The same, with one error for each choice that fails: the only one of the nearest branch, or the choice's own. */
  causes(pointer: string, value: unknown): ErrorObject[];
  /** The same as `errors`, for a schema object, which is compiled once. */
  errorsOf(schema: Schema, value: unknown): ErrorObject[];
  /** JSON pointers of undeclared properties. */
  undeclared(schema: Schema, value: unknown): string[];
  /** The JSON pointer of the broken rule in the document. */
  rule(error: ErrorObject): string;
}

/** By document, because compiling takes seconds. */
const compiledSchemas = new WeakMap<OpenApi, Schemas>();

export function compileSchemas(document: OpenApi): Schemas {
  const schemas = compiledSchemas.get(document) ?? createSchemas(document);
  compiledSchemas.set(document, schemas);
  return schemas;
}

function createSchemas(document: OpenApi): Schemas {
  const plain = JSON.parse(
    JSON.stringify(document, function (key, value) {
      const tag = value?.discriminator?.propertyName;
      // ajv checks the discriminator in objects only, and would accept any other type.
      if (typeof tag === 'string' && value.type === undefined && isDiscriminated(document, value, tag)) {
        return { type: 'object', ...value };
      }
      // ajv distinguishes branches by their constants, and refuses a redundant mapping.
      if (key !== 'discriminator' || typeof value?.propertyName !== 'string') return value;
      return isDiscriminated(document, this as Schema, value.propertyName)
        ? { propertyName: value.propertyName }
        : undefined;
    }),
  );
  const validators = createValidators(plain);
  const compile = (schema: object): Validate => {
    const validate = validators(schema);
    return (value) => withoutConsequences(document, validate(value));
  };
  /** Only needed once there is an error. */
  let pointers: Map<object, string> | undefined;
  const compiled = new Map<string, Validate>();
  const at = (given: string): Validate => {
    const known = compiled.get(given);
    if (known) return known;
    // Most responses only reference a schema, so the schema is compiled once instead of at each reference.
    const ref = schemaAt(document, given).$ref;
    const pointer = ref === undefined ? given : ref.slice(1);
    const steps = pointer.split('/').map(encodeURIComponent).join('/');
    const validate = compiled.get(pointer) ?? compile({ $ref: `contract#${steps}` });
    compiled.set(pointer, validate);
    compiled.set(given, validate);
    return validate;
  };
  const loose = new WeakMap<Schema, Validate>();
  /** Cached by content: each operation has a copy of the shared parameters. */
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
    // An object without declared properties may contain anything.
    if (!parts.some((part) => part.properties)) return [];
    for (const part of parts) {
      for (const [name, inner] of Object.entries(part.properties ?? {})) {
        // A later branch refines an earlier one; the more specific declaration wins.
        if (!declared.has(name) || inner.$ref || inner.properties || inner.items) declared.set(name, inner);
      }
    }
    return Object.entries(value).flatMap(([name, inner]) => {
      const known = declared.get(name);
      if (known) return undeclared(known, inner, `${path}/${name}`);
      return isOpen ? [] : [`${path}/${name}`];
    });
  };

  const rule: Schemas['rule'] = ({ parentSchema, keyword }) => {
    pointers ??= pointersOf(plain);
    return `${pointers.get(parentSchema ?? {}) ?? ''}/${keyword}`;
  };

  const causesOf = (errors: ErrorObject[]): ErrorObject[] => {
    // An outer choice comes after those inside its branches.
    const choice = errors.findLast(({ keyword }) => CHOICES.includes(keyword));
    const pointer = choice && rule(choice);
    if (!choice || !pointer || pointer === `/${choice.keyword}`) return errors;
    const { instancePath, keyword, parentSchema, data, params } = choice;
    const { length: count } = (parentSchema?.[keyword] ?? []) as unknown[];
    const branches = Array.from({ length: count }, (_, i) => at(`${pointer}/${i}`)(data));
    const keyOf = (error: ErrorObject, above: string) =>
      JSON.stringify([rule(error), above + error.instancePath, error.params]);
    const inside = new Set(branches.flat().map((error) => keyOf(error, instancePath)));
    const others = errors.filter((error) => error !== choice && !inside.has(keyOf(error, '')));
    const isSeveral = Array.isArray(params.passingSchemas);
    const nearest = isSeveral ? [] : nearestBranch(branches.map(causesOf), aboutOf);
    const [first, ...more] = nearest;
    const own = first && { ...first, instancePath: instancePath + first.instancePath };
    return [
      ...causesOf(others),
      own && more.length === 0 ? own : { ...choice, message: says(choice, count, own) },
    ];
  };

  return {
    errors: (pointer, value) => at(pointer)(value),
    causes: (pointer, value) => causesOf(at(pointer)(value)),
    errorsOf: (schema, value) => of(schema)(value),
    undeclared,
    rule,
  };
}

const aboutOf = ({ keyword, instancePath }: ErrorObject) => ({
  keyword,
  depth: instancePath.split('/').length - 1,
});

const says = ({ params }: ErrorObject, count: number, nearest: ErrorObject | undefined): string =>
  Array.isArray(params.passingSchemas)
    ? 'must match one branch only, and matches several'
    : `must match one of ${count} branches${nearest ? `; in the nearest, ${nearest.instancePath.split('/').at(-1) || 'it'} ${requirement(nearest)}` : ''}`;

function schemaAt(document: OpenApi, pointer: string): Schema {
  const steps = pointer.split('/').slice(1).map(fromStep);
  return steps.reduce<unknown>((inner, step) => (inner as Record<string, unknown>)[step], document) as Schema;
}

/** The pointer of each object in a document. */
function pointersOf(value: object, pointer = '', into = new Map<object, string>()): Map<object, string> {
  into.set(value, pointer);
  for (const [key, inner] of Object.entries(value)) {
    if (inner !== null && typeof inner === 'object') pointersOf(inner, `${pointer}/${toStep(key)}`, into);
  }
  return into;
}

/**
 * Whether undeclared names are allowed or not restricted by this schema. Forbidden names are already
 * errors.
 */
const takesAnyName = (part: Rules): boolean =>
  part.additionalProperties !== undefined ||
  part['x-keeps-unknown-fields'] === true ||
  part.unevaluatedProperties !== undefined ||
  part.patternProperties !== undefined;

/** Additional keywords that only this module reads. */
type Rules = Schema & {
  then?: Schema;
  else?: Schema;
  unevaluatedProperties?: boolean | Schema;
  patternProperties?: Record<string, Schema>;
};

/** A schema with all of its branches, references resolved: together they declare a value's properties. */
export function spread(document: OpenApi, schema: Schema): Schema[] {
  const known = spreadOnce.get(document) ?? new WeakMap<Schema, Schema[]>();
  spreadOnce.set(document, known);
  const found = known.get(schema) ?? branchesOf(document, schema, new Set());
  known.set(schema, found);
  return found;
}

/** Cached because every response is checked against it. */
const spreadOnce = new WeakMap<OpenApi, WeakMap<Schema, Schema[]>>();

function branchesOf(document: OpenApi, schema: Schema, seen: Set<Schema>): Schema[] {
  // Stops at recursive branches and skips repeated ones.
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
 * Drops errors that follow from another error: where a branch fails, its properties count as
 * undeclared.
 */
function withoutConsequences(document: OpenApi, errors: ErrorObject[]): ErrorObject[] {
  const isOwn = ({ keyword }: ErrorObject) => keyword !== 'unevaluatedProperties';
  if (errors.every((error) => !isOwn(error)) || errors.every(isOwn)) return errors;
  return errors.filter((error) => {
    if (isOwn(error)) return true;
    const { instancePath: path, params } = error;
    // The compiled schemas belong to the document.
    const isDeclared = spread(document, (error.parentSchema ?? {}) as Schema).some(({ properties = {} }) =>
      Object.hasOwn(properties, params.unevaluatedProperty),
    );
    const isInside = ({ instancePath: other }: ErrorObject) => other === path || other.startsWith(`${path}/`);
    return !isDeclared || !errors.some((other) => isOwn(other) && isInside(other));
  });
}

/** One message per field, which states the requirement. */
export function fieldErrors(errors: ErrorObject[], root = ''): FieldError[] {
  const found = new Map<string, string>();
  const isBesideThePoint = besideThePoint(errors);
  const kinds = errors.filter(({ keyword }) => keyword === 'contains').map(({ schemaPath }) => schemaPath);
  for (const error of errors) {
    // Only some entries must match `contains`, so errors of single entries are ignored.
    if (kinds.some((kind) => error.schemaPath.startsWith(`${kind}/`))) continue;
    // These only report that an inner rule failed, which has its own entry.
    if (['oneOf', 'anyOf', 'allOf', 'if'].includes(error.keyword) && errors.length > 1) continue;
    if (isBesideThePoint(error)) continue;
    const named = propertyOf(error) ?? '';
    const path = [root, ...error.instancePath.split('/').slice(1), named].filter((part) => part !== '');
    const field = path.join('.') || 'body';
    if (!found.has(field)) found.set(field, errorMessage(error));
  }
  return [...found].slice(0, 100).map(([field, message]) => ({ field, message }));
}

/** The property at fault, if the error is located at its object. */
const propertyOf = ({ keyword, params }: ErrorObject): string | undefined =>
  params.missingProperty ??
  params.additionalProperty ??
  params.unevaluatedProperty ??
  (keyword === 'discriminator' ? params.tag : undefined);

/**
 * Drops the mismatches of other branches when an inner value of a choice is
 * invalid.
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
