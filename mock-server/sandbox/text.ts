/** Text of somebody else's making as it can be stored and shown: one line, without control characters, not too long. */
export function plainText(text: string, most: number): string {
  const plain = text
    .toWellFormed()
    // Those that turn the direction of writing let `exe.png` be read where `gnp.exe` is written.
    .replace(/[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu, '')
    .trim();
  // By letters, so that none is cut in two.
  return [...plain].slice(0, most).join('');
}
