// Removes one record as far as that can be done: by whoever may, and after what has to come before.
import type { Operation } from '../contract/operations.ts';
import type { Credential } from './cli/credential.ts';
import { wordsOf } from './naming.ts';
import type { Requests } from './requests.ts';
import { isDeedOn } from './resources.ts';
import { type Exchange, type How, type Run, worked } from './run.ts';

interface Removal {
  operation: Operation;
  params: Record<string, string>;
  /** Who made it. */
  caller?: Credential | undefined;
}

/** @param ended is told when the record had to be brought to an end first */
export async function removeRecord(
  run: Run,
  requests: Requests,
  { operation, params, caller }: Removal,
  how: How,
  ended?: () => Promise<unknown>,
): Promise<Exchange> {
  const first = caller && run.access.callersOf(operation).includes(caller) ? { caller } : {};
  const send = () => asWhoMay(run, requests, operation, params, { ...how, ...first });
  const answer = await send();
  if (answer.status === 412) {
    // Another version than the one that is known, or one that must be told: `*` will not do everywhere.
    run.pool.learnVersion(operation.path, params, null);
    await requests.readVersion(operation, params);
    return send();
  }
  for (const ending of answer.status === 409 ? endingsOf(run, operation) : []) {
    const done = await asWhoMay(run, requests, ending, params, {
      tried: 'bringing to an end what is removed next',
      lenient: [400, 404, 409, 422],
    });
    if (!worked(done)) continue;
    await ended?.();
    return send();
  }
  return answer;
}

/** As one who may call it after the other, as long as they are told that they may not. */
async function asWhoMay(
  run: Run,
  requests: Requests,
  operation: Operation,
  params: Record<string, string>,
  how: How,
): Promise<Exchange> {
  const request = requests.plain(operation, params);
  const first = await run.call(operation, request, how);
  for (const caller of first.status === 403 ? run.access.callersOf(operation) : []) {
    if (caller === first.caller) continue;
    const other = await run.call(operation, request, { ...how, caller });
    if (other.status === 403 || other.status === 401) continue;
    run.access.prefer(operation, caller);
    return other;
  }
  return first;
}

/** What a record may have to go through before it can be removed. */
const ENDING = ['cancel', 'close', 'archive', 'deactivate', 'disable', 'withdraw', 'revoke', 'retire'].concat(
  ['end', 'finish', 'stop', 'void'],
);

/** `/orders/{id}/cancel`, for `/orders/{id}`. */
const endingsOf = (run: Run, { path }: Operation): Operation[] =>
  run.operations.filter(
    (one) =>
      one.effect === 'write' &&
      /^(post|put|patch)$/.test(one.method) &&
      isDeedOn(one.path, path) &&
      wordsOf(one.path.slice(path.length)).some((word) => ENDING.includes(word)),
  );
