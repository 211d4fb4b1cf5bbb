// Looks for one record in a list.

import { queryPairs } from '../../contract/cases/parameters.ts';
import type { Json } from '../../contract/document.ts';
import * as names from '../naming.ts';
import type { Known } from '../pool.ts';
import type { Requests } from '../requests.ts';
import type { Resource } from '../resources.ts';
import { type Exchange, type Run, worked } from '../run.ts';
import { limitOf, recordsIn, valueAt } from '../shapes.ts';

/** A list that is longer is not read to its end. */
const MOST_PAGES = 12;

/** @returns `found` is undefined where the list could not be read to its end */
export async function walkFor(
  run: Run,
  requests: Requests,
  { list, blank, ...resource }: Resource,
  known: Known,
): Promise<{ found: boolean | undefined; exchange: Exchange | undefined }> {
  if (!list) return { found: undefined, exchange: undefined };
  const { operation, shape } = list;
  const idPath = run.pool.idPath({ list, blank, ...resource });
  const id = known.params[blank];
  if (!idPath) return { found: undefined, exchange: undefined };
  const query = operation.parameters.filter(({ in: where }) => where === 'query');
  const limit = limitOf(run.contract.document, operation);
  const page = query.find(({ name }) => names.isPage(name));
  const offset = query.find(({ name }) => names.isOffset(name) && name !== page?.name);
  const cursor = query.find(({ name }) => names.isCursor(name));
  const most = Math.min(Number(limit?.schema.maximum ?? 100), 200);
  let at: Json | undefined = page ? Number(page.schema.minimum ?? 1) : offset ? 0 : undefined;
  let exchange: Exchange | undefined;
  for (let i = 0; i < MOST_PAGES; i += 1) {
    const plain = requests.plain(operation, known.params);
    const added: [string, string][] = [
      ...(limit ? queryPairs(limit, most) : []),
      ...(at !== undefined && (page ?? offset ?? cursor)
        ? queryPairs((page ?? offset ?? cursor) as never, at)
        : []),
    ];
    const kept = plain.query.filter(([name]) => !added.some(([other]) => other === name));
    exchange = await run.call(
      operation,
      { ...plain, query: [...kept, ...added] },
      { tried: 'looking for a record in the list' },
    );
    if (!worked(exchange)) return { found: undefined, exchange };
    const entries = recordsIn(shape, exchange.json);
    if (entries.some((entry) => `${valueAt(entry, idPath)}` === id)) return { found: true, exchange };
    if (entries.length === 0) return { found: false, exchange };
    const pages = shape.pages && valueAt(exchange.json, shape.pages);
    const more = shape.more && valueAt(exchange.json, shape.more);
    if (more === false || (page && typeof pages === 'number' && Number(at) >= pages))
      return { found: false, exchange };
    if (limit && !shape.pages && entries.length < most && more !== true) return { found: false, exchange };
    const next = shape.next && valueAt(exchange.json, shape.next);
    if (page) at = Number(at) + 1;
    else if (offset) at = Number(at) + entries.length;
    else if (cursor && typeof next === 'string' && next !== '') at = next;
    else return { found: cursor ? undefined : false, exchange };
  }
  return { found: undefined, exchange };
}
