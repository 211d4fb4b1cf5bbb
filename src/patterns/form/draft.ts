// The user's changes over a record, validated by the contract. Knows no React.
import type { z } from 'zod/mini';
import type { Field } from './field';
import type { KeyedItem } from './keyed-items';
import type { FormValues } from './paths';
import { accepts, errorLocation, type Issue, isEnum, ruleAt, schemaDefault, validate } from './rules';
import { isObject, isSame, keyOf, valueAt } from './values';

export interface DraftSource<Body, Row> {
  fields: readonly Pick<
    Field<Body, Row>,
    'path' | 'toInput' | 'fromInput' | 'when' | 'isList' | 'optional'
  >[];
  schema: z.core.$ZodType<Body>;
  /** The record to change; null where a new one is created. */
  record: Row | null;
  /** The first values of a new record, and of an object that a record does not have yet. */
  initial?: FormValues<Body> | undefined;
  /** The input values of the edited fields. */
  edits: ReadonlyMap<string, unknown>;
}

export interface DraftState<Body> {
  /** The changes to send; null where they are invalid. */
  body: Body | null;
  /** All values, with the changes. */
  values: FormValues<Body>;
  /** Paths of the visible fields. */
  present: string[];
  changed: string[];
  /** By the location at which they are shown: see `errorLocation`. */
  issues: ReadonlyMap<string, Issue>;
  inputValue: (path: string) => unknown;
  /** The value of the input for the record's value, without the changes. */
  storedInput: (path: string) => unknown;
  /** The value of the record, without the changes. */
  storedValue: (path: string) => unknown;
  isRequired: (path: string) => boolean;
  locationOf: (path: string) => string | undefined;
}

export function readDraft<Body, Row>(source: DraftSource<Body, Row>): DraftState<Body> {
  const { fields, schema, record, initial, edits } = source;
  const isNew = record === null;
  const byPath = new Map<string, (typeof fields)[number]>(fields.map((field) => [field.path, field]));
  const ruleOf = (path: string) => ruleAt(schema, path);
  /** An empty text becomes null where the contract allows it, and otherwise stays invalid. */
  const normalizeEmpty = (path: string, value: unknown): unknown => {
    if (value !== '' || accepts(ruleOf(path), value)) return value;
    if (accepts(ruleOf(path), null)) return null;
    // Left out of an update, it would keep its stored value.
    return isNew && accepts(ruleOf(path), undefined) ? undefined : value;
  };
  const withValue = (values: FormValues<Body>, path: string, value: unknown): FormValues<Body> => {
    const key = keyOf(path);
    if (key === path) return { ...values, [key]: value };
    // An object that the record does not have begins with its initial values.
    const object = valueAt(values, key) ?? valueAt(initial, key);
    return { ...values, [key]: { ...(isObject(object) && object), [path.slice(key.length + 1)]: value } };
  };

  // A row has the body's properties, or others that no field of the form names.
  let stored: FormValues<Body> = { ...(isNew ? initial : (record as FormValues<Body>)) };
  if (isNew) {
    for (const { path } of fields) {
      const value = schemaDefault(ruleOf(path));
      if (value !== undefined && valueAt(stored, path) == null) stored = withValue(stored, path, value);
    }
  }
  const withEdits = (context: FormValues<Body>) =>
    fields.reduce(
      (values, { path, fromInput }) =>
        edits.has(path)
          ? withValue(values, path, normalizeEmpty(path, fromInput(edits.get(path), context)))
          : values,
      stored,
    );
  // Twice, because an amount depends on its currency, which may follow it.
  const values = withEdits(withEdits(stored));
  const read = (path: string) => valueAt(values, path);
  const storedInput = (path: string) => byPath.get(path)?.toInput(valueAt(stored, path), stored);
  const inputValue = (path: string) => (edits.has(path) ? edits.get(path) : storedInput(path));

  /** Whether it is a property of an object that may be left out, and is. */
  const isInsideEmptyOptional = (path: string) => {
    const key = keyOf(path);
    if (key === path || (!accepts(ruleOf(key), null) && !accepts(ruleOf(key), undefined))) return false;
    return [...byPath.keys()].every(
      (other) => !other.startsWith(`${key}.`) || ['', null, undefined].some((empty) => read(other) === empty),
    );
  };

  const present = fields.filter(({ when }) => when?.(values, record) ?? true).map(({ path }) => path);
  const changed = present.filter((path) => edits.has(path) && !isSame(read(path), valueAt(stored, path)));
  // The API adds its own defaults.
  const sent = isNew ? present.filter((path) => !isSame(read(path), schemaDefault(ruleOf(path)))) : changed;
  // An object is sent whole.
  const changes = Object.fromEntries(
    sent.map(keyOf).map((key) => {
      const isEmptied = isEmptyObject(read(key)) && accepts(ruleOf(key), null);
      return [key, isEmptied ? null : read(key)];
    }),
  );
  const { body, issues: found } = validate(schema, changes);
  const keysOf = (path: string) => (byPath.get(path)?.isList ? itemKeys(inputValue(path)) : undefined);
  const locationOf = (path: string) => errorLocation(path, present, keysOf);
  const issues = new Map<string, Issue>();
  for (const [path, issue] of found) {
    const location = locationOf(path);
    if (location !== undefined && !issues.has(location)) issues.set(location, issue);
  }
  return {
    body,
    values,
    present,
    changed,
    issues,
    inputValue,
    storedInput,
    storedValue: (path) => valueAt(stored, path),
    locationOf,
    isRequired: (path) =>
      !byPath.get(path)?.optional &&
      // Lists, switches, made choices and choices of several parts cannot be left empty.
      !isObject(read(path)) &&
      !(isEnum(ruleOf(path)) && accepts(ruleOf(path), valueAt(stored, path))) &&
      !accepts(ruleOf(path), []) &&
      !accepts(ruleOf(path), false) &&
      !accepts(ruleOf(path), normalizeEmpty(path, '')) &&
      !isInsideEmptyOptional(path),
  };
}

const isEmptyObject = (value: unknown) =>
  isObject(value) && Object.values(value).every((part) => part == null || part === '');

const itemKeys = (input: unknown): string[] =>
  Array.isArray(input) ? input.map((item: KeyedItem<unknown>) => item.key) : [];
