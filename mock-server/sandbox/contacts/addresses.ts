// E-mail addresses and phone numbers: when two are the same one, and how a search finds them.
import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely';
import { containing, folded, rareLetters, sortKey } from '../store/search.ts';
import type { OwnTables } from '../store/tables.ts';

/** The two ways to reach somebody, and where each keeps what belongs to it. */
export const WAYS = {
  email: { table: 'contactEmails', list: 'emails', consent: 'emailConsent', key: emailKey },
  sms: { table: 'contactPhones', list: 'phones', consent: 'smsConsent', key: phoneKey },
} as const;

export type Way = keyof typeof WAYS;
export const EACH_WAY: readonly Way[] = ['email', 'sms'];

/** How many of each a contact may have, as the contract says. */
export const MOST_VALUES = 20;
export const MOST_TAGS = 30;

export function emailKey(value: string): string {
  return value.toLowerCase();
}

/** Ten digits are a number of the country code 1. */
export function phoneKey(value: string): string {
  return value.startsWith('+') ? value : `+1${value}`;
}

/** The first of those that are the same one. */
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

/** Letters that stand for many would make a name too long for an index. */
const MOST_OF_A_NAME = 200;

/** The full name as lists are sorted by it; null without one. */
export function nameKeyOf(known: Pick<Known, 'firstName' | 'lastName'>): string | null {
  const name = fullName(known);
  return name === null ? null : sortKey(name).slice(0, MOST_OF_A_NAME);
}

/**
 * What a search looks in. Numbers are written in capital letters, which no folded text has: so digits that are looked
 * for in numbers are not found in names and addresses too, and one index serves both.
 */
export const searchTextOf = (known: Known): string =>
  [
    folded([fullName(known) ?? '', ...known.emails].join('\n')),
    ...known.phones.map((phone) => lettersOf(digitsOf(phone))),
  ].join('\n');

const digitsOf = (text: string) => text.replace(/\D/g, '');
const lettersOf = (digits: string) => digits.replace(/\d/g, (digit) => 'ABCDEFGHIJ'[Number(digit)] ?? '');

/** Contacts in whose names, addresses or numbers a text is. */
export function found(text: string): Expression<SqlBool> {
  const eb = expressionBuilder<OwnTables, 'contacts'>();
  const looked = folded(text);
  const inNames = eb.and([
    eb('contacts.searchText', 'like', containing(rareLetters(looked))),
    sql<boolean>`strpos(${eb.ref('contacts.searchText')}, ${looked}) > 0`,
  ]);
  const inNumbers = numbersIn(text).map((digits) =>
    eb('contacts.searchText', 'like', `%${lettersOf(digits)}%`),
  );
  return eb.or([inNames, ...inNumbers]);
}

/** The digits to look for in numbers, when a text can be a number or a part of one. */
function numbersIn(text: string): string[] {
  const digits = digitsOf(text);
  if (digits === '' || !/^[\d\s()+./-]+$/.test(text)) return [];
  // A whole number with its country code is also the one stored without.
  return /^1\d{10}$/.test(digits) ? [digits, digits.slice(1)] : [digits];
}
