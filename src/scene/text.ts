import { type Font, type Fonts, knownFont } from './fonts.ts';
import { parsePath, writePath } from './paths.ts';
import type { TextLayer } from './scene.ts';

/** Distance of two baselines, relative to the font size. */
const LINE_HEIGHT = 1.2;
/** Text that does not fit is drawn smaller, down to this share of its size. */
const SMALLEST = 0.5;
const SHRINK_STEPS = 10;
const MAX_CHARACTERS = 2000;

export interface TextLine {
  text: string;
  x: number;
  /** The baseline. */
  y: number;
  width: number;
}

export interface TextLayout {
  lines: TextLine[];
  font: Font;
  /** The font size after shrinking. */
  size: number;
  fits: boolean;
}

/** Values for `{{business}}` and the other variables of a text. */
export type TextValues = Partial<Record<string, string>>;

export const fillWords = (text: string, words: TextValues): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_all, name: string) => words[name] ?? '');

const glyphOf = ({ glyphs, emoji }: Font, character: string): string =>
  glyphs[character] ?? emoji?.[character] ?? glyphs[''] ?? '0';
const advanceOf = (glyph: string): number => Number.parseInt(glyph, 10);

/** Without the characters that only join emoji, color them, or ask for a picture: each emoji is drawn by itself. */
const drawable = (text: string): string =>
  text.normalize('NFC').replaceAll(/\u200D[♀♂]|[\u200D\uFE0E\uFE0F]|\p{Emoji_Modifier}/gu, '');

/** Visits each character with its distance from the start of the line, in thousandths of the size. */
function walk(font: Font, text: string, visit: (glyph: string, at: number) => void): number {
  let at = 0;
  let previous = '';
  for (const character of text) {
    at += font.kerning[previous + character] ?? 0;
    const glyph = glyphOf(font, character);
    visit(glyph, at);
    at += advanceOf(glyph);
    previous = character;
  }
  return at;
}

export const measure = (font: Font, text: string, size: number): number =>
  (walk(font, text, () => {}) * size) / 1000;

/** The characters that a font has no outline for. */
export const missingCharacters = (font: Font, text: string): string[] => [
  ...new Set(
    [...drawable(text)].filter(
      (character) =>
        !/\s/.test(character) && !(character in font.glyphs) && !(font.emoji && character in font.emoji),
    ),
  ),
];

/** Breaks text at spaces, and within words that are wider than a line. */
function wrap(font: Font, text: string, size: number, width: number): string[] {
  const fits = (line: string) => measure(font, line, size) <= width;
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = [];
    let line = '';
    for (const word of paragraph.split(/\s+/).filter(Boolean)) {
      const longer = line ? `${line} ${word}` : word;
      if (fits(longer)) {
        line = longer;
        continue;
      }
      if (line) lines.push(line);
      line = word;
      for (let head = longestHead(font, line, size, width); head.length < line.length; ) {
        lines.push(head);
        line = line.slice(head.length);
        head = longestHead(font, line, size, width);
      }
    }
    return [...lines, line];
  });
}

/** The characters that fit into a line, at least one. Each is measured once, as a word can have a thousand. */
function longestHead(font: Font, word: string, size: number, width: number): string {
  let [length, at, previous] = [0, 0, ''];
  for (const character of word) {
    at += (font.kerning[previous + character] ?? 0) + advanceOf(glyphOf(font, character));
    if (length > 0 && (at * size) / 1000 > width) break;
    length += character.length;
    previous = character;
  }
  return word.slice(0, length);
}

/** Places the lines of a text in its box, relative to the top left corner. */
export function layoutText(layer: TextLayer, fonts: Fonts, words: TextValues): TextLayout | undefined {
  const font = fonts.get(knownFont(layer.font));
  if (!font) return undefined;
  const text = drawable(fillWords(layer.text, words)).slice(0, MAX_CHARACTERS).trim();
  for (let step = 0; ; step += 1) {
    const size = layer.size * (1 - (step / SHRINK_STEPS) * (1 - SMALLEST));
    const lines = wrap(font, text, size, layer.w);
    const isTooHigh = lines.length * size * LINE_HEIGHT > Math.max(layer.h, size * LINE_HEIGHT);
    const widest = Math.max(0, ...text.split(/\s+/).map((word) => measure(font, word, size)));
    const fits = !isTooHigh && widest <= layer.w;
    if (fits || step === SHRINK_STEPS) return { lines: place(layer, font, lines, size), font, size, fits };
  }
}

function place({ w, h, align }: TextLayer, font: Font, lines: string[], size: number): TextLine[] {
  const lineHeight = size * LINE_HEIGHT;
  const glyphHeight = ((font.ascent - font.descent) * size) / 1000;
  const top = (h - lines.length * lineHeight) / 2;
  return lines.map((text, i) => {
    const width = measure(font, text, size);
    const x = { left: 0, center: (w - width) / 2, right: w - width }[align] ?? 0;
    const y = top + i * lineHeight + (lineHeight - glyphHeight) / 2 + (font.ascent * size) / 1000;
    return { text, x, y, width };
  });
}

const outlines = new Map<string, ReturnType<typeof parsePath>>();

/** The path of a glyph, after its advance width. Parsing it each time took most of the time of a drawing. */
function outlineOf(glyph: string) {
  const outline = outlines.get(glyph) ?? parsePath(glyph);
  outlines.set(glyph, outline);
  return outline;
}

/** Coarser than other paths: letters have thousands of points. */
const OUTLINE_STEPS = 10;

/** The outline of the whole text as one SVG path. */
export function outlineText({ lines, font, size }: TextLayout): string {
  const scale = size / 1000;
  const parts: string[] = [];
  for (const { text, x, y } of lines)
    walk(font, text, (glyph, at) => {
      parts.push(writePath(outlineOf(glyph), x + at * scale, y, scale, OUTLINE_STEPS));
    });
  return parts.join('');
}
