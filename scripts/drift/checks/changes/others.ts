// What this run has not made is changed as well, and changed back: what there is only one of, at all or of each record,
// and records that can only be read and changed.

import type { Json } from '../../../contract/document.ts';
import { isJsonPatch } from '../../../contract/media.ts';
import type { Operation } from '../../../contract/operations.ts';
import { isDerived } from '../../naming.ts';
import type { Records } from '../../records.ts';
import type { Requests } from '../../requests.ts';
import { blanksOf } from '../../resources.ts';
import { type Exchange, type Run, worked } from '../../run.ts';
import { isRecord, listShape, propertiesOf, successSchema, unwrapped } from '../../shapes.ts';
import { schemaIn } from '../stored.ts';
import { type Changes, createChanges } from './changes.ts';
import { checkReplacement } from './left-out.ts';
import { checkUpdate } from './updates.ts';
import { waysOf } from './ways.ts';

export async function checkOthers(run: Run, requests: Requests, records: Records): Promise<void> {
  for (const update of run.operations) {
    if (run.ended !== undefined) return;
    const read = readingOf(run, update);
    const params = read && records.target(update);
    if (!read || !params) continue;
    // What comes with a record of this run's own is its own as well: nothing has to be put back.
    if (isOwn(run, update, params))
      await checkReplacement(run, requests, { read, create: undefined, updates: [update] }, params);
    await checkUpdate(run, requests, { read, update, params, isOthers: true });
  }
}

/** Of each kind, so many of others' records are put back to what they were. */
const MOST_REMEMBERED = 3;

/**
 * Reads what this run may change without having made it.
 * @returns puts it back, where it is otherwise, and says what still is
 */
export async function rememberOthers(run: Run, requests: Requests): Promise<() => Promise<string[]>> {
  const before: { update: Operation; seen: Exchange }[] = [];
  const all: { update: Operation; isRead: boolean; changes: Changes }[] = [];
  for (const update of run.isLocal ? run.operations : []) {
    const read = run.operations.find(
      (one) => one.method === 'get' && one.path === update.path && one.effect === 'read',
    );
    if (update.effect !== 'write' || (read && listShape(run.contract.document, read))) continue;
    const resource = run.resources.find(({ path }) => path === update.path);
    const known = resource ? run.pool.records(resource).filter(({ own }) => !own) : [];
    const targets = known.slice(0, MOST_REMEMBERED).map(({ params, body: was }) => ({ params, was }));
    for (const { params, was } of resource ? targets : [{ params: {}, was: {} }]) {
      const seen = read && (await run.call(read, requests.plain(read, params), { tried: 'what there is' }));
      if (seen && worked(seen)) before.push({ update, seen });
      // What is only listed is put back as it was listed.
      const what = { read, update, params, sent: {}, ...(!read && { was }) };
      for (const way of waysOf(run, update, read, was)) {
        const changes = createChanges(run, requests, { ...what, way });
        if (await changes.start()) all.push({ update, isRead: read !== undefined, changes });
      }
    }
  }
  return async () => {
    const idle = run.coverage.unproven([...all, ...before].map(({ update }) => update));
    for (const { update, isRead, changes } of all)
      if (isRead || !idle.includes(update)) await changes.restore();
    const changed: string[] = [];
    const wasCleaning = run.isCleaning;
    run.isCleaning = true;
    for (const { update, seen } of before) {
      if (idle.includes(update)) continue;
      const now = await run.call(seen.operation, seen.request, { tried: 'what there is', unjudged: true });
      const names = worked(now) ? namesChanged(seen.json, now.json) : [];
      if (names.length > 0) changed.push(`${seen.request.path} (${names.join(', ')})`);
    }
    run.isCleaning = wasCleaning;
    return [...new Set(changed)];
  };
}

const isOwn = (run: Run, { path }: Operation, params: Record<string, string>): boolean =>
  run.pool
    .fits(path)
    .some((one) => one.own && blanksOf(path).every((name) => one.params[name] === params[name])) &&
  blanksOf(path).length > 0 &&
  !run.resources.some((one) => one.path === path);

/** The properties that are other ones now, but for what a server counts or dates itself. */
function namesChanged(before: Json | undefined, after: Json | undefined): string[] {
  const [was, is] = [before, after].map((one) => unwrapped(one ?? null));
  if (!isRecord(was) || !isRecord(is)) return [];
  return Object.keys({ ...was, ...is }).filter(
    (name) => !isDerived(name) && JSON.stringify(was[name] ?? null) !== JSON.stringify(is[name] ?? null),
  );
}

/** What reads that which an operation changes; undefined where that is followed in the life of a record. */
function readingOf(run: Run, update: Operation): Operation | undefined {
  const { document } = run.contract;
  const { path, effect } = update;
  if (!/^(put|patch|post)$/.test(update.method) || effect !== 'write') return undefined;
  const read = run.operations.find(
    (one) => one.method === 'get' && one.path === path && one.effect === 'read',
  );
  const schema = read && successSchema(read);
  if (!read || !schema || listShape(document, read)) return undefined;
  const resource = run.resources.find((one) => one.path === path);
  // Of each record there is one such thing; what is posted there may be added to something.
  const isPart = blanksOf(path).length > 0 && resource === undefined;
  if (isPart ? update.method === 'post' : resource?.create && resource.create !== update) return undefined;
  const [[type, media] = []] = Object.entries(update.definition.requestBody?.content ?? {});
  const sent = isJsonPatch(type)
    ? waysOf(run, update, read).flatMap(({ children }) => [...children.keys()])
    : [...(media?.schema ? propertiesOf(document, media.schema).keys() : [])];
  // What is added to something else is no change of it.
  return sent.filter((name) => schemaIn(run, read, name)).length * 2 > sent.length ? read : undefined;
}
