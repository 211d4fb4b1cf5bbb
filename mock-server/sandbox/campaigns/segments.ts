// Into how many messages an SMS goes, by the alphabet of GSM 03.38.
import type { components } from '../../../src/api/generated/schema.d.ts';

type Cost = components['schemas']['CampaignSmsCost'];

const GSM =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';
/** Each of them takes the room of two. */
const GSM_TWICE = '\f^{}\\[~]|€';
const once = new Set(GSM);
const twice = new Set(GSM_TWICE);

/** How many characters one message holds, and how many each of several. */
const ROOM = { gsm: [160, 153], unicode: [70, 67] } as const;

export function costOf(text: string): Cost {
  const letters = [...text];
  const isGsm = letters.every((letter) => once.has(letter) || twice.has(letter));
  const alphabet = isGsm ? 'gsm' : 'unicode';
  const sizes = letters.map((letter) => (isGsm ? (twice.has(letter) ? 2 : 1) : letter.length));
  const characters = sizes.reduce((sum, size) => sum + size, 0);
  const [alone, each] = ROOM[alphabet];
  if (characters <= alone) return { alphabet, characters, segments: Math.min(characters, 1) };
  // None is cut in two, so a message may stay one short.
  let [segments, left] = [1, each as number];
  for (const size of sizes) {
    if (size > left) [segments, left] = [segments + 1, each];
    left -= size;
  }
  return { alphabet, characters, segments };
}
