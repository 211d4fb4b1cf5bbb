// Checks creates below a missing parent: if the list answers 404 before and after, nothing may be added.

import type { Operation } from '../../../contract/operations.ts';
import { type Run, succeeded } from '../../engine/run.ts';
import { pathParametersOf } from '../../model/resources.ts';
import type { Context } from '../../records/context.ts';
import type { Records } from '../../records/records.ts';
import type { Requests } from '../../requests/requests.ts';
import { pollUntil } from '../shared/poll-until.ts';

type Params = Record<string, string>;

/** Number of paths to try per operation. */
const MOST_TRIED = 6;
const MOST_BODIES = 4;

export async function checkNoParent({ run, requests, records }: Context): Promise<void> {
  for (const add of run.operations) {
    if (run.ended !== undefined) return;
    const list = run.operations.find(
      ({ method, path, effect }) => method === 'get' && path === add.path && effect === 'read',
    );
    if (add.method !== 'post' || add.effect !== 'write' || !list || pathParametersOf(add.path).length === 0)
      continue;
    if (![add, list].every(saysMissing)) continue;
    await checkOne(run, requests, records, add, list);
  }
}

const saysMissing = ({ definition }: Operation): boolean =>
  ['404', '4XX'].some((status) => Object.hasOwn(definition.responses, status));

async function checkOne(
  run: Run,
  requests: Requests,
  records: Records,
  add: Operation,
  list: Operation,
): Promise<void> {
  const own = requests.proven(add);
  // A caller without access to the list gets 404 for existing parents too.
  const caller = run.access.callersOf(add).find((one) => run.access.callersOf(list).includes(one)) ?? null;
  if (!own || (caller === null && run.access.callers.length > 0)) return;
  const read = (params: Params) =>
    run.call(list, requests.plain(list, params), {
      tried: 'a list below what is not there',
      lenient: [400, 403, 404, 410, 422],
      caller,
    });
  if (!succeeded(await read(own))) return;
  for (const params of elsewhereOf(run, add, own).slice(0, MOST_TRIED)) {
    if ((await read(params)).status !== 404) continue;
    // A duplicate may be rejected for its own reason.
    const done = await requests.sendPlain(add, params, {
      most: MOST_BODIES,
      tried: 'making something below what is not there',
      lenient: [400, 403, 404, 409, 410, 422],
      caller,
    });
    if (!succeeded(done)) continue;
    await records.learnMade(done);
    // The create may also create the parent, perhaps with a delay.
    const after = await pollUntil(run, () => read(params), succeeded);
    if (done.status !== 201 || after.status !== 404) continue;
    run.report(done, {
      kind: 'wrong-parent',
      says: `Created a record below a missing one: ${list.id} answers 404 at the same path, before and after.`,
      rule: add.pointer,
      expected: '404',
      actual: `${done.status}`,
    });
    return;
  }
}

/** Paths with an unused id or with another record's id, starting with the innermost parameter. */
function elsewhereOf({ pool, resources }: Run, { path }: Operation, own: Params): Params[] {
  const nobodys = pathParametersOf(path)
    .toReversed()
    .flatMap((pathParameter): Params[] => {
      const value = unknownLike(own[pathParameter] ?? '');
      return value === undefined ? [] : [{ ...own, [pathParameter]: value }];
    });
  const others = resources
    // Some servers answer 404 for an empty list of an existing record.
    .filter(
      (one) =>
        path.startsWith(`${one.path}/`) && pathParametersOf(one.path).length < pathParametersOf(path).length,
    )
    .toSorted((a, b) => b.path.length - a.path.length)
    .flatMap((one) => {
      const isOther = ({ params }: { params: Params }) =>
        Object.entries(params).some(([name, value]) => own[name] !== value);
      return pool.records(one).filter(isOther).slice(0, 2);
    })
    .map(({ params }) => ({ ...own, ...params }));
  return [...nobodys, ...others];
}

function unknownLike(value: string): string | undefined {
  if (/^\d+$/.test(value)) return '999999';
  if (/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value))
    return '5d0c1f7e-94a3-4b6e-8c21-0f7b3ad96e54';
  return /\d$/.test(value) ? value.replace(/\d+$/, (digits) => '9'.repeat(digits.length)) : undefined;
}
