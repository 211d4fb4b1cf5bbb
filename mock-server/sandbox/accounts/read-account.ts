import type { Kysely } from 'kysely';
import { notFound } from '../refusal.ts';
import type { Tables } from '../store/tables.ts';

/** @throws Refusal 404 */
export async function readAccount(all: Kysely<Tables>, id: string) {
  const row = await all.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw notFound();
  return row;
}
