// Checks that HEAD reports the same number of entries as GET, with the same filters.
import { queryPairs } from '../../../contract/cases/parameters.ts';
import type { Json, Parameter } from '../../../contract/document.ts';
import type { Operation } from '../../../contract/operations.ts';
import type { Requests } from '../../requests.ts';
import { type Exchange, type Run, succeeded } from '../../run.ts';
import { filtersOf } from './filter-of.ts';
import { isToldExactly, valuesFor } from './filter-values.ts';
import { type Listing, totalOf } from './listing.ts';
import { pagesOf } from './pager.ts';

export async function checkHead(run: Run, requests: Requests, listing: Listing): Promise<void> {
  const { path } = listing.operation;
  const head = run.operations.find((one) => one.method === 'head' && one.path === path);
  if (!head) return;
  const entries = (await walked(listing, {})) ?? [];
  const isKnown = (one: Parameter) =>
    head.parameters.some(({ name, in: where }) => name === one.name && where === one.in);
  const filtered = listing.operation.parameters
    .filter((one) => one.in === 'query' && one !== listing.limit && isKnown(one))
    .flatMap((parameter) => {
      const [filter] = filtersOf(run, listing, parameter);
      const isSure = filter?.how === 'equal' && isToldExactly(run, filter);
      const [value] = isSure ? valuesFor(run, listing, filter, entries) : [];
      return value === undefined ? [] : [{ parameter, value }];
    });
  for (const one of [undefined, ...filtered]) {
    const query = one ? { [one.parameter.name]: one.value } : {};
    const tell = async () => {
      const answer = await ask(run, requests, head, listing.params, one);
      const total = succeeded(answer) ? totalOf({ ...listing, operation: head }, answer) : undefined;
      const count = total === undefined ? undefined : (await walked(listing, query))?.length;
      return count === undefined || total === count ? undefined : { answer, total, count };
    };
    const wrong = (await tell()) && (await tell());
    if (!wrong) continue;
    run.report(wrong.answer, {
      kind: 'wrong-total',
      severity: 'error',
      says: 'Its total is not the number of entries that GET has.',
      at: one?.parameter.name ?? '',
      rule: head.pointer,
      expected: `${wrong.count}`,
      actual: `${wrong.total}`,
    });
    return;
  }
}

function ask(
  run: Run,
  requests: Requests,
  head: Operation,
  params: Record<string, string>,
  one?: { parameter: Parameter; value: Json },
): Promise<Exchange> {
  const plain = requests.plain(head, params);
  const rest = plain.query.filter(([name]) => name !== one?.parameter.name);
  const query = one ? [...rest, ...queryPairs(one.parameter, one.value)] : rest;
  return run.call(head, { ...plain, query }, { tried: `HEAD${one ? ` with ${one.parameter.name}` : ''}` });
}

/** All entries of a query; undefined if the end of the list is not reached. */
async function walked(
  listing: Listing,
  query: Record<string, Json>,
): Promise<Record<string, Json>[] | undefined> {
  const found: Record<string, Json>[] = [];
  const asked: Listing = { ...listing, ask: (own, tried) => listing.ask({ ...query, ...own }, tried) };
  const size = listing.limit && listing.most;
  for await (const { records, isLast } of pagesOf(asked, size, 'a list that HEAD counts')) {
    found.push(...records);
    if (isLast) return found;
  }
  return undefined;
}
