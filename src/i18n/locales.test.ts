import { expect, test } from 'vitest';
import { directionOf, matchLocale } from './locales';

test.each([
  [['de'], ['en', 'de', 'fr'], 'de'],
  [['de-AT', 'en'], ['en', 'de'], 'de'],
  [['DE-at'], ['en', 'de'], 'de'],
  [['zh-Hant-TW'], ['en', 'zh', 'zh-Hant'], 'zh-Hant'],
  [['pt'], ['en', 'pt-BR'], 'pt-BR'],
  [['ja', 'fr-CA', 'de'], ['en', 'de', 'fr'], 'fr'],
  [['en-GB', 'de'], ['en', 'de'], 'en'],
  [['ja'], ['en', 'de'], 'en'],
  [['d'], ['en', 'de'], 'en'],
  [[''], ['en', 'de'], 'en'],
  [[], ['en', 'de'], 'en'],
])('of the wishes %j and the languages %j it is %s', (wishes, available, locale) => {
  expect(matchLocale(wishes, available)).toBe(locale);
});

test('knows which languages are read from right to left', () => {
  expect(['en', 'de', 'ar', 'he-IL', 'en-XA', 'en-XB'].map(directionOf)).toEqual([
    'ltr',
    'ltr',
    'rtl',
    'rtl',
    'ltr',
    'rtl',
  ]);
});
