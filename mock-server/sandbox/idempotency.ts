// Makes calls repeatable: the response is stored in the same transaction as the change, and a
// repeated call gets the stored response.
import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { refuseFields } from './refusal.ts';
import type { OwnTables } from './store/tables.ts';

export const KEY_HEADER = 'Idempotency-Key';

/** As the contract declares. */
const GOOD_FOR_MS = 24 * 3600_000;

export interface KeyUse {
  key: string;
  /** Identifies the request; see `fingerprintOf`. */
  fingerprint: string;
  now: Date;
}

/** @param asked everything that identifies the request, including the caller */
export const fingerprintOf = (asked: unknown[]): string =>
  createHash('sha256').update(JSON.stringify(asked)).digest('hex');

/**
 * Reads the response of an earlier call, without taking the key.
 * @returns undefined if there was none
 * @throws Refusal 422 when the key was used for another request
 */
export async function storedResult<Result>(
  db: Kysely<OwnTables>,
  { key, fingerprint, now }: KeyUse,
): Promise<Result | undefined> {
  const stored = await entry(db, key).where('expiresAt', '>=', now).executeTakeFirst();
  return stored && resultOf<Result>(stored, fingerprint);
}

/**
 * Takes a key for the rest of the transaction; another request with the same key waits for its end.
 * @returns the stored response of an earlier call; undefined at first use
 * @throws Refusal 422 when the key was used for another request
 */
export async function takeKey<Result>(
  trx: Kysely<OwnTables>,
  { key, fingerprint, now }: KeyUse,
): Promise<Result | undefined> {
  await trx.deleteFrom('idempotencyKeys').where('expiresAt', '<', now).execute();
  const expiresAt = new Date(now.getTime() + GOOD_FOR_MS);
  await trx
    .insertInto('idempotencyKeys')
    .values({ key, fingerprint, result: null, expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return resultOf<Result>(await entry(trx, key).forUpdate().executeTakeFirstOrThrow(), fingerprint);
}

const entry = (db: Kysely<OwnTables>, key: string) =>
  db.selectFrom('idempotencyKeys').select(['fingerprint', 'result']).where('key', '=', key);

function resultOf<Result>(stored: { fingerprint: string; result: unknown }, fingerprint: string) {
  if (stored.fingerprint !== fingerprint) {
    const message = 'This key was used for another request. Use a new key for each request.';
    throw refuseFields([{ field: KEY_HEADER, message }]);
  }
  return (stored.result as Result | null) ?? undefined;
}

export async function storeResult(trx: Kysely<OwnTables>, { key }: KeyUse, result: object): Promise<void> {
  await trx
    .updateTable('idempotencyKeys')
    .set({ result: JSON.stringify(result) })
    .where('key', '=', key)
    .execute();
}
