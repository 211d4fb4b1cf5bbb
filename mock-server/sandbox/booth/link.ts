import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { hashOfKey, newDeviceKey } from '../device-key.ts';
import { checkDeviceLimit } from '../devices/codes.ts';
import { deviceRow } from '../devices/row.ts';
import type { OpenHandlers } from '../handler.ts';
import { createRateLimit } from '../rate-limit.ts';
import { refuse, tooMany } from '../refusal.ts';
import { ownRows } from '../store/own-rows.ts';
import type { Tables } from '../store/tables.ts';
import { plainText } from '../text.ts';

/**
 * Wrong codes. A code has eight letters and digits and is valid for ten minutes, so hundreds of attempts a minute are
 * safe.
 */
const wrongCodes = createRateLimit({ burst: 20, everyMs: 3000, crowd: 200 });

export const openBooth = {
  async linkBooth({ all, body: { code, model, appVersion }, now, clientAddress }) {
    const attempt = wrongCodes.take(now, clientAddress);
    if ('wait' in attempt) throw tooMany('Too many wrong codes.', attempt.wait);
    const typed = code.replace(/[ -]/g, '').toUpperCase();
    const made = await goodCodes(all, typed, now).select(['accountId', 'locationId']).executeTakeFirst();
    if (!made) throw unknownCode();
    attempt.takeBack();

    const [id, key, name] = [randomUUID(), newDeviceKey(), titleOf(model)];
    await all.transaction().execute(async (trx) => {
      const own = ownRows(trx, made.accountId);
      // Serializes linking in an account; a later booth then finds the code used or the limit
      // reached. The location is locked before the code to prevent deadlocks.
      await own.selectFrom('accounts').select('id').forUpdate().execute();
      if (made.locationId) {
        await own
          .selectFrom('locations')
          .select('id')
          .where('id', '=', made.locationId)
          .forKeyShare()
          .execute();
      }
      const used = await trx
        .deleteFrom('deviceCodes')
        .where('code', '=', typed)
        .where('accountId', '=', made.accountId)
        .where('expiresAt', '>', now)
        .returning('locationId')
        .executeTakeFirst();
      if (!used) throw unknownCode();
      await checkDeviceLimit(own);
      const said = { model, appVersion, locationId: used.locationId, keyHash: hashOfKey(key) };
      await own
        .insertInto('devices')
        .values(deviceRow({ id, name, ...said }, now))
        .execute();
    });
    return { deviceId: id, key, name };
  },
} satisfies OpenHandlers;

const goodCodes = (all: Kysely<Tables>, code: string, now: Date) =>
  all.selectFrom('deviceCodes').where('code', '=', code).where('expiresAt', '>', now);

const unknownCode = () =>
  refuse(404, 'This code is wrong or no longer valid. Create a new one and enter it within ten minutes.');

/** Maximum length of a device's name in the contract. */
const MOST_NAME = 40;
const titleOf = (model: string) => plainText(model, MOST_NAME).trimEnd() || 'Booth';
