/** Text of somebody else's making as it can be stored and shown: one line, without control characters, not too long. */
export function plainText(text: string, most: number): string {
  const plain = text
    .toWellFormed()
    .replace(/\p{Cc}/gu, '')
    .trim();
  // By letters, so that none is cut in two.
  return [...plain].slice(0, most).join('');
}
