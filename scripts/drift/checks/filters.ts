// Whether a list holds only what its filters ask for. Each is asked for a value that some entries have and others have
// not; an entry that has another one was not filtered.
import type { Json, Parameter } from '../../contract/document.ts';
import * as names from '../naming.ts';
import { mayGoOn } from '../next.ts';
import { isObject } from '../query-parts.ts';
import { nameOfCollection } from '../resources.ts';
import { type Exchange, type Run, worked } from '../run.ts';
import { typesOf, valueAt } from '../shapes.ts';
import { type Filter, filtersOf, innerFilters, isOfPaging } from './filter-of.ts';
import { type Entry, mayHold, mayStay, mustStay, valuesFor } from './filter-values.ts';
import type { Listing } from './listing.ts';

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
    if (isObject(run.contract.document, parameter)) {
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
      (name) => !isOwnId(listing, name) && wanted.includes(names.plain(name)),
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

/** What a blank is called as well, like `{key}`: an entry's own comes first. */
const isOwnId = ({ idPath, operation }: Listing, name: string): boolean =>
  idPath?.join() === name || names.idLikeness(name, nameOfCollection(operation.path)) >= 5;

async function checkFilter(
  run: Run,
  listing: Listing,
  filter: Filter,
  size: Record<string, Json>,
  entries: Entry[],
): Promise<void> {
  const { parameter, paths, how, inside } = filter;
  const isList = typesOf(run.contract.document, parameter.schema).includes('array');
  for (const value of valuesFor(run, listing, filter, entries)) {
    const one = isList ? [value] : value;
    const given = { [parameter.name]: inside === undefined ? one : { [inside]: one } };
    const tried = `${parameter.name}=${how === 'equal' ? 'one of its values' : 'a bound'}`;
    const ask = () => listing.ask({ ...size, ...given }, tried);
    const answer = await ask();
    const fault = faultOf(listing, answer, value, filter, entries);
    if (!fault) continue;
    // Entries may have changed meanwhile: what is wrong is wrong again.
    const all = await listing.ask(size, 'the whole list');
    const again = await ask();
    if (faultOf(listing, again, value, filter, listing.records(all)) !== fault) continue;
    const asked = paths.length === 1 ? paths[0]?.join('.') : 'moment';
    const expected = how === 'equal' ? `the ${asked} asked for` : `a ${asked} within the bound`;
    const [says, actual] = {
      strangers: [`Its entries are not filtered by ${parameter.name}.`, 'others too'] as const,
      none: [`Asked by ${parameter.name} for a value that entries have, it finds none.`, 'none'] as const,
    }[fault];
    listing.report(again, 'filter-ignored', parameter.name, says, {
      expected: `${fault === 'strangers' ? 'only ' : ''}entries with ${expected}`,
      actual,
    });
    return;
  }
  if (isList && how === 'equal' && inside === undefined) await checkSeveral(listing, filter, size, entries);
}

function faultOf(
  listing: Listing,
  answer: Exchange,
  value: Json,
  filter: Filter,
  entries: Entry[],
): 'strangers' | 'none' | undefined {
  if (!worked(answer)) return undefined;
  const found = listing.records(answer);
  if (!found.every((entry) => mayStay(entry, value, filter))) return 'strangers';
  if (found.length === 0 && entries.some((entry) => mustStay(entry, value, filter))) return 'none';
  return undefined;
}

/** Of several values each counts. */
async function checkSeveral(
  listing: Listing,
  { parameter, paths: [path = []] }: Filter,
  size: Record<string, Json>,
  entries: Entry[],
): Promise<void> {
  const scalars = entries
    .map((entry) => valueAt(entry, path))
    .filter((value) => value !== null && typeof value !== 'object' && value !== undefined);
  const two = [...new Set(scalars as Json[])].slice(0, 2);
  if (two.length < 2 || Number(parameter.schema.maxItems ?? 2) < 2) return;
  const [one, both] = [
    await listing.ask({ ...size, [parameter.name]: two.slice(0, 1) }, `${parameter.name} with one value`),
    await listing.ask({ ...size, [parameter.name]: two }, `${parameter.name} with two values`),
  ];
  if (!worked(one) || !worked(both)) return;
  const found = listing.records(both).map((entry) => valueAt(entry, path));
  if (
    two.every((value) => found.includes(value as Json)) ||
    mayGoOn(both) ||
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

/** What nothing holds finds nothing; at least it does not find everything. */
async function checkSearch(
  run: Run,
  listing: Listing,
  parameter: Parameter,
  size: Record<string, Json>,
  entries: Entry[],
): Promise<void> {
  if (entries.length < 2) return;
  if (!mayHold(run, listing.operation, parameter.name, NONSENSE)) return;
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
