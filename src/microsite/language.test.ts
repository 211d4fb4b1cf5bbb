import { expect, it } from 'vitest';
import { GUEST_LANGUAGES as LANGUAGES } from '../lib/guest-languages.ts';
import { languageFor } from './language.ts';

it.each([
  ['de-AT,en;q=0.8', 'de-AT'],
  ['sv,es-MX;q=0.9,en;q=0.5', 'es-MX'],
  ['fr,es-MX;q=0.9,en;q=0.5', 'fr'],
  ['en;q=0.2,de;q=0.9', 'de'],
  ['de;q=0,sv', undefined],
  ['est', undefined],
  ['de-', undefined],
  ['*', undefined],
  [null, undefined],
])('reads %s as %s', (header, tag) => {
  expect(languageFor(header)?.tag).toBe(tag);
});

it('has all words in every language that a session offers', () => {
  const texts = LANGUAGES.map((tag) => {
    const { words } = languageFor(tag) ?? {};
    return Object.values(words ?? {}).map((text) =>
      typeof text === 'string' ? text : (text as (...values: unknown[]) => string)('A', 'B'),
    );
  });
  for (const [at, own] of texts.entries()) {
    expect(own, LANGUAGES[at]).toHaveLength(texts[0]?.length ?? 0);
    expect(
      own.every((text) => text.trim() !== ''),
      LANGUAGES[at],
    ).toBe(true);
  }
  const titles = LANGUAGES.map((tag) => languageFor(tag)?.words.shareTitle);
  expect(new Set(titles).size).toBe(7);
});

it('says email in Canadian French as in Canada', () => {
  expect(languageFor('fr-CA')?.words.byEmail).toBe('Courriel');
  expect(languageFor('fr-FR')?.words.byEmail).toBe('E-mail');
});
