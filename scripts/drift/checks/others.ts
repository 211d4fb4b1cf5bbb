// What this run has not made is changed as well, and changed back: what there is only one of, and records that can only
// be read and changed.
import type { Operation } from '../../contract/operations.ts';
import type { Records } from '../records.ts';
import type { Requests } from '../requests.ts';
import { blanksOf } from '../resources.ts';
import type { Run } from '../run.ts';
import { listShape, propertiesOf, successSchema } from '../shapes.ts';
import { checkUpdate } from './updates.ts';

export async function checkOthers(run: Run, requests: Requests, records: Records): Promise<void> {
  for (const update of run.operations) {
    if (run.ended !== undefined) return;
    const read = readingOf(run, update);
    const params = read && records.target(update);
    if (read && params) await checkUpdate(run, requests, { read, update, params, isOthers: true });
  }
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
  if (blanksOf(path).length > 0 && (resource === undefined || resource.create)) return undefined;
  const [media] = Object.values(update.definition.requestBody?.content ?? {});
  const sent = [...(media?.schema ? propertiesOf(document, media.schema).keys() : [])];
  const told = propertiesOf(document, schema);
  // What is added to something else is no change of it.
  return sent.filter((name) => told.has(name)).length * 2 > sent.length ? read : undefined;
}
