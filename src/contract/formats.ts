// Formats as the tools judge them, so that a browser and a tool agree.
import { fullFormats } from 'ajv-formats/dist/formats.js';

/** RFC 3339 to the letter: the package also takes a space for the T, and `Date.parse` the 30th of February. */
const DATE_TIME = /^(\d{4})-(\d\d)-(\d\d)T([01]\d|2[0-3]):\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;

/** Whether a text is a moment of RFC 3339. */
export function isDateTime(text: string): boolean {
  const [, year, month, day] = DATE_TIME.exec(text) ?? [];
  const lastDay = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
  return day !== undefined && Number(day) <= lastDay && !Number.isNaN(Date.parse(text));
}

/** Whether a text has a format; one that is not known is no rule. */
export function hasFormat(format: string, text: string): boolean {
  if (format === 'date-time') return isDateTime(text);
  const rule: unknown = fullFormats[format as keyof typeof fullFormats];
  const test = rule !== null && typeof rule === 'object' && 'validate' in rule ? rule.validate : rule;
  if (test instanceof RegExp) return test.test(text);
  return typeof test === 'function' ? Boolean(test(text)) : true;
}
