// Writes thousands of rows as one JSON parameter, which needs a tenth of the parameters.
import { type Selectable, sql, type Transaction } from 'kysely';
import type { Tables } from '../store/tables.ts';

export type Trx = Transaction<Tables>;

/** A row as it is read, without columns that the database generates. */
export type Row<T extends keyof Tables> = Omit<
  Selectable<Tables[T]>,
  'seq' | 'tagKeys' | 'emailStatus' | 'smsStatus'
>;

const CHUNK = 2000;

/** @param rows with the same columns each, and JSON columns as objects */
export async function writeRows<T extends keyof Tables>(
  trx: Trx,
  table: T,
  rows: Iterable<Row<T>>,
): Promise<void> {
  for (const chunk of chunksOf(rows, CHUNK)) {
    const [first] = chunk;
    if (!first) return;
    const columns = sql.join(Object.keys(first).map((name) => sql.id(snake(name))));
    const text = JSON.stringify(chunk.map(snakeKeys));
    const name = sql.table(snake(table));
    await sql`insert into ${name} (${columns}) select ${columns} from json_populate_recordset(null::${name}, ${text}::json)`.execute(
      trx,
    );
  }
}

function* chunksOf<T>(items: Iterable<T>, size: number): Iterable<T[]> {
  let chunk: T[] = [];
  for (const item of items) {
    chunk.push(item);
    if (chunk.length < size) continue;
    yield chunk;
    chunk = [];
  }
  if (chunk.length > 0) yield chunk;
}

const snakes = new Map<string, string>();
function snake(name: string): string {
  const known = snakes.get(name) ?? name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  snakes.set(name, known);
  return known;
}

/** Converts only the row's own keys; keys inside a JSON column follow the contract. */
const snakeKeys = (row: object) =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [snake(name), value]));
