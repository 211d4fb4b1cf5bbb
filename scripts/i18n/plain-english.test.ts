import { expect, it } from 'vitest';
import { unclearPhrasesIn } from './plain-english.ts';

it('names the phrase of a message that is not plain English, as a whole word only', () => {
  expect(unclearPhrasesIn('Whoever has an E-mail address stands here.')).toHaveLength(3);
  expect(unclearPhrasesIn('Standstill is not on the list.')).toEqual([]);
});
