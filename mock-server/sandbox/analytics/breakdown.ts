// The metrics by location, session, device or experience.
import type { Kysely } from 'kysely';
import type { components } from '../../../src/api/generated/schema.d.ts';
import type { OwnTables } from '../store/tables.ts';
import { concernsContacts, contactRows, type Filters, photoRows, rowsByKey } from './count.ts';
import { figuresOf } from './metrics.ts';
import type { Periods } from './period.ts';

type Db = Kysely<OwnTables>;
type Schemas = components['schemas'];
type Dimension = Schemas['AnalyticsDimension'];

/** Maximum in the contract. */
const MOST_ROWS = 1000;

const COLUMN = {
  location: 'locationId',
  session: 'sessionId',
  device: 'deviceId',
  experience: 'experienceId',
} as const;

export async function breakdown(
  db: Db,
  periods: Periods,
  { by, ...filters }: Filters & { by: Dimension },
): Promise<Schemas['AnalyticsRow'][]> {
  const photos = (await photoRows(db, periods, filters, COLUMN[by])).filter(isAnything);
  const contacts =
    by === 'location' && concernsContacts(filters)
      ? await contactRows(db, periods, filters, 'locationId')
      : null;
  const ids = [...new Set([...(await listedIds(db, by, filters)), ...photos.map(({ key }) => key)])];
  const names = await namesOf(
    db,
    by,
    ids.filter((id) => id !== null),
  );
  const photosIn = rowsByKey(photos);
  const contactsIn = contacts ? rowsByKey(contacts) : () => null;
  const figures = (id: string | null, current: boolean) =>
    figuresOf(photosIn(id, current), id === null ? null : contactsIn(id, current));
  return ids
    .map((id) => ({
      id,
      name: names.get(id) ?? null,
      figures: figures(id, true),
      previous: figures(id, false),
    }))
    .toSorted((a, b) => b.figures.photos - a.figures.photos || (a.name ?? '').localeCompare(b.name ?? ''))
    .slice(0, MOST_ROWS);
}

/** A group whose photos were all deleted has a count of 0. */
const isAnything = ({ photos }: { photos: number }) => photos > 0;

/** The ids that have a row even without photos. */
async function listedIds(db: Db, by: Dimension, { locationId, deviceId }: Filters): Promise<string[]> {
  if (by === 'location') {
    let locations = db.selectFrom('locations').select('id');
    if (locationId !== undefined) locations = locations.where('id', '=', locationId);
    return (await locations.execute()).map(({ id }) => id);
  }
  if (by === 'device') {
    let devices = db.selectFrom('devices').select('id');
    if (locationId !== undefined) devices = devices.where('locationId', '=', locationId);
    if (deviceId !== undefined) devices = devices.where('id', '=', deviceId);
    return (await devices.execute()).map(({ id }) => id);
  }
  return [];
}

const TABLE = { location: 'locations', session: 'sessions', device: 'devices' } as const;

/** The names of the records that the caller sees. */
async function namesOf(db: Db, by: Dimension, ids: string[]): Promise<Map<string | null, string>> {
  if (ids.length === 0) return new Map();
  if (by === 'experience') {
    const sessions = await db.selectFrom('sessions').select('experiences').execute();
    const experiences = sessions.flatMap((session) => session.experiences);
    return new Map(experiences.map(({ id, title }) => [id, title]));
  }
  const rows = await db.selectFrom(TABLE[by]).select(['id', 'name']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
