// Tries what works only after another call: the DELETE of what a POST at the same path did (`/pages/{id}/lock`), and what
// works for a removed record (`/pages/{id}/restore`). It reports nothing itself.

import { succeeded } from '../../engine/run.ts';
import { isActionOn } from '../../model/resources.ts';
import type { Context } from '../../records/context.ts';
import { removeRecord } from '../../records/removal.ts';

export async function tryUndone({ run, requests, records }: Context): Promise<void> {
  for (const operation of run.coverage.unproven(run.operations)) {
    const { method, path, effect } = operation;
    const resource = run.resources.find((one) => isActionOn(path, one.path));
    if (run.ended !== undefined) return;
    if (effect !== 'write' || !resource) continue;
    const doing = run.operations.find((one) => /^(post|put)$/.test(one.method) && one.path === path);
    const remove = method === 'delete' ? doing && operation : resource.remove;
    if (!remove) continue;
    const made = await records.make(resource, 'making a record to do something with, and to undo it');
    if (!made) continue;
    const { params } = made.known;
    const send = (tried: string) => requests.sendPlain(doing ?? operation, params, { tried });
    const removeIt = (tried: string) =>
      removeRecord(run, requests, { operation: remove, params }, { tried, lenient: [403, 404, 409] });
    if (method !== 'delete') {
      if (succeeded(await removeIt('removing what is restored next'))) await send('restoring it');
    } else if (succeeded(await send('doing what is undone next'))) await removeIt('undoing it');
  }
}
