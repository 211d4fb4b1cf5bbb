import { expect, test } from 'vitest';
import { rareLetters } from './search.ts';

test.each([
  ['ada', 'ada'],
  ['ada@mail.example', 'ada@mail.example'],
  ['okafor', 'kafor'],
  ['ava.martin17@mail.example', 'tin17'],
  ['zoë quinn', 'quinn'],
  ['100%', '100%'],
  ['', ''],
])('the index query for %s is %s', (text, letters) => {
  expect(rareLetters(text)).toBe(letters);
  expect(text).toContain(letters);
});
