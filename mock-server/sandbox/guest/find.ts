// Finds what a guest's link leads to, or why it leads nowhere.
import type { Kysely } from 'kysely';
import type { Links } from '../media/links.ts';
import { hasExpired } from '../photos/expiry.ts';
import { isHeld } from '../photos/guest-link.ts';
import { COLUMNS as PHOTO_COLUMNS, type PhotoRow } from '../photos/read.ts';
import { notFound, Refusal, refuse } from '../refusal.ts';
import {
  hasSite,
  COLUMNS as SESSION_COLUMNS,
  type SessionInForce,
  type SessionRow,
  sessionsInForce,
} from '../sessions/read.ts';
import { ownRows } from '../store/own-rows.ts';
import type { OwnTables, Tables } from '../store/tables.ts';
import { isPass, readPhotoKey } from './keys.ts';

/** The context of a guest's call. */
export interface GuestCall {
  all: Kysely<Tables>;
  guestPass: string | null;
  guestAccountId: string | null;
  media: { links: Links };
  now: Date;
}

export interface FoundSite {
  /** The rows of the site's account. */
  db: Kysely<OwnTables>;
  session: SessionInForce;
}

/** @throws Refusal 404, or 410 for a gallery that has expired */
export async function findSite(call: GuestCall, slug: string): Promise<FoundSite> {
  const { all, now } = call;
  const row = await all
    .selectFrom('sessions')
    .select([...SESSION_COLUMNS, 'accountId'])
    .where('slug', '=', slug)
    .executeTakeFirst();
  if (!row || !hasSite(row.status, row.details)) throw notFound();
  const { accountId, ...sessionRow } = row;
  checkDomain(call, accountId);
  const db = ownRows(all, accountId);
  if (await hasExpired(db, { sessionId: row.id }, now)) throw problemOf('expired');
  return { db, session: await inForce(db, sessionRow) };
}

/**
 * The custom domain of an account shows no data of other accounts.
 * @throws Refusal 404
 */
export function checkDomain({ guestAccountId }: Pick<GuestCall, 'guestAccountId'>, accountId: string): void {
  if (guestAccountId !== null && guestAccountId !== accountId) throw notFound();
}

/** Whether the gallery needs no passcode, or the guest has a pass. */
export const canSeePhotos = ({ guestPass, media, now }: GuestCall, session: SessionInForce): boolean =>
  session.passcode === null || isPass(media.links, session, guestPass, now);

/** @throws Refusal 401 */
export function requirePass(call: GuestCall, session: SessionInForce): void {
  if (!canSeePhotos(call, session)) {
    throw refuse(
      401,
      'This gallery asks for a passcode. Exchange it for a pass and send that as X-Guest-Pass.',
    );
  }
}

export interface FoundPhoto {
  db: Kysely<OwnTables>;
  photo: PhotoRow & { seq: number };
  /** Undefined if the photo had no session or it was deleted. */
  session: SessionInForce | undefined;
  /** Whether the guest's link has the photo's own token. */
  own: boolean;
}

/**
 * @throws Refusal 404, 409 for a photo that is being checked, 410 for one that is hidden or has
 * expired, 401 for a photo in a locked gallery
 */
export async function findPhoto(call: GuestCall, token: string): Promise<FoundPhoto> {
  const { all, media, now } = call;
  const photos = all.selectFrom('photos').select([...PHOTO_COLUMNS, 'seq', 'accountId']);
  const owned = await photos.where('token', '=', token).executeTakeFirst();
  const seq = owned ? undefined : readPhotoKey(media.links, token);
  const row =
    owned ?? (seq === undefined ? undefined : await photos.where('seq', '=', seq).executeTakeFirst());
  if (!row) throw notFound();
  const { accountId, ...photo } = row;
  checkDomain(call, accountId);
  const db = ownRows(all, accountId);
  // The guest's own link needs no gallery.
  if (owned ? photo.hiddenBy !== null : photo.visibility === 'hidden') throw problemOf('hidden');
  if (isHeld(photo)) throw problemOf('held');
  if (await hasExpired(db, photo, now)) throw problemOf('expired');
  const sessionRow =
    photo.sessionId === null
      ? undefined
      : await db
          .selectFrom('sessions')
          .select(SESSION_COLUMNS)
          .where('id', '=', photo.sessionId)
          .executeTakeFirst();
  const session = sessionRow && (await inForce(db, sessionRow));
  if (!owned) {
    if (!session || !hasSite(session.status, session)) throw notFound();
    requirePass(call, session);
  }
  return { db, photo: { ...photo, seq: Number(photo.seq) }, session, own: owned !== undefined };
}

async function inForce(db: Kysely<OwnTables>, row: SessionRow): Promise<SessionInForce> {
  const [session] = await sessionsInForce(db, [row]);
  if (!session) throw notFound();
  return session;
}

const PROBLEMS = {
  held: [409, 'Held', 'This photo is being checked.'],
  hidden: [410, 'Hidden', 'This photo is hidden.'],
  expired: [410, 'Expired', 'This gallery can no longer be seen.'],
} as const;

/** Why a link shows no photo. */
function problemOf(why: keyof typeof PROBLEMS): Refusal {
  const [status, title, detail] = PROBLEMS[why];
  return new Refusal({
    status,
    headers: new Headers({ 'content-type': 'application/problem+json' }),
    body: JSON.stringify({ type: `/problems/${why}`, title, status, detail }),
  });
}
