import { refuse } from '../refusal.ts';
import type { Target } from './target.ts';

/** `Email address` is the column `emailAddress`. */
const plain = (name: string) => name.replaceAll(' ', '').toLowerCase();

/**
 * The names of a file's columns.
 * @param cells the first row
 * @throws Refusal 422 for an unknown, duplicate or missing required column
 */
export function columnsOf<Column extends string>(
  cells: string[],
  { part, columns, needed, lacking }: Pick<Target<Column, object>, 'part' | 'columns' | 'needed' | 'lacking'>,
): Column[] {
  const wrong = (detail: string, message: string) => refuse(422, detail, [{ field: part, message }]);
  // Spreadsheets pad each line with delimiters to the width of the widest one.
  const given = cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1);
  const names = given.map(
    (name) => columns.find((column) => plain(column) === plain(name)) ?? { strange: name },
  );
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
