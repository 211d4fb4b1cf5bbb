// Texts for a node: plausible ones, those at its limits, and those just outside.
import fc from 'fast-check';
import { readPattern } from '../patterns.ts';
import { FORMATS, type Format } from './formats.ts';
import { highest, lowest, type Node } from './node.ts';

export interface TextRules {
  min: number;
  max: number;
  patterns: RegExp[];
  format: Format | undefined;
  /** The contract's examples. */
  given: string[];
}

export function textRules(node: Node): TextRules {
  const format = node.find(({ rules }) => rules.format !== undefined)?.rules.format ?? '';
  return {
    min: highest(node, 'minLength', 0),
    max: lowest(node, 'maxLength'),
    patterns: node.flatMap(({ rules: { pattern, contentEncoding = '' } }) => [
      ...(pattern === undefined ? [] : [readPattern(pattern)]),
      ...(ENCODINGS[contentEncoding] ?? []),
    ]),
    format: Object.hasOwn(FORMATS, format) ? FORMATS[format] : undefined,
    given: node
      .flatMap(({ rules }) => [rules.example, ...[rules.examples ?? []].flat()])
      .filter((one) => typeof one === 'string'),
  };
}

/** `contentEncoding` is not validated by schemas, but consumers expect it. */
const ENCODINGS: Record<string, RegExp[]> = {
  base64: [/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/],
  base64url: [/^(?:[\w-]{4})*$/],
  base32: [/^(?:[A-Z2-7]{8})*$/],
  base16: [/^(?:[0-9A-F]{2})*$/],
};

/** Counts code points, as JSON Schema does. */
export const lengthOf = (text: string): number => (text.length < 100_000 ? [...text].length : text.length);

export const matches = ({ patterns }: Pick<TextRules, 'patterns'>, text: string): boolean =>
  patterns.every((pattern) => pattern.test(text));

/** Ignores the format. */
export const fits = (rules: TextRules, text: string): boolean => {
  const length = lengthOf(text);
  return length >= rules.min && length <= rules.max && matches(rules, text);
};

/**
 * @param count how many distinct texts are wanted; fewer are returned if no more are found
 */
export function sampleTexts(rules: TextRules, count: number, seed: number): string[] {
  const found = new Set<string>();
  const offer = (text: string | undefined) => {
    if (text !== undefined && found.size < count && fits(rules, text)) found.add(text);
  };
  for (const text of rules.given) offer(text);
  if (rules.format) {
    // A format has its own length; texts of an exact length are generated where a bound restricts it.
    for (let i = 0; i < count; i += 1) offer(rules.format.sample(i));
    if (found.size === 0) offer(textOfLength(rules, Math.min(rules.max, Math.max(rules.min, 24)), seed));
    if (found.size > 0 && found.size >= count) return [...found];
  } else if (rules.patterns.length === 0) {
    for (let i = 0; found.size < count && i < count + 10; i += 1) offer(words(i, rules));
  }
  const first = [...found][0] ?? matchingTexts(rules, 30, seed).find((text) => fits(rules, text));
  offer(first);
  for (let i = 1; first !== undefined && found.size < count && i < 2 * count + 10; i += 1) {
    for (const text of numbered(first, i)) offer(text);
  }
  if (found.size < count)
    for (const text of matchingTexts(rules, Math.min(4 * count, 2000), seed)) offer(text);
  return [...found];
}

function words(i: number, { min, max }: TextRules): string {
  const text = i === 0 ? 'Sample' : `Sample ${i}`;
  const cut =
    text.length > max
      ? i
          .toString(36)
          .padStart(Math.min(max, 1), 's')
          .slice(-max || undefined)
      : text;
  return (max === 0 ? '' : cut).padEnd(min, '.');
}

/** Inserts a number into a text: appended, before its end, or replacing its last characters. */
function numbered(text: string, i: number): string[] {
  const number = `${i}`;
  return [
    `${text}${number}`,
    text.slice(0, -number.length) + number,
    text.slice(0, 1) + number + text.slice(1 + number.length),
  ];
}

const known = new Map<string, string[]>();

/** Texts that match the first pattern, if it can be generated from. */
function matchingTexts({ patterns, max }: TextRules, count: number, seed: number): string[] {
  const [pattern] = patterns;
  if (!pattern) return [];
  const key = `${pattern} ${max} ${seed}`;
  const texts = known.get(key);
  if (texts && (texts.length >= count || texts.length === 0)) return texts.slice(0, count);
  const made = readBackwards(pattern, max, count, seed);
  known.set(key, made);
  return made;
}

function readBackwards(pattern: RegExp, max: number, count: number, seed: number): string[] {
  try {
    return fc.sample(arbitraryOf(pattern, max), { seed, numRuns: count });
  } catch {
    // Patterns with lookaround cannot be generated from; the contract's examples are used instead.
    return [];
  }
}

const arbitraries = new Map<string, fc.Arbitrary<string>>();

/** Cached because creating an arbitrary costs more than sampling it. */
function arbitraryOf(pattern: RegExp, max: number): fc.Arbitrary<string> {
  // A pattern without unbounded repetition limits the length itself.
  const isEndless = /[*+]|,\}/.test(pattern.source);
  const maxLength = isEndless && Number.isFinite(max) ? max : undefined;
  const key = `${pattern} ${maxLength}`;
  const known =
    arbitraries.get(key) ?? fc.stringMatching(pattern, maxLength === undefined ? {} : { maxLength });
  arbitraries.set(key, known);
  return known;
}

const ofLengths = new Map<string, string | undefined>();

/**
 * A text of exactly this length that matches the patterns. Ignores length bounds, because it also serves to
 * exceed them.
 */
export function textOfLength(
  rules: TextRules,
  length: number,
  seed: number,
  letter = 'a',
): string | undefined {
  if (length < 0) return undefined;
  if (!rules.format && rules.patterns.length === 0) return letter.repeat(length);
  // Cached because many operations share a field and the search is slow.
  const key = `${length} ${seed} ${rules.format?.sample(0)} ${rules.patterns.join()} ${rules.given.join()}`;
  if (!ofLengths.has(key)) ofLengths.set(key, findOfLength(rules, length, seed));
  return ofLengths.get(key);
}

function findOfLength(rules: TextRules, length: number, seed: number): string | undefined {
  const { format } = rules;
  if (format?.ofLength) {
    const text = format.ofLength(length);
    if (text.length === length && matches(rules, text)) return text;
  }
  const unbound = { ...rules, min: 0, max: Number.POSITIVE_INFINITY };
  const starts = [...rules.given, ...(format ? [format.sample(0)] : []), ...matchingTexts(unbound, 30, seed)];
  for (const start of starts.filter((text) => matches(rules, text))) {
    const text = start.length > length ? shortened(rules, start, length) : lengthened(rules, start, length);
    if (text !== undefined) return text;
  }
  return undefined;
}

/** Repeats one of its characters as often as needed. */
function lengthened(rules: TextRules, start: string, length: number): string | undefined {
  const more = length - start.length;
  for (let i = start.length - 1; i >= 0; i -= 1) {
    const text = start.slice(0, i) + (start[i] ?? '').repeat(more + 1) + start.slice(i + 1);
    if (matches(rules, text)) return text;
  }
  return more === 0 ? start : undefined;
}

/** Removes characters one by one while the text still matches. */
function shortened(rules: TextRules, start: string, length: number): string | undefined {
  let text = start;
  while (text.length > length) {
    const shorter = [...text]
      .map((_, i) => text.slice(0, i) + text.slice(i + 1))
      .find((candidate) => matches(rules, candidate));
    if (shorter === undefined) return undefined;
    text = shorter;
  }
  return text;
}

/** Texts that match no pattern of the node but resemble valid ones. */
export function mismatches(rules: TextRules, start: string): string[] {
  const changed = [...start].flatMap((_, i) =>
    [' ', '!', 'é', '\u0661'].map((letter) => start.slice(0, i) + letter + start.slice(i + 1)),
  );
  // In some dialects, `$` also matches before a trailing newline, though not in JSON Schema's.
  const candidates = [
    `${start}\n`,
    ...changed,
    `${start} `,
    ` ${start}`,
    start.toUpperCase(),
    start.toLowerCase(),
    '',
    '?',
  ];
  return candidates.filter((text) => !matches(rules, text));
}

/** Similar texts that a pattern rejects: one character longer, or one replaced by another of its class. */
export function nearMisses(rules: TextRules, start: string): { longer: string[]; other: string[] } {
  const last = [...start].findLast((letter) => /[0-9A-Za-z]/.test(letter)) ?? 'a';
  const other = [...start].flatMap((letter, i) =>
    sortOf(letter).map((one) => start.slice(0, i) + one + start.slice(i + 1)),
  );
  const isWrong = (text: string) => !matches(rules, text);
  return { longer: [`${start}${last}`].filter(isWrong), other: other.filter(isWrong) };
}

/** Starts with the last characters of a class, which partial ranges rarely include. */
const sortOf = (letter: string): string[] =>
  /[0-9]/.test(letter)
    ? ['9', '5', '3', '0']
    : /[A-Z]/.test(letter)
      ? ['Z', 'Q']
      : /[a-z]/.test(letter)
        ? ['z', 'q']
        : [];
