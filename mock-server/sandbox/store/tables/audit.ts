import type { ColumnType } from 'kysely';
import type { components } from '../../../../src/api/generated/schema.d.ts';
import type { JsonColumn } from './column.ts';

type Entry = components['schemas']['AuditEntry'];

/** Append-only. The rows have no owner column, so handlers of an account cannot reach them. */
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
  changes: JsonColumn<Entry['changes']>;
  stock: JsonColumn<Entry['stock']>;
}
