import type { ColumnType } from 'kysely';
import type { components } from '../../../../src/api/generated/schema.d.ts';
import type { JsonColumn } from './column.ts';

type Entry = components['schemas']['AuditEntry'];

/** Append-only, and kept when the account is deleted. */
export interface AuditEntriesTable {
  id: string;
  /** In chronological order. */
  seq: ColumnType<number, never, never>;
  at: Date;
  adminId: string;
  adminEmail: string | null;
  accountId: string;
  /** The name at that time. */
  accountName: string;
  action: Entry['action'];
  reason: string | null;
  operation: string | null;
  record: JsonColumn<Entry['record']>;
  count: number | null;
  changes: JsonColumn<Entry['changes']>;
  stock: JsonColumn<Entry['stock']>;
}
