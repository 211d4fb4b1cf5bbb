// What has happened with a contact: what was written down, and what photos and the contact itself tell.
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
  // Made apart from `db`, which would see to whose rows they are of a question inside of another twice.
  const events = eventsOf(expressionBuilder<OwnTables, never>(), await readPerson(db, params.id));
  const { n } = await db
    .selectFrom(events.as('event'))
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom(events.as('event'))
    .select(['event.at', 'event.kind', 'event.details'])
    .orderBy('event.at', 'desc')
    // Nothing happens before somebody is known.
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
    // The details of each kind are those of its schema, wherever they come from.
    return { kind, at: at.toISOString(), ...details, ...shown } as Event;
  });
  return pageOf(items, Number(n), query);
};

interface Details {
  [name: string]: unknown;
  photoId?: string;
}

/** All of them in one question, so that the database finds the page. `nth` tells those of a moment apart. */
function eventsOf(db: ExpressionBuilder<OwnTables, never>, { id, ...person }: Person) {
  const keys = EACH_WAY.flatMap((way) => person[WAYS[way].list].map(WAYS[way].key));
  const photos = db.selectFrom('photos').where('photos.contactIds', '@>', sql.val([id]));
  const deliveries = photos.select([
    'photos.id',
    sql<Details>`jsonb_array_elements(photos.deliveries)`.as('delivery'),
  ]);
  const to = sql<string>`delivery ->> 'to'`;
  // As the addresses of contacts are told apart.
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
        sql<Details>`jsonb_build_object('photoId', photos.id, 'locationId', photos.location_id)`.as(
          'details',
        ),
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

/** The small pictures of photos that have one. */
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
