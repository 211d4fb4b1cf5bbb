import { type Kysely, type Selectable, sql } from 'kysely';
import type { FieldError } from '../../../scripts/contract/schemas.ts';
import type { components } from '../../../src/api/generated/schema.d.ts';
import type { Handlers } from '../handler.ts';
import type { Media } from '../media/media.ts';
import { isSuspended } from '../payments/limits.ts';
import { notFound, refuse, refuseFields } from '../refusal.ts';
import { idleAt, SUSPENDED_IDLE } from '../sessions/status-at.ts';
import { countOf, offsetOf, type PageQuery, pageOf, totalOf } from '../store/pages.ts';
import { containing, nameColumns } from '../store/search.ts';
import { sorted } from '../store/sorted.ts';
import type { OwnTables } from '../store/tables.ts';
import { isViolation } from '../store/violations.ts';
import { withVersion } from '../version.ts';
import { checkDeviceLimit, newCode } from './codes.ts';
import { inStatus, SORTED_BY } from './list.ts';
import { statusOf } from './status.ts';

type Db = Kysely<OwnTables>;
type Device = components['schemas']['Device'];

const COLUMNS = [
  'id',
  'name',
  'locationId',
  'sessionId',
  'lastSeenAt',
  'appVersion',
  'model',
  'battery',
  'charging',
  'freeMb',
  'queueLength',
  'linkedAt',
  'settingsBehind',
] as const;

export const devices = {
  async listDevices({ db, unscopedDb, scope, query, media, now }) {
    const { search, status, locationId } = query;
    let matching = db.selectFrom('devices');
    if (search) matching = matching.where('searchText', 'like', containing(search));
    if (locationId) matching = matching.where('locationId', '=', locationId);
    if (status) matching = await inStatus(db, matching, status, now);
    const filtered = [search, status, locationId].some((filter) => filter !== undefined);
    const total = filtered ? await countOf(matching) : await totalOf({ db, scope }, 'devices');
    const rows = await sorted(matching, query.sort, SORTED_BY)
      .select(COLUMNS)
      .limit(query.show)
      .offset(offsetOf(query))
      .execute();
    return pageOf(await showDevices({ db, unscopedDb, media, now }, rows), total, query);
  },

  async listDeviceNames({ db, scope, query }) {
    const total = await totalOf({ db, scope }, 'devices');
    const items = await byName(db, query).select(['id', 'name']).execute();
    return pageOf(items, total, query);
  },

  async updateDevice({ db, unscopedDb, scope, params: { id }, body, media, now, requireVersion }) {
    const shown = { db, unscopedDb, media, now };
    const before = await readDevice(shown, id);
    if (scope && body.locationId === null) throw refuseFields([NOWHERE]);
    await checkReferences(db, body, before);
    const { name, ...given } = body;
    try {
      await db.transaction().execute(async (trx) => {
        await trx.selectFrom('devices').select('id').where('id', '=', id).forNoKeyUpdate().execute();
        await requireVersion(() => readDevice({ db: trx, unscopedDb: trx, media, now }, id));
        await trx
          .updateTable('devices')
          .set({ ...given, ...(name !== undefined && nameColumns(name)), updatedAt: now })
          .where('id', '=', id)
          .execute();
      });
    } catch (error) {
      // Both existed when they were looked up.
      if (isViolation(error, 'devices_location')) throw refuseFields([NO_LOCATION]);
      if (isViolation(error, 'devices_session')) throw refuseFields([NO_SESSION]);
      throw error;
    }
    return readDevice(shown, id);
  },

  async unlinkDevice({ db, unscopedDb, query: { id }, media, now }) {
    await db
      .updateTable('devices')
      .set({
        keyHash: null,
        sessionId: null,
        linkedAt: null,
        settingsVersion: null,
        settingsBehind: false,
        updatedAt: now,
      })
      .where('id', '=', id)
      .where('linkedAt', 'is not', null)
      .execute();
    return readDevice({ db, unscopedDb, media, now }, id);
  },

  async deleteDevice({ db, params: { id } }) {
    const gone = await db.deleteFrom('devices').where('id', '=', id).returning('id').execute();
    if (gone.length === 0) throw notFound();
    return { id };
  },

  async createDeviceCode({ db, unscopedDb, actor, now }) {
    await checkDeviceLimit(unscopedDb);
    return newCode(db, actor, now);
  },
} satisfies Handlers;

const byName = (db: Db, query: PageQuery) =>
  db
    .selectFrom('devices')
    .orderBy(sql`name_key collate "C"`)
    .orderBy('seq')
    .limit(query.show)
    .offset(offsetOf(query));

async function readDevice(shown: Shown, id: string): Promise<Device> {
  const rows = await shown.db.selectFrom('devices').select(COLUMNS).where('id', '=', id).execute();
  const [device] = await showDevices(shown, rows);
  if (!device) throw notFound();
  return device;
}

type Row = Pick<Selectable<OwnTables['devices']>, (typeof COLUMNS)[number]>;

interface Shown {
  db: Db;
  /** All of the account's rows: a device may have a session that the caller does not see. */
  unscopedDb: Db;
  media: Media;
  now: Date;
}

async function showDevices({ db, unscopedDb, media, now }: Shown, rows: readonly Row[]): Promise<Device[]> {
  const sessions = await sessionsOf(unscopedDb, rows);
  const paused = (await isSuspended(unscopedDb)) ? SUSPENDED_IDLE : undefined;
  const thumbs = await lastPhotos(
    db,
    media,
    rows.map(({ id }) => id),
  );
  return rows.map(({ settingsBehind, lastSeenAt, linkedAt, ...row }) =>
    withVersion('Device', {
      ...row,
      idle: linkedAt === null ? null : (paused ?? idleAt(sessions.get(row.sessionId ?? ''), now)),
      status: statusOf({ settingsBehind, lastSeenAt, linkedAt, appVersion: row.appVersion }, now),
      lastSeenAt: lastSeenAt?.toISOString() ?? null,
      linkedAt: linkedAt?.toISOString() ?? null,
      lastPhotoThumbUrl: thumbs.get(row.id) ?? null,
    }),
  );
}

/** What decides whether the sessions of the devices run. */
async function sessionsOf(unscopedDb: Db, rows: readonly Row[]) {
  const ids = rows.flatMap(({ sessionId }) => sessionId ?? []);
  if (ids.length === 0) return new Map<string, never>();
  const sessions = await unscopedDb
    .selectFrom('sessions')
    .select(['id', 'status', 'startsAt', 'endsAt'])
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Map(sessions.map((session) => [session.id, session]));
}

/** The latest picture of each device, if the caller may see it. */
async function lastPhotos(db: Db, { links }: Media, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('devices')
    .innerJoinLateral(
      // The index by device and time makes this read one row.
      ({ selectFrom }) =>
        selectFrom('photos')
          .select(['photos.id', 'hash', 'linksEnded'])
          .whereRef('photos.deviceId', '=', 'devices.id')
          .where('mime', 'like', 'image/%')
          .orderBy('capturedAt', 'desc')
          .limit(1)
          .as('latest'),
      (join) => join.onTrue(),
    )
    .select(['devices.id as deviceId', 'latest.id', 'latest.hash', 'latest.linksEnded'])
    .where('devices.id', 'in', ids)
    .execute();
  return new Map(rows.map(({ deviceId, ...row }) => [deviceId, links.url('photos', row, 'thumb')]));
}

const NO_LOCATION: FieldError = { field: 'locationId', message: 'Choose an existing location.' };
/** The user would no longer see the device. */
const NOWHERE: FieldError = { field: 'locationId', message: 'Choose one of your assigned locations.' };
const NO_SESSION: FieldError = { field: 'sessionId', message: 'Choose an existing session.' };

type References = components['schemas']['DeviceUpdate'];

/** For a Manager, other locations and their sessions do not exist. */
async function checkReferences(db: Db, { locationId, sessionId }: References, before: Device): Promise<void> {
  const location =
    locationId &&
    (await db.selectFrom('locations').select('id').where('id', '=', locationId).executeTakeFirst());
  const session =
    sessionId &&
    (await db
      .selectFrom('sessions')
      .select(['name', 'status'])
      .where('id', '=', sessionId)
      .executeTakeFirst());
  const wrong = [
    ...(locationId && !location ? [NO_LOCATION] : []),
    ...(sessionId && !session ? [NO_SESSION] : []),
  ];
  if (wrong.length > 0) throw refuseFields(wrong);
  if (session && session.status === 'ended' && sessionId !== before.sessionId) {
    throw refuse(409, `The session '${session.name}' has ended. Duplicate it to run it again.`, [
      { field: 'sessionId', message: 'Choose a session that has not ended.' },
    ]);
  }
}
