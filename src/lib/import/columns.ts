import type { MessageDescriptor } from '@lingui/core';
import type { z } from 'zod/mini';
import type { CellKind } from './kinds';

/** A column that an import knows. */
export interface ImportColumn<Name extends string = string> {
  /** As the contract names it. */
  name: Name;
  label: MessageDescriptor;
  kind: CellKind;
  /** What files call it, in English, German and French; how it is capitalised and parted does not matter. */
  aliases: readonly string[];
  example: string;
  /** How it is written, where the contract's rule alone would say little. */
  hint?: MessageDescriptor;
  /** Rows that agree in it are one and the same record. */
  identifies?: true;
}

/** The columns of an import. */
export interface ImportTable<Name extends string = string> {
  columns: readonly ImportColumn<Name>[];
  /** One of these must be in the file, and filled in each row. */
  needed: readonly NoInfer<Name>[];
}

/** They, and when a row is right. Only the worker knows it: the validators weigh much, and the page has no use for them. */
export interface ImportRules extends ImportTable {
  /** The contract's own validator of one record. */
  schema: z.core.$ZodType;
}

/** Which column each column of a file becomes; null for one that is not imported. */
export type Mapping = (string | null)[];

/** What is wrong with one cell. */
export type Problem = { column: string } & (
  | { code: 'missing' | 'email' | 'url' | 'format' | 'number' | 'yesNo' | 'tooManyCells' }
  | { code: 'longest' | 'mostItems' | 'atMost' | 'atLeast'; limit: number }
  | { code: 'oneOf'; values: string[] }
  /** In the words of the service, which refused the row. */
  | { code: 'said'; sentence: string }
);

/** Why a file cannot be imported at all. */
export type FileFault =
  | { code: 'empty' | 'noText' | 'workbook' | 'noRows' | 'tooLarge' | 'unread' }
  | { code: 'tooManyRows'; rows: number }
  /** A quotation mark that is not closed, or not doubled; row 0 is that of the column names. */
  | { code: 'quote'; row: number };

export const MOST_ROWS = 100_000;
export const MOST_BYTES = 50 * 2 ** 20;
