import { type Kysely, sql } from 'kysely';

/** Searches of photos and contacts ignore accents: 'ayse' finds 'Ayşe'. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['photos', 'deleted_photos', 'contacts']) {
    const name = sql.table(table);
    // Other texts than ASCII have more bytes than characters.
    const { rows } = await sql<{ id: string; text: string }>`
      select id, search_text as text from ${name} where octet_length(search_text) > length(search_text)`.execute(
      db,
    );
    for (const { id, text } of rows) {
      const plain = text.normalize('NFKD').replace(/\p{M}/gu, '');
      await sql`update ${name} set search_text = ${plain} where id = ${id}`.execute(db);
    }
  }
}
