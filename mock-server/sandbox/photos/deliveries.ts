// Simulates the delivery of messages with a photo, step by step; certain addresses fail. The state
// is in the database, so deliveries resume after a restart.
import type { Kysely } from 'kysely';
import { emailKey, fullName, WAYS } from '../contacts/addresses.ts';
import { type RepeatedTask, repeatTask } from '../repeat-task.ts';
import type { OwnTables, Tables } from '../store/tables.ts';
import { opensLink } from './guest-link.ts';
import type { Photo, PhotoRow } from './read.ts';

type Delivery = Photo['deliveries'][number];
export type Address = Pick<Delivery, 'channel' | 'to'>;

/** How long a delivery stays in a state before the next one. */
const STEP_MS = 1000;
/** Maximum per photo in the contract. */
const MOST_DELIVERIES = 100;
const MOST_CONTACTS = 20;

/**
 * Queues the delivery of a photo to some addresses. It is added to the contacts with these
 * addresses that `db` shows.
 * @param photo its state in this transaction
 */
export async function queueDeliveries(
  trx: Kysely<OwnTables>,
  photo: Pick<PhotoRow, 'id' | 'contactIds'> & Sendable,
  addresses: Address[],
  now: Date,
): Promise<void> {
  const at = now.toISOString();
  const queued = addresses.map((address): Delivery => ({ ...address, status: 'queued', reason: null, at }));
  const deliveries = [...queued, ...photo.deliveries].slice(0, MOST_DELIVERIES);
  const theirs = await Promise.all(addresses.map((address) => contactsAt(trx, address)));
  const contactIds = [...new Set([...photo.contactIds, ...theirs.flat()])];
  await trx
    .updateTable('photos')
    .set({
      ...stored({ ...photo, deliveries }),
      ...(contactIds.length <= MOST_CONTACTS && { contactIds }),
      updatedAt: now,
    })
    .where('id', '=', photo.id)
    .execute();
}

/** The ids of the contacts with an address. */
export async function contactsAt(trx: Kysely<OwnTables>, { channel, to }: Address): Promise<string[]> {
  const { table, key } = WAYS[channel];
  const rows = await trx.selectFrom(table).select('contactId').where('key', '=', key(to)).execute();
  return rows.map(({ contactId }) => contactId);
}

/** The contacts with an address, by name. */
export async function namesAt(db: Kysely<OwnTables>, address: Address) {
  const ids = await contactsAt(db, address);
  if (ids.length === 0) return [];
  const contacts = await db
    .selectFrom('contacts')
    .select(['id', 'firstName', 'lastName'])
    .where('id', 'in', ids)
    .orderBy('id')
    .limit(MOST_CONTACTS)
    .execute();
  return contacts.map((contact) => ({ id: contact.id, name: fullName(contact) }));
}

/** Advances deliveries until `end`. */
export const startDelivering = (db: Kysely<Tables>, log: (line: string) => void): RepeatedTask =>
  repeatTask(
    () => deliverDue(db, new Date()),
    STEP_MS / 2,
    (trouble) => log(`Photos cannot be delivered: ${trouble}`),
  );

const MOST_AT_ONCE = 50;

/** Advances every due delivery by one step, except those of suspended accounts. */
export async function deliverDue(db: Kysely<Tables>, now: Date): Promise<void> {
  const due = await db
    .selectFrom('photos')
    .select('id')
    .where('deliverAt', '<=', now)
    .where('accountId', 'not in', (eb) =>
      eb.selectFrom('accounts').select('id').where('status', '=', 'suspended'),
    )
    .orderBy('deliverAt')
    .limit(MOST_AT_ONCE)
    .execute();
  for (const { id } of due) {
    const bounced = await takeOn(db, id, now);
    for (const { accountId, to } of bounced) await noteBounce(db, accountId, to);
  }
}

/** @returns the email addresses whose delivery failed */
const takeOn = (db: Kysely<Tables>, id: string, now: Date): Promise<{ accountId: string; to: string }[]> =>
  db.transaction().execute(async (trx) => {
    const photo = await trx
      .selectFrom('photos')
      .select(['accountId', 'deliveries', 'hiddenBy', 'held', 'approval'])
      .where('id', '=', id)
      .where('deliverAt', '<=', now)
      .forUpdate()
      .executeTakeFirst();
    // The photo was deleted meanwhile, or its link turned off.
    if (!photo) return [];
    const { accountId } = photo;
    const deliveries = photo.deliveries.map((delivery) => stepped(delivery, now));
    await trx
      .updateTable('photos')
      .set(stored({ ...photo, deliveries }))
      .where('id', '=', id)
      .execute();
    return deliveries.flatMap(({ channel, status, to }, i) => {
      const isNew = status !== photo.deliveries[i]?.status;
      return isNew && status === 'error' && channel === 'email' ? [{ accountId, to }] : [];
    });
  });

/** Marks the contact with this main address as bouncing. */
async function noteBounce(db: Kysely<Tables>, accountId: string, address: string): Promise<void> {
  await db
    .updateTable('contacts')
    .set({ bounced: true })
    .where('accountId', '=', accountId)
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('contactEmails')
        .select('contactId')
        .where('accountId', '=', accountId)
        .where('key', '=', emailKey(address))
        .where('position', '=', 0),
    )
    .execute();
}

type Sendable = Pick<PhotoRow, 'deliveries' | 'hiddenBy' | 'held' | 'approval'>;

const stored = (photo: Sendable) => ({
  deliveries: JSON.stringify(photo.deliveries),
  deliverAt: nextStepAt(photo),
});

/** When the next delivery step is due. No message leaves while its link would not show the photo. */
export function nextStepAt(photo: Sendable): Date | null {
  const times = photo.deliveries.filter(isUnderWay).map(({ at }) => Date.parse(at) + STEP_MS);
  return opensLink(photo) && times.length > 0 ? new Date(Math.min(...times)) : null;
}

const isUnderWay = ({ status }: Delivery) => status === 'queued' || status === 'delivering';

function stepped(delivery: Delivery, now: Date): Delivery {
  if (!isUnderWay(delivery) || Date.parse(delivery.at) + STEP_MS > now.getTime()) return delivery;
  const at = now.toISOString();
  if (delivery.status === 'queued') return { ...delivery, status: 'delivering', at };
  const reason = troubleWith(delivery);
  return { ...delivery, status: reason === null ? 'delivered' : 'error', reason, at };
}

/** Addresses that begin with `bounce` and numbers that end with 0000 demonstrate an error. */
function troubleWith({ channel, to }: Address): string | null {
  if (channel === 'email') return /^bounce/i.test(to) ? 'The address does not exist.' : null;
  return to.endsWith('0000') ? 'The number takes no SMS.' : null;
}
