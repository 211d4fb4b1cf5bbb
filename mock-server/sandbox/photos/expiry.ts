// The expiry of galleries: some days after the last photo, if the session says so.
import type { Kysely } from 'kysely';
import type { OwnTables } from '../store/tables.ts';

const DAY_MS = 24 * 60 * 60_000;

interface OfSession {
  sessionId: string | null;
}

/** @param db all of the account's rows: the last photo counts, even if the caller cannot see it */
export async function hasExpired(
  db: Kysely<OwnTables>,
  { sessionId }: OfSession,
  now: Date,
): Promise<boolean> {
  return sessionId !== null && (await expiredSessions(db, [{ sessionId }], now)).has(sessionId);
}

/** The sessions of these photos whose galleries have expired. */
export async function expiredSessions(
  db: Kysely<OwnTables>,
  photos: OfSession[],
  now: Date,
): Promise<Set<string>> {
  const ids = [...new Set(photos.flatMap(({ sessionId }) => sessionId ?? []))];
  if (ids.length === 0) return new Set();
  const sessions = await db.selectFrom('sessions').select(['id', 'details']).where('id', 'in', ids).execute();
  const limited = sessions.filter(({ details }) => details.galleryExpiresInDays !== null);
  const expired = new Set<string>();
  for (const { id, details } of limited) {
    const last = await db
      .selectFrom('photos')
      .select('capturedAt')
      .where('sessionId', '=', id)
      .orderBy('capturedAt', 'desc')
      .limit(1)
      .executeTakeFirst();
    const days = details.galleryExpiresInDays ?? 0;
    if (last && last.capturedAt.getTime() + days * DAY_MS <= now.getTime()) expired.add(id);
  }
  return expired;
}
