import type { Insertable } from 'kysely';
import { nameColumns } from '../store/search.ts';
import type { OwnTables } from '../store/tables.ts';

type Columns = Insertable<OwnTables['devices']>;
type Given = Pick<Columns, 'id' | 'name'> &
  Partial<Omit<Columns, 'nameKey' | 'searchText' | 'createdAt' | 'updatedAt'>>;

/** A device row: linked now and never online by default. */
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
