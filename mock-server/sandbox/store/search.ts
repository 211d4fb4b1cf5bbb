/** Text as a search compares it. Folded here and not by the database, whose idea of case depends on its locale. */
export const folded = (text: string): string => text.normalize('NFKC').toLowerCase();

/** A pattern for LIKE: texts that contain this one, in any case, if they were folded when they were stored. */
export const containing = (text: string): string => `%${folded(text).replace(/[\\%_]/g, '\\$&')}%`;

/** Text as a list is sorted by it, by code points: without case, and É beside E. */
export const sortKey = (text: string): string => folded(text).normalize('NFKD').replace(/\p{M}/gu, '');

/** What is stored of a name: as it is shown, sorted and searched. */
export const nameColumns = (name: string) => ({ name, nameKey: sortKey(name), searchText: folded(name) });

/** Letters from the most to the least common in names and addresses; whatever is not among them is rarer still. */
const COMMON = 'aeinorlstmhcdugbkpyfvjwzxq';
const FEW = 5;

/**
 * A few letters of a text that few other texts have. An index over groups of three letters reads a list for each group,
 * and those of a whole email address are long: what is found by the rarest few is compared with the whole text after.
 * @returns the text itself where it is short
 */
export function rareLetters(text: string): string {
  // Everybody's address ends like many others.
  const own = /^([^@]{3,})@/.exec(text)?.[1] ?? text;
  const windows = [...own.matchAll(/(?=([\p{L}\p{N}]{5}))/gu)].map(([, letters = '']) => letters);
  if (text.length <= FEW || windows.length === 0) return text;
  const rarity = (letters: string) =>
    [...letters].reduce((sum, letter) => sum + (COMMON.indexOf(letter) + 1 || COMMON.length + 1), 0);
  return windows.reduce((best, one) => (rarity(one) > rarity(best) ? one : best));
}
