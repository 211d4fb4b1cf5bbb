import { randomUUID } from 'node:crypto';
import { type Kysely, type SelectQueryBuilder, sql } from 'kysely';
import { wrongLocations } from '../contacts/location-ids.ts';
import type { Handlers } from '../handler.ts';
import { refuse } from '../refusal.ts';
import { withAccountLock } from '../store/account-lock.ts';
import { ownRows } from '../store/own-rows.ts';
import { countOf, offsetOf, pageOf, totalOf } from '../store/pages.ts';
import { containing, folded } from '../store/search.ts';
import { sorted } from '../store/sorted.ts';
import type { OwnTables, Tables } from '../store/tables.ts';
import { isViolation } from '../store/violations.ts';
import { blank, changed, columnsOf, type State } from './change.ts';
import { checkFree, freeDevices, giveDevices, wrongDevices } from './devices.ts';
import { copyNames, isReserved, slugOf, slugsFrom } from './naming.ts';
import { COLUMNS, lockRow, readRow, readSession, type Session, SORTED_BY, toSessions } from './read.ts';
import { type Change, checkDeletion, checkFields, locationsFor } from './rights.ts';
import { checkStatus } from './status.ts';

type Db = Kysely<OwnTables>;

export const sessions = {
  async listSessions({ db, scope, query, media, now }) {
    const { search, locationId, status } = query;
    let matching = db.selectFrom('sessions');
    if (search) matching = matching.where('searchText', 'like', containing(search));
    if (status) matching = inStatus(matching, status, now);
    if (locationId) {
      matching = matching.where(({ eb, or }) =>
        or([
          eb('locationIds', '@>', sql<string[]>`${[locationId]}::text[]`),
          eb('locationIds', '=', sql<string[]>`'{}'`),
        ]),
      );
    }
    const filtered = [search, locationId, status].some((value) => value !== undefined);
    const total = filtered ? await countOf(matching) : await totalOf({ db, scope }, 'sessions');
    const counted = matching.select(COLUMNS).select((eb) =>
      eb
        .selectFrom('photoDays as days')
        .whereRef('days.sessionId', '=', 'sessions.id')
        .select(({ fn, val }) => fn.coalesce(fn.sum<number>('days.photos'), val(0)).as('taken'))
        .as('photosTaken'),
    );
    const rows = await sorted(counted, query.sort, SORTED_BY)
      .limit(query.show)
      .offset(offsetOf(query))
      .execute();
    const items = rows.map(({ photosTaken: _, ...row }) => row);
    return pageOf(await toSessions(db, items, media.links, now), total, query);
  },

  async getSession({ db, params, media, now }) {
    return readSession(db, params.id, media.links, now);
  },

  async createSession({ db, unscopedDb, actor, scope, body, now, media }) {
    const { locale, brandLock } = await readAccount(db);
    checkFields(actor, body, undefined, brandLock);
    const wrong = [
      ...(await wrongLocations(db, body.locationIds)),
      ...(await wrongDevices(db, body.deviceIds)),
    ];
    const locationIds = locationsFor(body.locationIds ?? [], [], scope);
    const id = randomUUID();
    await writing(unscopedDb, async (trx) => {
      const state = await changed(trx, blank(locale), { ...body, locationIds }, wrong, now);
      await insertSession(trx, id, state, now);
      if (body.deviceIds) await giveDevices(trx, id, body.deviceIds, scope, now);
    });
    return readSession(db, id, media.links, now);
  },

  async updateSession(call) {
    const { db, unscopedDb, accountId, actor, scope, params, body, now, media, requireVersion } = call;
    const { id } = params;
    const seen = await readRow(db, id);
    const { brandLock } = await readAccount(db);
    checkFields(actor, body, seen.details.lockedFields, brandLock);
    const wrong = [
      ...(await wrongLocations(db, body.locationIds, seen.locationIds)),
      ...(await wrongDevices(db, body.deviceIds)),
    ];
    await writing(unscopedDb, async (trx) => {
      const { id: _, createdAt: __, updatedAt: ___, ...before } = await lockRow(trx, id);
      // The caller sees only the devices of their own locations.
      const seenBy = scope ? ownRows(trx as unknown as Kysely<Tables>, accountId, scope) : trx;
      await requireVersion(() => readSession(seenBy, id, media.links, now));
      if (isNothing(body, before)) return;
      const named = body.locationIds && locationsFor(body.locationIds, before.locationIds, scope);
      const after = await changed(trx, before, { ...body, ...(named && { locationIds: named }) }, wrong, now);
      checkStatus(before.status, after, body);
      if (after.slug !== before.slug && isReserved(after.slug)) throw slugTaken();
      await trx
        .updateTable('sessions')
        .set({ ...columnsOf(after), updatedAt: now })
        .where('id', '=', id)
        .execute();
      if (after.details.galleryVisibility === 'private' && before.details.galleryVisibility !== 'private')
        await revokeMedia(trx, id);
      if (after.status === 'ended') await freeDevices(trx, id, now);
      else if (body.deviceIds) await giveDevices(trx, id, body.deviceIds, scope, now);
    });
    return readSession(db, id, media.links, now);
  },

  async deleteSession({ db, unscopedDb, actor, scope, params: { id } }) {
    await readRow(db, id);
    await withAccountLock(unscopedDb, async (trx) => {
      const { status, details } = await lockRow(trx, id);
      checkDeletion(actor, details.lockedFields);
      if (status === 'active') await checkFree(trx, id, scope);
      await trx.deleteFrom('sessions').where('id', '=', id).execute();
    });
    return { id };
  },

  async duplicateSession({ db, unscopedDb, scope, params, now, media }) {
    await readRow(db, params.id);
    const id = randomUUID();
    await writing(unscopedDb, async (trx) => {
      const { id: _, createdAt: __, updatedAt: ___, ...original } = await readRow(trx, params.id);
      const copy: State = {
        ...original,
        name: await copyName(trx, original.name),
        slug: '',
        status: 'draft',
        locationIds: locationsFor(original.locationIds, [], scope),
        startsAt: null,
        endsAt: null,
        experiences: original.experiences.map((experience) => ({ ...experience, id: randomUUID() })),
      };
      await insertSession(trx, id, copy, now);
    });
    return readSession(db, id, media.links, now);
  },
} satisfies Handlers;

type Sessions = SelectQueryBuilder<OwnTables, 'sessions', object>;

/** The same rules as `statusAt`, in SQL. */
function inStatus(matching: Sessions, status: Session['status'], now: Date): Sessions {
  if (status === 'scheduled') return matching.where('status', '=', 'active').where('startsAt', '>', now);
  const stored = matching.where('status', '=', status);
  if (status !== 'active') return stored;
  return stored.where(({ eb, or }) => or([eb('startsAt', 'is', null), eb('startsAt', '<=', now)]));
}

async function readAccount(db: Db): Promise<{ locale: string; brandLock: boolean }> {
  const { locale, settings } = await db
    .selectFrom('accounts')
    .select(['locale', 'settings'])
    .executeTakeFirstOrThrow();
  return { locale, brandLock: settings.brandLock };
}

/** Ends the media links of a gallery that is closed. The guests' own links lead to new ones. */
const revokeMedia = (trx: Db, sessionId: string) =>
  trx
    .updateTable('photos')
    .set((eb) => ({ linksEnded: eb('linksEnded', '+', 1) }))
    .where('sessionId', '=', sessionId)
    .where('visibility', '=', 'public')
    .execute();

/** Setting the same status is no change. */
const isNothing = (change: Change, before: State) =>
  Object.keys(change).join() === 'status' && change.status === before.status;

/** @throws Refusal 409 for a name or a slug of another session */
async function writing(unscopedDb: Db, work: (trx: Db) => Promise<void>): Promise<void> {
  try {
    await withAccountLock(unscopedDb, work);
  } catch (error) {
    if (isViolation(error, 'sessions_name')) {
      throw refuse(409, 'Another session already has this name. Choose a different one.', [
        { field: 'name', message: 'Another session already has this name.' },
      ]);
    }
    throw isViolation(error, 'sessions_slug') ? slugTaken() : error;
  }
}

const slugTaken = () =>
  refuse(409, 'This URL is already in use. Choose a different one.', [
    { field: 'slug', message: 'This URL is already in use.' },
  ]);

/** Inserts a session, with a slug derived from its name if it has none. */
export async function insertSession(trx: Db, id: string, state: State, now: Date): Promise<void> {
  const slugs = state.slug === '' ? slugsFrom(slugOf(state.name)) : [state.slug];
  for (const slug of slugs) {
    if (isReserved(slug)) continue;
    const inserted = await trx
      .insertInto('sessions')
      .values({ ...columnsOf({ ...state, slug }), id, createdAt: now, updatedAt: now })
      // Only the database knows whether a slug is taken, because slugs of other accounts are not
      // visible.
      .onConflict((conflict) => conflict.column('slug').doNothing())
      .returning('id')
      .execute();
    if (inserted.length > 0) return;
  }
  throw slugTaken();
}

async function copyName(trx: Db, original: string): Promise<string> {
  const rows = await trx.selectFrom('sessions').select('searchText').execute();
  const taken = new Set(rows.map(({ searchText }) => searchText));
  for (const name of copyNames(original)) if (!taken.has(folded(name))) return name;
  throw new Error('there is always another number');
}
