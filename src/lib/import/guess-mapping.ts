import type { ImportColumn, Mapping } from './columns';

/**
 * Maps headers to import columns. Exact names come first; a header that only contains a known name is used if its
 * values fit.
 * @param fits whether the values of a file column are valid in an import column
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

/** Shorter names occur in many words by chance. */
const LEAST_PART = 4;

/** Keeps letters and digits only, without accents: `E-Mail-Adresse` becomes `emailadresse`. */
const plainName = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '');
