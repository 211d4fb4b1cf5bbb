import type { GeneratedAlways } from 'kysely';

/** The latest export of all data of an account. */
export interface AccountExportsTable {
  accountId: string;
  /** Names it in its link, so that the link of an earlier one ends. */
  seq: GeneratedAlways<number>;
  status: 'preparing' | 'ready' | 'failed';
  done: number;
  total: number;
  /** Of the zip file, once it is ready. */
  hash: string | null;
  bytes: number | null;
  requestedAt: Date;
  expiresAt: Date | null;
}
