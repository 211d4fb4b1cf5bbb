import { setupI18n } from '@lingui/core';
import { afterEach, expect, test, vi } from 'vitest';
import { compileTexts } from './compile';
import { isShowable, readTranslations } from './messages';

afterEach(() => vi.restoreAllMocks());

test.each(['', 'nothing', '[]', 'null', '"de"', '7', '{"de":'])('%j cannot be read', (json) => {
  expect(readTranslations(json)).toBeNull();
});

test('what cannot be used is left aside, and only that', () => {
  const read = readTranslations(
    JSON.stringify({
      de: { a: 'Medien', b: 7, c: '  ', d: null, e: { f: 'g' } },
      fr: ['Médias'],
      it: 'Media',
      es: {},
      'not a tag': { a: 'x' },
      en: { a: 'Assets by another name' },
      'en-xa': { a: 'x' },
      'pt-br': { a: 'Mídia' },
    }),
  );
  expect([...(read ?? [])]).toEqual([
    ['de', { a: 'Medien' }],
    ['pt-BR', { a: 'Mídia' }],
  ]);
});

test('plurals, values and tags are compiled', () => {
  const messages = compileTexts({
    plural: '{0, plural, one {# Datei} other {# Dateien}}',
    value: '<0>{name}</0> löschen?',
  });
  const i18n = setupI18n({ locale: 'de', messages: { de: messages } });
  expect(i18n._('plural', { 0: 1 })).toBe('1 Datei');
  expect(i18n._('plural', { 0: 1500 })).toBe('1.500 Dateien');
  expect(i18n._('value', { name: 'Logo' })).toBe('<0>Logo</0> löschen?');
});

test.each([
  ['{0, plural, one {# Datei}}', 'a plural without its last form'],
  ['{0, select, a {x}}', 'a choice without its last case'],
  ['{0, plural, viele {#} other {#}}', 'a form that no language has'],
  ['{0, date, short}', 'a date, which throws at what is none'],
  ['{0, number, ::currency/EUR}', 'a number in a form that Intl refuses'],
  ['{0, plural, one {{1, time}} other {#}}', 'the same inside a plural'],
  ['{0, nothing}', 'a kind that there is not'],
  ['<constructor/>', 'a tag that is looked up where it must not be'],
  ['{', 'a brace that is not closed'],
  ['{0, plural, other {'.repeat(4000), 'depth without end'],
])('%.30s is left out: %s', (text) => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  expect(compileTexts({ good: 'Gut', bad: text })).toEqual({ good: ['Gut'] });
  expect(console.warn).toHaveBeenCalledOnce();
});

test('names of an object are names like any other', () => {
  const messages = compileTexts(JSON.parse('{"__proto__": "A", "constructor": "B"}'));
  expect(Object.getPrototypeOf(messages)).toBe(Object.prototype);
  expect(Object.keys(messages)).toEqual(['__proto__', 'constructor']);
});

test.each([
  null,
  'text',
  {},
  [1],
  [[1]],
  [['name', 'plural']],
  [['n', 'plural', { one: ['x'] }]],
  [['n', 'date']],
])('%j in storage is no message', (value) => expect(isShowable(value)).toBe(false));
