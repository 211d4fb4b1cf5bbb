/**
 * Text in the form that searches compare. Folded here, because case folding in the database depends
 * on its locale.
 */
export const folded = (text: string): string => text.normalize('NFKC').toLowerCase();

/** A LIKE pattern for stored folded texts that contain this one, in any case. */
export const containing = (text: string): string => `%${folded(text).replace(/[\\%_]/g, '\\$&')}%`;

/** The sort key of a text, by code points: without case, and with É next to E. */
export const sortKey = (text: string): string => folded(text).normalize('NFKD').replace(/\p{M}/gu, '');

/** The columns of a name: for display, sorting and searching. */
export const nameColumns = (name: string) => ({ name, nameKey: sortKey(name), searchText: folded(name) });

/** Letters from the most to the least common in names and addresses; all others are rarer. */
const COMMON = 'aeinorlstmhcdugbkpyfvjwzxq';
const FEW = 5;

/**
 * The few rarest letters of a text. A trigram index reads a list for each group of three letters, and those of a whole
 * email address are long; the rows found by the rarest letters are compared with the whole text afterwards.
 * @returns the text itself if it is short
 */
export function rareLetters(text: string): string {
  // The domains of addresses are common.
  const own = /^([^@]{3,})@/.exec(text)?.[1] ?? text;
  const windows = [...own.matchAll(/(?=([\p{L}\p{N}]{5}))/gu)].map(([, letters = '']) => letters);
  if (text.length <= FEW || windows.length === 0) return text;
  const rarity = (letters: string) =>
    [...letters].reduce((sum, letter) => sum + (COMMON.indexOf(letter) + 1 || COMMON.length + 1), 0);
  return windows.reduce((best, one) => (rarity(one) > rarity(best) ? one : best));
}
