import { useLingui } from '@lingui/react/macro';
import type { AccountUpdate } from '~/api/account';
import type { FieldInputProps } from '~/patterns/form/field';
import { ChoiceInput } from '~/patterns/form/inputs/choice-input';

/** The languages that messages to guests are written in, with the regions that write dates differently. */
const LOCALES = [
  ...['en', 'en-US', 'en-CA', 'en-GB', 'en-AU', 'en-IE', 'en-NZ'],
  ...['de', 'de-DE', 'de-AT', 'de-CH'],
  ...['es', 'es-ES', 'es-MX', 'es-US'],
  ...['fr', 'fr-FR', 'fr-CA', 'fr-BE', 'fr-CH'],
  ...['it', 'it-IT', 'it-CH'],
  ...['nl', 'nl-NL', 'nl-BE'],
  ...['pt', 'pt-BR', 'pt-PT'],
];

/** A language of messages. One that was set otherwise stays in the list. */
export function LanguageInput({
  value,
  ...props
}: FieldInputProps<string | null | undefined, Partial<AccountUpdate>>) {
  const { i18n } = useLingui();
  const names = new Intl.DisplayNames(i18n.locale, { type: 'language' });
  const current = value ?? '';
  const locales = current === '' || LOCALES.includes(current) ? LOCALES : [...LOCALES, current];
  const options = locales.map((locale) => ({ value: locale, label: nameOf(names, locale) }));
  return <ChoiceInput {...props} value={current} options={options} />;
}

function nameOf(names: Intl.DisplayNames, locale: string): string {
  try {
    return names.of(locale) ?? locale;
  } catch (error) {
    // The contract's pattern takes more than the browser does.
    if (error instanceof RangeError) return locale;
    throw error;
  }
}
