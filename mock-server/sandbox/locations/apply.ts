// Applies a session, logo or links to several locations. The changes are computed first, for the
// preview, and written only on request.
import { type Kysely, sql } from 'kysely';
import type { FieldError } from '../../../scripts/contract/schemas.ts';
import type { components } from '../../../src/api/generated/schema.d.ts';
import type { Handlers } from '../handler.ts';
import { checkLogo, noLogo } from '../logo.ts';
import { refuse, refuseFields } from '../refusal.ts';
import { withAccountLock } from '../store/account-lock.ts';
import type { OwnTables } from '../store/tables.ts';
import { isViolation } from '../store/violations.ts';

type Schemas = components['schemas'];
type Db = Kysely<OwnTables>;
type Wanted = Schemas['LocationsApply'];
type Change = Schemas['LocationChange'];
type Value = Schemas['LocationValue'];

export const locationsTogether = {
  async findLocationChanges({ db, body }) {
    return { items: await changesOf(db, body) };
  },

  async updateLocations({ db, body, now }) {
    try {
      return await withAccountLock(db, async (trx) => {
        const items = await changesOf(trx, body);
        await write(trx, body, items, now);
        return { items };
      });
    } catch (error) {
      // All references existed when they were looked up.
      if (isViolation(error, 'locations_logo')) throw noLogo();
      if (isViolation(error, 'devices_session')) throw refuseFields([NO_SESSION]);
      throw error;
    }
  },
} satisfies Handlers;

const LINKS = ['bookingUrl', 'reviewUrl'] as const;
const NOTHING: Value = { value: null, name: null };
const NO_SESSION: FieldError = { field: 'sessionId', message: 'Choose an existing session.' };

/** @throws Refusal 422 for unknown references, 409 for a session that has ended */
async function changesOf(db: Db, wanted: Wanted): Promise<Schemas['LocationChanges'][]> {
  const { locationIds, logoAssetId } = wanted;
  const rows = await db
    .selectFrom('locations')
    .select(['id', 'name', 'logoAssetId', 'bookingUrl', 'reviewUrl'])
    .where('id', 'in', locationIds)
    .execute();
  const unknown = locationIds.flatMap((id, i) =>
    rows.some((row) => row.id === id)
      ? []
      : [{ field: `locationIds.${i}`, message: 'Choose an existing location.' }],
  );
  const session = await sessionOf(db, wanted.sessionId);
  const missing = wanted.sessionId !== undefined && !session ? [NO_SESSION] : [];
  if (unknown.length + missing.length > 0) throw refuseFields([...unknown, ...missing]);
  if (logoAssetId) await checkLogo(db, logoAssetId);
  if (session?.status === 'ended') {
    throw refuse(409, `The session '${session.name}' has ended. Duplicate it to run it again.`, [
      { field: 'sessionId', message: 'Choose a session that has not ended.' },
    ]);
  }
  const logos = await logoNames(db, [logoAssetId, ...rows.map((row) => row.logoAssetId)]);
  const devices = session ? await devicesToChange(db, locationIds, session) : new Map<string, Change[]>();
  return locationIds.flatMap((id) => {
    const row = rows.find((one) => one.id === id);
    if (!row) return [];
    const changes: Change[] = [];
    const change = (field: Change['field'], from: Value, to: Value) =>
      changes.push({ field, device: null, from, to });
    if (logoAssetId !== undefined && logoAssetId !== row.logoAssetId) {
      change('logoAssetId', logos(row.logoAssetId), logos(logoAssetId));
    }
    for (const field of LINKS) {
      const value = wanted[field];
      if (value !== undefined && value !== row[field])
        change(field, { value: row[field], name: null }, { value, name: null });
    }
    const isFor = !session || session.locationIds.length === 0 || session.locationIds.includes(id);
    if (session && !isFor) change('session', NOTHING, { value: session.id, name: session.name });
    return { id, name: row.name, changes: [...changes, ...(devices.get(id) ?? [])] };
  });
}

interface Session {
  id: string;
  name: string;
  status: Schemas['SessionStatusUpdate'];
  /** Empty for all locations. */
  locationIds: string[];
}

const sessionOf = async (db: Db, id: string | undefined): Promise<Session | undefined> =>
  id === undefined
    ? undefined
    : db
        .selectFrom('sessions')
        .select(['id', 'name', 'status', 'locationIds'])
        .where('id', '=', id)
        .executeTakeFirst();

async function logoNames(db: Db, ids: (string | null | undefined)[]): Promise<(id: string | null) => Value> {
  const named = ids.filter((id) => id !== null && id !== undefined);
  const rows =
    named.length === 0
      ? []
      : await db.selectFrom('assets').select(['id', 'name']).where('id', 'in', named).execute();
  return (id) => ({ value: id, name: rows.find((row) => row.id === id)?.name ?? null });
}

/** The booths linked at these locations that run another session or none, by location. */
async function devicesToChange(
  db: Db,
  locationIds: string[],
  { id, name }: Session,
): Promise<Map<string, Change[]>> {
  const rows = await db
    .selectFrom('devices as d')
    .leftJoin('sessions as s', 's.id', 'd.sessionId')
    .select(['d.id', 'd.name', 'd.locationId', 'd.sessionId', 's.name as runs'])
    .where('d.locationId', 'in', locationIds)
    .where('d.linkedAt', 'is not', null)
    .where(({ eb, or }) => or([eb('d.sessionId', 'is', null), eb('d.sessionId', '!=', id)]))
    .orderBy(sql`d.name_key collate "C"`)
    .orderBy('d.seq')
    .execute();
  const changes = rows.map((row) => ({
    at: row.locationId ?? '',
    change: {
      field: 'device' as const,
      device: { id: row.id, name: row.name },
      from: { value: row.sessionId, name: row.runs },
      to: { value: id, name },
    },
  }));
  const byLocation = Map.groupBy(changes, ({ at }) => at);
  return new Map([...byLocation].map(([at, list]) => [at, list.map(({ change }) => change)]));
}

/** Writes the computed changes. */
async function write(
  trx: Db,
  { sessionId, logoAssetId, bookingUrl, reviewUrl }: Wanted,
  items: Schemas['LocationChanges'][],
  now: Date,
): Promise<void> {
  const own = { logoAssetId, bookingUrl, reviewUrl };
  const changing = items.filter(({ changes }) => changes.some(({ field }) => field in own));
  if (changing.length > 0) {
    await trx
      .updateTable('locations')
      .set({ ...own, updatedAt: now })
      .where('id', 'in', idsOf(changing))
      .execute();
  }
  if (sessionId === undefined) return;
  const devices = items.flatMap(({ changes }) => changes.flatMap(({ device }) => device ?? []));
  if (devices.length > 0) {
    await trx
      .updateTable('devices')
      .set({ sessionId, updatedAt: now })
      .where('id', 'in', idsOf(devices))
      .execute();
  }
  const joining = items.filter(({ changes }) => changes.some(({ field }) => field === 'session'));
  if (joining.length > 0) {
    await trx
      .updateTable('sessions')
      .set({ locationIds: sql<string[]>`location_ids || ${idsOf(joining)}::text[]`, updatedAt: now })
      .where('id', '=', sessionId)
      .execute();
  }
}

const idsOf = (list: { id: string }[]): string[] => list.map(({ id }) => id);
