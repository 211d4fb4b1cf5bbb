// The devices of a session. Stored with the devices, so that a device has at most one session.
import { type Kysely, sql } from 'kysely';
import type { FieldError } from '../../../scripts/contract/schemas.ts';
import { refuse } from '../refusal.ts';
import type { LocationScope } from '../store/location-scope.ts';
import type { OwnTables } from '../store/tables.ts';

type Db = Kysely<OwnTables>;

/** The ids of unknown devices, or of those that `db` does not show. */
export async function wrongDevices(db: Db, ids: string[] = []): Promise<FieldError[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('devices').select('id').where('id', 'in', ids).execute();
  const known = new Set(rows.map(({ id }) => id));
  return ids.flatMap((id, i) =>
    known.has(id) ? [] : [{ field: `deviceIds.${i}`, message: 'Choose an existing device.' }],
  );
}

/**
 * Assigns exactly these devices to a session. Devices that the caller is not assigned to are kept.
 * @param scope of the caller
 */
export async function giveDevices(
  all: Db,
  sessionId: string,
  ids: string[],
  scope: LocationScope | undefined,
  now: Date,
): Promise<void> {
  let former = all.selectFrom('devices').select('id').where('sessionId', '=', sessionId);
  if (scope) former = former.where('locationId', '=', sql<string>`any(${scope.locationIds}::text[])`);
  const leaving = (await former.execute()).map(({ id }) => id).filter((id) => !ids.includes(id));
  await assign(all, leaving, null, now);
  if (ids.length === 0) return;
  const rows = await all
    .selectFrom('devices')
    .select('id')
    .where('id', 'in', ids)
    .where(({ eb, or }) => or([eb('sessionId', 'is', null), eb('sessionId', '!=', sessionId)]))
    .execute();
  await assign(
    all,
    rows.map(({ id }) => id),
    sessionId,
    now,
  );
}

/** Removes all devices from a session. */
export async function freeDevices(all: Db, sessionId: string, now: Date): Promise<void> {
  await all
    .updateTable('devices')
    .set({ sessionId: null, updatedAt: now })
    .where('sessionId', '=', sessionId)
    .execute();
}

/**
 * @param scope of the caller, who learns only the names of their own devices
 * @throws Refusal 409 while devices have the session
 */
export async function checkFree(all: Db, sessionId: string, scope: LocationScope | undefined): Promise<void> {
  const devices = await all
    .selectFrom('devices')
    .select(['name', 'locationId'])
    .where('sessionId', '=', sessionId)
    .orderBy('seq')
    .execute();
  if (devices.length === 0) return;
  const names = devices.map(({ name, locationId }) =>
    !scope || scope.locationIds.includes(locationId ?? '') ? name : 'A device of another location',
  );
  const are = names.length === 1 ? 'is' : 'are';
  throw refuse(
    409,
    `${listed(names)} ${are} running this session. Pause or end it, or assign another session to them first.`,
    errorsOf(names.map((name) => `${name} is running this session.`)),
  );
}

async function assign(all: Db, ids: string[], sessionId: string | null, now: Date): Promise<void> {
  if (ids.length === 0) return;
  await all.updateTable('devices').set({ sessionId, updatedAt: now }).where('id', 'in', ids).execute();
}

/** Maximum in the contract. */
const MOST_ERRORS = 100;
const errorsOf = (messages: string[]): FieldError[] =>
  messages.slice(0, MOST_ERRORS).map((message) => ({ field: 'deviceIds', message }));

const MOST_NAMES = 5;

/** `Front desk, Studio and 3 more` */
function listed(names: string[]): string {
  const shown =
    names.length > MOST_NAMES ? [...names.slice(0, MOST_NAMES), `${names.length - MOST_NAMES} more`] : names;
  const last = shown.at(-1) ?? '';
  return shown.length > 1 ? `${shown.slice(0, -1).join(', ')} and ${last}` : last;
}
