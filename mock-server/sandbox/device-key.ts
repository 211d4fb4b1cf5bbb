// A booth's credential. Only its hash is stored, so that reading the database does not reveal it.
import { createHash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { refuse } from './refusal.ts';
import type { Tables } from './store/tables.ts';

/** 256 random bits, shown to the booth once. */
export const newDeviceKey = (): string => randomBytes(32).toString('base64url');

export const hashOfKey = (key: string): string => createHash('sha256').update(key).digest('hex');

/** @throws Refusal 401 for a key of no linked booth */
export async function deviceOf(
  key: string | null,
  db: Kysely<Tables>,
): Promise<{
  id: string;
  accountId: string;
  locationId: string | null;
  sessionId: string | null;
  guestDomain: string | null;
}> {
  const device = key
    ? await db
        .selectFrom('devices')
        .leftJoin('guestDomains as d', (join) =>
          join.onRef('d.accountId', '=', 'devices.accountId').on('d.verifiedAt', 'is not', null),
        )
        .select(['devices.id', 'devices.accountId', 'devices.locationId', 'devices.sessionId'])
        .select('d.domain as guestDomain')
        .where('keyHash', '=', hashOfKey(key))
        .executeTakeFirst()
    : undefined;
  if (!device) throw refuse(401, 'This booth is not linked. Link it with a new code.');
  return device;
}
