// Whether a list holds only what its filters ask for. Each is asked for a value that some entries have and others have
// not; an entry that has another one was not filtered.
import { type Json, type Parameter, resolveSchema } from '../../contract/document.ts';
import { spread } from '../../contract/schemas.ts';
import * as names from '../naming.ts';
import { nameOfCollection } from '../resources.ts';
import { type Exchange, type Run, worked } from '../run.ts';
import { isRecord, typesOf } from '../shapes.ts';
import { type Filter, filtersOf, innerFilters, isObject, isOfPaging } from './filter-of.ts';
import type { Listing } from './listing.ts';

type Entry = Record<string, Json>;

const MOST_VALUES = 3;
const NONSENSE = 'zqxvkwjy-8f3b';

export async function checkFilters(run: Run, listing: Listing): Promise<void> {
  const size: Record<string, Json> = listing.limit ? { [listing.limit.name]: listing.most } : {};
  const all = await listing.ask(size, 'the whole list');
  const entries = worked(all) ? listing.records(all) : [];
  if (entries.length === 0 || !worked(all)) return;
  checkParents(listing, all, entries);
  const query = listing.operation.parameters.filter(({ in: where }) => where === 'query');
  for (const parameter of query) {
    if (parameter === listing.limit || isOfPaging(run, parameter)) continue;
    if (isObject(run, parameter)) {
      for (const filter of innerFilters(run, listing, parameter))
        await checkFilter(run, listing, filter, size, entries);
      continue;
    }
    if (names.isSearch(parameter.name)) await checkSearch(run, listing, parameter, size, entries);
    else
      for (const filter of filtersOf(run, listing, parameter))
        await checkFilter(run, listing, filter, size, entries);
  }
}

/** What is listed below a record belongs to it, where an entry tells whose it is. */
function checkParents(listing: Listing, all: Exchange, entries: Entry[]): void {
  const { operation, params } = listing;
  for (const [blank, id] of Object.entries(params)) {
    const above = operation.path.slice(0, operation.path.indexOf(`/{${blank}}`));
    const wanted = [names.plain(blank), `${nameOfCollection(above)}id`];
    const property = Object.keys(entries[0] ?? {}).find(
      (name) => name !== 'id' && wanted.includes(names.plain(name)),
    );
    if (property === undefined) continue;
    const isOther = (entry: Entry) => {
      const own = entry[property] ?? null;
      return own !== null && typeof own !== 'object' && `${own}`.toLowerCase() !== id.toLowerCase();
    };
    if (!entries.some(isOther)) continue;
    listing.report(
      all,
      'filter-ignored',
      blank,
      `It lists entries whose ${property} is another one than its path names.`,
      {
        expected: 'entries of the record in its path',
        actual: 'others too',
      },
    );
  }
}

async function checkFilter(
  run: Run,
  listing: Listing,
  filter: Filter,
  size: Record<string, Json>,
  entries: Entry[],
): Promise<void> {
  const { parameter, property, how, inside } = filter;
  const isList = typesOf(run.contract.document, parameter.schema).includes('array');
  for (const value of valuesFor(run, filter, entries)) {
    const one = isList ? [value] : value;
    const given = { [parameter.name]: inside === undefined ? one : { [inside]: one } };
    const tried = `${parameter.name}=${how === 'equal' ? 'one of its values' : 'a bound'}`;
    const answer = await listing.ask({ ...size, ...given }, tried);
    if (!worked(answer)) continue;
    const found = listing.records(answer);
    const strangers = found.filter((entry) => !fits(entry[property], value, how));
    const rule = how === 'equal' ? `the ${property} asked for` : `a ${property} within the bound`;
    if (strangers.length > 0) {
      const again = await listing.ask({ ...size, ...given }, tried);
      if (!worked(again) || listing.records(again).every((entry) => fits(entry[property], value, how)))
        continue;
      listing.report(
        again,
        'filter-ignored',
        parameter.name,
        `Its entries are not filtered by ${parameter.name}.`,
        {
          expected: `only entries with ${rule}`,
          actual: 'others too',
        },
      );
      return;
    }
    const expected = entries.filter((entry) => fits(entry[property], value, how));
    const missing = expected.filter(
      (entry) => !found.some((one) => listing.keyOf(one) === listing.keyOf(entry)),
    );
    // Where a page is full the rest may stand on the next one.
    const isWhole = listing.limit === undefined || found.length < listing.most;
    if (missing.length === 0 || !isWhole || how !== 'equal' || found.length > 0) continue;
    listing.report(
      answer,
      'filter-ignored',
      parameter.name,
      `Asked by ${parameter.name} for a value that entries have, it finds none.`,
      {
        expected: `entries with ${rule}`,
        actual: 'none',
      },
    );
    return;
  }
  if (isList && how === 'equal' && inside === undefined) await checkSeveral(listing, filter, size, entries);
}

/** Of several values each counts. */
async function checkSeveral(
  listing: Listing,
  { parameter, property }: Filter,
  size: Record<string, Json>,
  entries: Entry[],
): Promise<void> {
  const scalars = entries
    .map((entry) => entry[property])
    .filter((value) => value !== null && typeof value !== 'object' && value !== undefined);
  const two = [...new Set(scalars as Json[])].slice(0, 2);
  if (two.length < 2 || Number(parameter.schema.maxItems ?? 2) < 2) return;
  const [one, both] = [
    await listing.ask({ ...size, [parameter.name]: two.slice(0, 1) }, `${parameter.name} with one value`),
    await listing.ask({ ...size, [parameter.name]: two }, `${parameter.name} with two values`),
  ];
  if (!worked(one) || !worked(both)) return;
  const found = listing.records(both).map((entry) => entry[property]);
  if (
    two.every((value) => found.includes(value as Json)) ||
    found.length >= (listing.limit ? listing.most : Number.POSITIVE_INFINITY)
  )
    return;
  listing.report(
    both,
    'filter-ignored',
    parameter.name,
    `Of several values of ${parameter.name} only some count.`,
    {
      expected: 'entries with any of the values',
      actual: 'entries with some of them',
    },
  );
}

/** Values that some entries have and others have not; the seldom ones first, as they leave most out. */
function valuesFor(run: Run, { parameter, property, how }: Filter, entries: Entry[]): Json[] {
  const values = entries.flatMap((entry) => {
    const value = entry[property];
    return Array.isArray(value) ? value : value === undefined ? [] : [value];
  });
  const scalars = values.filter((value) => value !== null && typeof value !== 'object' && value !== '');
  const distinct = [...Map.groupBy(scalars, (value) => value)].sort(([, a], [, b]) => a.length - b.length);
  const isAllowed = (value: Json) => {
    const listed = spread(run.contract.document, parameter.schema).find((one) => one.enum)?.enum;
    return listed === undefined || listed.includes(value);
  };
  const some = distinct.map(([value]) => value).filter(isAllowed);
  if (how === 'equal') return some.length > 1 ? some.slice(0, MOST_VALUES) : [];
  const sorted = some.toSorted((a, b) => (comparable(a) < comparable(b) ? -1 : 1));
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (sorted.length < 2 || middle === undefined) return [];
  const isDay = resolveSchema(run.contract.document, parameter.schema).format === 'date';
  return [isDay && typeof middle === 'string' ? middle.slice(0, 10) : middle];
}

const comparable = (value: Json): number | string => {
  if (typeof value === 'number') return value;
  const moment = Date.parse(`${value}`);
  return Number.isNaN(moment) ? `${value}` : moment;
};

/** A day's difference is no fault: whether a bound is meant, and in which zone a day begins, is told in words only. */
const DAY = 86_400_000;

function fits(own: Json | undefined, wanted: Json, how: Filter['how']): boolean {
  // An entry that does not tell its value says nothing.
  if (own === undefined) return true;
  // A list that names none may mean any.
  if (Array.isArray(own)) return own.length === 0 || own.some((one) => fits(one, wanted, how));
  if (isRecord(own)) return true;
  if (how !== 'equal') {
    if (own === null) return true;
    const [a, b] = [comparable(own), comparable(wanted)];
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

/** What nothing holds finds nothing; at least it does not find everything. */
async function checkSearch(
  run: Run,
  listing: Listing,
  parameter: Parameter,
  size: Record<string, Json>,
  entries: Entry[],
): Promise<void> {
  if (entries.length < 2) return;
  const wrong = run.judge.request(listing.operation, {
    params: {},
    query: new URLSearchParams([[parameter.name, NONSENSE]]),
    headers: new Headers(),
  });
  if (wrong.some(({ field }) => field === parameter.name)) return;
  const ask = () =>
    listing.ask({ ...size, [parameter.name]: NONSENSE }, `${parameter.name} with what nothing holds`);
  const isEverything = (found: Entry[]) => found.length >= entries.length;
  const answer = await ask();
  if (!worked(answer) || !isEverything(listing.records(answer))) return;
  const again = await ask();
  if (!worked(again) || !isEverything(listing.records(again))) return;
  listing.report(
    again,
    'filter-ignored',
    parameter.name,
    `It finds everything, whatever ${parameter.name} asks for.`,
    {
      expected: 'no entry',
      actual: 'all of them',
    },
  );
}
