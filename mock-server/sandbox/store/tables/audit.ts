import type { ColumnType } from 'kysely';
import type { components } from '../../../../src/api/generated/schema.d.ts';
import type { JsonColumn } from './column.ts';

type Entry = components['schemas']['AuditEntry'];

/** Rows are only added. They name no account as their owner: no handler of one account can reach them. */
export interface AuditEntriesTable {
  id: string;
  /** In the order of what happened. */
  seq: ColumnType<number, never, never>;
  at: Date;
  adminId: string;
  adminEmail: string | null;
  accountId: string;
  /** The name at that time. */
  accountName: string;
  action: Entry['action'];
  reason: string | null;
  changes: JsonColumn<Entry['changes']>;
  stock: JsonColumn<Entry['stock']>;
}
