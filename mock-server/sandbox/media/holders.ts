// What holds files: the one place that knows which tables do, and by which of their columns.
import type { Kysely } from 'kysely';
import { hasExpired } from '../photos/expiry.ts';
import { ownRows } from '../store/own-rows.ts';
import type { Tables } from '../store/tables.ts';

/** A file as somebody holds it. */
export interface Held {
  accountId: string;
  hash: string;
  mime: string;
  /** How often all its addresses were ended, where they can end before the file goes. */
  linksEnded?: number;
}

type Find = (db: Kysely<Tables>, id: string) => Promise<Held | undefined>;

/** By the name that stands in a file's address. */
const FIND = {
  assets: (db, id) =>
    db.selectFrom('assets').select(['accountId', 'hash', 'mime']).where('id', '=', id).executeTakeFirst(),
  /** A photo as guests may see it. */
  guests: async (db, id) => {
    const photo = await db
      .selectFrom('photos')
      .select(['accountId', 'sessionId', 'hash', 'mime', 'linksEnded'])
      .where('id', '=', id)
      .where('visibility', '=', 'public')
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

/** @returns undefined where there is no such record, or it holds no file */
export const findHeld = (db: Kysely<Tables>, holder: Holder, id: string): Promise<Held | undefined> =>
  FIND[holder](db, id);

/** Which of these files somebody holds; of all files when none are named. */
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
