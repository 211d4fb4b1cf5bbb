// The types of columns: normalizes what users write to the format of the contract. Validation is up to the contract's
// validators; nothing is rejected here.
import { withScheme } from '~/lib/web-address';
import { type DateOrder, readDate } from './dates';

export type CellKind =
  | 'text'
  | 'email'
  | 'link'
  | 'phone'
  | 'monthDay'
  | 'date'
  | 'list'
  | 'consent'
  | 'money'
  | 'yesNo'
  | 'wholeNumber';

interface Kind {
  /** Normalizes a value; returns unknown formats unchanged. */
  tidy(text: string, order?: DateOrder): string;
  /** Why the contract refuses a value, if its own rule would not say it clearly. */
  fault?(text: string): 'format' | 'ambiguousDate' | 'lostDigits';
  /** Converts a normalized text to the value of the request body. */
  read(text: string): unknown;
}

const asItIs = (text: string) => text;

export const CELL_KINDS: Record<CellKind, Kind> = {
  text: { tidy: asItIs, read: asItIs },
  email: { tidy: (text) => text.replace(/^mailto:/i, '').toLowerCase(), read: asItIs },
  link: { tidy: withScheme, read: asItIs },
  phone: {
    tidy: tidyPhone,
    read: asItIs,
    fault: (text) => (EXPONENT.test(text) ? 'lostDigits' : 'format'),
  },
  monthDay: {
    tidy: tidyMonthDay,
    read: asItIs,
    fault: (text) => (readDate(text) === 'ambiguous' ? 'ambiguousDate' : 'format'),
  },
  date: {
    tidy: tidyDate,
    read: asItIs,
    fault: (text) => (readDate(text) === 'ambiguous' ? 'ambiguousDate' : 'format'),
  },
  list: { tidy: (text) => itemsOf(text).join('; '), read: (text) => [...new Set(itemsOf(text))] },
  consent: { tidy: tidyConsent, read: (status) => ({ status, how: 'import' }) },
  money: { tidy: tidyMoney, read: minorUnits },
  yesNo: { tidy: tidyYesNo, read: (text) => (text === 'true' ? true : text === 'false' ? false : text) },
  wholeNumber: {
    tidy: (text) => text.replace(/^(\d+)[.,]0+$/, '$1'),
    read: (text) => (/^\d{1,15}$/.test(text) ? Number(text) : text),
  },
};

/** What people write into a cell that has no value. */
const NO_VALUE = /^(?:#?n\/a|n\.a\.|#?null|none|keine?|aucune?|ningun[oa]|k\. ?a\.|[-–—]+)$/i;

/** Normalizes a cell by its kind, without what spreadsheets and people add to values. */
export function normalize(kind: CellKind, cell: string, order?: DateOrder): string {
  if (NO_VALUE.test(cell)) return '';
  // Spreadsheets mark numbers that are texts with an apostrophe; names can start with one.
  const text = cell.replace(kind === 'text' ? /^'+(?=[\d+])/ : /^'+/, '').trim();
  return text && CELL_KINDS[kind].tidy(text, order);
}

/** The key for comparing values of an identifying column: equal keys mean the same record. */
export const sameKey = (kind: CellKind, text: string): string =>
  kind === 'phone' && !text.startsWith('+') ? `+1${text}` : text.toLowerCase();

/** A long number as spreadsheets shorten it: `4.165550118E+09`. */
const EXPONENT = /^(\d)(?:[.,](\d+))?e\+?(\d+)$/i;

/** Digits only, with a plus for the international format; without the country code 1, as in the contract. */
function tidyPhone(text: string): string {
  const [, first = '', others = '', exponent] = EXPONENT.exec(text) ?? [];
  if (exponent !== undefined && others.length === Number(exponent)) return tidyPhone(first + others);
  const bare = text
    .replace(/^tel:/i, '')
    .replace(/^(\d+)\.0+$/, '$1')
    // The zero that is dialed within the country only.
    .replace(/^(\s*(?:\+|00).*)\(0\)/, '$1')
    .replace(/[\s().\-/‐-―\u200B-\u200F\u202A-\u202E]/g, '');
  if (!/^(\+|00)?\d+$/.test(bare)) return text;
  const number = bare.replace(/^00/, '+');
  return /^1\d{10}$/.test(number) ? number.slice(1) : number;
}

/** Converts `1990-04-23`, `23.4.1990`, `April 23` and `4/23` to `04-23`. Ambiguous dates need the order of their column. */
function tidyMonthDay(text: string, order?: DateOrder): string {
  const date = readDate(text, order);
  return date === null || date === 'ambiguous' ? text : `${padded(date.month)}-${padded(date.day)}`;
}

/** Converts the same formats with a year to `1990-04-23`. */
function tidyDate(text: string, order?: DateOrder): string {
  const date = readDate(text, order);
  return date === null || date === 'ambiguous' || date.year === null
    ? text
    : `${date.year}-${padded(date.month)}-${padded(date.day)}`;
}

const padded = (part: number) => String(part).padStart(2, '0');

/** Semicolons separate the items; without semicolons, commas or vertical bars do. */
function itemsOf(text: string): string[] {
  const items = text.split(text.includes(';') ? ';' : /[,|]/);
  return items.map((item) => item.trim()).filter((item) => item !== '');
}

const YES = ['true', 'yes', 'y', '1', 'x', 'on', 'ja', 'j', 'wahr', 'oui', 'o', 'vrai'];
const NO = ['false', 'no', 'n', '0', 'off', 'nein', 'falsch', 'non', 'faux'];
const OPTED_IN = [
  ...['in', 'opt-in', 'opted in', 'subscribed', 'agreed', 'accepted', 'ok', '✓', '✔', 'abonniert', 'abonné'],
  // A cross can mean either.
  ...['abonnée', 'inscrit', ...YES.filter((word) => word !== 'x')],
];
const OPTED_OUT = [
  ...['out', 'opt-out', 'opted out', 'unsubscribed', 'declined', 'abgemeldet', 'désabonné', 'désinscrit'],
  ...NO,
];
const NOT_ASKED = ['unknown', 'unbekannt', 'inconnu', '-', '?'];

function tidyConsent(text: string): string {
  const said = text.toLowerCase();
  if (NOT_ASKED.includes(said)) return '';
  return OPTED_IN.includes(said) ? 'in' : OPTED_OUT.includes(said) ? 'out' : text;
}

function tidyYesNo(text: string): string {
  const said = text.toLowerCase();
  return YES.includes(said) ? 'true' : NO.includes(said) ? 'false' : text;
}

/** Normalizes prices like `$48`, `48,00 €` and `1.048,00`. The last separator before one or two digits is the decimal one. */
function tidyMoney(text: string): string {
  const bare = text.replace(/[\s'’]|[A-Z]{3}|\p{Sc}/gu, '');
  if (!/^\d[\d.,]*$/.test(bare)) return text;
  const [, whole = bare, cents = ''] = /^(.*)[.,](\d{1,2})$/.exec(bare) ?? [];
  const thousands = /^\d{1,3}(,\d{3})+$|^\d{1,3}(\.\d{3})+$/.test(whole);
  if (thousands && (cents !== '' || whole.includes(',') || whole.split('.').length > 2)) {
    return whole.replace(/[.,]/g, '') + (cents && `.${cents.padEnd(2, '0')}`);
  }
  return /^\d+$/.test(whole) ? whole + (cents && `.${cents.padEnd(2, '0')}`) : text;
}

/** In hundredths. The server knows the account's currency and checks the value again. */
function minorUnits(text: string): number {
  const [, whole, cents = ''] = /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(text) ?? [];
  return whole === undefined ? Number.NaN : Number(whole + cents.padEnd(2, '0'));
}
