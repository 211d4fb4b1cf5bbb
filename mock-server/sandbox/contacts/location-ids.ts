// Which locations a record may name, and which it gets.
import type { Kysely } from 'kysely';
import type { FieldError } from '../../../scripts/contract/schemas.ts';
import type { LocationScope } from '../store/location-scope.ts';
import type { OwnTables } from '../store/tables.ts';

/** Those of the ids that name no location, or none that the caller looks after. */
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

/** @param known ids that need not be looked up: a record names them already */
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

/** What a record has after a change. Whoever looks after some locations changes those, and leaves the others. */
export function changedLocations(
  given: string[],
  stored: string[],
  scope: LocationScope | undefined,
): string[] {
  return [...new Set([...given, ...othersOf(stored, scope)])];
}

/** The locations of a record that somebody does not look after, who sees the record for the sake of another one. */
const othersOf = (stored: string[], scope: LocationScope | undefined): string[] =>
  scope ? stored.filter((id) => !scope.locationIds.includes(id)) : [];

/** Whether somebody who looks after some locations would not see a record of these. */
export const lacksOwn = (locationIds: string[], scope: LocationScope | undefined): boolean =>
  scope !== undefined && !locationIds.some((id) => scope.locationIds.includes(id));
