// Triggers that remove a deleted row from the lists and scenes that reference it, including rows
// that the caller cannot see.
import { type Kysely, type RawBuilder, sql } from 'kysely';

/** @param places the columns from which the id is removed */
export async function takeOutGone(
  db: Kysely<unknown>,
  table: string,
  places: RawBuilder<unknown>[],
): Promise<void> {
  const name = sql.id(`take_out_of_${table}`);
  await sql`create function ${name}() returns trigger language plpgsql as $$
    begin
      ${sql.join(places, sql` `)}
      return null;
    end $$`.execute(db);
  await sql`create trigger take_out after delete on ${sql.table(table)}
    for each row execute function ${name}()`.execute(db);
}

export function fromLists(table: string, column: string): RawBuilder<unknown> {
  const list = sql.id(column);
  return sql`update ${sql.table(table)} set ${list} = array_remove(${list}, old.id)
    where account_id = old.account_id and ${list} @> array[old.id];`;
}

/** Removes the layers that show a product. */
export const fromScenes = (table: string): RawBuilder<unknown> =>
  sql`update ${sql.table(table)} set scene = jsonb_set(scene, '{layers}', (
      select coalesce(jsonb_agg(layer order by place), '[]')
      from jsonb_array_elements(scene -> 'layers') with ordinality as each_layer (layer, place)
      where layer ->> 'productId' is distinct from old.id
    ))
    where account_id = old.account_id
      and scene @> jsonb_build_object('layers', jsonb_build_array(jsonb_build_object('productId', old.id)));`;
