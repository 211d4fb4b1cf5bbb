// Fonts as outlines, so that text looks the same in every browser and on servers without fonts.
// scripts/draw-fonts.ts writes them.
export interface Font {
  name: string;
  /** Lengths are thousandths of the font size. */
  ascent: number;
  descent: number;
  /** Character -> advance width and SVG path; the empty string is the sign for missing characters. */
  glyphs: Partial<Record<string, string>>;
  /** Pair of characters -> change of the distance between them. */
  kerning: Partial<Record<string, number>>;
}

type FontFile = Promise<{ default: Font }>;

const FILES = {
  Inter: (): FontFile => import('./fonts/inter.json', { with: { type: 'json' } }),
  'Inter Bold': (): FontFile => import('./fonts/inter-bold.json', { with: { type: 'json' } }),
  Lora: (): FontFile => import('./fonts/lora.json', { with: { type: 'json' } }),
  'Playfair Display': (): FontFile => import('./fonts/playfair-display.json', { with: { type: 'json' } }),
  Oswald: (): FontFile => import('./fonts/oswald.json', { with: { type: 'json' } }),
  'Dancing Script': (): FontFile => import('./fonts/dancing-script.json', { with: { type: 'json' } }),
};

export type FontName = keyof typeof FILES;
const DEFAULT_FONT: FontName = 'Inter';
export const fontNames = Object.keys(FILES) as FontName[];

const isFontName = (name: string): name is FontName => Object.hasOwn(FILES, name);

/** Scenes can name any font; unknown ones are drawn with the default. */
export const knownFont = (name: string): FontName => (isFontName(name) ? name : DEFAULT_FONT);

/** The loaded fonts, by their names. */
export type Fonts = ReadonlyMap<string, Font>;

/** Loads fonts by name. */
export async function loadFonts(names: Iterable<string>): Promise<Fonts> {
  const wanted = [...new Set([...names].map(knownFont))];
  const files = await Promise.all(wanted.map((name) => FILES[name]()));
  return new Map(files.map(({ default: font }) => [font.name, font]));
}
