export type Encoding = 'UTF-8' | 'UTF-16' | 'Latin-1';

/** Excel's .xlsx files are ZIP archives. */
export const isArchive = (bytes: ArrayBuffer): boolean => startsWith(new Uint8Array(bytes), 'PK\u0003\u0004');

/**
 * Decodes a text file: as UTF-8 if valid, otherwise as Windows-1252.
 * @returns the text, or the reason why the file is not a text file
 */
export function decode(
  bytes: Uint8Array,
): { text: string; encoding: Encoding } | 'lockedWorkbook' | 'noText' {
  const [first, second] = bytes;
  // Excel's older format, which also wraps encrypted workbooks.
  if (first === 0xd0 && second === 0xcf) return 'lockedWorkbook';
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) {
    const label = first === 0xff ? 'utf-16le' : 'utf-16be';
    return { text: new TextDecoder(label).decode(bytes), encoding: 'UTF-16' };
  }
  if (startsWith(bytes, '%PDF') || bytes.includes(0)) return 'noText';
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'UTF-8' };
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'Latin-1' };
  }
}

const startsWith = (bytes: Uint8Array, signature: string): boolean =>
  [...signature].every((letter, at) => bytes[at] === letter.charCodeAt(0));
