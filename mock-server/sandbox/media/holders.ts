// The tables and columns that reference files. This is the only file that lists them.
import type { Kysely } from 'kysely';
import { hasExpired } from '../photos/expiry.ts';
import { ownRows } from '../store/own-rows.ts';
import type { Tables } from '../store/tables.ts';

/** A file of a record. */
export interface Held {
  accountId: string;
  hash: string;
  mime: string;
  /** How often its URLs were revoked, for records whose URLs can be revoked. */
  linksEnded?: number;
}

type Find = (db: Kysely<Tables>, id: string) => Promise<Held | undefined>;

/** By the name in a file's URL. */
const FIND = {
  assets: (db, id) =>
    db.selectFrom('assets').select(['accountId', 'hash', 'mime']).where('id', '=', id).executeTakeFirst(),
  deletedPhotos: (db, id) =>
    db
      .selectFrom('deletedPhotos')
      .select(['accountId', 'hash', 'mime', 'linksEnded'])
      .where('id', '=', id)
      .executeTakeFirst(),
  /** A photo as guests see it. */
  guests: async (db, id) => {
    const photo = await db
      .selectFrom('photos')
      .select(['accountId', 'sessionId', 'hash', 'mime', 'linksEnded'])
      .where('id', '=', id)
      .where('hiddenBy', 'is', null)
      .where(({ eb, or }) => or([eb('held', '=', false), eb('approval', '!=', 'pending')]))
      .executeTakeFirst();
    if (!photo || (await hasExpired(ownRows(db, photo.accountId), photo, new Date()))) return undefined;
    return photo;
  },
  photos: (db, id) =>
    db
      .selectFrom('photos')
      .select(['accountId', 'hash', 'mime', 'linksEnded'])
      .where('id', '=', id)
      .executeTakeFirst(),
  templates: async (db, id) => {
    const row = await db
      .selectFrom('templates')
      .select(['accountId', 'previewHash', 'previewMime'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (!row?.previewHash || !row.previewMime) return undefined;
    return { accountId: row.accountId, hash: row.previewHash, mime: row.previewMime };
  },
} satisfies Record<string, Find>;

export type Holder = keyof typeof FIND;

export const isHolder = (name: string): name is Holder => Object.hasOwn(FIND, name);

/** @returns undefined if the record does not exist or has no file */
export const findHeld = (db: Kysely<Tables>, holder: Holder, id: string): Promise<Held | undefined> =>
  FIND[holder](db, id);

/** The hashes that any record uses; limited to the given ones, if any. */
export async function heldHashes(db: Kysely<Tables>, hashes?: string[]): Promise<Set<string>> {
  const all = db
    .selectFrom('assets')
    .select('hash')
    .union(db.selectFrom('photos').select('hash'))
    .union(db.selectFrom('deletedPhotos').select('hash'))
    .union(
      db
        .selectFrom('accountExports')
        .select('hash')
        .where('hash', 'is not', null)
        .$narrowType<{ hash: string }>(),
    )
    .union(
      db
        .selectFrom('templates')
        .select('previewHash as hash')
        .where('previewHash', 'is not', null)
        .$narrowType<{ hash: string }>(),
    );
  const held = db.selectFrom(all.as('held')).select('hash');
  const rows = await (hashes ? held.where('hash', 'in', hashes) : held).execute();
  return new Set(rows.map(({ hash }) => hash));
}
