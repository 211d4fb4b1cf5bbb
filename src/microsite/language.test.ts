import { expect, it } from 'vitest';
import { languageFor } from './language.ts';

it.each([
  ['de-AT,en;q=0.8', 'de-AT'],
  ['fr,es-MX;q=0.9,en;q=0.5', 'es-MX'],
  ['en;q=0.2,de;q=0.9', 'de'],
  ['de;q=0,fr', 'en'],
  ['est', 'en'],
  ['de-', 'en'],
  ['*', 'en'],
  [null, 'en'],
])('reads %s as %s', (header, tag) => {
  expect(languageFor(header).tag).toBe(tag);
});
