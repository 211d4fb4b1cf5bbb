// A marketing email shows the postal address of the business, as the law requires.
import type { Kysely } from 'kysely';
import type { FieldError } from '../../../scripts/contract/schemas.ts';
import type { OwnTables } from '../store/tables.ts';
import type { Fields } from './fields.ts';

/** Why a campaign that has begun does not go on. */
export const NO_ADDRESS =
  'Not sent: a marketing email needs the postal address of the business. Add it under Profile, then resume.';

/** Whether a campaign lacks the account's postal address. */
export async function lacksAddress(
  db: Kysely<OwnTables>,
  { channel }: Pick<Fields, 'channel'>,
): Promise<boolean> {
  if (channel === 'sms') return false;
  const { address } = await db.selectFrom('accounts').select('address').executeTakeFirstOrThrow();
  return address === null;
}

export async function missingAddress(
  db: Kysely<OwnTables>,
  campaign: Pick<Fields, 'channel'>,
): Promise<FieldError[]> {
  const message = 'Add the postal address of the business to its profile. Every marketing email shows it.';
  return (await lacksAddress(db, campaign)) ? [{ field: 'address', message }] : [];
}
