// Reports of services about campaign messages. They arrive in any order and repeatedly, and are
// counted once.
import type { Transaction } from 'kysely';
import type { components } from '../../../src/api/generated/schema.d.ts';
import { dayOf } from '../campaigns/clock.ts';
import { stored, withDay } from '../campaigns/figures.ts';
import { fullName, WAYS } from '../contacts/addresses.ts';
import { holdPeople } from '../contacts/person.ts';
import { write } from '../contacts/write.ts';
import type { OwnTables } from '../store/tables.ts';
import { channelOf, type MessageService } from './message-service.ts';

export type MessageEvent = components['schemas']['MessageEvent'];
type Trx = Transaction<OwnTables>;
type Figure = 'delivered' | 'bounced' | 'opened' | 'clicked' | 'unsubscribed';

/** @returns the number of new events */
export async function takeEvents(
  trx: Trx,
  name: MessageService,
  events: MessageEvent[],
  now: Date,
): Promise<number> {
  if (events.length === 0) return 0;
  const unique = [...new Map(events.map((event) => [event.id, event])).values()];
  const inserted = await trx
    .insertInto('providerEvents')
    .values(unique.map(({ id }) => ({ name, eventId: id })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('eventId')
    .execute();
  if (inserted.length === 0) return 0;
  const newIds = new Set(inserted.map(({ eventId }) => eventId));
  const messages = await trx
    .selectFrom('providerMessages')
    .select(['id', 'campaignId', 'contactId', 'deliveredAt', 'bouncedAt'])
    .where('name', '=', name)
    .where('id', 'in', [...new Set(unique.map(({ messageId }) => messageId))])
    .execute();
  const byId = new Map(messages.map((message) => [message.id, message]));
  const of = (...kinds: MessageEvent['kind'][]) => [
    ...new Set(
      unique.flatMap(({ id, kind, messageId }) => {
        const message = byId.get(messageId);
        return message && newIds.has(id) && kinds.includes(kind) ? [message] : [];
      }),
    ),
  ];
  const campaigns = await trx
    .selectFrom('campaigns')
    .select(['id', 'timezone', 'stats', 'days'])
    .where('id', 'in', [...new Set(['', ...messages.map(({ campaignId }) => campaignId)])])
    .orderBy('id')
    .forUpdate()
    .execute();
  const delivered = of('delivered').filter(({ deliveredAt }) => deliveredAt === null);
  const bounced = of('bounced').filter(({ bouncedAt }) => bouncedAt === null);
  await markMessages(trx, 'deliveredAt', delivered, now);
  await markMessages(trx, 'bouncedAt', bounced, now);
  if (channelOf(name) === 'email') await markBounced(trx, bounced);
  const done = await recordOnce(trx, now, [
    ['opened', of('opened', 'clicked')],
    ['clicked', of('clicked')],
    ['unsubscribed', of('stopped')],
  ]);
  await optOut(trx, name, of('stopped'), now);
  const counted: [Figure, Message[]][] = [['delivered', delivered], ['bounced', bounced], ...done];
  for (const campaign of campaigns) {
    const happened = counted.map(([figure, list]) => [
      figure,
      list.filter(({ campaignId }) => campaignId === campaign.id).length,
    ]);
    const figures = withDay(campaign, {
      day: dayOf(now, campaign.timezone),
      ...Object.fromEntries(happened),
    });
    await trx.updateTable('campaigns').set(stored(figures)).where('id', '=', campaign.id).execute();
  }
  return inserted.length;
}

interface Message {
  campaignId: string;
  contactId: string;
}

async function markMessages(
  trx: Trx,
  column: 'deliveredAt' | 'bouncedAt',
  messages: { id: string }[],
  now: Date,
): Promise<void> {
  if (messages.length === 0) return;
  const ids = messages.map(({ id }) => id);
  await trx
    .updateTable('providerMessages')
    .set({ [column]: now })
    .where('id', 'in', ids)
    .execute();
}

async function markBounced(trx: Trx, messages: Message[]): Promise<void> {
  if (messages.length === 0) return;
  const ids = messages.map(({ contactId }) => contactId);
  await trx.updateTable('contacts').set({ bounced: true }).where('id', 'in', ids).execute();
}

/**
 * Records each event once per contact and campaign, like events of links. @returns the new events
 */
async function recordOnce(
  trx: Trx,
  now: Date,
  seen: ['opened' | 'clicked' | 'unsubscribed', Message[]][],
): Promise<[Figure, Message[]][]> {
  const ids = seen.flatMap(([, messages]) => messages.map(({ contactId }) => contactId));
  if (ids.length === 0) return [];
  const there = await trx.selectFrom('contacts').select('id').where('id', 'in', ids).execute();
  const existing = new Set(there.map(({ id }) => id));
  const rows = seen.flatMap(([kind, messages]) =>
    messages.flatMap(({ campaignId, contactId }) =>
      existing.has(contactId) ? [{ campaignId, contactId, kind, at: now }] : [],
    ),
  );
  if (rows.length === 0) return [];
  const added = await trx
    .insertInto('messageEvents')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returning(['campaignId', 'contactId', 'kind'])
    .execute();
  return seen.map(([kind]) => [kind, added.filter((row) => row.kind === kind)]);
}

export async function optOut(
  trx: Trx,
  name: MessageService,
  messages: Pick<Message, 'contactId'>[],
  now: Date,
): Promise<void> {
  const channel = channelOf(name);
  if (!channel || messages.length === 0) return;
  const { consent } = WAYS[channel];
  const people = await holdPeople(trx, [...new Set(messages.map(({ contactId }) => contactId))]);
  const how = channel === 'sms' ? ('stop' as const) : ('unsubscribe' as const);
  const changes = people
    .filter((person) => person[consent].status !== 'out')
    .map((before) => {
      const by = fullName(before) ?? 'The recipient';
      const answer = { status: 'out' as const, how, at: now.toISOString(), by };
      return { before, after: { ...before, [consent]: answer, updatedAt: now }, stated: [channel] };
    });
  await write(trx, changes);
}
