/** What the identity provider asks for, in characters. */
export const LEAST = 6;

/** What everybody tries first. */
const COMMON = /^(password|passwort|qwert[yz]|letmein|welcome|iloveyou|admin|abc123|123)/i;

/**
 * How hard a password is to guess, for a meter: a hint, which no rule depends on.
 * @param least characters, below which it is too short
 * @returns 0 too short, 1 weak, 2 fair, 3 good, 4 strong
 */
export function strengthOf(password: string, least = LEAST): 0 | 1 | 2 | 3 | 4 {
  if (password.length < least) return 0;
  const different = new Set(password.toLowerCase()).size;
  if (COMMON.test(password) || different < 5) return 1;
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u].filter((kind) => kind.test(password)).length;
  const score = different + 2 * kinds + (password.length - LEAST) / 2;
  return score < 11 ? 1 : score < 15 ? 2 : score < 20 ? 3 : 4;
}
