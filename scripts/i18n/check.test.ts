import { expect, test } from 'vitest';
import { exportTranslations, readCatalog } from './catalogs.ts';
import { faultsOf } from './check.ts';

const PLURAL = '{0, plural, one {# file} other {# files}}';
const check = (english: string, translation: string, locale = 'de') =>
  faultsOf(locale, [{ id: 'id', english, translation: '' }], [{ id: 'id', english, translation }]);

test.each([
  ['Saved', 'Gespeichert'],
  ['Delete <0>{0}</0> for good?', '<0>{0}</0> endgültig löschen?'],
  [PLURAL, '{0, plural, =0 {keine Datei} one {# Datei} other {# Dateien}}'],
])('%s may be %s', (english, translation) => {
  expect(check(english, translation)).toEqual([]);
});

test.each([
  ['Saved', '', 'is not translated.'],
  ['Saved', ' ', 'is not translated.'],
  ['Saved', '{', 'has a translation that is no message'],
  ['Cancel {0}', '{1} abbrechen', 'has {0}, its translation has {1}.'],
  ['Cancel {0}', 'Abbrechen', 'has {0}, its translation has none.'],
  ['Saved', '{0}', 'has no placeholder, its translation has {0}.'],
  ['{0} of <0>it</0>', '{0} davon', 'has </0> <0> {0}, its translation has {0}.'],
  [PLURAL, '{0} Dateien', 'has {0, plural}, its translation has {0}.'],
  [PLURAL, '{0, plural, few {#} one {#} other {#}}', 'the form “few”'],
  [PLURAL, '{0, plural, other {# Dateien}}', 'without “one”'],
])('%s may not be %j', (english, translation, says) => {
  const faults = check(english, translation);
  expect(faults).toHaveLength(1);
  expect(faults[0]).toContain(says);
});

test('a message that the catalog does not have is not translated', () => {
  const english = [{ id: 'id', english: 'Saved', translation: '' }];
  expect(faultsOf('fr', english, [])).toEqual(['fr: “Saved” is not translated.']);
});

test('the remote configuration gets each language by the ids that the code asks for', () => {
  const { de, fr } = exportTranslations();
  const assets = readCatalog('en').find(({ english }) => english === 'Assets');
  expect(assets?.id).toMatch(/^[\w+/-]{6}$/);
  expect([de, fr].map((texts) => texts?.[assets?.id ?? ''])).toEqual(['Medien', 'Médias']);
});
