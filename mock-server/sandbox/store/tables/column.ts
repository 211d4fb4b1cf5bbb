import type { ColumnType } from 'kysely';

/** Stored as JSON: read parsed, written as text. */
export type JsonColumn<T> = ColumnType<
  T,
  string | (null extends T ? null : never),
  string | (null extends T ? null : never)
>;

/** A JSON list that is empty by default. */
export type JsonList<T> = ColumnType<T[], string | undefined, string>;

/** The columns of every table whose rows belong to an account; see `ownedTable`. */
export interface OwnedColumns {
  id: string;
  accountId: string;
  /** In the order of creation, also for rows of the same moment. */
  seq: ColumnType<number, never, never>;
  createdAt: Date;
  updatedAt: Date;
}
