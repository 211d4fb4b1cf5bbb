// The assignment of managers to locations. A manager's `locationIds` and a location's `managerIds`
// are two views of one table.
import { type Expression, expressionBuilder, type Kysely, type SqlBool } from 'kysely';
import { refuseFields } from '../refusal.ts';
import type { OwnTables } from '../store/tables.ts';
import { isViolation } from '../store/violations.ts';

interface Manager {
  id: Expression<string>;
  allLocations: Expression<boolean>;
}

/** Whether a manager has a location: one of all locations, or one that is assigned. */
export function manages(manager: Manager, locationId: Expression<string>): Expression<SqlBool> {
  const eb = expressionBuilder<OwnTables, never>();
  return eb.or([
    eb(manager.allLocations, '=', true),
    eb.exists(
      eb
        .selectFrom('managerLocations as at')
        .select('at.managerId')
        .where('at.managerId', '=', manager.id)
        .where('at.locationId', '=', locationId),
    ),
  ]);
}

type Db = Kysely<OwnTables>;

const NO_LOCATION = 'Choose a location of this account.';
const NO_MANAGER = 'Choose a manager of this account.';

/** @throws Refusal 422 naming each id that is no location of the account */
export async function checkLocations(db: Db, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  const known = await db.selectFrom('locations').select('id').where('id', 'in', ids).execute();
  refuseUnknown('locationIds', ids, known, NO_LOCATION);
}

/** @throws Refusal 422 naming each id that is no manager of the account */
export async function checkManagers(db: Db, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  const known = await db.selectFrom('managers').select('id').where('id', 'in', ids).execute();
  refuseUnknown('managerIds', ids, known, NO_MANAGER);
}

function refuseUnknown(field: string, ids: string[], known: { id: string }[], message: string): void {
  const there = new Set(known.map(({ id }) => id));
  const wrong = ids.flatMap((id, at) => (there.has(id) ? [] : [{ field: `${field}.${at}`, message }]));
  if (wrong.length > 0) throw refuseFields(wrong);
}

/** Assigns a manager to exactly these locations. */
export async function tieManager(db: Db, managerId: string, locationIds: string[]): Promise<void> {
  await db.deleteFrom('managerLocations').where('managerId', '=', managerId).execute();
  const ties = locationIds.map((locationId) => ({ managerId, locationId }));
  await tie(db, ties, 'locationIds', NO_LOCATION);
}

/**
 * Assigns exactly these managers to a location, apart from those of all locations, who stay.
 * @throws Refusal 422 when a manager would lose their last location
 */
export async function tieLocation(db: Db, locationId: string, managerIds: string[]): Promise<void> {
  const former = await db
    .selectFrom('managers')
    .select(['id', 'firstName', 'lastName', 'email'])
    .where('id', 'in', (eb) =>
      eb.selectFrom('managerLocations').select('managerId').where('locationId', '=', locationId),
    )
    // Locks the managers, so that no other request removes their other locations meanwhile.
    .forUpdate()
    .execute();
  const leaving = former.filter(({ id }) => !managerIds.includes(id));
  await db.deleteFrom('managerLocations').where('locationId', '=', locationId).execute();
  const ofAll = await db.selectFrom('managers').select('id').where('allLocations', '=', true).execute();
  const ties = managerIds
    .filter((managerId) => !ofAll.some(({ id }) => id === managerId))
    .map((managerId) => ({ managerId, locationId }));
  await tie(db, ties, 'managerIds', NO_MANAGER);
  if (leaving.length === 0) return;
  const ids = leaving.map(({ id }) => id);
  const others = await db
    .selectFrom('managerLocations')
    .select('managerId')
    .distinct()
    .where('managerId', 'in', ids)
    .execute();
  const lost = leaving.find(({ id }) => !others.some(({ managerId }) => managerId === id));
  if (!lost) return;
  const name = [lost.firstName, lost.lastName].filter(Boolean).join(' ') || lost.email;
  const message = `${name} has no other location. Assign another one first, or delete the manager.`;
  throw refuseFields([{ field: 'managerIds', message }]);
}

type Tie = { managerId: string; locationId: string };

async function tie(db: Db, ties: Tie[], field: string, message: string): Promise<void> {
  if (ties.length === 0) return;
  try {
    await db.insertInto('managerLocations').values(ties).execute();
  } catch (error) {
    const gone =
      isViolation(error, 'manager_locations_manager') || isViolation(error, 'manager_locations_location');
    // It existed when it was looked up, and was deleted since.
    throw gone ? refuseFields([{ field, message }]) : error;
  }
}
