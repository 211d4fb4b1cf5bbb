/**
 * Untrusted text in a form that can be stored and displayed: one line, without control characters,
 * shortened.
 */
export function plainText(text: string, most: number): string {
  const plain = text
    .toWellFormed()
    // Direction controls would display `gnp.exe` as `exe.png`.
    .replace(/[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu, '')
    .trim();
  // By code points, so that none is split.
  return [...plain].slice(0, most).join('');
}
