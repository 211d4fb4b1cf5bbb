// Whether a record, and what stands below it, is found only below the one that it belongs to: below another one that does
// not list it, it is not.
import type { Json } from '../../../contract/document.ts';
import type { Operation } from '../../../contract/operations.ts';
import { idLikeness, plain } from '../../naming.ts';
import type { Requests } from '../../requests.ts';
import { blanksOf, nameOfCollection, type Resource, saysGone } from '../../resources.ts';
import { type Exchange, type Run, worked } from '../../run.ts';
import { isRecord, recordsIn, unwrapped } from '../../shapes.ts';
import { listingOf } from '../lists/listing.ts';
import { createIdsBelow, type Pair, type Params, pairsOf } from './strangers.ts';

export async function checkParent(run: Run, requests: Requests, operation: Operation): Promise<void> {
  const { path, effect, method } = operation;
  const resource = ownerOf(run, operation);
  const above = resource && parentOf(run, resource);
  if (!resource || !above || effect !== 'read' || method !== 'get') return;
  const isItself = resource.read === operation;
  let bare = 0;
  const read = (params: Params) =>
    run.call(operation, requests.plain(operation, params), {
      tried: 'a record below another parent',
      lenient: [400, 403, 404, 410],
    });
  const idsBelow = createIdsBelow(run, requests, resource);
  for await (const { params, elsewhere, beside: next } of pairsOf(run, resource, above, idsBelow)) {
    if (!worked(await read(elsewhere))) continue;
    const own = await read(params);
    const told = worked(own) ? toldBy(run, requests, own) : undefined;
    // Who does not say what becomes of what is not there may say so in another way.
    if (told === '' && !saysGone(operation)) return;
    const beside = told !== undefined && !isItself ? await answerOf(next) : undefined;
    // What is the same for all says nothing of whose it is.
    if (told === undefined || (!isItself && (told === '' || beside === undefined || beside === told)))
      continue;
    const isFound = async (): Promise<Exchange | undefined> => {
      const answer = await read(elsewhere);
      const ofOther = worked(answer) ? toldBy(run, requests, answer) : undefined;
      const isOthers = ofOther === told || (isItself && tells(answer, elsewhere) && !tells(own, params));
      const ids = isOthers && ofOther !== undefined ? await idsBelow(elsewhere, true) : undefined;
      return ids && !ids.has(elsewhere[resource.blank] ?? '') ? answer : undefined;
    };
    const again = (await isFound()) && (await isFound());
    if (!again) continue;
    bare += told === '' ? 1 : 0;
    // What only says that it belongs there may belong there in another way than the list shows, once.
    if (bare === 1) continue;
    run.report(again, {
      kind: 'wrong-parent',
      severity: 'error',
      says: isItself
        ? 'It answers a record that is listed below another parent than its path names.'
        : 'It answers what belongs to a record that is listed below another parent than its path names.',
      rule: operation.pointer,
      expected: '404',
      actual: `${again.status}`,
    });
    return;
  }

  async function answerOf(params: Pair['beside']): Promise<string | undefined> {
    const answer = params && (await read(params));
    return answer && worked(answer) ? toldBy(run, requests, answer) : undefined;
  }

  function tells({ json }: Exchange, params: Params): boolean {
    const record = unwrapped(json ?? null);
    return isRecord(record) && tellsOther(path, params, record);
  }
}

/** What an answer holds, to be compared: a text, empty for one without a body; undefined where that says nothing. */
function toldBy(
  run: Run,
  requests: Requests,
  { operation, request, reply, json }: Exchange,
): string | undefined {
  if (json === undefined) return 'body' in reply ? Buffer.from(reply.body).toString('base64') : undefined;
  const listing = listingOf(run, requests, operation, request.params);
  const inside = listing ? recordsIn(listing.shape, json) : unwrapped(json);
  return inside !== null && Object.keys(Object(inside)).length > 0 ? JSON.stringify(inside) : undefined;
}

/** What an entry may call the record that a blank of a path names, in which it stands. */
export const namesOfParent = (path: string, blank: string): string[] => [
  plain(blank),
  `${nameOfCollection(path.slice(0, path.indexOf(`/{${blank}}`)))}id`,
];

/** Whether a record says that it stands in another one than its path does. */
const tellsOther = (path: string, params: Params, record: Record<string, Json>): boolean =>
  blanksOf(path)
    .slice(0, -1)
    .some((blank) =>
      Object.entries(record).some(([name, value]) => {
        // An `id` or a `slug` is its own.
        const isParent = namesOfParent(path, blank).includes(plain(name)) && idLikeness(name, '') < 5;
        const isPlain = value !== null && typeof value !== 'object';
        return isParent && isPlain && `${value}`.toLowerCase() !== params[blank]?.toLowerCase();
      }),
    );

/** The listed records of which an operation reads one, or what stands below it. */
export const ownerOf = ({ resources }: Run, { path }: Operation): Resource | undefined =>
  resources.find(
    (one) =>
      one.list !== undefined &&
      (path === one.path || path.startsWith(`${one.path}/`)) &&
      blanksOf(path).length === blanksOf(one.path).length,
  );

/** What a resource's records stand below. */
export const parentOf = ({ resources }: Run, { collection }: Resource): Resource | undefined =>
  resources
    .filter(({ path }) => collection.startsWith(`${path}/`))
    .toSorted((a, b) => b.path.length - a.path.length)[0];
