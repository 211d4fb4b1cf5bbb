// Checks that two filters used together both apply.
import type { Json } from '../../../contract/document.ts';
import { type Exchange, type Run, succeeded } from '../../engine/run.ts';
import type { Listing } from '../../listing/listing.ts';
import * as names from '../../model/naming.ts';
import { typesOf } from '../../model/shapes.ts';
import { type Filter, filtersOf, isOfPaging, severityOf } from './filter-of.ts';
import { type Entry, isToldExactly, mayStay, valuesFor } from './filter-values.ts';

/** A filter with a value. */
interface Wanted {
  filter: Filter;
  value: Json;
}

const MOST_PAIRS = 6;
/** Parameters that change how filters are combined. */
const JOINING = ['match', 'matchmode', 'mode', 'operator', 'op', 'logic', 'join', 'combine', 'any'];

export async function checkTogether(
  run: Run,
  listing: Listing,
  size: Record<string, Json>,
  entries: Entry[],
): Promise<void> {
  const { parameters } = listing.operation;
  if (parameters.some(({ name }) => JOINING.includes(names.plain(name)))) return;
  const filters = parameters.flatMap((parameter): Filter[] => {
    if (parameter.in !== 'query' || isOfPaging(run, parameter) || names.isSearch(parameter.name)) return [];
    const [filter] = filtersOf(run, listing, parameter);
    return filter?.how === 'equal' && isToldExactly(run, filter) ? [filter] : [];
  });
  const pairs = filters.flatMap((one, i) =>
    filters.slice(i + 1).flatMap((other) => apartBy(run, listing, one, other, entries) ?? []),
  );
  for (const [one, other] of pairs.slice(0, MOST_PAIRS)) {
    const ask = (wanted: Wanted[]) => {
      const query = wanted.map(({ filter: { parameter }, value }) => {
        const isList = typesOf(run.contract.document, parameter.schema).includes('array');
        return [parameter.name, isList ? [value] : value];
      });
      const tried = wanted.map(({ filter }) => filter.parameter.name).join(' and ');
      return listing.ask({ ...size, ...Object.fromEntries(query) }, tried);
    };
    const both = () => ask([one, other]);
    if (!hasOthers(listing, await both(), [one, other])) continue;
    // A fault of a single filter is reported by its own check.
    if (hasOthers(listing, await ask([one]), [one])) continue;
    if (hasOthers(listing, await ask([other]), [other])) continue;
    const again = await both();
    if (!hasOthers(listing, again, [one, other])) continue;
    const called = [one, other].map(({ filter }) => filter.parameter.name);
    const says = `Filtered by ${called.join(' and ')} together, the list has entries that match only one of them.`;
    listing.report(again, 'filter-ignored', called.join('&'), says, {
      expected: 'entries that fit both',
      actual: 'others too',
      severity: severityOf(one.filter, other.filter),
    });
    return;
  }
}

const fits = (entry: Entry, { filter, value }: Wanted): boolean => mayStay(entry, value, filter);

const hasOthers = (listing: Listing, answer: Exchange, wanted: Wanted[]): boolean =>
  succeeded(answer) && !listing.records(answer).every((entry) => wanted.every((one) => fits(entry, one)));

/** Two values that different entries have, so that an OR shows. */
function apartBy(
  run: Run,
  listing: Listing,
  one: Filter,
  other: Filter,
  entries: Entry[],
): [[Wanted, Wanted]] | undefined {
  const wanted = (filter: Filter): Wanted[] =>
    valuesFor(run, listing, filter, entries).map((value) => ({ filter, value }));
  const hasOnly = (a: Wanted, b: Wanted) => entries.some((entry) => fits(entry, a) && !fits(entry, b));
  const all = wanted(one).flatMap((a) => wanted(other).map((b): [Wanted, Wanted] => [a, b]));
  const found = all.find(([a, b]) => hasOnly(a, b) && hasOnly(b, a));
  return found && [found];
}
