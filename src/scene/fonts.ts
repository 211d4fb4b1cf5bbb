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
  /** Outlines of the emoji that were loaded with it: every font has the same. */
  emoji?: Font['glyphs'];
}

const FILES = {
  Inter: 'inter',
  'Inter Bold': 'inter-bold',
  Lora: 'lora',
  'Playfair Display': 'playfair-display',
  Oswald: 'oswald',
  'Dancing Script': 'dancing-script',
};

async function read<Content>(file: string): Promise<Content> {
  const { default: content } = await import(`./fonts/${file}.json`, { with: { type: 'json' } });
  return content;
}

export type FontName = keyof typeof FILES;
const DEFAULT_FONT: FontName = 'Inter';
export const fontNames = Object.keys(FILES) as FontName[];

const isFontName = (name: string): name is FontName => Object.hasOwn(FILES, name);

/** Scenes can name any font; unknown ones are drawn with the default. */
export const knownFont = (name: string): FontName => (isFontName(name) ? name : DEFAULT_FONT);

/** The loaded fonts, by their names. */
export type Fonts = ReadonlyMap<string, Font>;

/** All outlines of emoji are three megabytes, so only the parts that a text needs are loaded. */
export const EMOJI_PARTS = 11;

/** Whether a character is a picture: an emoji, or a letter of a flag. */
export const isEmoji = (character: string): boolean =>
  /^[\p{Extended_Pictographic}\p{Regional_Indicator}]$/u.test(character);

/** The emoji in a text, each once. */
export const emojiIn = (text: string): string[] => [...new Set(text)].filter(isEmoji);

async function loadEmoji(text: string): Promise<Font['glyphs'] | undefined> {
  const wanted = emojiIn(text);
  if (wanted.length === 0) return undefined;
  const parts = await read<string[]>('emoji-parts');
  const needed = parts.flatMap((part, i) =>
    wanted.some((character) => part.includes(character)) ? [read<Font['glyphs']>(`emoji-${i}`)] : [],
  );
  return Object.assign({}, ...(await Promise.all(needed)));
}

/**
 * Loads fonts by name.
 * @param text what is drawn with them: its emoji are loaded too
 */
export async function loadFonts(names: Iterable<string>, text = ''): Promise<Fonts> {
  const wanted = [...new Set([...names].map(knownFont))];
  const [emoji, ...files] = await Promise.all([
    loadEmoji(text),
    ...wanted.map((name) => read<Font>(FILES[name])),
  ]);
  return new Map(files.map((font) => [font.name, emoji ? { ...font, emoji } : font]));
}
