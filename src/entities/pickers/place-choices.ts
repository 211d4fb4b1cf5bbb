import { i18n } from '@lingui/core';
import { cityOf } from '~/lib/time-zone';

const A = 65;
const LETTERS = Array.from({ length: 26 }, (_, at) => String.fromCharCode(A + at));
/** Regions that are no countries: unions, zones, and codes for tests. */
const NO_COUNTRIES = ['EU', 'EZ', 'UN', 'QO', 'XA', 'XB', 'ZZ'];

/** All countries, by their names in the language of the page. The browser lists no codes, so each pair of letters is tried. */
export function countryChoices() {
  if (countries?.locale !== i18n.locale) countries = { locale: i18n.locale, choices: makeCountries() };
  return countries.choices;
}

let countries: { locale: string; choices: ReturnType<typeof makeCountries> } | undefined;

function makeCountries() {
  const names = new Intl.DisplayNames(i18n.locale, { type: 'region', fallback: 'none' });
  return LETTERS.flatMap((first) => LETTERS.map((second) => first + second))
    .filter((code) => !NO_COUNTRIES.includes(code) && new Intl.Locale(`und-${code}`).region === code)
    .flatMap((code) => {
      const label = names.of(code);
      return label === undefined ? [] : [{ value: code, label }];
    })
    .sort((one, other) => one.label.localeCompare(other.label, i18n.locale));
}

/** All time zones of the browser with unique city names. */
export function timezoneChoices() {
  if (timezones?.locale !== i18n.locale) timezones = { locale: i18n.locale, choices: makeTimezones() };
  return timezones.choices;
}

let timezones: { locale: string; choices: ReturnType<typeof makeTimezones> } | undefined;

function makeTimezones() {
  return ['UTC', ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC')]
    .map((zone) => ({ value: zone, label: cityOf(zone) }))
    .sort((one, other) => one.label.localeCompare(other.label, i18n.locale));
}
