// Finds records that one parent lists and another does not, to check that paths do not mix them up.

import { type Run, succeeded } from '../../engine/run.ts';
import { listingOf } from '../../listing/listing.ts';
import { pagesOf } from '../../listing/pager.ts';
import { pathParametersOf, type Resource } from '../../model/resources.ts';
import { idIn } from '../../records/links.ts';
import type { Requests } from '../../requests/requests.ts';

export type Params = Record<string, string>;

/** Number of parent pairs to try for each set of differing parameters, and number of lists to read for them. */
const MOST_PAIRS = 2;
const MOST_READ = 6;

export interface Pair {
  /** Path parameters of a record. */
  params: Params;
  /** The same record below another parent. */
  elsewhere: Params;
  /** Another record; undefined if none is known. */
  beside: Params | undefined;
}

/** All ids in the list below a parent. */
export type IdsBelow = (params: Params, isAgain?: boolean) => Promise<Set<string> | undefined>;

export function createIdsBelow(run: Run, requests: Requests, resource: Resource): IdsBelow {
  const known = new Map<string, Set<string> | undefined>();
  const idPath = run.pool.idPath(resource);
  const pathParameters = pathParametersOf(resource.collection);

  async function read(params: Params): Promise<Set<string> | undefined> {
    const listing = resource.list && listingOf(run, requests, resource.list.operation, params);
    if (!listing || !idPath) return undefined;
    const ids = new Set<string>();
    for await (const page of pagesOf(listing, listing.most, 'looking for records below a parent')) {
      if (!succeeded(page.exchange) && !page.isLast) return undefined;
      for (const entry of page.records) ids.add(idIn(resource, entry, idPath) ?? '');
      if (page.isLast) return ids;
    }
    return undefined;
  }

  return async (params, isAgain = false) => {
    const key = JSON.stringify(pathParameters.map((name) => params[name]));
    if (isAgain || !known.has(key)) known.set(key, await read(params));
    return known.get(key);
  };
}

/** Pairs for each way in which two parents can differ, since a lookup may ignore any part of the path. */
export async function* pairsOf(
  { pool }: Run,
  { pathParameter }: Resource,
  above: Resource,
  idsBelow: IdsBelow,
): AsyncGenerator<Pair> {
  // Records of this run have few children.
  const known = pool.records(above).toSorted((a, b) => Number(a.own) - Number(b.own));
  const parents = known.map(({ params }) => params);
  const pairs = parents.flatMap((one) => parents.flatMap((other) => (other === one ? [] : [{ one, other }])));
  const ways = Map.groupBy(pairs, ({ one, other }) =>
    Object.keys(one)
      .filter((name) => one[name] !== other[name])
      .join(),
  );
  for (const alike of ways.values()) {
    const read = new Set<Params>();
    let count = 0;
    for (const { one, other } of alike) {
      if (count === MOST_PAIRS) break;
      if (new Set([...read, one, other]).size > MOST_READ) continue;
      read.add(one).add(other);
      const [ids = new Set<string>(), strangers] = [await idsBelow(one), await idsBelow(other)];
      const id = strangers && [...ids].find((each) => !strangers.has(each));
      if (id === undefined) continue;
      count += 1;
      const [beside] = [...ids].filter((each) => each !== id);
      const [stranger] = strangers ?? [];
      yield {
        params: { ...one, [pathParameter]: id },
        elsewhere: { ...other, [pathParameter]: id },
        beside:
          beside !== undefined
            ? { ...one, [pathParameter]: beside }
            : stranger === undefined
              ? undefined
              : { ...other, [pathParameter]: stranger },
      };
    }
  }
}
