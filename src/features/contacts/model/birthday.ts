import { dateFormat } from '~/lib/formatters';

/** Any leap year, so that February 29 is valid. */
const YEAR = 2024;

/** `April 23` of `04-23`. */
export function sayBirthday(birthday: string, locale: string): string {
  const [month = 1, day = 1] = birthday.split('-').map(Number);
  const format = dateFormat(locale, { month: 'long', day: 'numeric', timeZone: 'UTC' });
  return format.format(Date.UTC(YEAR, month - 1, day));
}

/** The names of the months by the contract's numbers: `04`, April. */
export function months(locale: string): { value: string; name: string }[] {
  const format = dateFormat(locale, { month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, at) => ({
    value: String(at + 1).padStart(2, '0'),
    name: format.format(Date.UTC(YEAR, at, 1)),
  }));
}
