import type { JsonColumn } from './column.ts';

export interface IdempotencyKeysTable {
  accountId: string;
  /** The key sent by the caller; unique within the account. */
  key: string;
  /** SHA-256 of the request, in hexadecimal. */
  fingerprint: string;
  /** The response, or the progress of an unfinished import. */
  result: JsonColumn<object | null>;
  expiresAt: Date;
}
