// Checks a list's filters. Each is tried with a value that some entries have and others do not; if an entry with
// another value remains, the filter was ignored.
import { type Json, type Parameter, resolveSchema } from '../../../contract/document.ts';
import { type Exchange, type Run, succeeded } from '../../engine/run.ts';
import { isWhole, type Listing, totalOf } from '../../listing/listing.ts';
import * as names from '../../model/naming.ts';
import { isObject } from '../../model/query-parts.ts';
import { nameOfCollection } from '../../model/resources.ts';
import { schemaAt, successSchema, typesOf, valueAt } from '../../model/shapes.ts';
import { namesOfParent } from '../life/parents.ts';
import { type Filter, filtersOf, innerFilters, isOfPaging, nameOf, severityOf } from './filter-of.ts';
import { type Entry, isToldExactly, mayHold, mayStay, mustStay, valuesFor } from './filter-values.ts';
import { isNestedTotal, mayBeSum } from './paging.ts';
import { checkSeveral } from './several.ts';
import { checkTogether } from './together.ts';

const NONSENSE = 'zqxvkwjy-8f3b';

export async function checkFilters(run: Run, listing: Listing): Promise<void> {
  const size: Record<string, Json> = listing.limit ? { [listing.limit.name]: listing.most } : {};
  const all = await listing.ask(size, 'the whole list');
  const entries = succeeded(all) ? listing.records(all) : [];
  if (entries.length === 0 || !succeeded(all)) return;
  checkParents(listing, all, entries);
  const query = listing.operation.parameters.filter(({ in: where }) => where === 'query');
  for (const parameter of query) {
    const isOwn = parameter === listing.limit || parameter.name === listing.way?.name;
    if (isOwn || isOfPaging(run, parameter)) continue;
    if (isObject(run.contract.document, parameter)) {
      for (const filter of innerFilters(run, listing, parameter))
        await checkFilter(run, listing, filter, size, all);
      continue;
    }
    if (names.isSearch(parameter.name)) await checkSearch(run, listing, parameter, size, entries);
    else
      for (const filter of filtersOf(run, listing, parameter))
        await checkFilter(run, listing, filter, size, all);
    checkIncluded(run, listing, parameter, all);
  }
  await checkTogether(run, listing, size, entries);
}

/** Checks that removed records are listed only with `includeDeleted`, which defaults to false. */
function checkIncluded(run: Run, listing: Listing, { name, schema }: Parameter, all: Exchange): void {
  const state = names.alsoListed(name);
  if (state === undefined || resolveSchema(run.contract.document, schema).default !== false) return;
  const called = [state, `is${state}`, `${state}at`, `${state}on`];
  const isSo = (value: Json) =>
    value === true || (typeof value === 'string' && Date.parse(value) < Date.now() - DAY);
  const isGone = (entry: Entry) =>
    Object.entries(entry).some(([key, value]) => called.includes(names.plain(key)) && isSo(value));
  if (!listing.records(all).some(isGone)) return;
  listing.report(all, 'filter-ignored', name, `Without ${name}, the list has entries that are ${state}.`, {
    expected: `no entry that is ${state}`,
    actual: 'some',
    severity: 'warning',
  });
}

const DAY = 86_400_000;

/** Checks that a nested list has only entries of its parent, if the entries name their parent. */
function checkParents(listing: Listing, all: Exchange, entries: Entry[]): void {
  const { operation, params } = listing;
  for (const [pathParameter, id] of Object.entries(params)) {
    const wanted = namesOfParent(operation.path, pathParameter);
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
      pathParameter,
      `The list has entries whose ${property} is not the one in the path.`,
      {
        expected: 'entries of the record in its path',
        actual: 'others too',
      },
    );
  }
}

/** The parent's path parameter may have the same name, like `{key}`; the entry's own key takes precedence. */
const isOwnId = ({ idPath, operation }: Listing, name: string): boolean =>
  idPath?.join() === name || names.idLikeness(name, nameOfCollection(operation.path)) >= 5;

async function checkFilter(
  run: Run,
  listing: Listing,
  filter: Filter,
  size: Record<string, Json>,
  all: Exchange,
): Promise<void> {
  const { parameter, paths, how, inside } = filter;
  const name = nameOf(filter);
  const entries = listing.records(all);
  const isList = typesOf(run.contract.document, parameter.schema).includes('array');
  for (const value of valuesFor(run, listing, filter, entries)) {
    const one = isList ? [value] : value;
    const given = { [parameter.name]: inside === undefined ? one : { [inside]: one } };
    const tried = `${name}=${how === 'equal' ? 'one of its values' : 'a bound'}`;
    const ask = () => listing.ask({ ...size, ...given }, tried);
    const answer = await ask();
    const fault = faultOf(run, listing, { answer, value, filter, all });
    if (!fault && (await checkTotal(run, listing, name, { answer, ask }))) return;
    if (!fault) continue;
    // Entries may change during the check, so a finding must repeat.
    const before = await listing.ask(size, 'the whole list');
    const again = await ask();
    if (faultOf(run, listing, { answer: again, value, filter, all: before }) !== fault) continue;
    const asked = paths.length === 1 ? paths[0]?.join('.') : 'moment';
    const expected = how === 'equal' ? `the ${asked} asked for` : `a ${asked} within the bound`;
    const [says, actual] = {
      strangers: [`The entries are not filtered by ${name}.`, 'others too'] as const,
      none: [`Filtered by ${name} with a value that entries have, the list is empty.`, 'none'] as const,
      some: [`Filtered by ${name}, the list leaves out entries that match.`, 'some are left out'] as const,
    }[fault];
    listing.report(again, 'filter-ignored', name, says, {
      expected: `${{ strangers: 'only ', none: '', some: 'all ' }[fault]}entries with ${expected}`,
      actual,
      severity: severityOf(filter),
    });
    return;
  }
  if (isList && how === 'equal' && inside === undefined)
    await checkSeveral(run, listing, filter, size, entries);
}

/** If all matches are on one page, their number equals the total. */
async function checkTotal(
  run: Run,
  listing: Listing,
  name: string,
  { answer, ask }: { answer: Exchange; ask(): Promise<Exchange> },
): Promise<boolean> {
  const isWrong = (one: Exchange) => {
    const total = totalOf(listing, one);
    const found = listing.records(one);
    const isSum = !listing.limit && mayBeSum(listing, found);
    const differs = total !== undefined && total !== found.length && !isNestedTotal(found, total);
    return isWhole(listing, one) && differs && !isSum;
  };
  if (!isWrong(answer) || isTotalOfAll(run, listing, answer)) return false;
  const again = await ask();
  if (!isWrong(again)) return false;
  const says = `Filtered by ${name}, the total is not the number of entries.`;
  // A total that ignores one filter ignores them all, so it is reported once.
  listing.report(again, 'wrong-total', '', says, {
    expected: `${listing.records(again).length}`,
    actual: `${totalOf(listing, again)}`,
  });
  return true;
}

/** Whether the total may count the unfiltered list, by its description or because another number counts the matches. */
function isTotalOfAll(
  { contract: { document } }: Run,
  { operation, shape }: Listing,
  { json }: Exchange,
): boolean {
  const schemas = shape.total ? [schemaAt(document, successSchema(operation) ?? {}, shape.total)] : [];
  const headers = Object.values(operation.definition.responses).flatMap(({ headers: all = {} }) =>
    Object.values(all),
  );
  const texts = [...schemas, ...headers].map((one) => (one as { description?: string }).description ?? '');
  const beside = Object.keys(Object(valueAt(json, (shape.total ?? []).slice(0, -1))));
  return (
    texts.some((text) =>
      /\b(regardless|irrespective|whatever|unfiltered|without|before|ignoring)\b/i.test(text),
    ) || beside.some((one) => /filtered|match/i.test(one))
  );
}

interface FilterCall {
  answer: Exchange;
  value: Json;
  filter: Filter;
  /** The unfiltered list. */
  all: Exchange;
}

function faultOf(
  run: Run,
  listing: Listing,
  { answer, value, filter, all }: FilterCall,
): 'strangers' | 'none' | 'some' | undefined {
  if (!succeeded(answer)) return undefined;
  const found = listing.records(answer);
  if (!found.every((entry) => mayStay(entry, value, filter))) return 'strangers';
  const entries = listing.records(all);
  const fitting = entries.filter((entry) => mustStay(entry, value, filter));
  if (found.length === 0 && fitting.length > 0) return 'none';
  // A full page may be truncated if nothing marks it as complete.
  if (!listing.idPath || found.length >= entries.length || !isWhole(listing, answer)) return undefined;
  const keys = new Set(found.map(listing.keyOf));
  const isSure = filter.how !== 'equal' || isToldExactly(run, filter);
  return isSure && fitting.some((entry) => !keys.has(listing.keyOf(entry))) ? 'some' : undefined;
}

/** A search for nonsense must not return everything. */
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
  if (!succeeded(answer) || !isEverything(listing.records(answer))) return;
  const again = await ask();
  if (!succeeded(again) || !isEverything(listing.records(again))) return;
  listing.report(
    again,
    'filter-ignored',
    parameter.name,
    `${parameter.name} has no effect: the search finds everything.`,
    {
      expected: 'no entry',
      actual: 'all of them',
      severity: 'warning',
    },
  );
}
