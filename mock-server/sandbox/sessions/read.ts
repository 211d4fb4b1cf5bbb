// A session with its devices and inherited values.
import { type Kysely, type Selectable, sql } from 'kysely';
import type { components } from '../../../src/api/generated/schema.d.ts';
import type { Links } from '../media/links.ts';
import { notFound } from '../refusal.ts';
import { byLetters, type SortedBy, type Unsigned } from '../store/sorted.ts';
import type { OwnTables } from '../store/tables.ts';
import { withVersion } from '../version.ts';
import { statusAt } from './status-at.ts';

export type Session = components['schemas']['Session'];
type Db = Kysely<OwnTables>;

export const COLUMNS = [
  'id',
  'name',
  'status',
  'locationIds',
  'startsAt',
  'endsAt',
  'slug',
  'details',
  'consentTexts',
  'experiences',
  'createdAt',
  'updatedAt',
] as const;

export type SessionRow = Pick<Selectable<OwnTables['sessions']>, (typeof COLUMNS)[number]>;

/** @throws Refusal 404 */
export async function readRow(db: Db, id: string): Promise<SessionRow> {
  const row = await db.selectFrom('sessions').select(COLUMNS).where('id', '=', id).executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

/**
 * Locks the session until the transaction ends.
 * @throws Refusal 404
 */
export async function lockRow(trx: Db, id: string): Promise<SessionRow> {
  const row = await trx
    .selectFrom('sessions')
    .select(COLUMNS)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

/**
 * @param db limits the devices that are shown
 * @throws Refusal 404
 */
export async function readSession(db: Db, id: string, links: Links, now: Date): Promise<Session> {
  const [session] = await toSessions(db, [await readRow(db, id)], links, now);
  if (!session) throw notFound();
  return session;
}

export async function toSessions(db: Db, rows: SessionRow[], links: Links, now: Date): Promise<Session[]> {
  const sessions = await sessionsInForce(db, rows);
  const thumbs = await lastPhotos(db, rows, links);
  return sessions.map((session) =>
    withVersion('Session', {
      ...session,
      status: statusAt(session, now),
      micrositeUrl: hasSite(session.status, session) ? links.guestUrl(session.slug) : null,
      lastPhotoThumbUrl: thumbs.get(session.id) ?? null,
    }),
  );
}

/** A session without its links, and with its stored status. */
export type SessionInForce = Omit<Session, 'version' | 'micrositeUrl' | 'lastPhotoThumbUrl' | 'status'> &
  Pick<SessionRow, 'status'>;

export async function sessionsInForce(db: Db, rows: SessionRow[]): Promise<SessionInForce[]> {
  if (rows.length === 0) return [];
  const account = await db
    .selectFrom('accounts')
    .select(['logoAssetId', 'brandColor', 'accentColor', 'bookingUrl', 'reviewUrl'])
    .executeTakeFirstOrThrow();
  const locations = await locationsOf(db, rows);
  const devices = await devicesOf(db, rows);
  const photos = await photoCounts(db, rows);
  return rows.map(({ details, consentTexts: _, createdAt, updatedAt, startsAt, endsAt, ...row }) => {
    const [first, second] = row.locationIds;
    const location = second === undefined ? locations.get(first ?? '') : undefined;
    const logo = inForce(details.logoAssetId, location?.logoAssetId, account.logoAssetId);
    const primary = inForce(details.primaryColor, null, account.brandColor);
    const accent = inForce(details.accentColor, null, account.accentColor);
    const booking = inForce(details.bookingUrl, location?.bookingUrl, account.bookingUrl);
    const review = inForce(details.reviewUrl, location?.reviewUrl, account.reviewUrl);
    return {
      ...row,
      ...details,
      deviceIds: devices.get(row.id) ?? [],
      startsAt: startsAt?.toISOString() ?? null,
      endsAt: endsAt?.toISOString() ?? null,
      logoAssetId: logo.value,
      primaryColor: primary.value,
      accentColor: accent.value,
      bookingUrl: booking.value,
      reviewUrl: review.value,
      inherits: {
        logoAssetId: logo.from,
        primaryColor: primary.from,
        accentColor: accent.from,
        bookingUrl: booking.from,
        reviewUrl: review.from,
      },
      photos: photos.get(row.id) ?? 0,
      createdAt: createdAt.toISOString(),
      updatedAt: updatedAt.toISOString(),
    };
  });
}

/** Whether the session's site shows anything besides each guest's own photo. */
export const hasSite = (
  status: SessionRow['status'],
  { galleryVisibility }: Pick<Session, 'galleryVisibility'>,
): boolean => status !== 'draft' && galleryVisibility !== 'private';

type InForce = { value: string | null; from: Session['inherits']['logoAssetId'] };

function inForce(own: string | null, location: string | null | undefined, account: string | null): InForce {
  if (own !== null) return { value: own, from: 'own' };
  if (location) return { value: location, from: 'location' };
  return { value: account, from: 'account' };
}

/** The location of each session that has exactly one. */
async function locationsOf(db: Db, rows: SessionRow[]) {
  const ids = rows.flatMap(({ locationIds }) => (locationIds.length === 1 ? locationIds : []));
  if (ids.length === 0) return new Map<string, never>();
  const locations = await db
    .selectFrom('locations')
    .select(['id', 'logoAssetId', 'bookingUrl', 'reviewUrl'])
    .where('id', 'in', ids)
    .execute();
  return new Map(locations.map((location) => [location.id, location]));
}

/** Maximum per session in the contract. */
const MOST_DEVICES = 200;

async function devicesOf(db: Db, rows: SessionRow[]): Promise<Map<string, string[]>> {
  const ids = rows.map(({ id }) => id);
  const devices = await db
    .selectFrom('devices')
    .select(['id', 'sessionId'])
    .where('sessionId', 'in', ids)
    .orderBy('seq')
    .execute();
  const found = new Map<string, string[]>();
  for (const { id, sessionId } of devices) {
    const list = found.get(sessionId ?? '') ?? [];
    if (list.length < MOST_DEVICES) found.set(sessionId ?? '', [...list, id]);
  }
  return found;
}

async function photoCounts(db: Db, rows: SessionRow[]): Promise<Map<string, number>> {
  const counts = await db
    .selectFrom('photoDays')
    .select(['sessionId', ({ fn }) => fn.sum<number>('photos').as('count')])
    .where(
      'sessionId',
      'in',
      rows.map(({ id }) => id),
    )
    .groupBy('sessionId')
    .execute();
  return new Map(counts.map(({ sessionId, count }) => [sessionId ?? '', Number(count)]));
}

/** The latest picture of each session, if the caller may see it. */
async function lastPhotos(db: Db, rows: SessionRow[], links: Links): Promise<Map<string, string>> {
  if (rows.length === 0) return new Map();
  const latest = await db
    .selectFrom('sessions')
    .innerJoinLateral(
      // The index by session and time makes this read few rows.
      ({ selectFrom }) =>
        selectFrom('photos')
          .select(['photos.id', 'hash', 'linksEnded'])
          .whereRef('photos.sessionId', '=', 'sessions.id')
          .where('mime', 'like', 'image/%')
          .where('visibility', '=', 'public')
          .orderBy('capturedAt', 'desc')
          .limit(1)
          .as('latest'),
      (join) => join.onTrue(),
    )
    .select(['sessions.id as sessionId', 'latest.id', 'latest.hash', 'latest.linksEnded'])
    .where(
      'sessions.id',
      'in',
      rows.map(({ id }) => id),
    )
    .execute();
  return new Map(latest.map(({ sessionId, ...row }) => [sessionId, links.url('photos', row, 'thumb')]));
}

export const SORTED_BY: Record<Unsigned<components['schemas']['SessionSort']>, SortedBy> = {
  name: { column: byLetters(sql`search_text`) },
  status: {
    column: sql`case when status = 'active' and starts_at > now() then 4
      else array_position(array['ended', 'draft', 'paused', null, 'active'], status) end`,
  },
  created: { column: sql`created_at` },
  changed: { column: sql`updated_at` },
  photos: { column: sql.ref('photosTaken') },
};
