import type { MessageDescriptor } from '@lingui/core';
import type { z } from 'zod/mini';
import type { CellKind } from './kinds';

/** A column that can be imported. */
export interface ImportColumn<Name extends string = string> {
  /** The name in the contract. */
  name: Name;
  label: MessageDescriptor;
  kind: CellKind;
  /** Known headers in English, German, French and Spanish; case and separators are ignored. */
  aliases: readonly string[];
  /** Headers that mean something else as part of a longer one, as in `Last visit`, or above other values. */
  exactAliases?: readonly string[];
  /** Longer headers that are used if their values fit. */
  pattern?: RegExp;
  /** The column is sent as these columns, each with its part of the text. */
  parts?: Readonly<Record<string, (text: string) => string>>;
  example: string;
  /** A format hint, if the contract's rule alone is not helpful. */
  hint?: MessageDescriptor;
  /** Rows with the same value are the same record. */
  identifies?: true;
}

/** The columns of an import. */
export interface ImportTable<Name extends string = string> {
  columns: readonly ImportColumn<Name>[];
  /** At least one of these columns must be in the file and filled in each row. */
  needed: readonly NoInfer<Name>[];
  /** Rows are imported without their invalid values, unless the user chooses otherwise. */
  leavesOut?: true;
}

/** The columns and the row validator. Used in the worker only, because the validators are large. */
export interface ImportRules extends ImportTable {
  /** The contract's own validator of one record. */
  schema: z.core.$ZodType;
}

/** The import column of each file column; null for a column that is not imported. */
export type Mapping = (string | null)[];

/** The problem of one cell. */
export type ColumnProblem = { column: string } & (
  | { code: 'missing' | 'number' | 'yesNo' | 'tooManyCells' }
  | { code: 'email' | 'url' | 'format' | 'ambiguousDate' | 'lostDigits'; text: string }
  | { code: 'longest' | 'mostItems' | 'atMost' | 'atLeast'; limit: number }
  | { code: 'oneOf'; values: string[] }
  /** The server's message for the refused row. */
  | { code: 'said'; sentence: string }
);

/** Why a file cannot be imported at all. */
export type FileFault =
  | { code: 'empty' | 'noText' | 'noRows' | 'tooLarge' | 'unread' }
  /** An older or encrypted workbook, one that is no workbook or damaged, and one that unpacks to too much. */
  | { code: 'lockedWorkbook' | 'brokenWorkbook' | 'largeWorkbook' }
  | { code: 'tooManyRows'; rows: number }
  /** An unclosed or unescaped quotation mark; rows count from 1. */
  | { code: 'quote'; row: number };

export const MOST_ROWS = 100_000;
export const MOST_BYTES = 50 * 2 ** 20;
