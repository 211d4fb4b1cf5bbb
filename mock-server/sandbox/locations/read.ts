import { type Kysely, type Selectable, type SelectQueryBuilder, sql } from 'kysely';
import type { components } from '../../../src/api/generated/schema.d.ts';
import { onlineSince } from '../devices/status.ts';
import { manages } from '../managers/ties.ts';
import { notFound } from '../refusal.ts';
import type { OwnTables } from '../store/tables.ts';
import { withVersion } from '../version.ts';

type Location = components['schemas']['Location'];

const COLUMNS = [
  'locations.id',
  'locations.name',
  'locations.email',
  'locations.phone',
  'locations.address',
  'locations.timezone',
  'locations.bookingUrl',
  'locations.reviewUrl',
  'locations.status',
  'locations.logoAssetId',
  'locations.createdAt',
] as const;

const WEEK_MS = 7 * 24 * 60 * 60_000;

/** Locations with all fields of the contract. */
export const withFigures = (matching: SelectQueryBuilder<OwnTables, 'locations', object>, now: Date) =>
  matching.select(COLUMNS).select((eb) => {
    const devices = eb.selectFrom('devices as d').whereRef('d.locationId', '=', 'locations.id');
    return [
      eb
        .selectFrom('managers as m')
        .where(({ ref }) =>
          manages({ id: ref('m.id'), allLocations: ref('m.allLocations') }, ref('locations.id')),
        )
        .select(sql<string[]>`coalesce(array_agg(m.id order by m.id), '{}')`.as('ids'))
        .as('managerIds'),
      devices.select(({ fn }) => fn.countAll<number>().as('n')).as('devices'),
      devices
        .where('d.linkedAt', 'is not', null)
        .where('d.lastSeenAt', '>', onlineSince(now))
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .as('devicesOnline'),
      eb
        .selectFrom('photos as p')
        .whereRef('p.locationId', '=', 'locations.id')
        .where('p.capturedAt', '>', new Date(now.getTime() - WEEK_MS))
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .as('photosLast7Days'),
      eb
        .selectFrom('contacts as c')
        .where((inner) => sql<boolean>`${inner.ref('c.locationIds')} @> array[${inner.ref('locations.id')}]`)
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .as('contacts'),
    ];
  });

type Row = Pick<
  Selectable<OwnTables['locations']>,
  Exclude<keyof Location & keyof OwnTables['locations'], 'createdAt'>
> & {
  createdAt: Date;
  managerIds: string[] | null;
  devices: number | null;
  devicesOnline: number | null;
  photosLast7Days: number | null;
  contacts: number | null;
};

/** The count of a subquery is never null, although its type allows it. */
export const toLocation = ({
  createdAt,
  managerIds,
  devices,
  devicesOnline,
  photosLast7Days,
  contacts,
  ...row
}: Row): Location =>
  withVersion('Location', {
    ...row,
    managerIds: managerIds ?? [],
    devices: devices ?? 0,
    devicesOnline: devicesOnline ?? 0,
    photosLast7Days: photosLast7Days ?? 0,
    contacts: contacts ?? 0,
    createdAt: createdAt.toISOString(),
  });

/** @throws Refusal 404 */
export async function readLocation(db: Kysely<OwnTables>, id: string, now: Date): Promise<Location> {
  const row = await withFigures(db.selectFrom('locations'), now)
    .where('locations.id', '=', id)
    .executeTakeFirst();
  if (!row) throw notFound();
  return toLocation(row);
}
