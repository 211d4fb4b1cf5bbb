import { expect, test } from 'vitest';
import { createPdfText, widthOf, wrapped } from './pdf-text.ts';

test('names the glyphs that the code page lacks', () => {
  const pdf = createPdfText();
  expect(pdf.show('Groß (Łódź)', 'F1', 11)).toBe('/F1 11 Tf (Groß \\(\\001\u00f3d\\002\\)) Tj');
  expect(pdf.show('Łęczyca, Őr', 'F2', 9)).toBe('/F2 9 Tf (\\001\\003czyca, \\004r) Tj');
  expect(pdf.encoding()).toContain('[1 /Lslash 2 /zacute 3 /eogonek 4 /Ohungarumlaut]');
});

test.each([
  ['サロン', 'Japan1'],
  ['한국', 'Korea1'],
  ['照片', 'GB1'],
  ['Салон', 'Japan1'],
])('shows %s with a font of %s', (text, ordering) => {
  const pdf = createPdfText();
  const units = [...text].map((letter) => letter.charCodeAt(0).toString(16).padStart(4, '0')).join('');
  expect(pdf.show(`a ${text}`, 'F1', 11)).toBe(`/F1 11 Tf (a ) Tj /F3 11 Tf <${units}> Tj`);
  expect(pdf.wideFont()).toContain(`(${ordering})`);
});

test('breaks lines between words, within long ones, and anywhere in Japanese, and loses nothing', () => {
  const texts = ['Unused time of Indie, credited against the new plan', 'x'.repeat(90), '写真館'.repeat(20)];
  for (const text of texts) {
    const lines = wrapped(text, 11, 120);
    expect(lines.length).toBeGreaterThan(1);
    for (const line of lines) expect(widthOf(line, 11)).toBeLessThanOrEqual(120);
    expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
  }
  expect(wrapped('', 11, 120)).toEqual(['']);
});
