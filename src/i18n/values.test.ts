import { setupI18n } from '@lingui/core';
import { I18nProvider, Trans } from '@lingui/react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { keepValuesText } from './values';

const i18n = setupI18n({
  locale: 'en',
  messages: { en: { id: ['Delete <0>', ['name'], '</0>?', ['icon']] } },
});
keepValuesText(i18n);

const show = (values: Record<string, unknown>) =>
  renderToStaticMarkup(
    createElement(
      I18nProvider,
      { i18n },
      createElement(Trans, { id: 'id', values, components: { 0: createElement('strong') } }),
    ),
  ).replaceAll('\u2060', '');

test.each(['Logo', '<b/>', '<0>x</0>', 'a <0/>', '<b>', '<constructor/>', '</0>', 'a < b'])(
  'the name %s stays a name',
  (name) => {
    const shown = name.replaceAll('<', '&lt;').replaceAll('>', '&gt;');
    expect(show({ name })).toBe(`Delete <strong>${shown}</strong>?`);
  },
);

test('an element in place of a value is shown as one', () => {
  expect(show({ name: 'x', icon: createElement('i') })).toBe('Delete <strong>x</strong>?<i></i>');
});

test('text alone stays as it is', () => {
  expect(i18n.t('id', { name: '<b/>' })).toBe('Delete <0><b/></0>?');
});
