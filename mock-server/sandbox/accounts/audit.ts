// The audit log of administrators' actions on accounts.
import { randomUUID } from 'node:crypto';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { components } from '../../../src/api/generated/schema.d.ts';
import type { AdminHandlers, Handlers } from '../handler.ts';
import { countOf, offsetOf, pageOf } from '../store/pages.ts';
import type { Tables } from '../store/tables.ts';

type Entry = components['schemas']['AuditEntry'];

const COLUMNS = [
  ...(['id', 'at', 'adminId', 'adminEmail', 'accountId', 'accountName'] as const),
  ...(['action', 'reason', 'operation', 'record', 'count', 'changes', 'stock'] as const),
];

export interface Audited {
  admin: { uid: string; email: string | undefined };
  account: { id: string; businessName: string };
  action: Entry['action'];
  reason?: string;
  operation?: string;
  record?: Entry['record'];
  count?: number | null;
  changes?: Entry['changes'];
  stock?: Entry['stock'];
}

/** Adds an entry, in the transaction of the recorded change. */
export async function addAuditEntry(trx: Kysely<Tables>, audited: Audited, now: Date): Promise<Entry> {
  const row = await trx
    .insertInto('auditEntries')
    .values(auditRow(audited, now))
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
  return toEntry(row);
}

export function auditRow(audited: Audited, at: Date) {
  const { admin, account, action, reason = null, changes = [], stock = null } = audited;
  const { operation = null, record = null, count = null } = audited;
  return {
    id: randomUUID(),
    at,
    adminId: admin.uid,
    adminEmail: admin.email ?? null,
    accountId: account.id,
    accountName: account.businessName,
    action,
    reason,
    operation,
    record: record && JSON.stringify(record),
    count,
    changes: JSON.stringify(changes),
    stock: stock && JSON.stringify(stock),
  };
}

export const auditLog = {
  async listAuditEntries({ all, actor, query }) {
    const { accountId, account, person, fromDay, toDay, action } = query;
    let matching = all.selectFrom('auditEntries');
    if (accountId) matching = matching.where('accountId', '=', accountId);
    if (account) matching = matching.where('accountName', 'ilike', pattern(account));
    if (person) matching = matching.where('adminEmail', 'ilike', pattern(person));
    if (action) matching = matching.where('action', '=', action);
    if (fromDay || toDay) {
      const own = all
        .selectFrom('accounts')
        .select('timezone')
        .where('id', '=', actor.accountId ?? '');
      const zone = (await own.executeTakeFirst())?.timezone ?? 'UTC';
      if (fromDay)
        matching = matching.where(sql`at`, '>=', sql`${fromDay}::date::timestamp at time zone ${zone}`);
      if (toDay)
        matching = matching.where(sql`at`, '<', sql`(${toDay}::date + 1)::timestamp at time zone ${zone}`);
    }
    const { n } = await matching.select(({ fn }) => fn.countAll<number>().as('n')).executeTakeFirstOrThrow();
    const rows = await matching
      .select(COLUMNS)
      .orderBy('seq', 'desc')
      .limit(query.show)
      .offset(offsetOf(query))
      .execute();
    return pageOf(rows.map(toEntry), n, query);
  },
} satisfies AdminHandlers;

/** What administrators did to the caller's account. */
export const ownAuditLog = {
  async listOwnAuditEntries({ db, accountId, query }) {
    const matching = db.selectFrom('auditEntries');
    const rows = await matching
      .select(COLUMNS.filter((column) => column !== 'accountId'))
      .orderBy('seq', 'desc')
      .limit(query.show)
      .offset(offsetOf(query))
      .execute();
    const entries = rows.map((row) => toEntry({ ...row, accountId }));
    return pageOf(entries, await countOf(matching), query);
  },
} satisfies Handlers;

const pattern = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

const toEntry = ({
  at,
  adminId,
  adminEmail,
  accountId,
  accountName,
  ...row
}: Omit<Selectable<Tables['auditEntries']>, 'seq'>): Entry => ({
  ...row,
  at: at.toISOString(),
  admin: { id: adminId, email: adminEmail },
  account: { id: accountId, name: accountName },
});

const MOST_CHANGES = 50;

/** The fields in which two versions of a record differ, each value as text. */
export function changesBetween(before: object, after: object): Entry['changes'] {
  const [former, latter] = [textsOf(before), textsOf(after)];
  return [...new Set([...former.keys(), ...latter.keys()])]
    .map((field) => ({ field, before: former.get(field) ?? null, after: latter.get(field) ?? null }))
    .filter((change) => change.before !== change.after)
    .map((change) => ([change.before, change.after].some(isLong) ? withoutTexts(change) : change))
    .slice(0, MOST_CHANGES);
}

/** Lists of objects, and texts longer than the contract allows, are only named. */
const isLong = (text: string | null) => text !== null && (text.startsWith('[{') || text.length > 2048);
const withoutTexts = ({ field }: Entry['changes'][number]) => ({ field, before: null, after: null });

/** By path: `settings.limits.devices`. */
function textsOf(record: object, path = ''): Map<string, string | null> {
  const texts = new Map<string, string | null>();
  for (const [name, value] of Object.entries(record)) {
    const field = `${path}${name}`;
    if (value === null || value === undefined) texts.set(field, null);
    else if (Array.isArray(value)) texts.set(field, textOfList(value));
    else if (typeof value === 'object')
      for (const [one, text] of textsOf(value, `${field}.`)) texts.set(one, text);
    else texts.set(field, `${value}`);
  }
  return texts;
}

/** Addresses of a contact are objects with a value. */
function textOfList(list: unknown[]): string {
  const values = list.map((one) =>
    typeof one === 'object' && one !== null && 'value' in one ? one.value : one,
  );
  return values.some((one) => typeof one === 'object') ? JSON.stringify(list) : values.join(', ');
}
