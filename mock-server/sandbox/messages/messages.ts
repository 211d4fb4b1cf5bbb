import type { ExpressionBuilder, Kysely, Selectable } from 'kysely';
import type { components } from '../../../src/api/generated/schema.d.ts';
import type { Actor } from '../authentication.ts';
import type { Handlers } from '../handler.ts';
import { countOf, offsetOf, pageOf } from '../store/pages.ts';
import type { OwnTables } from '../store/tables.ts';

type Db = Kysely<OwnTables>;
type Message = components['schemas']['Message'];

const KEPT_MS = 90 * 24 * 60 * 60_000;
/** The number of rows per insert. */
const AT_ONCE = 1000;
const LOCATION = 2;

// `db` limits messages to the caller's locations; these are the other rules.
export const messages = {
  async listMessages({ db, actor, query, now }) {
    const matching = messagesOf(db, actor, now);
    const total = await countOf(matching);
    const rows = await matching
      .selectAll()
      .select((eb) => isReadBy(actor)(eb).as('read'))
      .orderBy('updatedAt', 'desc')
      .orderBy('seq', 'desc')
      .limit(query.show)
      .offset(offsetOf(query))
      .execute();
    return pageOf(rows.map(toMessage), total, query);
  },

  async getUnreadMessages({ db, actor, now }) {
    return { unread: await countOf(unreadBy(db, actor, now)) };
  },

  async updateMessages({ db, actor, body: { ids }, now }) {
    let meant = unreadBy(db, actor, now);
    if (ids) meant = meant.where('id', 'in', ids);
    const rows = await meant.select('id').execute();
    for (let at = 0; at < rows.length; at += AT_ONCE) {
      const read = rows.slice(at, at + AT_ONCE).map(({ id }) => ({ messageId: id, person: actor.uid }));
      await db
        .insertInto('messageReads')
        .values(read)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
    return { unread: await countOf(unreadBy(db, actor, now)) };
  },
} satisfies Handlers;

function messagesOf(db: Db, { uid, userType }: Actor, now: Date) {
  const own = db
    .selectFrom('messages')
    .where('updatedAt', '>', new Date(now.getTime() - KEPT_MS))
    .where(({ eb, or }) => or([eb('person', 'is', null), eb('person', '=', uid)]));
  return userType === LOCATION
    ? own.where('kind', 'not in', ['campaignSent', 'campaignPaused', 'campaignFailed'])
    : own;
}

/** Whether the caller has read the message. */
const isReadBy =
  ({ uid }: Actor) =>
  (eb: ExpressionBuilder<OwnTables, 'messages'>) =>
    eb.exists(
      eb
        .selectFrom('messageReads as r')
        .whereRef('r.messageId', '=', 'messages.id')
        .where('r.person', '=', uid)
        .select('r.person'),
    );

const unreadBy = (db: Db, actor: Actor, now: Date) =>
  messagesOf(db, actor, now).where((eb) => eb.not(isReadBy(actor)(eb)));

type Row = Selectable<OwnTables['messages']> & { read: unknown };

const toMessage = ({ id, kind, updatedAt, read, objectId, name, imported }: Row): Message => ({
  id,
  kind,
  at: updatedAt.toISOString(),
  read: read === true,
  objectId,
  name,
  imported,
});
