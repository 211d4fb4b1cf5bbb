// What comes from a target or a contract may hold anything: here it is made harmless for where it is shown.

/** Steers a terminal, breaks a line, or turns the direction of reading. */
const STEERING = /[\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;

const NAMES: Record<string, string> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/** One line in which every character that steers a terminal is written as its escape: `\n`, `\x1b`, `\u202e`. */
export function oneLine(text: string): string {
  return text.toWellFormed().replace(STEERING, (sign) => {
    const code = sign.codePointAt(0) ?? 0;
    const hex = code.toString(16);
    return NAMES[sign] ?? (code < 256 ? `\\x${hex.padStart(2, '0')}` : `\\u${hex.padStart(4, '0')}`);
  });
}

/** The lines of a text that may have several, each as {@link oneLine} writes it. */
export const manyLines = (text: string): string[] => text.split(/\r\n|\n/).map(oneLine);

/** For element content and for attributes of XML and HTML alike. */
export const escapeMarkup = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;');
