// Checks that a record and its subresources are found only below their own parent, and not below one that does not list
// them.

import type { Json } from '../../../contract/document.ts';
import type { Operation } from '../../../contract/operations.ts';
import { type Exchange, type Run, succeeded } from '../../engine/run.ts';
import { listingOf } from '../../listing/listing.ts';
import { idLikeness, plain } from '../../model/naming.ts';
import { nameOfCollection, pathParametersOf, type Resource, saysGone } from '../../model/resources.ts';
import { isRecord, recordsIn, unwrapped } from '../../model/shapes.ts';
import type { Context } from '../../records/context.ts';
import type { Requests } from '../../requests/requests.ts';
import { createIdsBelow, type Pair, type Params, pairsOf } from './strangers.ts';

export async function checkParent({ run, requests }: Context, operation: Operation): Promise<void> {
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
    if (!succeeded(await read(elsewhere))) continue;
    const own = await read(params);
    const told = succeeded(own) ? toldBy(run, requests, own) : undefined;
    // Without a declared 404, the server may answer in another way.
    if (told === '' && !saysGone(operation)) return;
    const beside = told !== undefined && !isItself ? await answerOf(next) : undefined;
    // A response that is the same for all parents does not depend on the parent.
    if (told === undefined || (!isItself && (told === '' || beside === undefined || beside === told)))
      continue;
    const isFound = async (): Promise<Exchange | undefined> => {
      const answer = await read(elsewhere);
      const ofOther = succeeded(answer) ? toldBy(run, requests, answer) : undefined;
      const isOthers = ofOther === told || (isItself && tells(answer, elsewhere) && !tells(own, params));
      const ids = isOthers && ofOther !== undefined ? await idsBelow(elsewhere, true) : undefined;
      return ids && !ids.has(elsewhere[resource.pathParameter] ?? '') ? answer : undefined;
    };
    const again = (await isFound()) && (await isFound());
    if (!again) continue;
    bare += told === '' ? 1 : 0;
    // An entry that only names its parent may belong there in another way, once.
    if (bare === 1) continue;
    run.report(again, {
      kind: 'wrong-parent',
      says: isItself
        ? 'Returned a record that belongs to another parent than the one in the path.'
        : 'Returned what belongs to a record of another parent than the one in the path.',
      rule: operation.pointer,
      expected: '404',
      actual: `${again.status}`,
    });
    return;
  }

  async function answerOf(params: Pair['beside']): Promise<string | undefined> {
    const answer = params && (await read(params));
    return answer && succeeded(answer) ? toldBy(run, requests, answer) : undefined;
  }

  function tells({ json }: Exchange, params: Params): boolean {
    const record = unwrapped(json ?? null);
    return isRecord(record) && tellsOther(path, params, record);
  }
}

/** A comparable text of the response, empty for one without a body; undefined if it says nothing. */
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

/** The names an entry may use for the parent that a path parameter identifies. */
export const namesOfParent = (path: string, pathParameter: string): string[] => [
  plain(pathParameter),
  `${nameOfCollection(path.slice(0, path.indexOf(`/{${pathParameter}}`)))}id`,
];

/** Whether a record names another parent than its path does. */
const tellsOther = (path: string, params: Params, record: Record<string, Json>): boolean =>
  pathParametersOf(path)
    .slice(0, -1)
    .some((pathParameter) =>
      Object.entries(record).some(([name, value]) => {
        // `id` and `slug` are the record's own.
        const isParent = namesOfParent(path, pathParameter).includes(plain(name)) && idLikeness(name, '') < 5;
        const isPlain = value !== null && typeof value !== 'object';
        return isParent && isPlain && `${value}`.toLowerCase() !== params[pathParameter]?.toLowerCase();
      }),
    );

/** The listed resource that an operation reads, or whose subresource it reads. */
export const ownerOf = ({ resources }: Run, { path }: Operation): Resource | undefined =>
  resources.find(
    (one) =>
      one.list !== undefined &&
      (path === one.path || path.startsWith(`${one.path}/`)) &&
      pathParametersOf(path).length === pathParametersOf(one.path).length,
  );

/** The parent resource. */
export const parentOf = ({ resources }: Run, { collection }: Resource): Resource | undefined =>
  resources
    .filter(({ path }) => collection.startsWith(`${path}/`))
    .toSorted((a, b) => b.path.length - a.path.length)[0];
