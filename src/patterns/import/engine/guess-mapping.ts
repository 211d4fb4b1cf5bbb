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
  const isExact = (header: string, index: number, { column, names }: (typeof known)[number]) =>
    names.includes(header) ||
    (column.exactAliases?.some((name) => plainName(name) === header) && fits(index, column));
  for (const [i, header] of plain.entries()) {
    const found = known.find((one) => free(one.column.name) && isExact(header, i, one));
    if (found) mapping[i] = found.column.name;
  }
  // Beside a first name, `Name` is the last name.
  for (const { name, parts = {} } of columns) {
    const names = Object.keys(parts);
    const at = mapping.indexOf(name);
    if (at >= 0 && !names.every(free)) mapping[at] = names.find(free) ?? null;
  }
  for (const [i, header] of plain.entries()) {
    if (mapping[i] !== null) continue;
    const found = known
      .flatMap(({ column, names }) => names.map((name) => ({ column, name })))
      .filter(({ column, name }) => name.length >= LEAST_PART && header.includes(name) && free(column.name))
      .filter(({ column }) => Object.keys(column.parts ?? {}).every(free))
      .sort((a, b) => b.name.length - a.name.length)
      .find(({ column }) => fits(i, column));
    const column =
      found?.column ??
      columns.find((one) => free(one.name) && one.pattern?.test(headers[i] ?? '') && fits(i, one));
    if (column) mapping[i] = column.name;
  }
  return mapping;
}

/** Shorter names occur in many words by chance. */
const LEAST_PART = 4;

/** Keeps letters and digits only, without accents: `E-Mail-Adresse` becomes `emailadresse`. */
export const plainName = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '');
