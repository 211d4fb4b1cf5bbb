import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { text } from '~/testing/scenes';
import { type Fonts, fontNames, loadFonts } from './fonts';
import { fillWords, layoutText, measure, missingCharacters, outlineText } from './text';

let fonts: Fonts;
beforeAll(async () => {
  fonts = await loadFonts(fontNames);
});

const inter = () => fonts.get('Inter') ?? expect.fail('Inter is not loaded');
const layout = (layer: ReturnType<typeof text>) =>
  layoutText(layer, fonts, {}) ?? expect.fail('no font was loaded');

describe('text of a scene', () => {
  it('has the widths of the font, with kerning', () => {
    // Advance widths of the font file at 1000 per em.
    expect(measure(inter(), 'A', 1000)).toBe(690);
    expect(measure(inter(), 'AV', 1000)).toBeLessThan(
      measure(inter(), 'A', 1000) + measure(inter(), 'V', 1000),
    );
  });

  it('wraps at spaces and keeps line breaks', () => {
    const { lines, fits } = layout(text('one two\nthree', { w: 90, h: 300, size: 30 }));
    expect(lines.map(({ text }) => text)).toEqual(['one', 'two', 'three']);
    expect(fits).toBe(true);
  });

  it('shrinks until it fits, and says when it cannot', () => {
    expect(layout(text('Wonderful', { w: 150, h: 60, size: 40 }))).toMatchObject({ fits: true });
    expect(layout(text('Wonderful', { w: 150, h: 60, size: 40 })).size).toBeLessThan(40);
    expect(layout(text('Wonderful', { w: 20, h: 20, size: 40 })).fits).toBe(false);
  });

  it('aligns each line in its box', () => {
    const at = (align: 'left' | 'center' | 'right') =>
      layout(text('Hi', { w: 300, h: 50, align })).lines[0] ?? expect.fail('no line');
    const { width } = at('left');
    expect(at('left').x).toBe(0);
    expect(at('center').x).toBeCloseTo((300 - width) / 2);
    expect(at('right').x).toBeCloseTo(300 - width);
  });

  it('replaces variables', () => {
    expect(
      fillWords('{{firstName}} at {{business}}{{unknown}}', { firstName: 'Ada', business: 'Juniper' }),
    ).toBe('Ada at Juniper');
  });

  it('draws letters whose accents are separate characters', () => {
    const drawn = layoutText(text('{{firstName}}'), fonts, { firstName: 'Zoé'.normalize('NFD') });
    expect(drawn?.lines.map((line) => line.text)).toEqual(['Zoé']);
  });

  it('names characters that the font lacks, and draws a box for them', () => {
    expect(missingCharacters(inter(), 'Ä é 漢')).toEqual(['漢']);
    expect(outlineText(layout(text('漢', { w: 300 })))).toMatch(/^M/);
  });

  it('draws emoji in every font, without their colors and joiners', async () => {
    const withEmoji = await loadFonts(fontNames, '🎉👩‍🎨❤️');
    for (const font of withEmoji.values()) expect(missingCharacters(font, 'Hi 🎉 👩🏽‍🎨 ❤️')).toEqual([]);
    expect(missingCharacters(inter(), '❤️ 🎉')).toEqual(['❤', '🎉']);
    const layer = text('🎉', { w: 300 });
    expect(outlineText(layoutText(layer, withEmoji, {}) ?? expect.fail())).not.toBe(
      outlineText(layout(layer)),
    );
    const lines = (words: string) => layoutText(text(words, { w: 300 }), withEmoji, {})?.lines;
    expect(lines('👩🏽‍🎨 💇‍♀️')).toEqual(lines('👩🎨 💇'));
  });

  it('never breaks a line wider than its box, and never loses a character', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 60 }),
        fc.integer({ min: 60, max: 400 }),
        (value, w) => {
          const { lines, size, font } = layout(text(value, { w, h: 2000, size: 30 }));
          const shown = lines.map(({ text }) => text).join('');
          expect(shown.replaceAll(/\s/g, '')).toBe(value.normalize('NFC').replaceAll(/\s/g, ''));
          for (const line of lines)
            if (line.text.length > 2) expect(measure(font, line.text, size)).toBeLessThanOrEqual(w + 1e-6);
        },
      ),
      { numRuns: 200 },
    );
  });
});
