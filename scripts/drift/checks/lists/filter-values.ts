// What a filter is tried with, and which entries it may leave in.
import { type Json, resolveSchema } from '../../../contract/document.ts';
import type { Operation } from '../../../contract/operations.ts';
import { spread } from '../../../contract/schemas.ts';
import { wordsOf } from '../../naming.ts';
import type { Run } from '../../run.ts';
import { isRecord, schemaAt, valueAt } from '../../shapes.ts';
import { enumOf, type Filter } from './filter-of.ts';
import type { Listing } from './listing.ts';

export type Entry = Record<string, Json>;

const MOST_VALUES = 3;

/**
 * A day's difference is no fault: whether a bound is meant, and in which zone a day begins, is told in words only. Days
 * without a time have no zone, and a bound that is called `gte` says that it is meant.
 */
const DAY = 86_400_000;

/** What has no value of these is often given in another one. */
const REPLACED = ['language', 'lang', 'locale', 'currency', 'unit', 'units'];

/** Values that some entries have, and values that none has. */
export function valuesFor(run: Run, listing: Listing, filter: Filter, entries: Entry[]): Json[] {
  const { parameter, paths, how, inside } = filter;
  const values = entries.flatMap((entry) => paths.flatMap((path) => valueAt(entry, path) ?? []));
  const scalars = values.filter((value) => value !== null && typeof value !== 'object' && value !== '');
  // The seldom ones first, as they leave most out.
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
  // What is nothing to a program is often taken for what was not asked for.
  const isFew = (value: Json, i: number) => i < MOST_VALUES || value === 0 || value === '0';
  return some.length > 1 ? some.filter(isFew) : [...some, ...valueOfNone(run, listing, filter, distinct)];
}

/** One that an entry may have, and none has. */
function valueOfNone(run: Run, { shape }: Listing, { parameter, paths }: Filter, present: Json[]): Json[] {
  if (wordsOf(parameter.name).some((word) => REPLACED.includes(word))) return [];
  if (typeof present[0] === 'boolean') return [!present[0]];
  const schema = schemaAt(run.contract.document, shape.schema, paths[0] ?? []);
  const own = enumOf(run, schema) ?? [];
  const other = enumOf(run, parameter.schema)?.find((one) => own.includes(one) && !present.includes(one));
  return present.length === 0 || other === undefined ? [] : [other];
}

/** One in the middle, where it is told what is meant; one that leaves all out, and one that leaves all in. */
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
  // The bound itself, where that is within, and nothing beside it.
  const isWhole = (isDate(last) && isDate(first)) || (exact === true && typeof last === 'number');
  const inside = isWhole ? { gte: [last], lte: [first], gt: [], lt: [] } : undefined;
  const own = bound && inside ? inside[bound] : [];
  return [...middle, ...own, moved(last, 1), moved(first, -1)].map((value) =>
    isDay && typeof value === 'string' ? value.slice(0, 10) : value,
  );
}

/** Beyond a value, by a good deal. */
function moved(value: Json, by: 1 | -1): Json {
  if (typeof value === 'number') return value + by;
  if (isNumeric(value)) return `${Number(value) + by}`;
  const moment = new Date(Date.parse(`${value}`) + by * 400 * DAY);
  if (Number.isNaN(moment.getTime())) return value;
  return moment.toISOString().slice(0, `${value}`.length > 10 ? undefined : 10);
}

/** Whether the contract lets a parameter hold a text. */
export const mayHold = ({ judge }: Run, operation: Operation, name: string, value: Json): boolean =>
  judge
    .request(operation, {
      params: {},
      query: new URLSearchParams([[name, `${value}`]]),
      headers: new Headers(),
    })
    .every(({ field }) => field !== name);

/** Two values as numbers where both are, in texts too: those of 64 bits are. */
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

/** Whether what is asked for is told as it is: a text may be searched in any way, moments and fractions are rounded. */
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

/** Whether a day or a whole number is within a bound of which nothing is left open; undefined for any other. */
function isWithin(own: Json | undefined, wanted: Json, { bound, exact }: Filter): boolean | undefined {
  const isNumber = exact && typeof own === 'number' && typeof wanted === 'number';
  if (bound === undefined || !(isNumber || (isDate(own) && isDate(wanted)))) return undefined;
  if (own === wanted) return bound.endsWith('e');
  return own > wanted === bound.startsWith('gt');
}

/** Whether a filter may leave an entry in; one that does not tell its value says nothing. */
export const mayStay = (entry: Entry, wanted: Json, filter: Filter): boolean =>
  filter.paths.some((path) => {
    const own = valueAt(entry, path);
    return isWithin(own, wanted, filter) ?? fits(own, wanted, filter.how);
  });

/** Whether it must. */
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
  // A list that names none may mean any.
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
  // A text may be searched for within another one, and written in another case.
  return (
    typeof own === 'string' && typeof wanted === 'string' && own.toLowerCase().includes(wanted.toLowerCase())
  );
}
