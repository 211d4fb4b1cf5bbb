/** Ignores case and accents. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase();

const wordsOf = (text: string): string[] => text.split(/[^\p{L}\p{N}]+/u);

/**
 * How well a text matches the input, 0 being the best: it begins with the input, its words begin
 * with the typed words, or it contains them. Null if a typed word is missing.
 */
export function rank(typed: string, text: string): number | null {
  const [wanted, given] = [plain(typed).trim(), plain(text)];
  if (given.startsWith(wanted)) return 0;
  const words = wordsOf(given);
  const parts = wanted.split(/\s+/);
  if (parts.every((part) => words.some((word) => word.startsWith(part)))) return 1;
  // Two letters occur inside too many words.
  return parts.every((part) => part.length > 2 && given.includes(part)) ? 2 : null;
}

/** Whether every typed word begins a word of the text, if one letter is added, left out, replaced or swapped. */
function isMisspelled(typed: string, text: string): boolean {
  const words = wordsOf(plain(text));
  return plain(typed)
    .trim()
    .split(/\s+/)
    .every((part) => words.some((word) => word.startsWith(part) || beginsAlmost(word, part)));
}

function beginsAlmost(word: string, part: string): boolean {
  const at = [...part].findIndex((letter, i) => letter !== word[i]);
  const [rest, typed] = [word.slice(at), part.slice(at)];
  if (part.length > 3 && rest.startsWith(`${typed[1]}${typed[0]}${typed.slice(2)}`)) return true;
  // Any other wrong letter makes a short word another word.
  return (
    part.length > 4 &&
    (rest.slice(1).startsWith(typed) ||
      rest.startsWith(typed.slice(1)) ||
      rest.slice(1).startsWith(typed.slice(1)))
  );
}

/** Whether a text has every typed word, in any order and with at most one wrong letter each. */
export const matches = (typed: string, text: string): boolean =>
  rank(typed, text) !== null || isMisspelled(typed, text);

/** The items that match the input: by name first, then by keyword; if none does, those with one wrong letter. */
export function bestMatches<Item extends { name: string; keywords?: string | undefined }>(
  typed: string,
  items: readonly Item[],
): Item[] {
  const exact = items.flatMap((item) => {
    const { name, keywords = '' } = item;
    const byName = rank(typed, name);
    const isKeyword = keywords.split(', ').some((keyword) => rank(typed, keyword) === 0);
    const byKeyword = isKeyword ? 0 : rank(typed, `${name} ${keywords}`);
    const score = byName ?? (byKeyword === null ? null : 3 + byKeyword);
    return score === null ? [] : [{ item, score }];
  });
  if (exact.length > 0) return exact.sort((one, other) => one.score - other.score).map(({ item }) => item);
  return items.filter(({ name, keywords = '' }) => isMisspelled(typed, `${name} ${keywords}`));
}
