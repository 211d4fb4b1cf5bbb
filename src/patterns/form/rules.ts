// What a generated schema says about one field.
import { z } from 'zod/mini';

export type Schema = z.core.$ZodType;

const defOf = (schema: Schema) => (schema as z.core.$ZodTypes)._zod.def;

/** The schema without its alternatives: a default, undefined, null. */
function unwrap(schema: Schema): Schema {
  const def = defOf(schema);
  switch (def.type) {
    case 'optional':
    case 'nullable':
    case 'default':
      return unwrap(def.innerType);
    case 'union': {
      const options = def.options.filter((option) => defOf(option).type !== 'null');
      return options.length === 1 && options[0] ? unwrap(options[0]) : schema;
    }
    default:
      return schema;
  }
}

/** The rule at a path; undefined where the contract has no such field. */
export function ruleAt(schema: Schema, path: string): Schema | undefined {
  let rule: Schema | undefined = schema;
  for (const name of path.split('.')) {
    const def: z.core.$ZodTypes['_zod']['def'] | undefined = rule && defOf(unwrap(rule));
    rule = def?.type === 'object' ? def.shape[name] : undefined;
  }
  return rule;
}

export function accepts<T>(rule: z.core.$ZodType<T> | undefined, value: unknown): value is T {
  return rule !== undefined && z.safeParse(rule, value).success;
}

/** One of a few texts. */
export const isEnum = (rule: Schema | undefined): boolean =>
  rule !== undefined && defOf(unwrap(rule)).type === 'enum';

/** The value that the API uses where none is sent. */
export function schemaDefault(rule: Schema | undefined): unknown {
  const parsed = rule && z.safeParse(rule, undefined);
  return parsed?.success ? parsed.data : undefined;
}

/** The longest text that the contract allows. */
export function maxLengthOf(rule: Schema | undefined): number | undefined {
  const checks = (rule && defOf(unwrap(rule)).checks) ?? [];
  for (const check of checks) {
    const def = (check as z.core.$ZodChecks)._zod.def;
    if (def.check === 'max_length') return def.maximum;
  }
  return undefined;
}

export type Issue = z.core.$ZodIssue;

/** The parsed body, or its issues: one for each path. */
export function validate<T>(
  schema: z.core.$ZodType<T>,
  value: unknown,
): { body: T | null; issues: Map<string, Issue> } {
  const parsed = z.safeParse(schema, value);
  const issues = new Map<string, Issue>();
  if (parsed.success) return { body: parsed.data, issues };
  for (const issue of parsed.error.issues) {
    const path = issue.path.join('.');
    if (!issues.has(path)) issues.set(path, mostSpecificIssue(issue));
  }
  return { body: null, issues };
}

/** Of a union, the issue of its first alternative that is not null. */
function mostSpecificIssue(issue: Issue): Issue {
  if (issue.code !== 'invalid_union') return issue;
  const [first] = issue.errors
    .flat()
    .filter(({ code, ...more }) => !('expected' in more && more.expected === 'null'));
  return first ? { ...mostSpecificIssue(first), path: issue.path } : issue;
}

/** The field that a path belongs to: itself, or the list or object around it. */
export function fieldForPath(path: string, fields: readonly string[]): string | undefined {
  let candidate = dotted(path);
  while (candidate !== '') {
    if (fields.includes(candidate)) return candidate;
    candidate = candidate.slice(0, Math.max(0, candidate.lastIndexOf('.')));
  }
  return undefined;
}

/**
 * Where an error is shown: the path of its field, or of an item's property with the item's key instead of its index.
 * @param keysOf the keys of a field that is a list, in their order
 */
export function errorLocation(
  path: string,
  fields: readonly string[],
  keysOf: (field: string) => readonly string[] | undefined,
): string | undefined {
  const field = fieldForPath(path, fields);
  const keys = field === undefined ? undefined : keysOf(field);
  if (field === undefined || !keys) return field;
  const [index, ...property] = dotted(path)
    .slice(field.length + 1)
    .split('.');
  const key = keys[Number(index)];
  return index === '' || key === undefined ? field : [field, key, ...property].join('.');
}

/** Servers write `tags[2]` as well as `tags.2`. */
const dotted = (path: string) => path.replaceAll(/\[(\w+)\]/g, '.$1');
