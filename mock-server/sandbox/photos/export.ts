// Photos as one file. The call records the selection; the file is created when it is downloaded,
// with the photos that are still available.
import { Readable } from 'node:stream';
import { type Kysely, sql } from 'kysely';
import type { Handlers } from '../handler.ts';
import { fileHeaders, hashOf, inWords, newExport } from '../media/exports.ts';
import type { Files } from '../media/files.ts';
import { refuse } from '../refusal.ts';
import type { Tables } from '../store/tables.ts';
import { photosMatching } from './find.ts';
import { zip } from './zip.ts';

const MOST = 2000;

export const photoExport = {
  async exportPhotos({ db, body: { ids, filter = {} }, now }) {
    const field = ids ? 'ids' : 'filter';
    const matching = ids ? db.selectFrom('photos').where('id', 'in', ids) : photosMatching(db, filter);
    const photos = await matching
      .select(['id', 'linksEnded'])
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
      .values({ ...noted, photos: JSON.stringify(photos) })
      .execute();
    return { url: `/media/exports/${secret}`, count: photos.length };
  },
} satisfies Handlers;

/**
 * Answers GET /media/exports/<secret>.
 * @throws Refusal 403 for an unknown or expired URL
 */
export async function serveExport(
  { db, files }: { db: Kysely<Tables>; files: Pick<Files, 'path'> },
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
  const states = new Map(noted.photos.map(({ id, linksEnded }) => [id, linksEnded]));
  const rows = await db
    .selectFrom('photos')
    .select(['id', 'hash', 'mime', 'linksEnded', 'capturedAt'])
    .where('accountId', '=', noted.accountId)
    .where('id', '=', sql<string>`any(${[...states.keys()]}::text[])`)
    .orderBy('capturedAt')
    .orderBy('seq')
    .execute();
  const entries = rows
    // Hiding a photo revokes all its URLs, including this export.
    .filter(({ id, linksEnded }) => states.get(id) === linksEnded)
    .map(({ id, hash, mime, capturedAt }) => ({
      name: `${capturedAt.toISOString().slice(0, 19).replace('T', '_').replaceAll(':', '-')}_${id}.${endingOf(mime)}`,
      path: files.path(hash),
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
