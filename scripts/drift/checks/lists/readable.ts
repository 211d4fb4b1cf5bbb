// Checks that listed records can be read; otherwise the list shows foreign records or wrong ids.

import type { Json } from '../../../contract/document.ts';
import { type Exchange, succeeded } from '../../engine/run.ts';
import { listingOf } from '../../listing/listing.ts';
import { walkFor } from '../../listing/walk-for.ts';
import { pathParametersOf, type Resource } from '../../model/resources.ts';
import { addsNothing, mostDiverse } from '../../model/variety.ts';
import type { Context } from '../../records/context.ts';
import { idIn } from '../../records/links.ts';
import { pollUntil } from '../shared/poll-until.ts';

/** Number of entries to read per list. */
const MOST_READ = 20;

interface Reading {
  entry: Record<string, Json>;
  params: Record<string, string>;
  exchange: Exchange;
}

export async function checkReadable({ run, requests }: Context, resource: Resource): Promise<void> {
  const { list, read, path, collection, pathParameter } = resource;
  const idPath = run.pool.idPath(resource);
  const [known] = run.pool.fits(path);
  if (!list || read?.effect !== 'read' || !idPath || !known) return;
  if (!run.operations.includes(list.operation) || !run.operations.includes(read)) return;
  // Otherwise an entry may belong to another parent.
  if (pathParametersOf(collection).length !== pathParametersOf(path).length - 1) return;
  const listing = listingOf(run, requests, list.operation, known.params);
  const limit: Record<string, Json> = listing?.limit ? { [listing.limit.name]: listing.most } : {};
  const shown = await listing?.ask(limit, 'a list whose entries are read');
  if (!listing || !shown || !succeeded(shown)) return;
  const { caller = null } = shown;
  if (caller ? !run.access.callersOf(read).includes(caller) : !read.open) return;
  const ask = (params: Record<string, string>) =>
    run.call(read, requests.plain(read, params), {
      tried: 'what a list shows',
      caller,
      lenient: [403, 404, 410],
    });
  const entries = listing.records(shown);
  const readings: Reading[] = [];
  for (const entry of [...new Set([...mostDiverse(entries, (one) => one, 4), ...entries])].slice(
    0,
    MOST_READ,
  )) {
    const params = { ...known.params, [pathParameter]: idIn(resource, entry, idPath) ?? '' };
    readings.push({ entry, params, exchange: await ask(params) });
  }
  const found = readings.filter(({ exchange }) => succeeded(exchange)).map(({ entry }) => entry);
  // Some records, such as drafts, may be listed only: a record of the same kind must have been readable.
  const lost = readings.find(({ entry, exchange }) => exchange.status === 404 && addsNothing(entry, found));
  if (!lost || found.length === 0) return;
  const again = await pollUntil(run, () => ask(lost.params), succeeded);
  if (again.status !== 404) return;
  // The record may have been removed meanwhile.
  const { found: isListed } = await walkFor(run, requests, resource, { ...known, params: lost.params });
  if (!isListed) return;
  run.report(shown, {
    kind: 'not-readable',
    says: `The list has a record that ${read.id} does not find.`,
    rule: list.operation.pointer,
    expected: 'what can be read',
    actual: `${again.status} for ${lost.params[pathParameter]}`,
  });
}
