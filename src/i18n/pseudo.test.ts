import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { compileTexts } from './compile';
import { disguise, disguiseEnglish } from './pseudo';

const english = compileTexts({ id: '<0>{name}</0> has {count, plural, one {# file} other {# files}}' }).id;
const options = { message: english as unknown as string };

test('a text grows and keeps nothing of English', () => {
  expect(disguise('Sign in')).toBe('Šîğñ îñ~~');
  expect(disguise('25 · …')).toBe('25 · …');
});

test('messages are disguised, their values, numbers and tags are not, and English returns', () => {
  const i18n = setupI18n({ locale: 'en-XA', messages: { 'en-XA': {} } });
  disguiseEnglish(i18n);
  const said = i18n._('id', { name: 'Logo', count: 2 }, options);
  expect(said).toBe('<0>Logo</0> ĥåš ~2 ƒîļéš~~');
  expect(i18n.t({ id: 'id', values: { name: 'Logo', count: 2 }, ...options })).toBe(said);
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  expect(i18n._('id', { name: 'Logo', count: 1 }, options)).toBe('<0>Logo</0> has 1 file');
});
