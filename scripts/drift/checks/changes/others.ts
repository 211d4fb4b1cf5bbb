// Changes data that this run did not create, and restores it: singletons, global or per record, and records that can
// only be read and updated.

import { isJsonPatch } from '../../../contract/media.ts';
import type { Operation } from '../../../contract/operations.ts';
import type { Run } from '../../engine/run.ts';
import { pathParametersOf } from '../../model/resources.ts';
import { listShape, propertiesOf, successSchema } from '../../model/shapes.ts';
import type { Context } from '../../records/context.ts';
import { schemaIn } from '../shared/stored.ts';
import { type Changes, createChanges } from './changes.ts';
import { checkReplacement } from './left-out.ts';
import { updateFormatsOf } from './update-formats.ts';
import { checkUpdate } from './updates.ts';

export async function checkOthers({ run, requests, records }: Context): Promise<void> {
  for (const update of run.operations) {
    if (run.ended !== undefined) return;
    const read = readingOf(run, update);
    const params = read && records.target(update);
    if (!read || !params) continue;
    // A singleton of this run's own record needs no restore.
    if (isOwn(run, update, params))
      await checkReplacement(run, requests, { read, create: undefined, updates: [update] }, params);
    await checkUpdate(run, requests, { read, update, params, isOthers: true });
  }
}

/** Number of existing records of each resource to restore. */
const MOST_REMEMBERED = 3;

/**
 * Reads the existing data that this run may change.
 * @returns restores it if it differs
 */
export async function rememberOthers({ run, requests }: Context): Promise<() => Promise<void>> {
  const all: { update: Operation; isRead: boolean; changes: Changes }[] = [];
  for (const update of run.allowSharedWrites ? run.operations : []) {
    const read = run.operations.find(
      (one) => one.method === 'get' && one.path === update.path && one.effect === 'read',
    );
    if (update.effect !== 'write' || (read && listShape(run.contract.document, read))) continue;
    const resource = run.resources.find(({ path }) => path === update.path);
    const known = resource ? run.pool.records(resource).filter(({ own }) => !own) : [];
    const targets = known.slice(0, MOST_REMEMBERED).map(({ params, body: was }) => ({ params, was }));
    for (const { params, was } of resource ? targets : [{ params: {}, was: {} }]) {
      // A record that is only listed is restored as it was listed.
      const what = { read, update, params, sent: {}, ...(!read && { was }) };
      for (const way of updateFormatsOf(run, update, read, was)) {
        const changes = createChanges(run, requests, { ...what, way });
        if (await changes.start()) all.push({ update, isRead: read !== undefined, changes });
      }
    }
  }
  return async () => {
    const idle = run.coverage.unproven(all.map(({ update }) => update));
    for (const { update, isRead, changes } of all)
      if (isRead || !idle.includes(update)) await changes.restore();
  };
}

const isOwn = (run: Run, { path }: Operation, params: Record<string, string>): boolean =>
  run.pool
    .fits(path)
    .some((one) => one.own && pathParametersOf(path).every((name) => one.params[name] === params[name])) &&
  pathParametersOf(path).length > 0 &&
  !run.resources.some((one) => one.path === path);

/** The operation that reads what an update changes; undefined if the record's lifecycle covers it. */
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
  // There is one per record; a POST there may add to a collection.
  const isPart = pathParametersOf(path).length > 0 && resource === undefined;
  if (isPart ? update.method === 'post' : resource?.create && resource.create !== update) return undefined;
  const [[type, media] = []] = Object.entries(update.definition.requestBody?.content ?? {});
  const sent = isJsonPatch(type)
    ? updateFormatsOf(run, update, read).flatMap(({ children }) => [...children.keys()])
    : [...(media?.schema ? propertiesOf(document, media.schema).keys() : [])];
  // A response that shares few fields is not the changed object.
  return sent.filter((name) => schemaIn(run, read, name)).length * 2 > sent.length ? read : undefined;
}
