// Writes one or hundreds of contacts: rows, addresses, numbers and consent. All changes of contacts
// use it.
import type { Transaction } from 'kysely';
import type { OwnTables } from '../store/tables.ts';
import { EACH_WAY, nameKeyOf, searchTextOf, WAYS, type Way } from './addresses.ts';
import { keepOptOuts, takeOptOuts } from './consent.ts';
import { consentsOf, keepEvents } from './history.ts';
import type { Change, Person } from './person.ts';
import { settleTags } from './tags.ts';

type Trx = Transaction<OwnTables>;

/** Other contacts have these addresses and numbers, given by their keys. Nothing was written. */
export class Taken extends Error {
  override name = 'Taken';
  readonly keys: Record<Way, string[]>;
  constructor(keys: Record<Way, string[]>) {
    super('another contact has it');
    this.keys = keys;
  }
}

/**
 * Writes distinct contacts. Sets the known consent of an address in `after`.
 * @param trx of `withAccountLock`
 * @throws Taken
 */
export async function write(trx: Trx, changes: Change[]): Promise<void> {
  await settleTags(trx, changes);
  for (const way of EACH_WAY) await settleConsents(trx, way, changes);
  for (const { before, after } of changes) {
    if (before && keyOf('email', before) !== keyOf('email', after)) after.bounced = false;
  }
  await writeRows(
    trx,
    changes.map(({ after }) => toRow(after)),
  );
  const taken = { email: await claim(trx, 'email', changes), sms: await claim(trx, 'sms', changes) };
  if (taken.email.length + taken.sms.length > 0) throw new Taken(taken);
  await keepEvents(trx, consentsOf(changes));
}

const keysOf = (way: Way, person: Person | undefined): string[] =>
  person?.[WAYS[way].list].map(WAYS[way].key) ?? [];

/** The key of the main address. */
const keyOf = (way: Way, person: Person) => keysOf(way, person)[0];

/** The row with its columns for lists and searches. */
export function toRow({ emails, phones, emailConsent, smsConsent, ...columns }: Person) {
  return {
    ...columns,
    emailConsent: JSON.stringify(emailConsent),
    smsConsent: JSON.stringify(smsConsent),
    searchText: searchTextOf({ ...columns, emails, phones }),
    nameKey: nameKeyOf(columns),
  };
}

type Row = ReturnType<typeof toRow>;

/** Excludes columns that other writers update, such as the number of photos. */
const CHANGEABLE = [
  'source',
  'sourceId',
  'firstName',
  'lastName',
  'birthday',
  'notes',
  'tags',
  'locationIds',
  'emailConsent',
  'smsConsent',
  'bounced',
  'lastVisitAt',
  'visitCount',
  'spent',
  'searchText',
  'nameKey',
  'updatedAt',
] as const satisfies (keyof Row)[];

/** Inserts or updates all rows in one statement. */
async function writeRows(trx: Trx, rows: Row[]): Promise<void> {
  if (rows.length === 0) return;
  await trx
    .insertInto('contacts')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet((eb) =>
          Object.fromEntries(CHANGEABLE.map((column) => [column, eb.ref(`excluded.${column}`)])),
        ),
    )
    .execute();
}

/**
 * An opt-out belongs to the address: it is kept when a contact loses the address, and applies to
 * the next contact.
 */
async function settleConsents(trx: Trx, way: Way, changes: Change[]): Promise<void> {
  const { consent } = WAYS[way];
  const moves = changes.map((change) => {
    const [had, has] = [keysOf(way, change.before), keysOf(way, change.after)];
    const [gone, come] = [had.filter((key) => !has.includes(key)), has.filter((key) => !had.includes(key))];
    return { change, gone, come };
  });
  const leaving = moves.flatMap(({ change: { before }, gone }) =>
    before ? gone.map((key) => ({ key, consent: before[consent] })) : [],
  );
  await keepOptOuts(trx, way, leaving);
  const known = await takeOptOuts(
    trx,
    way,
    moves.flatMap(({ come }) => come),
  );
  for (const { change, come } of moves) {
    const said = come.map((key) => known.get(key)).find((one) => one !== undefined);
    if (said && !change.stated.includes(way) && change.after[consent].status !== 'out') {
      change.after[consent] = said;
    }
  }
}

/**
 * Writes the addresses of one channel. Returns the keys that another contact has, whether or not
 * the caller can see it.
 */
async function claim(trx: Trx, way: Way, changes: Change[]): Promise<string[]> {
  const { table, list, key } = WAYS[way];
  const moved = changes.filter(({ before, after }) => before?.[list].join('\n') !== after[list].join('\n'));
  const former = moved.flatMap(({ before }) => (before && before[list].length > 0 ? [before.id] : []));
  if (former.length > 0) await trx.deleteFrom(table).where('contactId', 'in', former).execute();
  const rows = moved.flatMap(({ after }) =>
    after[list].map((value, position) => ({ contactId: after.id, position, value, key: key(value) })),
  );
  if (rows.length === 0) return [];
  const written = await trx
    .insertInto(table)
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .execute();
  const kept = new Set(written.map((row) => row.key));
  return rows.map((row) => row.key).filter((one) => !kept.has(one));
}
