/** The minimum length of a password in characters. The identity provider requires 6. */
export const LEAST = 8;

/** Common passwords. */
const COMMON = /^(password|passwort|qwert[yz]|letmein|welcome|iloveyou|admin|abc123|123)/i;

/**
 * Estimates the strength of a password for a meter. It is a hint only; no rule depends on it.
 * @param least the minimum length
 * @returns 0 too short, 1 weak, 2 fair, 3 good, 4 strong
 */
export function strengthOf(password: string, least = LEAST): 0 | 1 | 2 | 3 | 4 {
  if (password.length < least) return 0;
  const different = new Set(password.toLowerCase()).size;
  if (COMMON.test(password) || different < 5) return 1;
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u].filter((kind) => kind.test(password)).length;
  const score = different + 2 * kinds + (password.length - 6) / 2;
  return score < 11 ? 1 : score < 15 ? 2 : score < 20 ? 3 : 4;
}
