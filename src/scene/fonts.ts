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

type EmojiFile = Promise<{ default: Font['glyphs'] }>;

/** All outlines of emoji are three megabytes, so only the parts that a text needs are loaded. */
const EMOJI_FILES = [
  (): EmojiFile => import('./fonts/emoji-0.json', { with: { type: 'json' } }),
  (): EmojiFile => import('./fonts/emoji-1.json', { with: { type: 'json' } }),
  (): EmojiFile => import('./fonts/emoji-2.json', { with: { type: 'json' } }),
  (): EmojiFile => import('./fonts/emoji-3.json', { with: { type: 'json' } }),
  (): EmojiFile => import('./fonts/emoji-4.json', { with: { type: 'json' } }),
  (): EmojiFile => import('./fonts/emoji-5.json', { with: { type: 'json' } }),
  (): EmojiFile => import('./fonts/emoji-6.json', { with: { type: 'json' } }),
  (): EmojiFile => import('./fonts/emoji-7.json', { with: { type: 'json' } }),
  (): EmojiFile => import('./fonts/emoji-8.json', { with: { type: 'json' } }),
  (): EmojiFile => import('./fonts/emoji-9.json', { with: { type: 'json' } }),
  (): EmojiFile => import('./fonts/emoji-10.json', { with: { type: 'json' } }),
];
export const EMOJI_PARTS = EMOJI_FILES.length;

/** Whether a character is a picture: an emoji, or a letter of a flag. */
export const isEmoji = (character: string): boolean =>
  /^[\p{Extended_Pictographic}\p{Regional_Indicator}]$/u.test(character);

/** The emoji in a text, each once. */
export const emojiIn = (text: string): string[] => [...new Set(text)].filter(isEmoji);

async function loadEmoji(text: string): Promise<Font['glyphs'] | undefined> {
  const wanted = emojiIn(text);
  if (wanted.length === 0) return undefined;
  const { default: parts } = await import('./fonts/emoji-parts.json', { with: { type: 'json' } });
  const needed = EMOJI_FILES.filter((_, i) => wanted.some((character) => parts[i]?.includes(character)));
  const files = await Promise.all(needed.map((read) => read()));
  return Object.assign({}, ...files.map(({ default: glyphs }) => glyphs));
}

/**
 * Loads fonts by name.
 * @param text what is drawn with them: its emoji are loaded too
 */
export async function loadFonts(names: Iterable<string>, text = ''): Promise<Fonts> {
  const wanted = [...new Set([...names].map(knownFont))];
  const [emoji, ...files] = await Promise.all([loadEmoji(text), ...wanted.map((name) => FILES[name]())]);
  return new Map(files.map(({ default: font }) => [font.name, emoji ? { ...font, emoji } : font]));
}
