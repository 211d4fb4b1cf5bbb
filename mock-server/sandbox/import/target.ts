// What an import creates, and how.
import type { Kysely } from 'kysely';
import type { FieldError } from '../../../scripts/contract/schemas.ts';
import type { OperationId } from '../handler.ts';
import type { OwnTables } from '../store/tables.ts';

/** The non-empty cells of a row, by column name. */
export type Cells<Column extends string> = { [C in Column]?: string };

export type Outcome = 'created' | 'updated' | 'skipped' | FieldError;

/** A kind of import. */
export interface Target<Column extends string, Row extends object> {
  /** The part of the body that contains the file. */
  part: 'contacts' | 'products';
  columns: readonly Column[];
  /** At least one of these columns is required. */
  needed: readonly Column[];
  /** The error message when none of them is present. */
  lacking: string;
  mostRows: number;
  tooLarge: string;
  /** The operation whose JSON body has the rules for a row. */
  operation: OperationId;
  /** Error messages for users of a spreadsheet, where the contract's rule would be unclear. */
  sentences: { [C in Column]?: string };
  /** @returns the body of a row, and the errors of its unreadable cells */
  toBody(cells: Cells<Column>): { body: Record<string, unknown>; wrong: FieldError[] };
  /**
   * Stores rows: all, or none when it throws. @returns the result of each, and how many did not revert an opt-out
   */
  store(rows: Row[], unscopedDb: Kysely<OwnTables>): Promise<{ outcomes: Outcome[]; optedOut?: number }>;
}
