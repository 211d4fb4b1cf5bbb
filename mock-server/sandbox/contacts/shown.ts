import { type Kysely, sql } from 'kysely';
import type { Media } from '../media/media.ts';
import type { OwnTables } from '../store/tables.ts';
import { type Person, toContact } from './person.ts';

interface Shown {
  db: Kysely<OwnTables>;
  media: Media;
}

/** Contacts with their latest photo, if the caller may see it. */
export async function showContacts({ db, media }: Shown, people: readonly Person[]) {
  const thumbs = await lastPhotos(db, media, people);
  return people.map((person) => toContact(person, thumbs.get(person.id) ?? null));
}

export async function showContact(call: Shown, person: Person) {
  const thumbs = await lastPhotos(call.db, call.media, [person]);
  return toContact(person, thumbs.get(person.id) ?? null);
}

async function lastPhotos(
  db: Kysely<OwnTables>,
  { links }: Media,
  people: readonly Person[],
): Promise<Map<string, string>> {
  const times = new Map(
    people.flatMap(({ id, lastPhotoAt }) => (lastPhotoAt ? [[id, lastPhotoAt] as const] : [])),
  );
  if (times.size === 0) return new Map();
  // Finds the photo by its time, so that contacts with thousands of photos cost no more than
  // others.
  const rows = await db
    .selectFrom('photos')
    .select(['id', 'hash', 'linksEnded', 'contactIds', 'capturedAt'])
    .where('capturedAt', 'in', [...times.values()])
    .where('contactIds', '&&', sql<string[]>`${[...times.keys()]}::text[]`)
    .where('mime', 'like', 'image/%')
    .orderBy('id')
    .execute();
  return new Map(
    rows.flatMap((row) =>
      row.contactIds
        .filter((id) => times.get(id)?.getTime() === row.capturedAt.getTime())
        .map((id) => [id, links.url('photos', row, 'thumb')] as const),
    ),
  );
}
