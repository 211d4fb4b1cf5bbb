import type { ImportColumn, Mapping } from './columns';

/**
 * Which column each header means. A header that is a known name counts first; one that only contains a known name counts
 * where the values below it fit.
 * @param fits whether the values of a file's column are right in a column of the import
 */
export function guessMapping(
  headers: readonly string[],
  columns: readonly ImportColumn[],
  fits: (index: number, column: ImportColumn) => boolean,
): Mapping {
  const plain = headers.map(plainName);
  const known = columns.map((column) => ({ column, names: [column.name, ...column.aliases].map(plainName) }));
  const mapping: Mapping = headers.map(() => null);
  const free = (name: string) => !mapping.includes(name);
  for (const [i, header] of plain.entries()) {
    const found = known.find(({ column, names }) => free(column.name) && names.includes(header));
    if (found) mapping[i] = found.column.name;
  }
  for (const [i, header] of plain.entries()) {
    if (mapping[i] !== null) continue;
    const found = known
      .flatMap(({ column, names }) => names.map((name) => ({ column, name })))
      .filter(({ column, name }) => name.length >= LEAST_PART && header.includes(name) && free(column.name))
      .sort((a, b) => b.name.length - a.name.length)
      .find(({ column }) => fits(i, column));
    if (found) mapping[i] = found.column.name;
  }
  return mapping;
}

/** Shorter names are in many words by chance. */
const LEAST_PART = 4;

/** Letters and digits alone, without accents: `E-Mail-Adresse` is `emailadresse`. */
const plainName = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '');
