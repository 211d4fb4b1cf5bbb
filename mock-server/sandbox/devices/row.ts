import type { Insertable } from 'kysely';
import { sortKey } from '../store/search.ts';
import type { OwnTables } from '../store/tables.ts';

type Columns = Insertable<OwnTables['devices']>;
type Given = Pick<Columns, 'id' | 'name'> & Partial<Omit<Columns, 'nameKey' | 'createdAt' | 'updatedAt'>>;

/** A device as it is stored: linked now, and not heard from yet, where nothing else is said. */
export function deviceRow({ name, ...given }: Given, now: Date): Columns {
  return {
    locationId: null,
    sessionId: null,
    lastSeenAt: null,
    appVersion: null,
    model: null,
    battery: null,
    charging: null,
    freeMb: null,
    queueLength: 0,
    linkedAt: now,
    keyHash: null,
    settingsVersion: null,
    ...given,
    ...nameColumns(name),
    createdAt: now,
    updatedAt: now,
  };
}

/** What is stored of a name: as it is shown, and as it is sorted. */
export const nameColumns = (name: string) => ({ name, nameKey: sortKey(name) });
