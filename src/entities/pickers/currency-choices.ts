import { i18n } from '@lingui/core';

/** All currencies, by name in the language of the page. */
export function currencyChoices() {
  const names = new Intl.DisplayNames(i18n.locale, { type: 'currency' });
  return Intl.supportedValuesOf('currency').map((code) => ({
    value: code,
    label: `${code} · ${names.of(code) ?? code}`,
  }));
}
