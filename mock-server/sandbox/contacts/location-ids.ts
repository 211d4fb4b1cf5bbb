// Validates and merges the locations of a record.
import type { Kysely } from 'kysely';
import type { FieldError } from '../../../scripts/contract/schemas.ts';
import type { LocationScope } from '../store/location-scope.ts';
import type { OwnTables } from '../store/tables.ts';

/** The ids that are no location, or none that the caller manages. */
export async function unknownLocations(db: Kysely<OwnTables>, ids: string[]): Promise<Set<string>> {
  const unknown = new Set(ids);
  if (unknown.size === 0) return unknown;
  const rows = await db
    .selectFrom('locations')
    .select('id')
    .where('id', '=', ({ fn, val }) => fn.any(val([...unknown])))
    .execute();
  for (const { id } of rows) unknown.delete(id);
  return unknown;
}

export const NO_SUCH_LOCATION = 'Choose an existing location.';

/** @param known ids that the record already has and that need no lookup */
export async function wrongLocations(
  db: Kysely<OwnTables>,
  given: string[] = [],
  known: string[] = [],
): Promise<FieldError[]> {
  const unknown = await unknownLocations(db, given);
  return given.flatMap((id, i) =>
    unknown.has(id) && !known.includes(id) ? [{ field: `locationIds.${i}`, message: NO_SUCH_LOCATION }] : [],
  );
}

/**
 * The locations after a change. A caller with assigned locations changes only these and keeps the
 * others.
 */
export function changedLocations(
  given: string[],
  stored: string[],
  scope: LocationScope | undefined,
): string[] {
  return [...new Set([...given, ...othersOf(stored, scope)])];
}

/**
 * The locations of a record that the caller does not manage; they see the record because of another
 * location.
 */
const othersOf = (stored: string[], scope: LocationScope | undefined): string[] =>
  scope ? stored.filter((id) => !scope.locationIds.includes(id)) : [];

/** Whether a caller with assigned locations would not see a record with these locations. */
export const lacksOwn = (locationIds: string[], scope: LocationScope | undefined): boolean =>
  scope !== undefined && !locationIds.some((id) => scope.locationIds.includes(id));
