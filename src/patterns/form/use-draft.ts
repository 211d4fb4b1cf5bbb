import { useState } from 'react';
import type { z } from 'zod/mini';
import { ApiError } from '~/api/transport/errors';
import { type DraftState, readDraft } from './draft';
import type { Field } from './field';
import type { KeyedItem } from './keyed-items';
import type { FormValues } from './paths';
import { type Issue, maxLengthOf, ruleAt } from './rules';
import { isObject, isSame } from './values';

interface DraftSettings<Row, Body> {
  fields: readonly Field<Body, Row>[];
  schema: z.core.$ZodType<Body>;
  record: Row | null;
  initial?: FormValues<Body> | undefined;
}

export type Resolution = 'mine' | 'theirs';

export interface Draft<Row, Body> extends DraftState<Body> {
  /** The record with the last save. */
  base: Row | null;
  /** Paths of the edited fields whose stored value changed since the edit began, for example in another tab. */
  conflicts: string[];
  /** The issue at a location, once its field was left or the form submitted. */
  issueAt: (location: string) => Issue | undefined;
  serverErrorAt: (location: string) => string | undefined;
  /** The first issue of a field or one of its items, shown or not. */
  firstIssue: (path: string) => Issue | undefined;
  /** Whether a field or one of its items shows an error. */
  isInvalid: (path: string) => boolean;
  maxLengthOf: (path: string) => number | undefined;
  edit: (path: string, input: unknown) => void;
  touch: (path: string) => void;
  /** Shows all issues. */
  attempt: () => void;
  discard: () => void;
  /** Stores what was saved. What was typed since is kept. */
  accept: (row: Row) => void;
  /**
   * Moves the changes to the record as others have changed it.
   * @param body the fields that were sent
   * @returns the fields to send now; null if the user has to decide
   */
  rebase: (row: Row, body: Body) => object | null;
  /** Keeps or drops the changes of fields that others changed as well. */
  resolve: (choices: ReadonlyMap<string, Resolution>) => void;
  /** @returns the server's errors that belong to no field */
  reject: (error: unknown) => string[];
}

/** The user's changes over a record. Only edited fields are held; the others follow the record. */
export function useDraft<Row, Body>(settings: DraftSettings<Row, Body>): Draft<Row, Body> {
  const { fields, schema, record, initial } = settings;
  const [edits, setEdits] = useState<ReadonlyMap<string, unknown>>(new Map());
  /** The stored values that the edits began with. */
  const [origins, setOrigins] = useState<ReadonlyMap<string, unknown>>(new Map());
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const [serverErrors, setServerErrors] = useState<ReadonlyMap<string, string>>(new Map());
  const [attempted, setAttempted] = useState(false);
  const [saved, setSaved] = useState<{ over: Row | null; row: Row } | null>(null);
  // The answer of the last save, until the record is loaded again.
  const base = saved && saved.over === record ? saved.row : record;
  const source = { fields, schema, initial, edits };
  const state = readDraft({ ...source, record: base });
  const conflictsOf = ({ changed, storedValue }: DraftState<Body>) =>
    changed.filter((path) => origins.has(path) && !isSame(origins.get(path), storedValue(path)));
  const { issues, inputValue, storedValue, locationOf } = state;
  const resetErrors = () => {
    setTouched(new Set());
    setServerErrors(new Map());
    setAttempted(false);
  };
  const issueAt = (location: string) => {
    const isShown = attempted || [...touched].some((path) => isAtOrBelow(location, path));
    return isShown ? issues.get(location) : undefined;
  };

  return {
    ...state,
    base,
    conflicts: conflictsOf(state),
    issueAt,
    serverErrorAt: (location) => serverErrors.get(location),
    firstIssue: (path) => [...issues].find(([location]) => isAtOrBelow(location, path))?.[1],
    isInvalid: (path) =>
      [...serverErrors.keys()].some((location) => isAtOrBelow(location, path)) ||
      [...issues.keys()].some((location) => isAtOrBelow(location, path) && issueAt(location)),
    maxLengthOf: (path) => maxLengthOf(ruleAt(schema, path)),
    edit(path, input) {
      // Two edits can come before the next render.
      setEdits((current) => new Map(current).set(path, input));
      setOrigins((current) => (current.has(path) ? current : new Map(current).set(path, storedValue(path))));
      const unchanged = unchangedItems(inputValue(path), input).map((key) => `${path}.${key}`);
      const isKept = (location: string) =>
        !isAtOrBelow(location, path) || unchanged.some((item) => isAtOrBelow(location, item));
      if (![...serverErrors.keys()].every(isKept))
        setServerErrors(new Map([...serverErrors].filter(([location]) => isKept(location))));
    },
    touch(path) {
      if (edits.has(path) && !touched.has(path)) setTouched((current) => new Set(current).add(path));
    },
    attempt: () => setAttempted(true),
    discard() {
      setEdits(new Map());
      setOrigins(new Map());
      resetErrors();
    },
    accept(row) {
      setSaved({ over: record, row });
      setOrigins(new Map());
      setEdits((current) => new Map([...current].filter(([path, input]) => edits.get(path) !== input)));
      resetErrors();
    },
    rebase(row, sent) {
      setSaved({ over: record, row });
      const next = readDraft({ ...source, record: row });
      // What is stored with the same value is no change any more.
      const same = Object.fromEntries(Object.keys(Object(sent)).map((key) => [key, next.storedValue(key)]));
      if (next.changed.length === 0) return same;
      if (next.body === null || conflictsOf(next).length > 0) return null;
      return { ...same, ...next.body };
    },
    resolve(choices) {
      setEdits((current) => new Map([...current].filter(([path]) => choices.get(path) !== 'theirs')));
      setOrigins(
        (current) =>
          new Map(
            [...current].map(([path, origin]) => [path, choices.has(path) ? storedValue(path) : origin]),
          ),
      );
    },
    reject(error) {
      const errors = new Map<string, string>();
      const unmatchedErrors: string[] = [];
      const aliases = new Map<string | undefined, string>(
        fields.map(({ serverErrorField, path }) => [serverErrorField, path]),
      );
      for (const { field, message } of error instanceof ApiError ? error.fieldErrors : []) {
        const location = locationOf(field) ?? aliases.get(field);
        if (location === undefined) unmatchedErrors.push(message);
        else if (!errors.has(location)) errors.set(location, message);
      }
      setServerErrors(errors);
      return unmatchedErrors;
    },
  };
}

const isAtOrBelow = (location: string, path: string) => location === path || location.startsWith(`${path}.`);

/** Keys of the items that an edit of a list leaves as they are. */
function unchangedItems(before: unknown, after: unknown): string[] {
  const keyed = (items: unknown): KeyedItem<unknown>[] =>
    Array.isArray(items) ? items.filter((item) => isObject(item) && 'key' in item) : [];
  const former = new Map(keyed(before).map(({ key, value }) => [key, value]));
  return keyed(after)
    .filter(({ key, value }) => former.has(key) && isSame(former.get(key), value))
    .map(({ key }) => key);
}
