import type { Kysely } from 'kysely';
import { type Refusal, refuse } from '../refusal.ts';
import type { OwnTables } from '../store/tables.ts';
import { EACH_WAY, fullName, WAYS, type Way } from './addresses.ts';
import type { Taken } from './write.ts';

const WORD = { email: 'email address', sms: 'phone number' } as const;

/**
 * The 409 for addresses of other contacts.
 * @param fieldOf the field of the request that contains the address
 */
export async function clash(
  db: Kysely<OwnTables>,
  { keys }: Taken,
  fieldOf: (way: Way, key: string) => string,
): Promise<Refusal> {
  const each = EACH_WAY.flatMap((way) => keys[way].map((key) => ({ way, key })));
  const errors = each.map(({ way, key }) => ({
    field: fieldOf(way, key),
    message: `Enter ${way === 'email' ? 'an email address' : 'a phone number'} that no other contact has.`,
  }));
  const [first] = each;
  return refuse(
    409,
    first ? await whose(db, first.way, first.key) : 'Another contact already has it.',
    errors,
  );
}

async function whose(db: Kysely<OwnTables>, way: Way, key: string): Promise<string> {
  const holder = await db
    .selectFrom('contacts')
    .select(['firstName', 'lastName'])
    .where('id', '=', (eb) => eb.selectFrom(WAYS[way].table).select('contactId').where('key', '=', key))
    .executeTakeFirst();
  // Managers with assigned locations must not learn about other contacts.
  if (!holder)
    return `A contact of another location already has this ${WORD[way]}. Ask the owner of the account.`;
  const name = fullName(holder) ?? 'Another contact';
  return `${name} already has this ${WORD[way]}. Change that contact instead.`;
}
