// Validates a value against a schema, with the same errors as ajv with `allErrors`. The tools use
// ajv, which compiles code at run time, and the content policy forbids that in pages.
// `check-answer.test.ts` compares the two.
import {
  type DeclaredAnswers,
  type DeclaredSchema,
  resolve,
  schemaName,
  toStep,
} from '../lib/declared-answers.ts';
import { hasFormat } from './formats.ts';
import { nearestBranch } from './nearest-branch.ts';

/** A violated rule. */
export interface Broken {
  /** The place in the value, as a JSON pointer. */
  at: string;
  /** The same with `*` for every undeclared name and index, because it comes from the value. */
  place: string;
  /** The rule's JSON pointer in the bundled contract. */
  rule: string;
  expected: string;
  /** The type of the value, never the value itself. */
  found: string;
}

/** The current place in the value and in the contract. */
interface Here {
  at: string;
  place: string;
  pointer: string;
}

type Add = (keyword: string, expected: string, found?: string, missing?: string) => void;

type Schemas = DeclaredAnswers['schemas'];

/** All errors of a value; empty for a valid one. */
export function checkValue(schemas: Schemas, schema: DeclaredSchema, value: unknown, here: Here): Broken[] {
  const broken: Broken[] = [];
  const { at, place, pointer } = here;
  const add: Add = (keyword, expected, found = kindOf(value), missing) =>
    broken.push({
      at: missing === undefined ? at : `${at}/${missing}`,
      place: missing === undefined ? place : `${place}/${missing}`,
      rule: `${pointer}/${keyword}`,
      expected,
      found,
    });
  const inner = (inside: DeclaredSchema, value: unknown, there: Partial<Here>) =>
    checkValue(schemas, inside, value, { ...here, ...there });
  const { $ref, allOf = [] } = schema;
  if ($ref !== undefined) {
    const there = { pointer: $ref.slice(1) };
    broken.push(...inner(schemas[schemaName($ref)] ?? {}, value, there));
  }
  for (const [i, part] of allOf.entries()) {
    broken.push(...inner(part, value, { pointer: `${pointer}/allOf/${i}` }));
  }
  ofAnyType(schema, value, add);
  if (typeof value === 'string') ofText(schema, value, add);
  else if (typeof value === 'number') ofNumber(schema, value, add);
  else if (Array.isArray(value)) broken.push(...ofList(schema, value, here, add, inner));
  else if (isObject(value)) broken.push(...ofObject(schema, value, here, add, inner));
  broken.push(...ofChoice(schemas, schema, value, here, add, inner));
  return broken;
}

type Inner = (inside: DeclaredSchema, value: unknown, there: Partial<Here>) => Broken[];

function ofAnyType({ type, enum: listed, const: only }: DeclaredSchema, value: unknown, add: Add): void {
  const types = type === undefined ? [] : [type].flat();
  if (types.length > 0 && !types.some((one) => isOfType(one, value))) add('type', types.join(' or '));
  if (listed && !listed.some((one) => same(one, value))) add('enum', `one of ${listed.length} values`);
  if (only !== undefined && !same(only, value)) add('const', `always ${JSON.stringify(only)}`);
}

function ofText({ minLength, maxLength, pattern, format }: DeclaredSchema, text: string, add: Add): void {
  if (minLength !== undefined || maxLength !== undefined) {
    const { length } = [...text];
    if (length < (minLength ?? 0)) add('minLength', `${minLength} characters or more`, `text of ${length}`);
    if (maxLength !== undefined && length > maxLength)
      add('maxLength', `${maxLength} characters or fewer`, `text of ${length}`);
  }
  if (pattern !== undefined && !regExp(pattern).test(text)) add('pattern', `text of the form ${pattern}`);
  if (format !== undefined && !hasFormat(format, text)) add('format', `text in the format ${format}`);
}

function ofNumber({ minimum, maximum }: DeclaredSchema, value: number, add: Add): void {
  if (!Number.isFinite(value)) return;
  if (minimum !== undefined && value < minimum) add('minimum', `${minimum} or more`, 'a lower number');
  if (maximum !== undefined && value > maximum) add('maximum', `${maximum} or less`, 'a higher number');
}

function ofList(schema: DeclaredSchema, list: unknown[], here: Here, add: Add, inner: Inner): Broken[] {
  const { items, minItems = 0, maxItems = Number.POSITIVE_INFINITY, uniqueItems } = schema;
  const found = `a list of ${list.length}`;
  if (list.length < minItems) add('minItems', `${minItems} entries or more`, found);
  if (list.length > maxItems) add('maxItems', `${maxItems} entries or fewer`, found);
  if (uniqueItems && new Set(list.map(canonical)).size < list.length)
    add('uniqueItems', 'each entry once', 'one that is there twice');
  if (!items) return [];
  const pointer = `${here.pointer}/items`;
  return list.flatMap((entry, i) =>
    inner(items, entry, { at: `${here.at}/${i}`, place: `${here.place}/*`, pointer }),
  );
}

function ofObject(
  schema: DeclaredSchema,
  value: Record<string, unknown>,
  here: Here,
  add: Add,
  inner: Inner,
): Broken[] {
  const { properties = {}, required = [], additionalProperties: more, propertyNames } = schema;
  const names = Object.keys(value);
  for (const name of required) if (value[name] === undefined) add('required', 'this property', 'none', name);
  const { minProperties = 0, maxProperties = Number.POSITIVE_INFINITY } = schema;
  const found = `${names.length} properties`;
  if (names.length < minProperties) add('minProperties', `${minProperties} properties or more`, found);
  if (names.length > maxProperties) add('maxProperties', `${maxProperties} properties or fewer`, found);
  return names.flatMap((name) => {
    const own = Object.hasOwn(properties, name) ? properties[name] : undefined;
    const at = `${here.at}/${toStep(name)}`;
    const broken: Broken[] = [];
    if (propertyNames) {
      broken.push(...inner(propertyNames, name, { pointer: `${here.pointer}/propertyNames` }));
      if (broken.length > 0) add('propertyNames', 'names of another form', 'a name');
    }
    if (own) {
      const pointer = `${here.pointer}/properties/${toStep(name)}`;
      broken.push(...inner(own, value[name], { at, place: `${here.place}/${toStep(name)}`, pointer }));
    } else if (more === false) add('additionalProperties', 'no other property', 'one that is not declared');
    else if (typeof more === 'object') {
      const pointer = `${here.pointer}/additionalProperties`;
      broken.push(...inner(more, value[name], { at, place: `${here.place}/*`, pointer }));
    }
    return broken;
  });
}

function ofChoice(
  schemas: Schemas,
  schema: DeclaredSchema,
  value: unknown,
  { at, pointer }: Here,
  add: Add,
  inner: Inner,
): Broken[] {
  const { oneOf, anyOf } = schema;
  const tag = oneOf && tagOf(schemas, schema);
  if (tag !== undefined) return ofTagged(schemas, schema, tag, value, pointer, add, inner);
  return (['anyOf', 'oneOf'] as const).flatMap((keyword) => {
    const branches = keyword === 'oneOf' ? oneOf : anyOf;
    if (!branches) return [];
    const failed: Broken[][] = [];
    let fitting = 0;
    for (const [i, branch] of branches.entries()) {
      const broken = inner(branch, value, { pointer: `${pointer}/${keyword}/${i}` });
      if (broken.length > 0) failed.push(broken);
      else fitting += 1;
      // More branches are not described.
      if (fitting === (keyword === 'oneOf' ? 2 : 1)) break;
    }
    if (fitting === 1) return [];
    // Several wrong places say little: then the choice itself is what is wrong.
    const nearest = fitting === 0 ? nearestBranch(failed, (broken) => aboutOf(broken, at)) : [];
    if (nearest.length === 1) return nearest;
    add(keyword, `one of ${branches.length} kinds`, fitting === 0 ? kindOf(value) : 'one of several kinds');
    return [];
  });
}

const aboutOf = (broken: Broken, at: string) => ({
  keyword: broken.rule.split('/').at(-1) ?? '',
  depth: broken.at.slice(at.length).split('/').length - 1,
});

/** The discriminating property of the branches, if each declares it as a constant. */
function tagOf(schemas: Schemas, { oneOf = [], discriminator, required = [] }: DeclaredSchema) {
  const tag = discriminator?.propertyName;
  if (tag === undefined) return undefined;
  const isTagged = oneOf.every((branch) => {
    const own = resolve(schemas, branch);
    const rule = own.properties?.[tag];
    const isNamed = rule?.const !== undefined || rule?.enum !== undefined;
    return isNamed && [...(own.required ?? []), ...required].includes(tag);
  });
  return isTagged ? tag : undefined;
}

function ofTagged(
  schemas: Schemas,
  { oneOf = [] }: DeclaredSchema,
  tag: string,
  value: unknown,
  pointer: string,
  add: Add,
  inner: Inner,
): Broken[] {
  if (!isObject(value)) {
    add('type', 'object', kindOf(value));
    return [];
  }
  const own = value[tag];
  const i = oneOf.findIndex((branch) => {
    const rule = resolve(schemas, branch).properties?.[tag];
    return rule?.const === own || rule?.enum?.includes(own);
  });
  const branch = typeof own === 'string' ? oneOf[i] : undefined;
  if (branch) return inner(branch, value, { pointer: `${pointer}/oneOf/${i}` });
  add('discriminator', `a ${tag} that tells which of ${oneOf.length} kinds it is`, 'none of them');
  return [];
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** `null`, `list`, `object`, `text`, `number`, `true or false`. */
export function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  const kinds: Record<string, string> = { object: 'an object', string: 'text', boolean: 'true or false' };
  return kinds[typeof value] ?? (Number.isInteger(value) ? 'a whole number' : 'a number');
}

function isOfType(type: string, value: unknown): boolean {
  if (type === 'null') return value === null;
  if (type === 'array') return Array.isArray(value);
  if (type === 'object') return isObject(value);
  if (type === 'integer') return Number.isInteger(value);
  return type === 'number' ? Number.isFinite(value) : typeof value === type;
}

const same = (a: unknown, b: unknown): boolean => a === b || canonical(a) === canonical(b);

/** Equal for values with the same JSON. */
const canonical = (value: unknown): unknown =>
  JSON.stringify(value, (_, inner) =>
    isObject(inner) ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1))) : inner,
  );

const regExps = new Map<string, RegExp>();

function regExp(pattern: string): RegExp {
  const known = regExps.get(pattern) ?? new RegExp(pattern, 'u');
  regExps.set(pattern, known);
  return known;
}
