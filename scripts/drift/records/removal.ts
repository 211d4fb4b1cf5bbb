// Removes a record with an allowed caller, after any required steps.
import type { Operation } from '../../contract/operations.ts';
import type { Credential } from '../auth/credential.ts';
import { type CallOptions, type Exchange, type Run, succeeded } from '../engine/run.ts';
import { wordsOf } from '../model/naming.ts';
import { isActionOn } from '../model/resources.ts';
import type { Requests } from '../requests/requests.ts';

interface Removal {
  operation: Operation;
  params: Record<string, string>;
  /** The caller that created it. */
  caller?: Credential | undefined;
}

/** @param ended called if the record had to be ended first */
export async function removeRecord(
  run: Run,
  requests: Requests,
  { operation, params, caller }: Removal,
  how: CallOptions,
  ended?: () => Promise<unknown>,
): Promise<Exchange> {
  const first = caller && run.access.callersOf(operation).includes(caller) ? { caller } : {};
  const send = () => asWhoMay(run, requests, operation, params, { ...how, ...first });
  const answer = await send();
  if (answer.status === 412) {
    // Not the known version, or a required one: some servers do not accept `*`.
    run.pool.learnVersion(operation.path, params, null);
    await requests.readVersion(operation, params);
    return send();
  }
  for (const ending of answer.status === 409 ? endingsOf(run, operation) : []) {
    const done = await asWhoMay(run, requests, ending, params, {
      tried: 'bringing to an end what is removed next',
      lenient: [400, 404, 409, 422],
    });
    if (!succeeded(done)) continue;
    await ended?.();
    return send();
  }
  return answer;
}

/** Tries other callers as long as access is denied. */
async function asWhoMay(
  run: Run,
  requests: Requests,
  operation: Operation,
  params: Record<string, string>,
  how: CallOptions,
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

/** Actions that may be required before a removal. */
const ENDING = ['cancel', 'close', 'archive', 'deactivate', 'disable', 'withdraw', 'revoke', 'retire'].concat(
  ['end', 'finish', 'stop', 'void'],
);

/** `/orders/{id}/cancel`, for `/orders/{id}`. */
const endingsOf = (run: Run, { path }: Operation): Operation[] =>
  run.operations.filter(
    (one) =>
      one.effect === 'write' &&
      /^(post|put|patch)$/.test(one.method) &&
      isActionOn(one.path, path) &&
      wordsOf(one.path.slice(path.length)).some((word) => ENDING.includes(word)),
  );
