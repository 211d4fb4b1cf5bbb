// Imports the clients of a booking service as contacts, and keeps their visits up to date.
import type { Kysely, Selectable, Transaction } from 'kysely';
import { EACH_WAY, WAYS, type Way } from '../contacts/addresses.ts';
import { newPerson } from '../contacts/person.ts';
import { write } from '../contacts/write.ts';
import { withAccountLock } from '../store/account-lock.ts';
import type { OwnTables } from '../store/tables.ts';
import type { IntegrationName } from './providers.ts';
import { clientsOf } from './stand-in-clients.ts';

type Client = Selectable<OwnTables['providerClients']>;
type Trx = Transaction<OwnTables>;

interface Imported {
  added: number;
  updated: number;
  unchanged: number;
}

export const importClients = (db: Kysely<OwnTables>, name: IntegrationName, now: Date): Promise<Imported> =>
  withAccountLock(db, async (trx) => {
    const clients = await clientsOf(trx, name, now);
    const known = await knownContacts(trx, name, clients);
    const taken: Record<Way, Set<string>> = { email: new Set(), sms: new Set() };
    const created = clients
      .filter(({ clientId }) => !known.has(clientId))
      .map((client) => ({ before: undefined, after: toPerson(client, name, taken, now), stated: [] }));
    await write(trx, created);
    let updated = 0;
    for (const client of clients) {
      const id = known.get(client.clientId);
      if (id !== undefined && (await noteVisits(trx, id, client, now))) updated += 1;
    }
    return { added: created.length, updated, unchanged: clients.length - created.length - updated };
  });

/** The ids of the contacts of known clients: by the client's id, else by an address. */
async function knownContacts(
  trx: Trx,
  name: IntegrationName,
  clients: Client[],
): Promise<Map<string, string>> {
  const imported = await trx
    .selectFrom('contacts')
    .select(['id', 'sourceId'])
    .where('source', '=', name)
    .where(
      'sourceId',
      'in',
      clients.map(({ clientId }) => clientId),
    )
    .execute();
  const known = new Map(imported.map(({ id, sourceId }) => [sourceId ?? '', id]));
  for (const way of EACH_WAY) {
    const { table, key } = WAYS[way];
    const keys = clients.map((client) => key(addressOf(client, way)));
    const holders = await trx
      .selectFrom(table)
      .select(['key', 'contactId'])
      .where('key', 'in', keys)
      .execute();
    for (const [i, { clientId }] of clients.entries()) {
      const holder = holders.find((one) => one.key === keys[i]);
      if (holder && !known.has(clientId)) known.set(clientId, holder.contactId);
    }
  }
  return known;
}

const addressOf = (client: Client, way: Way) => (way === 'email' ? client.email : client.phone);

/** Two clients may share an address; the first one keeps it. */
function toPerson(client: Client, name: IntegrationName, taken: Record<Way, Set<string>>, now: Date) {
  const own = (way: Way): string[] => {
    const value = addressOf(client, way);
    const key = WAYS[way].key(value);
    if (taken[way].has(key)) return [];
    taken[way].add(key);
    return [value];
  };
  const { clientId, firstName, lastName, lastVisitAt, nextVisitAt } = client;
  const emails = own('email');
  const phones = own('sms');
  return newPerson(
    { source: name, sourceId: clientId, firstName, lastName, emails, phones, lastVisitAt, nextVisitAt },
    now,
  );
}

/** Updates visits, which never move back. @returns whether anything changed */
async function noteVisits(
  trx: Trx,
  id: string,
  { lastVisitAt, nextVisitAt }: Client,
  now: Date,
): Promise<boolean> {
  const contact = await trx
    .selectFrom('contacts')
    .select(['lastVisitAt', 'nextVisitAt'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const latest = Math.max(lastVisitAt?.getTime() ?? 0, contact.lastVisitAt?.getTime() ?? 0);
  const visits = { lastVisitAt: latest === 0 ? null : new Date(latest), nextVisitAt };
  const isSame =
    visits.lastVisitAt?.getTime() === contact.lastVisitAt?.getTime() &&
    nextVisitAt?.getTime() === contact.nextVisitAt?.getTime();
  if (isSame) return false;
  await trx
    .updateTable('contacts')
    .set({ ...visits, updatedAt: now })
    .where('id', '=', id)
    .execute();
  return true;
}
