// Filters and sorts the list of devices.
import { type Kysely, type SelectQueryBuilder, sql } from 'kysely';
import type { components } from '../../../src/api/generated/schema.d.ts';
import type { SortedBy, Unsigned } from '../store/sorted.ts';
import type { OwnTables } from '../store/tables.ts';
import { APP_VERSION, isOlder, onlineSince } from './status.ts';

type Schemas = components['schemas'];
type Devices = SelectQueryBuilder<OwnTables, 'devices', object>;

export const SORTED_BY: Record<Unsigned<Schemas['DeviceSort']>, SortedBy> = {
  name: { column: sql`name_key collate "C"` },
  seen: { column: sql`last_seen_at`, optional: true },
  linked: { column: sql`linked_at`, optional: true },
};

/** Filters linked devices by status, with the same rules as `statusOf` in SQL, or those that are not linked. */
export async function inStatus(
  db: Kysely<OwnTables>,
  matching: Devices,
  status: Schemas['DeviceStatusFilter'],
  now: Date,
): Promise<Devices> {
  const linked = matching.where('linkedAt', 'is not', null);
  const since = onlineSince(now);
  switch (status) {
    case 'unlinked':
      return matching.where('linkedAt', 'is', null);
    case 'never':
      return linked.where('lastSeenAt', 'is', null);
    case 'offline':
      return linked.where('lastSeenAt', '<=', since);
    case 'outdated':
    case 'online': {
      const old = await oldVersions(db);
      const behind = sql<boolean>`(settings_behind or coalesce(app_version, '') = any(${old}::text[]))`;
      const seen = linked.where('lastSeenAt', '>', since);
      return seen.where(behind, '=', status === 'outdated');
    }
  }
}

/** Compares versions here instead of in SQL, because only few different ones are in use. */
async function oldVersions(db: Kysely<OwnTables>): Promise<string[]> {
  const rows = await db
    .selectFrom('devices')
    .select('appVersion')
    .distinct()
    .where('appVersion', 'is not', null)
    .execute();
  return rows.map(({ appVersion }) => appVersion ?? '').filter((version) => isOlder(version, APP_VERSION));
}
