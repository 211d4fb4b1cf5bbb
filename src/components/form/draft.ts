// What somebody has typed over a record, read as the contract reads it. Knows no React.
import type { z } from 'zod/mini';
import type { Field } from './field';
import { accepts, defaultOf, type Issue, judge, ownerOf, ruleAt } from './rules';
import { bodyOf, isObject, isSame, type Lookup, valueAt } from './values';

export interface Typed<Body> {
  fields: readonly Pick<Field, 'path' | 'toDraft' | 'fromDraft' | 'when'>[];
  schema: z.core.$ZodType<Body>;
  /** What is changed; null where something new is made. */
  record: unknown;
  /** What something new begins with, and an object that a record does not have yet. */
  initial?: object | undefined;
  /** The drafts of the fields that were touched. */
  edits: ReadonlyMap<string, unknown>;
}

export interface Reading<Body> {
  /** What would be sent: what has changed. Null where the contract finds something wrong. */
  body: Body | null;
  /** The fields that are there now. */
  present: string[];
  changed: string[];
  /** What is wrong, by the field that shows it. */
  issues: ReadonlyMap<string, Issue>;
  /** What a field would be saved as. */
  lookUp: Lookup;
  /** What stands in a field. */
  draftOf: (path: string) => unknown;
  /** Whether a field may not be left empty. */
  isRequired: (path: string) => boolean;
}

export function readDraft<Body>({ fields, schema, record, initial, edits }: Typed<Body>): Reading<Body> {
  const isNew = record === null;
  const byPath = new Map(fields.map((field) => [field.path, field]));
  const ruleOf = (path: string) => ruleAt(schema, path);
  const granted = (path: string) => defaultOf(ruleOf(path));
  const stored: Lookup = (path) =>
    isNew ? (valueAt(initial, path) ?? granted(path)) : valueAt(record, path);
  /** An empty text is null where the contract has a null, and else what it refuses. */
  const settle = (path: string, value: unknown): unknown => {
    if (value !== '' || accepts(ruleOf(path), value)) return value;
    if (accepts(ruleOf(path), null)) return null;
    // Left out of a change, it would stay as it is.
    return isNew && accepts(ruleOf(path), undefined) ? undefined : value;
  };
  const lookUp: Lookup = (path) => {
    const field = byPath.get(path);
    if (!field || !edits.has(path)) return stored(path);
    return settle(path, field.fromDraft(edits.get(path), lookUp));
  };

  /** Whether it is a part of an object that may be missing, and is. */
  const isPartOfNothing = (path: string) => {
    const [key = '', part] = path.split('.');
    if (part === undefined || (!accepts(ruleOf(key), null) && !accepts(ruleOf(key), undefined))) return false;
    return [...byPath.keys()].every(
      (other) => !other.startsWith(`${key}.`) || ['', null, undefined].some((none) => lookUp(other) === none),
    );
  };

  const present = fields.filter(({ when }) => when?.(lookUp) ?? true).map(({ path }) => path);
  const changed = present.filter((path) => edits.has(path) && !isSame(lookUp(path), stored(path)));
  // The API itself adds what it takes for granted.
  const sent = isNew ? present.filter((path) => !isSame(lookUp(path), granted(path))) : changed;
  const written = bodyOf(
    new Map(sent.map((path) => [path, lookUp(path)])),
    // An object that the record does not have begins as it does in something new.
    (key) => valueAt(record, key) ?? valueAt(initial, key),
    (key) => accepts(ruleOf(key), null),
  );
  const { body, issues: found } = judge(schema, written);
  const issues = new Map<string, Issue>();
  for (const [path, issue] of found) {
    const owner = ownerOf(path, present);
    if (owner !== undefined && !issues.has(owner)) issues.set(owner, issue);
  }
  return {
    body,
    present,
    changed,
    issues,
    lookUp,
    draftOf: (path) => (edits.has(path) ? edits.get(path) : byPath.get(path)?.toDraft(stored(path), stored)),
    isRequired: (path) =>
      // A list, a switch or a choice of several parts is never left empty, and what is not begun need not be whole.
      !isObject(lookUp(path)) &&
      !accepts(ruleOf(path), []) &&
      !accepts(ruleOf(path), false) &&
      !accepts(ruleOf(path), settle(path, '')) &&
      !isPartOfNothing(path),
  };
}
