import { expect, it } from 'vitest';
import { shortName } from './short-name';

it('shortens a long name in its middle, between words where it can', () => {
  expect(shortName('IMG_2041.jpg')).toBe('IMG_2041.jpg');
  expect(shortName('Wedding of Josephine and Bartholomew - first dance, 14 June 2026.jpg')).toBe(
    'Wedding of Josephine…14 June 2026.jpg',
  );
  expect(shortName('IMG_20260614_183022_a_name_without_spaces_0001.jpg')).toBe(
    'IMG_20260614_183022_a…spaces_0001.jpg',
  );
  expect(shortName(`${'x'.repeat(60)}.jpg`)).toBe(`${'x'.repeat(27)}…${'x'.repeat(8)}.jpg`);
});
