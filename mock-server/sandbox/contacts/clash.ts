import type { Kysely } from 'kysely';
import type { FieldError } from '../../../scripts/contract/schemas.ts';
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
  const errors: FieldError[] = [];
  for (const { way, key } of each)
    errors.push({ field: fieldOf(way, key), message: await whose(db, way, key) });
  const said = errors[0]?.message ?? 'Another contact already has it.';
  return refuse(409, said.endsWith(ASK_OWNER) ? said : `${said} Change that contact instead.`, errors);
}

const ASK_OWNER = 'Ask the owner of the account.';

async function whose(db: Kysely<OwnTables>, way: Way, key: string): Promise<string> {
  const holder = await db
    .selectFrom('contacts')
    .select(['firstName', 'lastName'])
    .where('id', '=', (eb) => eb.selectFrom(WAYS[way].table).select('contactId').where('key', '=', key))
    .executeTakeFirst();
  // Managers with assigned locations must not learn about other contacts.
  if (!holder) return `A contact of another location already has this ${WORD[way]}. ${ASK_OWNER}`;
  const name = fullName(holder) ?? 'Another contact';
  return `${name} already has this ${WORD[way]}.`;
}
