// Escapes untrusted text from targets and contracts for display.

/** Terminal control characters, line breaks and direction marks. */
const STEERING = /[\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;

const NAMES: Record<string, string> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/** One line with control characters as escapes: `\n`, `\x1b`, `\u202e`. */
export function oneLine(text: string): string {
  return text.toWellFormed().replace(STEERING, (sign) => {
    const code = sign.codePointAt(0) ?? 0;
    const hex = code.toString(16);
    return NAMES[sign] ?? (code < 256 ? `\\x${hex.padStart(2, '0')}` : `\\u${hex.padStart(4, '0')}`);
  });
}

/** The lines of a text, each as in {@link oneLine}. */
export const manyLines = (text: string): string[] => text.split(/\r\n|\n/).map(oneLine);

/** For element content and attributes in XML and HTML. */
export const escapeMarkup = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;');
