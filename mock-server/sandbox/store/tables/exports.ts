import type { GeneratedAlways } from 'kysely';

/** The latest export of all data of an account. */
export interface AccountExportsTable {
  accountId: string;
  /** Identifies the export in its link, so that earlier links become invalid. */
  seq: GeneratedAlways<number>;
  status: 'preparing' | 'ready' | 'failed';
  done: number;
  total: number;
  /** The hash of the zip file, once it is ready. */
  hash: string | null;
  bytes: number | null;
  requestedAt: Date;
  expiresAt: Date | null;
}
