import { refuse } from '../refusal.ts';
import type { Target } from './target.ts';

/**
 * The names of a file's columns.
 * @param cells its first row
 * @throws Refusal 422 when one of them is none that there can be, comes twice, or a needed one is missing
 */
export function columnsOf<Column extends string>(
  cells: string[],
  { part, columns, needed, lacking }: Pick<Target<Column, object>, 'part' | 'columns' | 'needed' | 'lacking'>,
): Column[] {
  const wrong = (detail: string, message: string) => refuse(422, detail, [{ field: part, message }]);
  // A spreadsheet ends each line with as many delimiters as its widest line has.
  const given = cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1);
  const names = given.map((name) => columns.find((column) => column === name) ?? { strange: name });
  for (const name of names) {
    if (typeof name === 'string') continue;
    const which =
      name.strange === '' ? 'a column without a name' : `the column '${name.strange.slice(0, 80)}'`;
    throw wrong(`The file has ${which}.`, `Remove ${which}. Allowed columns: ${columns.join(', ')}.`);
  }
  const known = names.filter((name) => typeof name === 'string');
  const twice = known.find((name, i) => known.indexOf(name) !== i);
  if (twice) throw wrong(`The file has the column '${twice}' twice.`, `Name the column '${twice}' once.`);
  if (!needed.some((name) => known.includes(name))) {
    const each = needed.map((name) => `'${name}'`).join(' or ');
    throw wrong(lacking, `Name one column ${each} in the first row.`);
  }
  return known;
}
