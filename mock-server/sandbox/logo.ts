import type { Kysely } from 'kysely';
import { type Refusal, refuseFields } from './refusal.ts';
import type { OwnTables } from './store/tables.ts';

/** @throws Refusal 422 for an id that is no logo of the account */
export async function checkLogo(db: Kysely<OwnTables>, id: string): Promise<void> {
  const logo = await db
    .selectFrom('assets')
    .select('id')
    .where('id', '=', id)
    .where('type', '=', 'logo')
    .executeTakeFirst();
  if (!logo) throw noLogo();
}

/**
 * Also for a logo that was deleted between the check and the write, which violates a foreign key.
 */
export const noLogo = (): Refusal =>
  refuseFields([{ field: 'logoAssetId', message: 'Choose an asset of type logo.' }]);
