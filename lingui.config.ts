import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';
import { defaultLocale, locales } from './src/i18n/locales.ts';

export default defineConfig({
  sourceLocale: defaultLocale,
  locales: [...locales],
  fallbackLocales: { default: defaultLocale },
  catalogs: [{ path: '<rootDir>/src/i18n/catalogs/{locale}', include: ['src'], exclude: ['**/*.test.*'] }],
  // No line numbers: a moved line is no change of text.
  format: formatter({ lineNumbers: false, origins: false }),
});
