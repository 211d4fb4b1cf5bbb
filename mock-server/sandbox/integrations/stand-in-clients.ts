// The clients of a simulated booking service.
import type { Selectable, Transaction } from 'kysely';
import type { OwnTables } from '../store/tables.ts';
import type { IntegrationName } from './providers.ts';

const DAY_MS = 24 * 60 * 60_000;

const NAMES = [
  ['Aisha', 'Bennett'],
  ['Bruno', 'Castillo'],
  ['Clara', 'Dubois'],
  ['Darius', 'Ekström'],
  ['Elif', 'Fontaine'],
  ['Farid', 'Gallagher'],
  ['Greta', 'Hashimoto'],
  ['Hugo', 'Ivanova'],
  ['Imani', 'Janssen'],
  ['Jonas', 'Kaur'],
  ['Keiko', 'Laurent'],
  ['Luca', 'Moreau'],
] as const;

/** The clients of the account, which the first call generates. */
export async function clientsOf(
  trx: Transaction<OwnTables>,
  name: IntegrationName,
  now: Date,
): Promise<Selectable<OwnTables['providerClients']>[]> {
  const clients = () =>
    trx.selectFrom('providerClients').selectAll().where('name', '=', name).orderBy('clientId').execute();
  const known = await clients();
  if (known.length > 0) return known;
  const made = NAMES.map(([firstName, lastName], i) => ({
    name,
    clientId: `${name}-${101 + i}`,
    firstName,
    lastName,
    // ASCII letters, and another address at each service.
    email: `${firstName}.${lastName}@${name}.example`.toLowerCase().replace('ö', 'o'),
    phone: `+1416555${(2000 + digitsOf(name) * 20 + i).toString()}`,
    lastVisitAt: new Date(now.getTime() - (i * 9 + 1) * DAY_MS),
    nextVisitAt: i % 3 === 0 ? new Date(now.getTime() + (i + 3) * DAY_MS) : null,
  }));
  await trx.insertInto('providerClients').values(made).execute();
  return clients();
}

/** A small number for each service. */
const digitsOf = (name: string): number =>
  [...name].reduce((sum, letter) => (sum + letter.charCodeAt(0)) % 97, 0);
