// Decides which values may be ids of existing records. A server may read `"1"`, `" 1"` or `true` as 1.
import { type CaseRequest, jsonIn } from '../../contract/cases/case.ts';
import type { Json, OpenApi } from '../../contract/document.ts';
import { recordNamed, singular, wordsOf } from '../model/naming.ts';
import { isRecord } from '../model/shapes.ts';

/** Ids are assigned from low numbers up, so this one is unused. */
const UNUSED = 987_654_321;
const LEAST_UNUSED = 900_000_000;
/** Shorter texts may be ids by chance. */
const LEAST_LENGTH = 20;

export interface Identifiers {
  /** Remembers a value that a response showed as an id. */
  see(value: Json): void;
  /** Remembers the long texts of a response and the parts of its links, any of which may name a record. */
  seeAll(body: Json | undefined): void;
  isSeen(value: Json): boolean;
  /**
   * @param isForbidden whether the contract forbids it, so that only a value derived from it can be an id
   * @param isNumbered whether ids are numbers here, or may be: then a text that begins with one may be read as it
   */
  mayExist(value: Json, how?: { isForbidden?: boolean; isNumbered?: boolean }): boolean;
}

export function createIdentifiers(document: OpenApi, runId: string): Identifiers {
  const stated = new Set<string>();
  collectTexts(document as unknown as Json, stated);
  const seen = new Set<string>();
  const see = (value: Json) => void seen.add(normalized(value));
  return {
    see,
    seeAll(body) {
      const texts = new Set<string>();
      collectTexts(body, texts);
      for (const text of texts)
        for (const part of text.split(/[\s/?#&=]/)) if (part.length >= LEAST_LENGTH) see(part);
    },
    isSeen: (value) => seen.has(normalized(value)),
    mayExist(value, { isForbidden = false, isNumbered = true } = {}) {
      const text = `${value}`.trim();
      if (text.toLowerCase().includes(runId)) return false;
      // An empty value, a wildcard or a path may match several records.
      if (/^[\s.*%_~-]*$|[/\\]|\.\.|\p{Cc}/u.test(text)) return true;
      if (seen.has(normalized(value)) || stated.has(text)) return true;
      if (/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)) return false;
      const number = value === true ? 1 : Number.parseInt(text.replace(/^[^\w-]+/, ''), 10);
      const isNumber = isNumbered ? !Number.isNaN(number) : Number.isFinite(Number(text));
      if (isNumber) return Math.abs(number) < LEAST_UNUSED;
      return !isForbidden && text.length < LEAST_LENGTH;
    },
  };
}

/** The form in which values are compared. */
export const normalized = (value: Json): string => `${value}`.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

function collectTexts(value: Json | undefined, into: Set<string>): void {
  if (typeof value === 'string') into.add(value);
  else if (value !== null && typeof value === 'object') {
    for (const inner of Object.values(value)) collectTexts(inner, into);
  }
}

/** A value of the same form that cannot be an id; undefined if there is none. */
export function unusedLike(value: Json, runId: string): Json | undefined {
  if (typeof value === 'number') {
    const far = UNUSED + (Number.isInteger(value) ? 0 : 0.5);
    return value > 0 ? far : -far;
  }
  if (typeof value !== 'string') return undefined;
  return /\d/.test(value) ? value.replace(/\d+/, `${UNUSED}`) : `${value}${runId}`;
}

/** Texts of the same length, if it is too short to hold the run's mark: parts of the mark, in letters. */
export function partsLike(value: Json, runId: string): string[] {
  if (typeof value !== 'string' || value.length === 0 || value.length >= runId.length) return [];
  // A server may read digits as a number.
  const mark = runId.replace(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)));
  const starts = Array.from({ length: mark.length - value.length + 1 }, (_, i) => i);
  return starts.map((start) => mark.slice(start, start + value.length));
}

/** Whether a name looks like an id or a list of ids. */
export const isIdName = (name: string): boolean =>
  recordNamed(name) !== undefined ||
  ['key', 'keys', 'slug', 'slugs', 'ref', 'refs'].includes(wordsOf(name).at(-1) ?? '');

/** A named value in a request. */
export interface NamedValue {
  name: string;
  /** 1 for a parameter or a top-level property. */
  depth: number;
  /** Whether it is in a list. */
  isListed: boolean;
  value: Json;
}

/** The request with replaced scalars in its body and query; list entries have the list's name. */
export function replaceValues(request: CaseRequest, replace: (one: NamedValue) => Json): CaseRequest {
  const inside = (value: Json, name: string, depth: number, isListed = false): Json => {
    if (Array.isArray(value)) return value.map((entry) => inside(entry, name, depth + 1, true));
    if (isRecord(value))
      return Object.fromEntries(
        Object.entries(value).map(([key, inner]) => [key, inside(inner, key, depth + 1, isListed)]),
      );
    return value === null ? value : replace({ name, depth, isListed, value });
  };
  const pairs = (list: [string, string][]) =>
    list.map(([written, text]): [string, string] => {
      const name = written.replace(/\[\]$/, '');
      const isListed = singular(name) !== name;
      const values = text.split(',').map((value) => `${replace({ name, depth: 1, isListed, value })}`);
      return [written, values.join(',')];
    });
  const { body } = request;
  const json = jsonIn(request);
  return {
    ...request,
    query: pairs(request.query),
    ...(body && json !== undefined && { body: { type: body.type, json: inside(json, '', 0) } }),
    ...(body && 'form' in body && { body: { type: body.type, form: pairs(body.form) } }),
  };
}
