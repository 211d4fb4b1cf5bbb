import fc from 'fast-check';
import { expect, it } from 'vitest';
import { contrast, PALETTES, themeStyle } from './theme.ts';

it('knows the contrast of black and white', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

it('keeps texts readable in its own colors', () => {
  for (const { ground, surface, text, muted } of Object.values(PALETTES)) {
    for (const below of [ground, surface]) {
      expect(contrast(text, below)).toBeGreaterThan(7);
      expect(contrast(muted, below)).toBeGreaterThan(4.5);
    }
  }
});

it('makes every owner’s colors readable', () => {
  const color = fc.stringMatching(/^#[0-9a-f]{6}$/);
  const theme = fc.constantFrom('light' as const, 'dark' as const);
  fc.assert(
    fc.property(theme, color, color, (name, primaryColor, accentColor) => {
      const style = themeStyle({ theme: name, primaryColor, accentColor, font: 'system-ui' });
      const value = (property: string) => new RegExp(`--${property}:(#[0-9a-f]{6})`).exec(style)?.[1] ?? '';
      const { ground, surface } = PALETTES[name];
      for (const below of [ground, surface])
        expect(contrast(value('link'), below)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(value('on-brand'), value('brand'))).toBeGreaterThanOrEqual(4.5);
      expect(contrast(value('brand'), surface)).toBeGreaterThanOrEqual(3);
    }),
  );
});
