import { expect, it } from 'vitest';
import { formatOf, presets } from './presets';

it('names a print by its inches, and a picture for screens by its proportions', () => {
  expect(presets.map(formatOf)).toEqual(['4 × 6″', '2 × 6″', '9:16', '1:1']);
});
