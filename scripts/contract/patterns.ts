// Compiles patterns the same way for all tools.
import { setFlagsFromString } from 'node:v8';

// Contracts may contain patterns with catastrophic backtracking, like `^(a+)+$`.
// This flag makes the engine switch to a linear-time algorithm.
setFlagsFromString('--enable-experimental-regexp-engine-on-excessive-backtracks');

/**
 * Patterns are compiled with the Unicode flag, as JSON Schema requires. Those that are invalid with it are compiled
 * without, and so are patterns that repeat a group and mean the same: linear mode does not support Unicode.
 * @throws SyntaxError for an invalid pattern
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
