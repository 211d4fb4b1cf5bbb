import type { ColumnType } from 'kysely';

/** Stored as JSON: read parsed, written as text. */
export type JsonColumn<T> = ColumnType<
  T,
  string | (null extends T ? null : never),
  string | (null extends T ? null : never)
>;

/** The same of a list that a row begins without. */
export type JsonList<T> = ColumnType<T[], string | undefined, string>;

/** What every table has whose rows belong to an account; see `ownedTable`. */
export interface OwnedColumns {
  id: string;
  accountId: string;
  /** In the order of creation; tells rows of one moment apart. */
  seq: ColumnType<number, never, never>;
  createdAt: Date;
  updatedAt: Date;
}
