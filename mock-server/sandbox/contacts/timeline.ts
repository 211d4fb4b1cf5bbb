// A contact's timeline: recorded events, and events derived from photos and the contact.
import { type ExpressionBuilder, expressionBuilder, type Kysely, sql } from 'kysely';
import type { components } from '../../../src/api/generated/schema.d.ts';
import type { Handler } from '../handler.ts';
import type { Links } from '../media/links.ts';
import { offsetOf, pageOf } from '../store/pages.ts';
import type { OwnTables } from '../store/tables.ts';
import { EACH_WAY, WAYS } from './addresses.ts';
import { type Person, readPerson } from './person.ts';

type Event = components['schemas']['ContactEvent'];

export const listContactEvents: Handler<'listContactEvents'> = async ({ db, params, query, media }) => {
  // Built without `db`, which would add the account condition of a subquery twice.
  const events = eventsOf(expressionBuilder<OwnTables, never>(), await readPerson(db, params.id));
  const { n } = await db
    .selectFrom(events.as('event'))
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom(events.as('event'))
    .select(['event.at', 'event.kind', 'event.details'])
    .orderBy('event.at', 'desc')
    // The creation comes first.
    .orderBy(sql`kind = 'created'`)
    .orderBy('event.kind')
    .orderBy(sql`nth collate "C"`, 'desc')
    .limit(query.show)
    .offset(offsetOf(query))
    .execute();
  const thumbs = await thumbsOf(
    db,
    rows.map(({ details }) => details.photoId),
    media.links,
  );
  const items = rows.map(({ at, kind, details }) => {
    const { photoId } = details;
    const shown = photoId && { thumbUrl: thumbs.get(photoId) ?? null };
    // The details of each kind follow its schema, independent of their source.
    // Earlier consents have no evidence.
    const evidence = kind === 'consent' && { evidence: null };
    return { kind, at: at.toISOString(), ...evidence, ...details, ...shown } as Event;
  });
  return pageOf(items, Number(n), query);
};

interface Details {
  [name: string]: unknown;
  photoId?: string;
}

/**
 * All events in one query, so that the database selects the page. `nth` orders events of the same
 * moment.
 */
function eventsOf(db: ExpressionBuilder<OwnTables, never>, { id, ...person }: Person) {
  const keys = EACH_WAY.flatMap((way) => person[WAYS[way].list].map(WAYS[way].key));
  const photos = db.selectFrom('photos').where('photos.contactIds', '@>', sql.val([id]));
  const deliveries = photos.select([
    'photos.id',
    sql<Details>`jsonb_array_elements(photos.deliveries)`.as('delivery'),
  ]);
  const to = sql<string>`delivery ->> 'to'`;
  // Compares addresses as contacts do.
  const key = sql<string>`case when delivery ->> 'channel' = 'email' then lower(${to})
    when left(${to}, 1) = '+' then ${to} else '+1' || (${to}) end`;
  return db
    .selectFrom('contactEvents')
    .where('contactEvents.contactId', '=', id)
    .select([
      'contactEvents.at',
      sql<string>`contact_events.kind`.as('kind'),
      sql<Details>`contact_events.details`.as('details'),
      sql<string>`lpad(contact_events.seq::text, 20, '0')`.as('nth'),
    ])
    .unionAll(
      db
        .selectFrom('contacts')
        .where('contacts.id', '=', id)
        .select([
          'contacts.createdAt as at',
          sql<string>`'created'`.as('kind'),
          sql<Details>`jsonb_build_object('source', contacts.source)`.as('details'),
          sql<string>`''`.as('nth'),
        ]),
    )
    .unionAll(
      db
        .selectFrom('contacts')
        .where('contacts.id', '=', id)
        .where('contacts.lastVisitAt', 'is not', null)
        .select([
          sql<Date>`contacts.last_visit_at`.as('at'),
          sql<string>`'visit'`.as('kind'),
          sql<Details>`'{}'::jsonb`.as('details'),
          sql<string>`''`.as('nth'),
        ]),
    )
    .unionAll(
      photos.select([
        'photos.capturedAt as at',
        sql<string>`'photo'`.as('kind'),
        sql<Details>`jsonb_build_object(
          'photoId', photos.id, 'locationId', photos.location_id, 'consent', photos.consent
        )`.as('details'),
        'photos.id as nth',
      ]),
    )
    .unionAll(
      db
        .selectFrom(deliveries.as('sent'))
        .where(key, '=', ({ fn, val }) => fn.any(val(keys)))
        .select([
          sql<Date>`(delivery ->> 'at')::timestamptz`.as('at'),
          sql<string>`'photoSent'`.as('kind'),
          sql<Details>`jsonb_build_object('photoId', sent.id) || (delivery - 'at')`.as('details'),
          'sent.id as nth',
        ]),
    );
}

/** Thumbnails of the photos that have one. */
async function thumbsOf(
  db: Kysely<OwnTables>,
  ids: (string | undefined)[],
  links: Links,
): Promise<Map<string, string>> {
  const named = ids.filter((id) => id !== undefined);
  if (named.length === 0) return new Map();
  const rows = await db
    .selectFrom('photos')
    .select(['id', 'hash', 'linksEnded'])
    .where('id', '=', ({ fn, val }) => fn.any(val([...new Set(named)])))
    .where('mime', 'like', 'image/%')
    .execute();
  return new Map(rows.map((row) => [row.id, links.url('photos', row, 'thumb')]));
}
