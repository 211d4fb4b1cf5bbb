// Patterns as everybody here reads them.
import { setFlagsFromString } from 'node:v8';

// A contract may have patterns like `^(a+)+$`, which take longer than anybody waits to find that a text does not
// match. With this the engine goes over to another way of searching, whose time grows with the text only.
setFlagsFromString('--enable-experimental-regexp-engine-on-excessive-backtracks');

/**
 * Patterns are read as Unicode, as JSON Schema asks; the many that were written without that in mind, as they are, and
 * so is a pattern that repeats a group and means the same either way: the engine's other way knows no Unicode.
 * @throws SyntaxError where it is no pattern at all
 */
export function readPattern(pattern: string): RegExp {
  const isPlain = !/\\[pPuk]|[^\0-\x7f]/.test(pattern);
  if (isPlain && /\)[*+{]/.test(pattern)) return new RegExp(pattern);
  try {
    return new RegExp(pattern, 'u');
  } catch {
    return new RegExp(pattern);
  }
}
