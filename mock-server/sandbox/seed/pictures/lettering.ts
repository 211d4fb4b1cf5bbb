// Letters drawn as lines, because fonts differ between machines: capitals, digits and a few signs.
/** Each in a box 100 high with its baseline at y 100: its width, and its path. */
const LETTERS: Record<string, [width: number, line: string]> = {
  A: [74, 'M2 100L37 0L72 100M16 66H58'],
  B: [60, 'M4 0V100H34C66 100 66 48 34 48H4M4 0H30C58 0 58 48 30 48'],
  C: [80, 'M76 18C62 -6 4 -10 4 50S62 106 76 82'],
  D: [76, 'M4 0V100H26C88 100 88 0 26 0Z'],
  E: [54, 'M52 0H4V100H52M4 48H44'],
  F: [52, 'M50 0H4V100M4 50H42'],
  G: [82, 'M76 18C62 -6 4 -10 4 50S78 112 78 54H50'],
  H: [70, 'M4 0V100M66 0V100M4 48H66'],
  I: [8, 'M4 0V100'],
  J: [44, 'M40 0V70C40 110 4 106 4 76'],
  K: [64, 'M4 0V100M60 0L4 58M24 40L62 100'],
  L: [50, 'M4 0V100H48'],
  M: [88, 'M4 100V0L44 72L84 0V100'],
  N: [74, 'M4 100V0L70 100V0'],
  O: [92, 'M46 0C-10 0 -10 100 46 100S102 0 46 0Z'],
  P: [58, 'M4 100V0H30C64 0 64 54 30 54H4'],
  Q: [92, 'M46 0C-10 0 -10 100 46 100S102 0 46 0ZM58 74L86 104'],
  R: [62, 'M4 100V0H30C64 0 64 52 30 52H4M30 52L60 100'],
  S: [58, 'M54 16C44 -6 6 -6 6 24C6 56 56 42 56 74C56 108 10 106 2 82'],
  T: [66, 'M2 0H64M33 0V100'],
  U: [72, 'M4 0V62C4 112 68 112 68 62V0'],
  V: [72, 'M2 0L36 100L70 0'],
  W: [104, 'M2 0L28 100L52 20L76 100L102 0'],
  X: [68, 'M4 0L64 100M64 0L4 100'],
  Y: [68, 'M2 0L34 50L66 0M34 50V100'],
  Z: [62, 'M4 0H58L4 100H60'],
  '0': [66, 'M33 0C-6 0 -6 100 33 100S72 0 33 0Z'],
  '1': [30, 'M4 22L26 0V100'],
  '2': [58, 'M6 24C8 -8 54 -8 54 28C54 52 4 82 4 100H56'],
  '3': [56, 'M4 10C20 -6 52 -2 50 26C48 44 32 48 22 48C38 48 54 54 54 74C54 106 10 106 2 84'],
  '4': [64, 'M46 100V0L4 68H62'],
  '5': [56, 'M50 0H10L6 46C24 34 54 38 54 68C54 106 12 106 2 84'],
  '6': [60, 'M48 2C18 20 4 50 4 68C4 108 58 108 58 68C58 34 10 34 4 68'],
  '7': [56, 'M4 0H54L20 100'],
  '8': [60, 'M30 0C-2 0 4 46 30 46S62 0 30 0ZM30 46C-6 46 -6 100 30 100S66 46 30 46Z'],
  '9': [60, 'M12 98C42 80 56 50 56 32C56 -8 2 -8 2 32C2 66 50 66 56 32'],
  '&': [76, 'M74 100L22 32C4 8 40 -12 46 12C52 34 4 46 6 74C8 108 60 104 70 54'],
  '.': [8, 'M4 97V100'],
  "'": [8, 'M4 0V16'],
  '-': [40, 'M4 54H36'],
  '+': [60, 'M30 24V84M2 54H58'],
  ' ': [34, ''],
};

export interface Lettering {
  colour: string;
  /** The height of a capital. */
  size: number;
  /** The letter spacing as a share of the size. */
  apart?: number;
  /** The stroke width as a share of the size. */
  weight?: number;
  align?: 'left' | 'center' | 'right';
}

const glyphs = (words: string): [width: number, line: string][] =>
  [...words.toUpperCase().normalize('NFD').replace(/\p{M}/gu, '')].map(
    (letter) => LETTERS[letter] ?? LETTERS['-'] ?? [0, ''],
  );

export function widthOf(words: string, { size, apart = 0.3 }: Pick<Lettering, 'size' | 'apart'>): number {
  const all = glyphs(words);
  return (all.reduce((sum, [width]) => sum + width / 100, 0) + Math.max(0, all.length - 1) * apart) * size;
}

/** One line of text; `y` is the baseline. */
export function letters(words: string, x: number, y: number, lettering: Lettering): string {
  const { colour, size, apart = 0.3, weight = 0.1, align = 'center' } = lettering;
  const width = widthOf(words, { size, apart });
  let at = x - (align === 'center' ? width / 2 : align === 'right' ? width : 0);
  const round = (value: number) => Math.round(value * 1000) / 1000;
  const lines = glyphs(words).map(([glyphWidth, line]) => {
    const start = at;
    at += (glyphWidth / 100 + apart) * size;
    return (
      line &&
      `<path transform="translate(${round(start)} ${round(y - size)}) scale(${round(size / 100)})" d="${line}"/>`
    );
  });
  return `<g fill="none" stroke="${colour}" stroke-width="${round(weight * 100)}" stroke-linecap="round" stroke-linejoin="round">${lines.join('')}</g>`;
}

/** The largest size that fits the width. */
export const fitted = (words: string, width: number, most: number, apart = 0.3) =>
  Math.min(most, (most * width) / Math.max(1, widthOf(words, { size: most, apart })));
