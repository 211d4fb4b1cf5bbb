// Email addresses and phone numbers: when two are equal, and how a search finds them.
import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely';
import { containing, rareLetters, sortKey } from '../store/search.ts';
import type { OwnTables } from '../store/tables.ts';

/** The two channels of a contact, and the names of their tables and columns. */
export const WAYS = {
  email: { table: 'contactEmails', list: 'emails', consent: 'emailConsent', key: emailKey },
  sms: { table: 'contactPhones', list: 'phones', consent: 'smsConsent', key: phoneKey },
} as const;

export type Way = keyof typeof WAYS;
export const EACH_WAY: readonly Way[] = ['email', 'sms'];

/** The contract's maximum per contact and channel. */
export const MOST_VALUES = 20;
export const MOST_TAGS = 30;

export function emailKey(value: string): string {
  return value.toLowerCase();
}

/** A number of ten digits gets the country code 1. */
export function phoneKey(value: string): string {
  return value.startsWith('+') ? value : `+1${value}`;
}

/** The values without duplicates; the first of equal ones is kept. */
export function distinct(values: string[], key: (value: string) => string): string[] {
  const first = new Map<string, string>();
  for (const value of values) if (!first.has(key(value))) first.set(key(value), value);
  return [...first.values()];
}

interface Known {
  firstName: string | null;
  lastName: string | null;
  emails: string[];
  phones: string[];
}

/** First and last name, as far as they are known. */
export const fullName = ({ firstName, lastName }: Pick<Known, 'firstName' | 'lastName'>): string | null =>
  [firstName, lastName].filter((part) => part !== null).join(' ') || null;

/** Some characters expand when folded, which could make a name too long for an index. */
const MOST_OF_A_NAME = 200;

/** The full name as the sort key of lists; null without a name. */
export function nameKeyOf(known: Pick<Known, 'firstName' | 'lastName'>): string | null {
  const name = fullName(known);
  return name === null ? null : sortKey(name).slice(0, MOST_OF_A_NAME);
}

/**
 * The text that a search reads, without accents. Numbers are written in capital letters, which it otherwise never
 * contains. So a search for digits in numbers does not match names or addresses, and one index
 * serves both.
 */
export const searchTextOf = (known: Known): string =>
  [
    sortKey([fullName(known) ?? '', ...known.emails].join('\n')),
    ...known.phones.map((phone) => lettersOf(digitsOf(phone))),
  ].join('\n');

const digitsOf = (text: string) => text.replace(/\D/g, '');
const lettersOf = (digits: string) => digits.replace(/\d/g, (digit) => 'ABCDEFGHIJ'[Number(digit)] ?? '');

/** Contacts whose names, addresses or numbers contain the text. */
export function found(text: string): Expression<SqlBool> {
  const eb = expressionBuilder<OwnTables, 'contacts'>();
  const looked = sortKey(text);
  const inNames = eb.and([
    eb('contacts.searchText', 'like', containing(rareLetters(looked))),
    sql<boolean>`strpos(${eb.ref('contacts.searchText')}, ${looked}) > 0`,
  ]);
  const inNumbers = numbersIn(text).map((digits) =>
    eb('contacts.searchText', 'like', `%${lettersOf(digits)}%`),
  );
  return eb.or([inNames, ...inNumbers]);
}

/** Addresses of one channel that contain the text, or whose contact's name does. */
export function foundAddress(way: Way, text: string): Expression<SqlBool> {
  const eb = expressionBuilder<OwnTables, 'contactEmails'>();
  const named = eb
    .selectFrom('contacts')
    .select('id')
    .where('nameKey', 'like', containing(sortKey(text)));
  const patterns = way === 'email' ? [containing(text)] : numbersIn(text).map((digits) => `%${digits}%`);
  return eb.or([eb('contactId', 'in', named), ...patterns.map((pattern) => eb('key', 'like', pattern))]);
}

/** The digits to search for in numbers, if the text can be part of a number. */
function numbersIn(text: string): string[] {
  const digits = digitsOf(text);
  if (digits === '' || !/^[\d\s()+./-]+$/.test(text)) return [];
  // A complete number with its country code also matches the number stored without it.
  return /^1\d{10}$/.test(digits) ? [digits, digits.slice(1)] : [digits];
}
