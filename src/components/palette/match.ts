/** Ignores case and accents. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase();

/**
 * How well a text matches the input, 0 being the best: it begins with the input, its words begin
 * with the typed words, or it contains them. Null if a typed word is missing.
 */
export function rank(typed: string, text: string): number | null {
  const [wanted, given] = [plain(typed).trim(), plain(text)];
  if (given.startsWith(wanted)) return 0;
  const words = given.split(/[^\p{L}\p{N}]+/u);
  const parts = wanted.split(/\s+/);
  if (parts.every((part) => words.some((word) => word.startsWith(part)))) return 1;
  // Two letters occur inside too many words.
  return parts.every((part) => part.length > 2 && given.includes(part)) ? 2 : null;
}
