// The text of an SMS: into how many messages it goes (160 characters of the alphabet of GSM 03.38, or 70 of any other),
// and whether it says how to opt out.

const GSM =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';
/** Each of them takes the room of two. */
const GSM_TWICE = '\f^{}\\[~]|€';
const once = new Set(GSM);
const twice = new Set(GSM_TWICE);

/** How many characters one message holds, and how many each of several: a few are spent on putting them together. */
const ROOM = { gsm: [160, 153], unicode: [70, 67] } as const;

export interface SmsCost {
  alphabet: 'gsm' | 'unicode';
  characters: number;
  segments: number;
  /** How many characters still go into the last of them. */
  left: number;
  /** The first letter outside of the GSM alphabet, which makes the message that much dearer. */
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
  // No letter is cut in two, so a message may stay one short.
  let [segments, left] = [1, each as number];
  for (const size of sizes) {
    if (size > left) [segments, left] = [segments + 1, each];
    left -= size;
  }
  return { alphabet, characters, segments, left, stranger };
}

/** In capitals it is the word to reply; "stop by our salon" says something else. */
export const saysHowToOptOut = (text: string): boolean =>
  /\bSTOP\b/.test(text) || /\bopt(ing)?[ -]?out\b|\bunsubscribe\b/i.test(text);

/** Phones show no longer sender, and nothing but letters and digits. */
export const isSmsSender = (name: string): boolean => /^[\p{L}\p{Nd}]{1,11}$/u.test(name);
