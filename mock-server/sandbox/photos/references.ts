import type { Kysely } from 'kysely';
import type { FieldError } from '../../../scripts/contract/schemas.ts';
import type { OwnTables } from '../store/tables.ts';

const WORD = { products: 'product', contacts: 'contact' } as const;

/**
 * Those of the ids that name nothing, or nothing that is shown. The others stay until the transaction ends: whatever
 * deletes one takes it out of the photos it finds, so it must not come between the look and the write.
 * @param field where they stand in the request
 */
export async function wrongReferences(
  trx: Kysely<OwnTables>,
  table: keyof typeof WORD,
  field: string,
  ids: string[] = [],
): Promise<FieldError[]> {
  if (ids.length === 0) return [];
  const rows = await trx
    .selectFrom(table)
    .select('id')
    .where('id', 'in', ids)
    .orderBy('id')
    .forKeyShare()
    .execute();
  const there = new Set(rows.map(({ id }) => id));
  const message = `Choose an existing ${WORD[table]}.`;
  return ids.flatMap((id, i) => (there.has(id) ? [] : [{ field: `${field}.${i}`, message }]));
}
