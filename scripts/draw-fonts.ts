/**
 * Writes the outlines of the scene's fonts and of emoji to src/scene/fonts, and each font's name in its own letters to
 * src/features/account/font-names.json. Run it after a font package has changed:
 *   node scripts/draw-fonts.ts
 */
import { readFile, writeFile } from 'node:fs/promises';
import { create, type Font, type Glyph } from 'fontkit';
import { EMOJI_PARTS, isEmoji, type Font as Outlines } from '../src/scene/fonts.ts';
import { measure, outlineText } from '../src/scene/text.ts';

const EM = 1000;
const SOURCES = [
  { name: 'Inter', folder: 'inter', weight: 400 },
  { name: 'Inter Bold', folder: 'inter', weight: 700 },
  { name: 'Lora', folder: 'lora', weight: 400 },
  { name: 'Playfair Display', folder: 'playfair-display', weight: 400 },
  { name: 'Oswald', folder: 'oswald', weight: 400 },
  { name: 'Dancing Script', folder: 'dancing-script', weight: 400 },
];
const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i));
/** Latin-1, Latin Extended-A, and common punctuation. */
const CHARACTERS = [...range(0x20, 0x7e), ...range(0xa0, 0x17f), ...'–—‘’‚“”„†•…‹›€™'];
const KERNED = [...range(0x21, 0x7e), ...'ÄÖÜäöüßéèàç’'];

const folderOf = (folder: string) => new URL(`../node_modules/@fontsource/${folder}/`, import.meta.url);

const open = async (folder: string, subset: string, weight: number): Promise<Font> =>
  create(await readFile(new URL(`files/${folder}-${subset}-${weight}-normal.woff`, folderOf(folder))));

/** Letters are drawn individually, without ligatures. */
const SEPARATE = { kern: true, liga: false, clig: false, calt: false, dlig: false };
const codeOf = (character: string) => character.codePointAt(0) ?? 0;

/** In pixels. */
const NAME_SIZE = 18;

/** The name of a font in its own letters. */
function drawName(font: Outlines) {
  const { name, ascent, descent } = font;
  const width = measure(font, name, NAME_SIZE);
  const line = { text: name, x: 0, y: (ascent * NAME_SIZE) / EM, width };
  const path = outlineText({ lines: [line], font, size: NAME_SIZE, fits: true });
  return { path, width: Math.ceil(width), height: Math.ceil(((ascent - descent) * NAME_SIZE) / EM) };
}

/** A glyph as its advance width and path, in thousandths of the size. */
function encode(glyph: Glyph, unitsPerEm: number): string {
  const scale = EM / unitsPerEm;
  // The y axis points up in fonts, and down in SVG.
  const path = glyph.path.scale(scale, -scale).toSVG();
  const rounded = path.replaceAll(/-?\d+(\.\d+)?/g, (number) => `${Math.round(Number(number))}`);
  return `${Math.round(glyph.advanceWidth * scale)} ${rounded}`.trim();
}

const writeOutlines = (name: string, data: unknown) =>
  writeFile(
    new URL(`../src/scene/fonts/${name}.json`, import.meta.url),
    `${JSON.stringify(data, null, 1)}\n`,
  );

const names: Record<string, ReturnType<typeof drawName>> = {};
for (const { name, folder, weight } of SOURCES) {
  const latin = await open(folder, 'latin', weight);
  const fonts = [latin, await open(folder, 'latin-ext', weight)];
  const scale = EM / latin.unitsPerEm;
  const scaled = (value: number) => Math.round(value * scale);
  const glyphs: Record<string, string> = { '': encode(latin.getGlyph(0), latin.unitsPerEm) };
  for (const character of CHARACTERS) {
    const font = fonts.find((candidate) => candidate.hasGlyphForCodePoint(codeOf(character)));
    if (font) glyphs[character] = encode(font.glyphForCodePoint(codeOf(character)), font.unitsPerEm);
  }
  const advance = (text: string) => latin.layout(text, SEPARATE).positions[0]?.xAdvance ?? 0;
  const kerning: Record<string, number> = {};
  for (const left of KERNED)
    for (const right of KERNED) {
      const value = scaled(advance(left + right) - advance(left));
      if (value !== 0) kerning[left + right] = value;
    }
  const data = { name, ascent: scaled(latin.ascent), descent: scaled(latin.descent), glyphs, kerning };
  names[name] = drawName(data);
  await writeOutlines(name.toLowerCase().replaceAll(' ', '-'), data);
}

// In the parts of the package: characters that are used together are in one.
const emoji: string[] = [];
for (let part = 0; part < EMOJI_PARTS; part += 1) {
  const font = await open('noto-emoji', `${part}`, 400);
  const characters = font.characterSet.map((code) => String.fromCodePoint(code)).filter(isEmoji);
  emoji.push(characters.join(''));
  const glyphs = characters.map((character) => [
    character,
    encode(font.glyphForCodePoint(codeOf(character)), font.unitsPerEm),
  ]);
  await writeOutlines(`emoji-${part}`, Object.fromEntries(glyphs));
}
await writeOutlines('emoji-parts', emoji);

await writeFile(
  new URL('../src/features/account/font-names.json', import.meta.url),
  `${JSON.stringify(names, null, 1)}\n`,
);

const folders = [...new Set(SOURCES.map(({ folder }) => folder)), 'noto-emoji'];
const licenses = await Promise.all(
  folders.map((folder) => readFile(new URL('LICENSE', folderOf(folder)), 'utf8')),
);
await writeFile(new URL('../src/scene/fonts/LICENSE.txt', import.meta.url), licenses.join('\n\n'));
