import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contrastOf, LEAST_CONTRAST, readableColor } from './contrast';

test('measures contrast as WCAG does', () => {
  expect(contrastOf('#000000', '#FFFFFF')).toBeCloseTo(21);
  expect(contrastOf('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2);
  expect(contrastOf('#3F6B4F', '#3F6B4F')).toBe(1);
});

test('keeps a readable color', () => {
  expect(readableColor('#3F6B4F', '#FFFFFF')).toBe('#3F6B4F');
});

test('suggests a readable shade of any color on any background', () => {
  const color = fc
    .integer({ min: 0, max: 0xffffff })
    .map((value) => `#${value.toString(16).padStart(6, '0')}`);
  fc.assert(
    fc.property(color, color, (one, background) => {
      expect(contrastOf(readableColor(one, background), background)).toBeGreaterThanOrEqual(LEAST_CONTRAST);
    }),
  );
});

test('suggests a darker shade on white and a lighter one on black', () => {
  expect(readableColor('#F2B134', '#FFFFFF')).not.toBe('#000000');
  expect(contrastOf(readableColor('#F2B134', '#FFFFFF'), '#FFFFFF')).toBeLessThan(5);
  expect(contrastOf(readableColor('#3F2010', '#111112'), '#111112')).toBeLessThan(5.2);
});
