// Localized numbers and dates. `locale` is always the active `i18n.locale`.

import { agoFormat, dateFormat, numberFormat } from './formatters.ts';

/** `1.4 MB`. A kilobyte has 1024 bytes, as in the limits of the contract. */
export function formatBytes(bytes: number, locale: string): string {
  const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'];
  const power = bytes < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log2(bytes) / 10));
  const value = bytes / 1024 ** power;
  return numberFormat(locale, {
    style: 'unit',
    unit: units[power],
    // Only the short form of bytes has no plural.
    unitDisplay: power === 0 ? 'long' : 'short',
    maximumFractionDigits: value < 10 && power > 0 ? 1 : 0,
  }).format(value);
}

/** `12,345` */
export const formatNumber = (value: number, locale: string): string => numberFormat(locale).format(value);

/** `42%` of 0.42 */
export const formatPercent = (share: number, locale: string): string =>
  numberFormat(locale, { style: 'percent' }).format(share);

/** `3 Sep 2026`, in the reader's own time zone. */
export function formatDate(time: string, locale: string): string {
  return dateFormat(locale, { dateStyle: 'medium' }).format(new Date(time));
}

/** `Sep 3, 2026` of the calendar day `2026-09-03` */
export function formatDay(day: string, locale: string): string {
  return dateFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day));
}

/**
 * `Sat, Nov 28, 9:00 AM`, without the current year.
 * @param more the time zone; by default the reader's own
 */
export function formatMoment(
  time: string | Date,
  locale: string,
  more?: Pick<Intl.DateTimeFormatOptions, 'timeZone' | 'timeZoneName'>,
): string {
  const date = new Date(time);
  return dateFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
    ...more,
    ...(date.getFullYear() !== new Date().getFullYear() && { year: 'numeric' }),
  }).format(date);
}

/** `2:05 PM`, in the reader's own time zone. */
export function formatTime(time: number, locale: string): string {
  return dateFormat(locale, { timeStyle: 'short' }).format(time);
}

/** Country codes of one and of two digits; all others have three. */
const COUNTRY_CODE = /^(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/;

/**
 * Formats ten digits, also after +1, as `(123) 456-7890`, and another number with its country code as
 * `+44 770 090 0925`, ignoring separators; returns any other text unchanged.
 */
export function formatPhone(phone: string): string {
  const digits = phone.replace(/[\s().-]/g, '');
  if (/^(\+1)?\d{10}$/.test(digits)) return digits.slice(-10).replace(/(...)(...)(....)/, '($1) $2-$3');
  if (!/^\+\d{8,15}$/.test(digits)) return phone;
  const [code = ''] = COUNTRY_CODE.exec(digits.slice(1)) ?? [];
  // In groups of three; the last one has two to four digits.
  return `+${code} ${digits.slice(1 + code.length).replace(/\d{3}(?=\d{2})/g, '$& ')}`;
}

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** `5 min. ago`; the date after a month. @param now in ms since 1970 */
export function formatAgo(time: string, now: number, locale: string): string {
  const ago = Math.max(0, now - new Date(time).getTime());
  const say = (count: number, unit: Intl.RelativeTimeFormatUnit) =>
    agoFormat(locale, { numeric: 'auto', style: 'short' }).format(-count, unit);
  if (ago < MINUTE_MS) return say(0, 'second');
  if (ago < 60 * MINUTE_MS) return say(Math.floor(ago / MINUTE_MS), 'minute');
  if (ago < DAY_MS) return say(Math.floor(ago / (60 * MINUTE_MS)), 'hour');
  return ago < 30 * DAY_MS ? say(Math.floor(ago / DAY_MS), 'day') : formatDate(time, locale);
}
