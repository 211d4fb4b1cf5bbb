// What an import file is read into.
import type { Kysely } from 'kysely';
import type { FieldError } from '../../../scripts/contract/schemas.ts';
import type { OperationId } from '../handler.ts';
import type { OwnTables } from '../store/tables.ts';

/** The cells of a row that are not empty, by the names of their columns. */
export type Cells<Column extends string> = { [C in Column]?: string };

export type Outcome = 'created' | 'updated' | 'skipped' | FieldError;

/** What is imported, and how. */
export interface Target<Column extends string, Row extends object> {
  /** The part of the body that is the file. */
  part: 'contacts' | 'products';
  columns: readonly Column[];
  /** One of these must be there. */
  needed: readonly Column[];
  /** Says that none of them is. */
  lacking: string;
  mostRows: number;
  tooLarge: string;
  /** Its JSON body has the rules for a row. */
  operation: OperationId;
  /** For people who look at a table, where the contract's rule alone would say little. */
  sentences: { [C in Column]?: string };
  /** @returns the body that a row is, without what cannot be read, of which it says what is wrong */
  toBody(cells: Cells<Column>): { body: Record<string, unknown>; wrong: FieldError[] };
  /** Stores rows, all or none: when it throws, nothing was stored. @returns what became of each */
  store(rows: Row[], unscopedDb: Kysely<OwnTables>): Promise<Outcome[]>;
}
