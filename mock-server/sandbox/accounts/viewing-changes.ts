// Writes each change of an administrator who views an account to the audit log, in the transaction
// of the change.
import type { Kysely, KyselyPlugin, OperationNode } from 'kysely';
import type { Operation } from '../../../scripts/contract/operations.ts';
import type { components } from '../../../src/api/generated/schema.d.ts';
import type { Actor } from '../authentication.ts';
import type { People, PeopleOf } from '../people.ts';
import { Refusal } from '../refusal.ts';
import { beforeCommit } from '../store/before-commit.ts';
import { ownRows } from '../store/own-rows.ts';
import type { OwnTables, Tables } from '../store/tables.ts';
import { addAuditEntry, changesBetween } from './audit.ts';
import { readAccount } from './read-account.ts';

type Schemas = components['schemas'];
type RecordType = Schemas['AuditRecord']['type'];
type Handler = (call: unknown) => Promise<unknown>;
type Fields = Record<string, unknown>;

/** The records of a tag, and the operation that reads one. Writes of other tags are about the user. */
const RECORDS: Record<string, { type: RecordType; read: string }> = {
  account: { type: 'account', read: 'getOwnAccount' },
  assets: { type: 'asset', read: 'getAsset' },
  contacts: { type: 'contact', read: 'getContact' },
  locations: { type: 'location', read: 'getLocation' },
  managers: { type: 'manager', read: 'getManager' },
  products: { type: 'product', read: 'getProduct' },
  sessions: { type: 'session', read: 'getSession' },
  templates: { type: 'template', read: 'getTemplate' },
};

/** Whether a write of the operation is an entry of the audit log. */
export const isLogged = ({ tag }: Pick<Operation, 'tag'>): boolean => tag in RECORDS;

/** An administrator's open viewing of an account. */
export interface Viewing {
  admin: Actor;
  accountId: string;
  reason: string;
}

export interface ViewingChanges {
  /** The database, whose writes are recorded. */
  db: Kysely<Tables>;
  people: People<Kysely<OwnTables>>;
  /** Reads the record before the change. Must be called before the handler. */
  begin(operation: Operation, call: ViewedCall): Promise<void>;
}

interface ViewedCall {
  params: object;
  body: unknown;
  now: Date;
}

interface Begun {
  operation: Operation;
  call: ViewedCall;
  id: string | undefined;
  before: Fields | undefined;
}

/** @param readerOf the handler of an operation */
export function recordViewingChanges(
  all: Kysely<Tables>,
  peopleOf: PeopleOf,
  { admin, accountId, reason }: Viewing,
  readerOf: (id: string) => Handler | undefined,
): ViewingChanges {
  const { seen: written, plugin } = observeWrites();
  let begun: Begun | undefined;
  let isRecorded = false;

  const read = async (db: Kysely<Tables>, { operation, call }: Omit<Begun, 'id' | 'before'>, id: string) => {
    const reader = readerOf(RECORDS[operation.tag]?.read ?? '');
    const own = ownRows(db, accountId);
    const reading = { ...call, params: { id }, query: {}, body: undefined, db: own, unscopedDb: own };
    try {
      return (await reader?.(reading)) as Fields | undefined;
    } catch (error) {
      // The record does not exist yet, or no longer.
      if (error instanceof Refusal) return undefined;
      throw error;
    }
  };

  const record = async (trx: Kysely<Tables>): Promise<void> => {
    if (!begun || isRecorded || !written.any) return;
    isRecorded = true;
    const { operation, call, before } = begun;
    const { type } = RECORDS[operation.tag] ?? {};
    const body = isFields(call.body) ? call.body : {};
    const created = written.created.get(operation.tag) ?? [];
    const ids = Array.isArray(body.ids) ? body.ids : created;
    const id = created.length === 1 ? created[0] : ids.length > 0 ? undefined : begun.id;
    const after = id && (await read(trx, begun, id));
    const shown = after || before;
    await addAuditEntry(
      trx,
      {
        ...{ admin, reason, action: 'change', operation: operation.id },
        account: await readAccount(trx, accountId),
        record: type && id && shown ? { type, id, name: nameOf(shown, id) } : null,
        count: id === undefined && ids.length > 0 ? ids.length : null,
        changes: before && after ? changesOf(body, before, after) : valuesOf(body),
      },
      call.now,
    );
  };

  const raw = peopleOf((trx) => trx);
  const together =
    <T>(store: (db: Kysely<OwnTables>) => Promise<T>) =>
    async (trx: Kysely<Tables>) => {
      const stored = await store(ownRows(trx.withPlugin(plugin), accountId));
      await record(trx);
      return stored;
    };
  return {
    db: beforeCommit(all, record, [plugin]),
    people: {
      add: (person, store) => raw.add(person, together(store)),
      change: (uid, change, store) => raw.change(uid, change, together(store)),
      remove: (uid, store) => raw.remove(uid, together(store)),
    },
    async begin(operation, call) {
      if (!isLogged(operation)) return;
      const { id: param } = call.params as { id?: string };
      const { id: given } = isFields(call.body) ? call.body : {};
      const id =
        operation.tag === 'account' ? accountId : (param ?? (typeof given === 'string' ? given : undefined));
      begun = { operation, call, id, before: undefined };
      if (id) begun.before = await read(all, begun, id);
    },
  };
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The part of a record that a body names. */
const partOf = (record: Fields, body: Fields): Fields =>
  Object.fromEntries(
    Object.entries(body)
      .filter(([name]) => name !== 'id' && name in record)
      .map(([name, sent]) => {
        const value = record[name];
        return [name, isFields(sent) && isFields(value) ? partOf(value, sent) : value];
      }),
  );

/** Only fields that were sent, because others change by themselves. */
const changesOf = (body: Fields, before: Fields, after: Fields) =>
  changesBetween(partOf(before, body), partOf(after, body));

/** What was set in many records. A new record is named instead. */
function valuesOf({ ids, ...body }: Fields) {
  return ids === undefined ? [] : changesBetween({}, body);
}

function nameOf(record: Fields, id: string): string {
  const { name, businessName, firstName, lastName, email, emailAddress, phoneNumber } = record;
  const person = [firstName, lastName].filter(Boolean).join(' ');
  return `${name ?? businessName ?? (person || email || emailAddress || phoneNumber || id)}`;
}

interface TableNode {
  table: { identifier: { name: string } };
}

interface WriteNode extends OperationNode {
  into?: TableNode;
  table?: TableNode;
  from?: { froms?: TableNode[] };
  columns?: { column: { name: string } }[];
  values?: { values?: { values: unknown[] }[] };
}

/** Notes writes, and the ids of new rows by table. */
function observeWrites() {
  const created = new Map<string, string[]>();
  const seen = { any: false, created };
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      const { kind, into, table: updated, from, columns, values } = node as WriteNode;
      if (!['InsertQueryNode', 'UpdateQueryNode', 'DeleteQueryNode'].includes(kind)) return node;
      const table = (into ?? updated ?? from?.froms?.[0])?.table?.identifier.name;
      // Keys only serve to repeat the response of the call.
      if (/^idempotency_?keys$/i.test(table ?? '')) return node;
      seen.any = true;
      const at = columns?.findIndex(({ column }) => column.name === 'id') ?? -1;
      if (table && at >= 0) {
        const ids = (values?.values ?? [])
          .map((row) => row.values[at])
          .map((one) => (isFields(one) ? one.value : one));
        created.set(table, [...(created.get(table) ?? []), ...ids.map(String)]);
      }
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return { seen, plugin };
}
