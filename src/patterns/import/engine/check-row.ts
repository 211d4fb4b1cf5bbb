import { z } from 'zod/mini';
import type { ColumnProblem, ImportColumn, ImportRules } from './columns';
import { CELL_KINDS } from './kinds';

/**
 * Returns the problems of a row, at most one for each cell.
 * @param texts the normalized cells by column; absent or empty for empty cells
 * @param mapped the columns in the file
 */
export function checkRow(
  { schema, needed }: ImportRules,
  mapped: readonly ImportColumn[],
  texts: ReadonlyMap<string, string>,
): ColumnProblem[] {
  const body: Record<string, unknown> = {};
  for (const { name, kind } of mapped) {
    const text = texts.get(name);
    if (text) body[name] = CELL_KINDS[kind].read(text);
  }
  const problems = new Map<string, ColumnProblem>();
  const { error } = z.safeParse(schema, body);
  for (const issue of error?.issues ?? []) {
    const column = String(issue.path[0] ?? needed[0]);
    if (problems.has(column)) continue;
    const kind = mapped.find(({ name }) => name === column)?.kind;
    const text = texts.get(column) ?? '';
    const code = kind && CELL_KINDS[kind].fault?.(text);
    if (body[column] === undefined) problems.set(column, { column, code: 'missing' });
    else problems.set(column, code ? { column, code, text } : problemOf(issue, { column, kind, text }));
  }
  if (!needed.some((name) => texts.get(name))) {
    const column = needed.find((name) => mapped.some((one) => one.name === name)) ?? '';
    if (!problems.has(column)) problems.set(column, { column, code: 'missing' });
  }
  return [...problems.values()];
}

interface CheckedCell {
  column: string;
  kind: ImportColumn['kind'] | undefined;
  text: string;
}

function problemOf(issue: z.core.$ZodIssue, cell: CheckedCell): ColumnProblem {
  const { column, kind, text } = cell;
  switch (issue.code) {
    case 'invalid_union': {
      // For nullable types, report the error of the branch that is not null.
      const [meant] = issue.errors.flat();
      return meant ? problemOf(meant, cell) : { column, code: 'format', text };
    }
    case 'invalid_format':
      if (issue.format === 'email') return { column, code: 'email', text };
      return { column, code: issue.format === 'url' ? 'url' : 'format', text };
    case 'invalid_value':
      return { column, code: 'oneOf', values: issue.values.map(String) };
    case 'too_big': {
      const limit = Number(issue.maximum);
      if (issue.origin === 'string') return { column, code: 'longest', limit };
      if (issue.origin === 'array') return { column, code: 'mostItems', limit };
      return { column, code: 'atMost', limit: kind === 'money' ? limit / 100 : limit };
    }
    case 'too_small':
      return issue.origin === 'string'
        ? { column, code: 'missing' }
        : { column, code: 'atLeast', limit: Number(issue.minimum) };
    case 'invalid_type':
      if (issue.expected === 'boolean') return { column, code: 'yesNo' };
      if (issue.expected === 'number' || issue.expected === 'int') return { column, code: 'number' };
      return { column, code: 'format', text };
    default:
      return { column, code: 'format', text };
  }
}
