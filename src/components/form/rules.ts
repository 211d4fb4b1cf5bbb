// What a generated schema says of one field.
import { z } from 'zod/mini';

export type Schema = z.core.$ZodType;

const defOf = (schema: Schema) => (schema as z.core.$ZodTypes)._zod.def;

/** Without what may stand instead of it: a default, nothing, null. */
function bare(schema: Schema): Schema {
  const def = defOf(schema);
  switch (def.type) {
    case 'optional':
    case 'nullable':
    case 'default':
      return bare(def.innerType);
    case 'union': {
      const options = def.options.filter((option) => defOf(option).type !== 'null');
      return options.length === 1 && options[0] ? bare(options[0]) : schema;
    }
    default:
      return schema;
  }
}

/** The rule at a path; undefined where the contract has no such field. */
export function ruleAt(schema: Schema, path: string): Schema | undefined {
  let rule: Schema | undefined = schema;
  for (const name of path.split('.')) {
    const def: z.core.$ZodTypes['_zod']['def'] | undefined = rule && defOf(bare(rule));
    rule = def?.type === 'object' ? def.shape[name] : undefined;
  }
  return rule;
}

export const accepts = (rule: Schema | undefined, value: unknown): boolean =>
  rule !== undefined && z.safeParse(rule, value).success;

/** What the contract takes for granted where nothing is given. */
export function defaultOf(rule: Schema | undefined): unknown {
  const read = rule && z.safeParse(rule, undefined);
  return read?.success ? read.data : undefined;
}

/** The longest text that the contract takes. */
export function maxLengthOf(rule: Schema | undefined): number | undefined {
  const checks = (rule && defOf(bare(rule)).checks) ?? [];
  for (const check of checks) {
    const def = (check as z.core.$ZodChecks)._zod.def;
    if (def.check === 'max_length') return def.maximum;
  }
  return undefined;
}

export type Issue = z.core.$ZodIssue;

/** A value as a schema reads it, or what it finds wrong: one issue a path. */
export function judge<T>(
  schema: z.core.$ZodType<T>,
  value: unknown,
): { body: T | null; issues: Map<string, Issue> } {
  const read = z.safeParse(schema, value);
  const issues = new Map<string, Issue>();
  if (read.success) return { body: read.data, issues };
  for (const issue of read.error.issues) {
    const path = issue.path.join('.');
    if (!issues.has(path)) issues.set(path, telling(issue));
  }
  return { body: null, issues };
}

/** Of something that may be one thing or another, what it fails as the one that it looks like. */
function telling(issue: Issue): Issue {
  if (issue.code !== 'invalid_union') return issue;
  const [first] = issue.errors
    .flat()
    .filter(({ code, ...more }) => !('expected' in more && more.expected === 'null'));
  return first ? { ...telling(first), path: issue.path } : issue;
}

/** The field that a path belongs to: itself, or the list or object around it. */
export function ownerOf(path: string, fields: readonly string[]): string | undefined {
  // Servers write `tags[2]` as well as `tags.2`.
  let at = path.replaceAll(/\[(\w+)\]/g, '.$1');
  while (at !== '') {
    if (fields.includes(at)) return at;
    at = at.slice(0, Math.max(0, at.lastIndexOf('.')));
  }
  return undefined;
}
