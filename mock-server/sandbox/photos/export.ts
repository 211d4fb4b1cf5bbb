// Photos as one file. The call records the selection; the file is created when it is downloaded,
// with the photos that are still available.
import { Readable } from 'node:stream';
import { type Kysely, sql } from 'kysely';
import { fullName } from '../contacts/addresses.ts';
import type { Handlers } from '../handler.ts';
import { fileHeaders, hashOf, inWords, newExport } from '../media/exports.ts';
import type { Files } from '../media/files.ts';
import { refuse } from '../refusal.ts';
import { folded } from '../store/search.ts';
import type { OwnTables, Tables } from '../store/tables.ts';
import { photosMatching } from './find.ts';
import type { PhotoRow } from './read.ts';
import { zip } from './zip.ts';

const MOST = 2000;

export const photoExport = {
  async exportPhotos({ db, body: { ids, filter = {} }, now }) {
    const field = ids ? 'ids' : 'filter';
    const matching = ids ? db.selectFrom('photos').where('id', 'in', ids) : photosMatching(db, filter);
    const photos = await matching
      .select(['id', 'linksEnded', 'mime', 'fileName', 'capturedAt', 'contactIds', 'sessionId'])
      .orderBy('capturedAt', 'desc')
      .orderBy('seq', 'desc')
      .limit(MOST + 1)
      .execute();
    if (photos.length === 0) {
      const message = ids
        ? 'Choose at least one existing photo.'
        : 'Widen the filter to match at least one photo.';
      throw refuse(422, 'No photos match, so there is nothing to export.', [{ field, message }]);
    }
    if (photos.length > MOST) {
      const { n } = await photosMatching(db, filter)
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .executeTakeFirstOrThrow();
      const detail = `${inWords(n)} photos match, but a file can contain at most ${inWords(MOST)}. Narrow the filter and export in parts.`;
      throw refuse(422, detail, [
        { field, message: `Narrow the filter to at most ${inWords(MOST)} photos.` },
      ]);
    }
    const { secret, noted } = newExport(now);
    await db.deleteFrom('photoExports').where('expiresAt', '<', now).execute();
    await db
      .insertInto('photoExports')
      .values({ ...noted, photos: JSON.stringify(await named(db, photos)) })
      .execute();
    return { url: `/media/exports/${secret}`, count: photos.length };
  },
} satisfies Handlers;

type Named = Pick<PhotoRow, 'id' | 'linksEnded' | 'mime' | 'capturedAt' | 'contactIds' | 'sessionId'> & {
  fileName: string | null;
};

/**
 * Photos with their names in the file: the uploaded file's or the time, with the guest or else the session, as far as the
 * caller sees them. No two have the same name.
 */
async function named(db: Kysely<OwnTables>, photos: Named[]) {
  const guests = await db
    .selectFrom('contacts')
    .select(['id', 'firstName', 'lastName'])
    .where('id', '=', anyOf(photos.flatMap(({ contactIds }) => contactIds)))
    .execute();
  const sessions = await db
    .selectFrom('sessions')
    .select(['id', 'name'])
    .where('id', '=', anyOf(photos.flatMap(({ sessionId }) => sessionId ?? [])))
    .execute();
  const nameOf = new Map<string | null, string | null>([
    ...guests.map((guest) => [guest.id, fullName(guest)] as const),
    ...sessions.map(({ id, name }) => [id, name] as const),
  ]);
  const taken = new Set<string>();
  return photos.map(({ id, linksEnded, mime, fileName, capturedAt, contactIds, sessionId }) => {
    const own = fileName?.replace(/\.\w{1,10}$/, '') ?? timeOf(capturedAt);
    const whose = [...contactIds, sessionId].map((one) => nameOf.get(one)).find(Boolean);
    const base = [own, whose].flatMap((part) => (part ? safe(part) : [])).join(' ');
    let name = `${base}.${endingOf(mime)}`;
    // Programs that unpack it may not tell capital letters.
    for (let n = 2; taken.has(folded(name)); n += 1) name = `${base} (${n}).${endingOf(mime)}`;
    taken.add(folded(name));
    return { id, linksEnded, name };
  });
}

const anyOf = (ids: string[]) => sql<string>`any(${[...new Set(ids)]}::text[])`;

/** Without characters that some systems do not allow in file names. */
const safe = (part: string): string =>
  [...part.replace(/[\p{Cc}\\/:*?"<>|]|^\.+/gu, '-')].slice(0, 60).join('');

const timeOf = (at: Date): string => at.toISOString().slice(0, 19).replace('T', '_').replaceAll(':', '-');

/**
 * Answers GET /media/exports/<secret>.
 * @throws Refusal 403 for an unknown or expired URL
 */
export async function serveExport(
  { db, files }: { db: Kysely<Tables>; files: Pick<Files, 'open'> },
  secret: string,
  request: Request,
  now = new Date(),
): Promise<Response> {
  const noted = await db
    .selectFrom('photoExports')
    .select(['accountId', 'photos', 'expiresAt'])
    .where('secretHash', '=', hashOf(secret))
    .where('expiresAt', '>', now)
    .executeTakeFirst();
  if (!noted) throw refuse(403, 'This link has expired. Export the photos again to get a new one.');
  const headers = fileHeaders('photos', 'zip', 'application/zip', now);
  if (request.method === 'HEAD') return new Response(null, { headers });
  const listed = new Map(noted.photos.map((photo) => [photo.id, photo]));
  const rows = await db
    .selectFrom('photos')
    .select(['id', 'hash', 'mime', 'linksEnded', 'capturedAt'])
    .where('accountId', '=', noted.accountId)
    .where('id', '=', sql<string>`any(${[...listed.keys()]}::text[])`)
    .orderBy('capturedAt')
    .orderBy('seq')
    .execute();
  const entries = rows
    // Hiding a photo revokes all its URLs, including this export.
    .filter(({ id, linksEnded }) => listed.get(id)?.linksEnded === linksEnded)
    .map(({ id, hash, mime, capturedAt }) => ({
      // An export of the version before, which is about to expire.
      name: listed.get(id)?.name ?? `${timeOf(capturedAt)}_${id}.${endingOf(mime)}`,
      open: () => files.open(hash),
      at: capturedAt,
    }));
  const bytes = Readable.toWeb(Readable.from(zip(entries), { objectMode: false }));
  return new Response(bytes as ReadableStream<Uint8Array>, { headers });
}

const ENDINGS: Record<string, string> = {
  'image/jpeg': 'jpg',
  'image/svg+xml': 'svg',
  'video/quicktime': 'mov',
  'video/x-m4v': 'm4v',
  'video/x-matroska': 'mkv',
  'video/x-msvideo': 'avi',
  'video/3gpp': '3gp',
  'video/ogg': 'ogv',
};

/** The extension of the file name. */
export const endingOf = (mime: string) => ENDINGS[mime] ?? mime.slice(mime.indexOf('/') + 1);
