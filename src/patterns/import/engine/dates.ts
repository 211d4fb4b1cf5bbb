// Reads dates as people and spreadsheets write them.

/** Whether the month or the day is written first, as in 4/2/1985. */
export type DateOrder = 'monthFirst' | 'dayFirst';

export interface DateParts {
  /** Null if none is written. */
  year: number | null;
  month: number;
  day: number;
}

const MONTH_LOCALES = ['en', 'de', 'fr', 'es'];

/** @returns 'ambiguous' for a date that needs an order, null for a text that is no date */
export function readDate(text: string, order?: DateOrder): DateParts | 'ambiguous' | null {
  const date = readParts(withoutTime(text), order);
  return date && date !== 'ambiguous' && !exists(date) ? null : date;
}

function readParts(text: string, order?: DateOrder): DateParts | 'ambiguous' | null {
  const days = /^(\d{5})(?:\.\d+)?$/.exec(text)?.[1];
  if (days) return serialDate(Number(days));
  const [, year, , month, day] =
    /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})$/.exec(text) ??
    /^((?:19|20)\d{2})()(\d{2})(\d{2})$/.exec(text) ??
    [];
  if (year) return { year: Number(year), month: Number(month), day: Number(day) };
  const contract = /^(\d{1,2})-(\d{1,2})$/.exec(text);
  if (contract) return { year: null, month: Number(contract[1]), day: Number(contract[2]) };
  const german = /^(\d{1,2})\. ?(\d{1,2})\.(?: ?(\d{4}|\d{2}))?$/.exec(text);
  if (german) return { year: yearOf(german[3]), month: Number(german[2]), day: Number(german[1]) };
  return inOrder(text, order) ?? withMonthName(text);
}

/** February has 29 days in an unknown year. */
const exists = ({ year, month, day }: DateParts): boolean =>
  month >= 1 && month <= 12 && day >= 1 && day <= new Date(Date.UTC(year ?? 2000, month, 0)).getUTCDate();

const withoutTime = (text: string) => text.replace(/[T ]\d{1,2}:\d{2}.*$/i, '').trim();

/** The two numbers that can be the month, and the year. */
function numbersOf(text: string): { first: number; second: number; year: number | null } | null {
  const [, first, , second, year] =
    /^(\d{1,2})(\/)(\d{1,2})(?:\/(\d{4}|\d{2}))?$/.exec(text) ??
    /^(\d{1,2})(-)(\d{1,2})-(\d{4}|\d{2})$/.exec(text) ??
    [];
  return first === undefined ? null : { first: Number(first), second: Number(second), year: yearOf(year) };
}

/** The order that a date shows by its numbers alone; null if none or both are possible. */
export function orderShownBy(text: string): DateOrder | null {
  const { first, second } = numbersOf(withoutTime(text)) ?? { first: 0, second: 0 };
  if (first > 12 && second <= 12) return 'dayFirst';
  return first <= 12 && second > 12 ? 'monthFirst' : null;
}

function inOrder(text: string, order: DateOrder | undefined): DateParts | 'ambiguous' | null {
  const numbers = numbersOf(text);
  if (!numbers) return null;
  const { first, second, year } = numbers;
  const known = first === second ? 'dayFirst' : (orderShownBy(text) ?? order);
  if (!known) return 'ambiguous';
  return known === 'dayFirst' ? { year, month: second, day: first } : { year, month: first, day: second };
}

/** `April 2, 1985`, `2. Feb. 85`, `02-avr-1985` */
function withMonthName(text: string): DateParts | null {
  const words = text.match(/\p{L}+/gu) ?? [];
  const month = words.map(monthNamed).find((found) => found !== null);
  const [first, second] = text.match(/\d+/g) ?? [];
  if (!month || !first || first.length > 2) return null;
  return { year: yearOf(second), month, day: Number(first) };
}

const yearOf = (digits: string | undefined): number | null => {
  if (digits === undefined) return null;
  const year = Number(digits);
  if (digits.length > 2) return year;
  return year + (year > new Date().getFullYear() % 100 ? 1900 : 2000);
};

/** The day with this number in a spreadsheet. */
function serialDate(days: number): DateParts {
  const date = new Date(Date.UTC(1899, 11, 30 + days));
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

const plainWord = (word: string) => word.toLowerCase().normalize('NFD').replace(/\P{L}/gu, '');

let monthNames: { name: string; month: number }[] | undefined;

/** The only month whose name starts with this word of at least three letters. */
function monthNamed(word: string): number | null {
  monthNames ??= MONTH_LOCALES.flatMap((locale) => {
    const { format } = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
    return Array.from({ length: 12 }, (_, i) => ({
      name: plainWord(format(Date.UTC(2000, i, 15))),
      month: i + 1,
    }));
  });
  const plain = plainWord(word);
  if (plain.length < 3) return null;
  const found = new Set(monthNames.filter(({ name }) => name.startsWith(plain)).map(({ month }) => month));
  const [month] = found;
  return found.size === 1 && month ? month : null;
}
