// Checks that the link to the next page leads to the next page of the same list.
import type { Json, Parameter } from '../../../contract/document.ts';
import { type Exchange, type Run, succeeded } from '../../engine/run.ts';
import type { Listing } from '../../listing/listing.ts';
import { nextQuery } from '../../listing/next.ts';
import * as names from '../../model/naming.ts';
import { valueAt } from '../../model/shapes.ts';
import { type Filter, filtersOf } from './filter-of.ts';
import { mayStay } from './filter-values.ts';
import { leastOf } from './page-sizes.ts';

export async function checkNextPages(run: Run, listing: Listing): Promise<void> {
  const { limit, most, way } = listing;
  if (!limit) return;
  const all = await listing.ask({ [limit.name]: most }, 'the whole list');
  const entries = succeeded(all) ? listing.records(all) : [];
  const least = leastOf(limit);
  if (entries.length <= least) return;
  const size = { [limit.name]: least };

  /** Both pages; undefined if there is no link. */
  const pages = async (query: Record<string, Json>, tried: string) => {
    const first = await listing.ask({ ...size, ...query }, tried);
    const next = succeeded(first) ? nextQuery(first) : undefined;
    const second = next && (await listing.follow(first, next, `${tried}, where its address leads`));
    return second && succeeded(second) ? { first, second } : undefined;
  };
  const tell = (exchange: Exchange, parameter: string, says: string, expected: string, actual: string) =>
    listing.report(exchange, 'page-walk', parameter, says, { expected, actual });

  const base = await pages({}, 'a page');
  if (!base) return;
  const isBack = ({ first, second }: NonNullable<typeof base>) => {
    const [keys, next] = [first, second].map((page) => listing.records(page).map(listing.keyOf));
    return next && next.length > 0 && next.every((key) => keys?.includes(key));
  };
  if (listing.idPath && isBack(base)) {
    const again = await pages({}, 'a page');
    const says = 'The link to the next page leads to the same page.';
    if (again && isBack(again)) tell(again.second, way?.name ?? '', says, 'the next page', 'the same page');
    return;
  }

  const found = filterWithPages(run, listing, entries, least);
  if (!found) return;
  const { parameter, filter, value } = found;
  const isForgotten = async () => {
    const asked = await pages({ [parameter.name]: value }, `${parameter.name} and a page`);
    const fits = (answer: Exchange) =>
      listing.records(answer).every((entry) => mayStay(entry, value, filter));
    return asked && fits(asked.first) && !fits(asked.second) ? asked.second : undefined;
  };
  if (!(await isForgotten())) return;
  const second = await isForgotten();
  const says = `The link to the next page loses ${parameter.name}.`;
  if (second) tell(second, parameter.name, says, 'entries that fit what was asked for', 'others too');
}

/** A filter that keeps more than one page of entries, but not the first ones in a row. */
function filterWithPages(
  run: Run,
  listing: Listing,
  entries: Record<string, Json>[],
  least: number,
): { parameter: Parameter; filter: Filter; value: Json } | undefined {
  const { operation, limit, way } = listing;
  for (const parameter of operation.parameters) {
    if (parameter.in !== 'query' || parameter === limit || parameter.name === way?.name) continue;
    if (names.isSort(parameter.name) || names.isSearch(parameter.name)) continue;
    for (const filter of filtersOf(run, listing, parameter)) {
      if (filter.how !== 'equal') continue;
      const values = entries.flatMap((entry) => valueAt(entry, filter.paths[0] ?? []) ?? []);
      const value = values.find((one) => {
        const fitting = entries.filter((entry) => mayStay(entry, one, filter));
        const last = fitting[least - 1];
        // The unfiltered continuation must show entries that the filter excludes.
        const after = last && entries[entries.indexOf(last) + 1];
        const isScalar = one !== null && typeof one !== 'object';
        return isScalar && fitting.length > least && after && !mayStay(after, one, filter);
      });
      if (value !== undefined) return { parameter, filter, value };
    }
  }
  return undefined;
}
