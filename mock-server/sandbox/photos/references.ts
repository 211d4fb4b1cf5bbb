import type { Kysely } from 'kysely';
import type { FieldError } from '../../../scripts/contract/schemas.ts';
import type { OwnTables } from '../store/tables.ts';

const WORD = { products: 'product', contacts: 'contact' } as const;

/**
 * The ids that do not exist or are not visible. Locks the others until the transaction ends,
 * because deleting a record removes it from the photos it finds at that time.
 * @param field of the ids in the request
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
