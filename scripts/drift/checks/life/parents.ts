// Whether a record is found only below the one that it belongs to: below another one that does not list it, it is not.
import type { Json } from '../../../contract/document.ts';
import type { Operation } from '../../../contract/operations.ts';
import { idLikeness, plain } from '../../naming.ts';
import type { Known } from '../../pool.ts';
import type { Requests } from '../../requests.ts';
import { blanksOf, nameOfCollection, type Resource } from '../../resources.ts';
import { type Exchange, type Run, worked } from '../../run.ts';
import { isRecord } from '../../shapes.ts';
import { walkFor } from '../lists/walk-for.ts';

/** So many pairs of a record and another parent are tried, as others may have one that is called the same. */
const MOST_TRIED = 6;

export async function checkParent(run: Run, requests: Requests, operation: Operation): Promise<void> {
  const { path } = operation;
  const resource = run.resources.find(({ read }) => read === operation);
  const above = resource && parentOf(run, resource);
  if (!resource?.list || !above) return;
  for (const { known, elsewhere } of pairsOf(run, resource, above).slice(0, MOST_TRIED)) {
    const read = (params: Record<string, string>) =>
      run.call(operation, requests.plain(operation, params), {
        tried: 'a record below another parent',
        lenient: [400, 403, 404, 410],
      });
    const other = await read(elsewhere);
    // Whoever is told that it is not there need not ask again.
    if (!worked(other)) return;
    const own = await read(known.params);
    const { json } = own;
    if (!worked(own) || !isRecord(json)) continue;
    const isFound = async (): Promise<Exchange | undefined> => {
      const answer = await read(elsewhere);
      if (!worked(answer) || !isRecord(answer.json)) return undefined;
      const isOthers =
        JSON.stringify(answer.json) === JSON.stringify(json) ||
        (tellsOther(path, elsewhere, answer.json) && !tellsOther(path, known.params, json));
      if (!isOthers) return undefined;
      const { found } = await walkFor(run, requests, resource, { ...known, params: elsewhere });
      return found === false ? answer : undefined;
    };
    const again = (await isFound()) && (await isFound());
    if (!again) continue;
    run.report(again, {
      kind: 'wrong-parent',
      severity: 'error',
      says: 'It answers a record that is listed below another parent than its path names.',
      rule: operation.pointer,
      expected: '404',
      actual: `${again.status}`,
    });
    return;
  }
}

/** What an entry may call the record that a blank of a path names, in which it stands. */
export const namesOfParent = (path: string, blank: string): string[] => [
  plain(blank),
  `${nameOfCollection(path.slice(0, path.indexOf(`/{${blank}}`)))}id`,
];

/** Whether a record says that it stands in another one than its path does. */
const tellsOther = (path: string, params: Record<string, string>, record: Record<string, Json>): boolean =>
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

/** What a resource's records stand below. */
const parentOf = ({ resources }: Run, { collection }: Resource): Resource | undefined =>
  resources
    .filter(({ path }) => collection.startsWith(`${path}/`))
    .toSorted((a, b) => b.path.length - a.path.length)[0];

function pairsOf(
  { pool }: Run,
  resource: Resource,
  above: Resource,
): { known: Known; elsewhere: Record<string, string> }[] {
  const all = pool.records(resource);
  return all.flatMap((known) => {
    const isBelow = ({ params }: Known) =>
      Object.entries(params).every(([name, value]) => known.params[name] === value);
    return pool
      .records(above)
      .filter((one) => !isBelow(one))
      .map(({ params }) => ({ known, elsewhere: { ...known.params, ...params } }))
      .filter((pair) => !all.some(({ params }) => isSame(params, pair.elsewhere)));
  });
}

const isSame = (a: Record<string, string>, b: Record<string, string>): boolean =>
  Object.entries(a).every(([name, value]) => b[name] === value);
