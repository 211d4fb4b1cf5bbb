// Codes that link a booth. They are stored unhashed, because they expire after ten minutes, work
// once, and are typed by hand.
import { randomInt } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { components } from '../../../src/api/generated/schema.d.ts';
import type { Actor } from '../authentication.ts';
import { checkLimit, refuseSuspended } from '../payments/limits.ts';
import type { OwnTables } from '../store/tables.ts';
import { isViolation } from '../store/violations.ts';

/** Without I, O, 0 and 1, which look alike. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LENGTH = 8;
const GOOD_FOR_MS = 10 * 60_000;
const ATTEMPTS = 5;

const drawCode = () => Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/**
 * Creates a code, and replaces the user's earlier one.
 * @param db limited to what the user may see
 */
export async function newCode(
  db: Kysely<OwnTables>,
  actor: Actor,
  now: Date,
): Promise<components['schemas']['DeviceCode']> {
  const expiresAt = new Date(now.getTime() + GOOD_FOR_MS);
  // A caller with assigned locations would not see a booth without a location.
  const sites = db.selectFrom('locations').select('id').orderBy('seq').limit(1);
  const seesAll = actor.userType !== 1 && actor.userType !== 2;
  const locationId = seesAll ? null : ((await sites.executeTakeFirst())?.id ?? null);
  for (let attempt = 1; ; attempt += 1) {
    const code = { code: drawCode(), locationId, expiresAt };
    try {
      await db
        .insertInto('deviceCodes')
        .values({ madeBy: actor.uid, ...code })
        .onConflict((conflict) => conflict.constraint('device_codes_made_by').doUpdateSet(code))
        .execute();
      return { code: code.code, expiresAt: expiresAt.toISOString() };
    } catch (error) {
      // Another account may have the same code, although the chance is tiny.
      if (attempt === ATTEMPTS || !isViolation(error, 'device_codes_pkey')) throw error;
    }
  }
}

/** For a user who loses access: the open code becomes invalid. */
export const endCodeOf = (db: Kysely<OwnTables>, uid: string) =>
  db.deleteFrom('deviceCodes').where('madeBy', '=', uid).execute();

/**
 * @param db all rows of the account, including those the caller can't see
 * @throws Refusal 409 when the account's device limit is reached, or it is suspended
 */
export async function checkDeviceLimit(db: Kysely<OwnTables>): Promise<void> {
  // Serializes concurrent linking, so that each counts the other.
  await db.selectFrom('accounts').select('id').forUpdate().execute();
  await refuseSuspended(db);
  await checkLimit(db, 'devices');
}
