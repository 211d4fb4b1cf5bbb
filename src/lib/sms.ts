// SMS texts: the number of segments (160 characters of the GSM 03.38 alphabet, or 70 of any other), and whether the
// text contains opt-out instructions.

const GSM =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';
/** Characters that count twice. */
const GSM_TWICE = '\f^{}\\[~]|€';
const once = new Set(GSM);
const twice = new Set(GSM_TWICE);

/** The capacity of a single segment, and of each of several: joining them needs a header. */
const ROOM = { gsm: [160, 153], unicode: [70, 67] } as const;

export interface SmsCost {
  alphabet: 'gsm' | 'unicode';
  characters: number;
  segments: number;
  /** The characters left in the last segment. */
  left: number;
  /** The first letter outside of the GSM alphabet, which makes the message more expensive. */
  stranger: string | undefined;
}

export function costOf(text: string): SmsCost {
  const letters = [...text];
  const stranger = letters.find((letter) => !once.has(letter) && !twice.has(letter));
  const alphabet = stranger === undefined ? 'gsm' : 'unicode';
  const sizes = letters.map((letter) => (stranger !== undefined ? letter.length : twice.has(letter) ? 2 : 1));
  const characters = sizes.reduce((sum, size) => sum + size, 0);
  const [alone, each] = ROOM[alphabet];
  if (characters <= alone)
    return { alphabet, characters, segments: Math.min(characters, 1), left: alone - characters, stranger };
  // Characters are not split, so a segment may be one short.
  let [segments, left] = [1, each as number];
  for (const size of sizes) {
    if (size > left) [segments, left] = [segments + 1, each];
    left -= size;
  }
  return { alphabet, characters, segments, left, stranger };
}

/** Uppercase only, because "stop by our salon" is no opt-out instruction. */
export const saysHowToOptOut = (text: string): boolean =>
  /\bSTOP\b/.test(text) || /\bopt(ing)?[ -]?out\b|\bunsubscribe\b/i.test(text);

/** Phones limit sender names to this length, and to letters and digits. */
export const isSmsSender = (name: string): boolean => /^[\p{L}\p{Nd}]{1,11}$/u.test(name);
