// Quotes words for a POSIX shell byte for byte.
import type { Buffer } from 'node:buffer';

/** Whether it can be copied from a report unchanged: printable text only. */
export function isPlain(bytes: Uint8Array): boolean {
  try {
    return /^[^\p{C}\p{Zl}\p{Zp}]*$/u.test(
      new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes),
    );
  } catch {
    return false;
  }
}

/** @param bytes without NUL and without a final line break, which shell words cannot have */
export function word(bytes: Buffer): string {
  return isPlain(bytes) ? quote(bytes.toString()) : `"$(${printf(bytes)})"`;
}

export function quote(text: string): string {
  return /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}

/** In double quotes, with `$NAME` expanded. */
export const literal = (text: string) => text.replace(/[\\"$`]/g, '\\$&');

/** A command that writes arbitrary bytes with the octal escapes that every printf supports. */
export function printf(bytes: Uint8Array): string {
  const letters = Array.from(bytes, (byte, i) => {
    if (byte === 0x0a) return '\\n';
    if (byte === 0x0d) return '\\r';
    if (byte === 0x25) return '%%';
    // A quote, a backslash, and a dash that would start an option.
    const special = byte === 0x27 || byte === 0x5c || (byte === 0x2d && i === 0);
    if (byte < 0x20 || byte > 0x7e || special) return `\\${byte.toString(8).padStart(3, '0')}`;
    return String.fromCharCode(byte);
  });
  return `printf '${letters.join('')}'`;
}
