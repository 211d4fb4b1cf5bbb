import type { JsonColumn } from './column.ts';

export interface IdempotencyKeysTable {
  accountId: string;
  /** What the caller has sent; unique within the account. */
  key: string;
  /** SHA-256 of the request, in hexadecimal. */
  fingerprint: string;
  /** The answer; of an import that is not through, how far it got. */
  result: JsonColumn<object | null>;
  expiresAt: Date;
}
