// Chooses values to try a filter with, and decides which entries may pass it.
import { type Json, resolveSchema } from '../../../contract/document.ts';
import type { Operation } from '../../../contract/operations.ts';
import { spread } from '../../../contract/schemas.ts';
import type { Run } from '../../engine/run.ts';
import type { Listing } from '../../listing/listing.ts';
import { wordsOf } from '../../model/naming.ts';
import { isRecord, schemaAt, valueAt } from '../../model/shapes.ts';
import { enumOf, type Filter } from './filter-of.ts';

export type Entry = Record<string, Json>;

const MOST_VALUES = 3;

/**
 * A difference of one day proves nothing: only words say whether a bound is inclusive and in which time zone a day
 * starts. Plain dates have no time zone, and `gte` is inclusive by name.
 */
const DAY = 86_400_000;

/** A missing translation or unit is often replaced by another one. */
const REPLACED = ['language', 'lang', 'locale', 'currency', 'unit', 'units'];

/** Values that some entries have, and values that no entry has. */
export function valuesFor(run: Run, listing: Listing, filter: Filter, entries: Entry[]): Json[] {
  const { parameter, paths, how, inside } = filter;
  const values = entries.flatMap((entry) => paths.flatMap((path) => valueAt(entry, path) ?? []));
  const scalars = values.filter((value) => value !== null && typeof value !== 'object' && value !== '');
  // Rare values come first because they filter out the most.
  const distinct = [...Map.groupBy(scalars, (value) => value)]
    .sort(([, a], [, b]) => a.length - b.length)
    .map(([value]) => value);
  if (how !== 'equal') {
    return bounds(run, filter, distinct).filter(
      (value) => inside !== undefined || mayHold(run, listing.operation, parameter.name, value),
    );
  }
  const listed = enumOf(run, parameter.schema);
  const some = distinct.filter((value) => listed?.includes(value) ?? true);
  // Programs often treat falsy values as absent.
  const isFew = (value: Json, i: number) => i < MOST_VALUES || value === 0 || value === '0';
  return some.length > 1
    ? some.filter(isFew)
    : [...some, ...(filter.isDeclared ? valueOfNone(run, listing, filter, distinct) : [])];
}

/** A valid value that no entry has. */
function valueOfNone(run: Run, { shape }: Listing, { parameter, paths }: Filter, present: Json[]): Json[] {
  if (wordsOf(parameter.name).some((word) => REPLACED.includes(word))) return [];
  if (typeof present[0] === 'boolean') return [!present[0]];
  const schema = schemaAt(run.contract.document, shape.schema, paths[0] ?? []);
  const own = enumOf(run, schema) ?? [];
  const other = enumOf(run, parameter.schema)?.find((one) => own.includes(one) && !present.includes(one));
  return present.length === 0 || other === undefined ? [] : [other];
}

/** One bound in the middle if inclusiveness is known, one that excludes all entries, and one that includes all. */
function bounds(run: Run, { parameter, paths, bound, exact }: Filter, present: Json[]): Json[] {
  const sorted = present.toSorted((one, other) => {
    const [a, b] = comparable(one, other);
    return a < b ? -1 : 1;
  });
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (first === undefined || last === undefined) return [];
  const isDay = resolveSchema(run.contract.document, parameter.schema).format === 'date';
  const middle =
    sorted.length > 1 && paths.length === 1 ? [sorted[Math.floor(sorted.length / 2)] ?? last] : [];
  // The inclusive bound itself, without margin.
  const isWhole = (isDate(last) && isDate(first)) || (exact === true && typeof last === 'number');
  const inside = isWhole ? { gte: [last], lte: [first], gt: [], lt: [] } : undefined;
  const own = bound && inside ? inside[bound] : [];
  return [...middle, ...own, moved(last, 1), moved(first, -1)].map((value) =>
    isDay && typeof value === 'string' ? value.slice(0, 10) : value,
  );
}

/** Moves a value well beyond the bound. */
function moved(value: Json, by: 1 | -1): Json {
  if (typeof value === 'number') return value + by;
  if (isNumeric(value)) return `${Number(value) + by}`;
  const moment = new Date(Date.parse(`${value}`) + by * 400 * DAY);
  if (Number.isNaN(moment.getTime())) return value;
  return moment.toISOString().slice(0, `${value}`.length > 10 ? undefined : 10);
}

/** Whether the contract allows this text for a parameter. */
export const mayHold = ({ judge }: Run, operation: Operation, name: string, value: Json): boolean =>
  judge
    .request(operation, {
      params: {},
      query: new URLSearchParams([[name, `${value}`]]),
      headers: new Headers(),
    })
    .every(({ field }) => field !== name);

/** Two values as numbers if both are numeric; 64-bit numbers are often sent as text. */
function comparable(one: Json, other: Json): [number | string, number | string] {
  if (isNumeric(one) && isNumeric(other)) return [Number(one), Number(other)];
  const momentOf = (value: Json) => {
    if (typeof value === 'number') return value;
    const moment = Date.parse(`${value}`);
    return Number.isNaN(moment) ? `${value}` : moment;
  };
  return [momentOf(one), momentOf(other)];
}

const isNumeric = (value: Json): boolean =>
  typeof value === 'number' || (typeof value === 'string' && /^-?\d{1,15}(\.\d+)?$/.test(value));

const isDate = (value: Json | undefined): value is string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value);

/**
 * Whether the filtered value is shown exactly: texts may be searched loosely, and times and fractions may be rounded.
 */
export const isToldExactly = (run: Run, { parameter }: Filter): boolean => {
  const { items } = resolveSchema(run.contract.document, parameter.schema);
  return spread(run.contract.document, items ?? parameter.schema).some(
    ({ type, format, pattern, ...one }) =>
      (one.enum ?? one.const ?? pattern) !== undefined ||
      format === 'uuid' ||
      format === 'date' ||
      [type].flat().some((name) => name === 'boolean' || name === 'integer'),
  );
};

/** Whether a date or integer is within an unambiguous bound; undefined for other values. */
function isWithin(own: Json | undefined, wanted: Json, { bound, exact }: Filter): boolean | undefined {
  const isNumber = exact && typeof own === 'number' && typeof wanted === 'number';
  if (bound === undefined || !(isNumber || (isDate(own) && isDate(wanted)))) return undefined;
  if (own === wanted) return bound.endsWith('e');
  return own > wanted === bound.startsWith('gt');
}

/** Whether the filter may keep the entry; an entry without the value proves nothing. */
export const mayStay = (entry: Entry, wanted: Json, filter: Filter): boolean =>
  filter.paths.some((path) => {
    const own = valueAt(entry, path);
    return isWithin(own, wanted, filter) ?? fits(own, wanted, filter.how);
  });

/** Whether the filter must keep the entry. */
export const mustStay = (entry: Entry, wanted: Json, filter: Filter): boolean =>
  filter.paths.every((path) => {
    const { how } = filter;
    const own = valueAt(entry, path);
    if (how === 'equal') return Array.isArray(own) ? own.includes(wanted) : own === wanted;
    const within = isWithin(own, wanted, filter);
    if (within !== undefined) return within;
    const [a, b] = comparable(own ?? null, wanted);
    if (own === null || own === undefined || typeof a !== 'number' || typeof b !== 'number') return false;
    const slack = typeof own === 'number' ? 0 : DAY;
    return how === 'least' ? a > b + slack : a < b - slack;
  });

function fits(own: Json | undefined, wanted: Json, how: Filter['how']): boolean {
  if (own === undefined) return true;
  // An empty list may mean any value.
  if (Array.isArray(own)) return own.length === 0 || own.some((one) => fits(one, wanted, how));
  if (isRecord(own)) return true;
  if (how !== 'equal') {
    if (own === null) return true;
    const [a, b] = comparable(own, wanted);
    if (typeof a !== 'number' || typeof b !== 'number') return true;
    const slack = typeof own === 'number' ? 0 : /^\d{4}-\d\d-\d\d$/.test(`${wanted}`) ? DAY : 0;
    return how === 'least' ? a >= b - slack : a <= b + slack;
  }
  if (own === wanted) return true;
  // Text filters may match substrings and ignore case.
  return (
    typeof own === 'string' && typeof wanted === 'string' && own.toLowerCase().includes(wanted.toLowerCase())
  );
}
