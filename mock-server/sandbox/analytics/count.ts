// Reads the counts of a period and of the earlier one, by day or by dimension.
import { type Kysely, sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import type { OwnTables } from '../store/tables.ts';
import {
  CONTACT_COUNTS,
  type ContactTally,
  PHOTO_COUNTS,
  type PhotoCount,
  type PhotoTally,
} from './metrics.ts';
import type { Periods } from './period.ts';

type Db = Kysely<OwnTables>;

export interface Filters {
  locationId?: string;
  sessionId?: string;
  deviceId?: string;
  experienceId?: string;
}

const DIMENSIONS = ['locationId', 'sessionId', 'deviceId', 'experienceId'] as const;
export type Dimension = (typeof DIMENSIONS)[number];

/** Contacts can be filtered by location only. */
export const concernsContacts = ({ sessionId, deviceId, experienceId }: Filters): boolean =>
  sessionId === undefined && deviceId === undefined && experienceId === undefined;

export type PhotoRow = PhotoTally & { key: string | null; isCurrent: boolean };
export type ContactRow = ContactTally & { key: string | null; isCurrent: boolean };

/** The counts of photos by `key` and period. */
export async function photoRows(
  db: Db,
  periods: Periods,
  filters: Filters,
  key: Dimension | 'day',
): Promise<PhotoRow[]> {
  let days = db
    .selectFrom('photoDays')
    .select([`${key} as key`, isCurrent(periods)])
    // As one column, because PGlite reads a column of each row more slowly than it sums it.
    .select(({ fn }) =>
      jsonBuildObject({
        devices: DEVICES,
        ...Object.fromEntries(PHOTO_COUNTS.map((count) => [count, fn.sum<number>(count)])),
      }).as('counts'),
    )
    .where(within(periods))
    .groupBy([key, 'isCurrent']);
  for (const field of DIMENSIONS) {
    const id = filters[field];
    if (id !== undefined) days = days.where(field, '=', id);
  }
  const rows = await days.execute();
  return rows.map(({ key: id, isCurrent: current, counts: { devices, ...counts } }) => ({
    key: id,
    isCurrent: current,
    ...(counts as Record<PhotoCount, number>),
    devices: withPhotos(devices),
  }));
}

/**
 * Each row's device and photos, because a sum by device would need a second grouping of all counts.
 */
const DEVICES = sql<string[]>`coalesce(
  array_agg(device_id || ' ' || photos) filter (where device_id is not null and photos <> 0), '{}'
)`;

/** The devices with photos that were not deleted. */
function withPhotos(counted: string[]): string[] {
  const photos = new Map<string, number>();
  for (const [device = '', count] of counted.map((one) => one.split(' '))) {
    photos.set(device, (photos.get(device) ?? 0) + Number(count));
  }
  return [...photos].flatMap(([device, count]) => (count > 0 ? [device] : []));
}

/** Counts contacts by `key` and period. By location, a contact counts once in each of its locations. */
export async function contactRows(
  db: Db,
  periods: Periods,
  { locationId }: Filters,
  key: 'locationId' | 'day',
): Promise<ContactRow[]> {
  const keyColumn = key === 'day' ? sql<string>`day` : sql<string>`unnest(location_ids)`;
  let days = db
    .selectFrom('contactDays')
    .select([keyColumn.as('key'), isCurrent(periods), ...CONTACT_COUNTS])
    .where(within(periods));
  if (locationId !== undefined) {
    days = days.where('locationIds', '@>', sql<string[]>`${[locationId]}::text[]`);
  }
  return db
    .selectFrom(days.as('counted'))
    .select(['key', 'isCurrent'])
    .select(({ fn }) => CONTACT_COUNTS.map((count) => fn.sum<number>(count).as(count)))
    .groupBy(['key', 'isCurrent'])
    .execute() as Promise<ContactRow[]>;
}

const isCurrent = ({ period }: Periods) => sql<boolean>`day >= ${period.from}::date`.as('isCurrent');

const within = ({ period, previousPeriod }: Periods) =>
  sql<boolean>`(day between ${period.from}::date and ${period.to}::date
    or day between ${previousPeriod.from}::date and ${previousPeriod.to}::date)`;

/** Finds the rows of a period by their key. */
export function rowsByKey<Row extends { key: string | null; isCurrent: boolean }>(rows: Row[]) {
  const found = new Map(rows.map((row) => [`${row.isCurrent} ${row.key}`, row]));
  return (key: string | null, current: boolean): Row[] => {
    const row = found.get(`${current} ${key}`);
    return row ? [row] : [];
  };
}
