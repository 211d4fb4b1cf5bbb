// The audit log of administrators' actions on accounts.
import { randomUUID } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import type { components } from '../../../src/api/generated/schema.d.ts';
import type { AdminHandlers } from '../handler.ts';
import { offsetOf, pageOf } from '../store/pages.ts';
import type { Tables } from '../store/tables.ts';

type Entry = components['schemas']['AuditEntry'];

export interface Audited {
  admin: { uid: string; email: string | undefined };
  account: { id: string; businessName: string };
  action: Entry['action'];
  reason?: string;
  changes?: Entry['changes'];
  stock?: Entry['stock'];
}

/** Adds an entry, in the transaction of the recorded change. */
export async function addAuditEntry(trx: Kysely<Tables>, audited: Audited, now: Date): Promise<Entry> {
  const row = await trx
    .insertInto('auditEntries')
    .values(auditRow(audited, now))
    .returningAll()
    .executeTakeFirstOrThrow();
  return toEntry(row);
}

export function auditRow(audited: Audited, at: Date) {
  const { admin, account, action, reason = null, changes = [], stock = null } = audited;
  return {
    id: randomUUID(),
    at,
    adminId: admin.uid,
    adminEmail: admin.email ?? null,
    accountId: account.id,
    accountName: account.businessName,
    action,
    reason,
    changes: JSON.stringify(changes),
    stock: stock && JSON.stringify(stock),
  };
}

export const auditLog = {
  async listAuditEntries({ all, query }) {
    let matching = all.selectFrom('auditEntries');
    if (query.accountId) matching = matching.where('accountId', '=', query.accountId);
    if (query.action) matching = matching.where('action', '=', query.action);
    const { n } = await matching.select(({ fn }) => fn.countAll<number>().as('n')).executeTakeFirstOrThrow();
    const rows = await matching
      .selectAll()
      .orderBy('seq', 'desc')
      .limit(query.show)
      .offset(offsetOf(query))
      .execute();
    return pageOf(rows.map(toEntry), n, query);
  },
} satisfies AdminHandlers;

const toEntry = ({
  seq: _seq,
  at,
  adminId,
  adminEmail,
  accountId,
  accountName,
  ...row
}: Selectable<Tables['auditEntries']>): Entry => ({
  ...row,
  at: at.toISOString(),
  admin: { id: adminId, email: adminEmail },
  account: { id: accountId, name: accountName },
});

/** The fields in which two versions of a record differ, each value as text. */
export function changesBetween(before: object, after: object): Entry['changes'] {
  const [former, latter] = [textsOf(before), textsOf(after)];
  return [...new Set([...former.keys(), ...latter.keys()])]
    .map((field) => ({ field, before: former.get(field) ?? null, after: latter.get(field) ?? null }))
    .filter((change) => change.before !== change.after);
}

/** By path: `settings.limits.devices`. */
function textsOf(record: object, path = ''): Map<string, string | null> {
  const texts = new Map<string, string | null>();
  for (const [name, value] of Object.entries(record)) {
    const field = `${path}${name}`;
    if (value === null || value === undefined) texts.set(field, null);
    else if (Array.isArray(value)) texts.set(field, value.join(', '));
    else if (typeof value === 'object')
      for (const [one, text] of textsOf(value, `${field}.`)) texts.set(one, text);
    else texts.set(field, `${value}`);
  }
  return texts;
}
