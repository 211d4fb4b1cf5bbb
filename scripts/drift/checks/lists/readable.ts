// Whoever reads a list can read what it shows: else it shows what belongs to somebody else, or calls it by a wrong name.
import type { Json } from '../../../contract/document.ts';
import { idIn } from '../../links.ts';
import type { Requests } from '../../requests.ts';
import { blanksOf, type Resource } from '../../resources.ts';
import { type Exchange, type Run, worked } from '../../run.ts';
import { isAlike, unlike } from '../../variety.ts';
import { until } from '../until.ts';
import { listingOf } from './listing.ts';
import { walkFor } from './walk-for.ts';

/** Of one list, so many entries are read. */
const MOST_READ = 20;

interface Reading {
  entry: Record<string, Json>;
  params: Record<string, string>;
  exchange: Exchange;
}

export async function checkReadable(run: Run, requests: Requests, resource: Resource): Promise<void> {
  const { list, read, path, collection, blank } = resource;
  const idPath = run.pool.idPath(resource);
  const [known] = run.pool.fits(path);
  if (!list || read?.effect !== 'read' || !idPath || !known) return;
  if (!run.operations.includes(list.operation) || !run.operations.includes(read)) return;
  // Else an entry may stand below another parent.
  if (blanksOf(collection).length !== blanksOf(path).length - 1) return;
  const listing = listingOf(run, requests, list.operation, known.params);
  const limit: Record<string, Json> = listing?.limit ? { [listing.limit.name]: listing.most } : {};
  const shown = await listing?.ask(limit, 'a list whose entries are read');
  if (!listing || !shown || !worked(shown)) return;
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
  for (const entry of [...new Set([...unlike(entries, (one) => one, 4), ...entries])].slice(0, MOST_READ)) {
    const params = { ...known.params, [blank]: idIn(resource, entry, idPath) ?? '' };
    readings.push({ entry, params, exchange: await ask(params) });
  }
  const found = readings.filter(({ exchange }) => worked(exchange)).map(({ entry }) => entry);
  // A draft, for one, may be listed only: what is read must have been of the same sort.
  const lost = readings.find(({ entry, exchange }) => exchange.status === 404 && isAlike(entry, found));
  if (!lost || found.length === 0) return;
  const again = await until(run, () => ask(lost.params), worked);
  if (again.status !== 404) return;
  // Meanwhile it may have been removed by somebody else.
  const { found: isListed } = await walkFor(run, requests, resource, { ...known, params: lost.params });
  if (!isListed) return;
  run.report(shown, {
    kind: 'not-readable',
    severity: 'error',
    says: `It lists what ${read.id} does not find.`,
    rule: list.operation.pointer,
    expected: 'what can be read',
    actual: `${again.status} for ${lost.params[blank]}`,
  });
}
