// Formats with the tools' rules, so that browser and tools agree.
import { fullFormats } from 'ajv-formats/dist/formats.js';

/**
 * Strict RFC 3339: the package also accepts a space for the T, and `Date.parse` the 30th of
 * February.
 */
const DATE_TIME = /^(\d{4})-(\d\d)-(\d\d)T([01]\d|2[0-3]):\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;

/** Whether a text is a date-time of RFC 3339. */
export function isDateTime(text: string): boolean {
  const [, year, month, day] = DATE_TIME.exec(text) ?? [];
  const lastDay = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
  return day !== undefined && Number(day) <= lastDay && !Number.isNaN(Date.parse(text));
}

/** Whether a text has a format; unknown formats are ignored. */
export function hasFormat(format: string, text: string): boolean {
  if (format === 'date-time') return isDateTime(text);
  const rule: unknown = fullFormats[format as keyof typeof fullFormats];
  const test = rule !== null && typeof rule === 'object' && 'validate' in rule ? rule.validate : rule;
  if (test instanceof RegExp) return test.test(text);
  return typeof test === 'function' ? Boolean(test(text)) : true;
}
