// The unsubscribe link of a message.
import type { Kysely } from 'kysely';
import { fullName, WAYS } from '../contacts/addresses.ts';
import { holdPeople } from '../contacts/person.ts';
import { write } from '../contacts/write.ts';
import type { OpenHandlers } from '../handler.ts';
import type { Links } from '../media/links.ts';
import { notFound } from '../refusal.ts';
import { alone } from '../store/alone.ts';
import { ownRows } from '../store/own-rows.ts';
import type { OwnTables, Tables } from '../store/tables.ts';
import { countForCampaign } from './campaign-events.ts';
import { readMessageCode } from './keys.ts';

export const guestSubscriptions = {
  async getGuestSubscription({ all, params, media }) {
    return subscription(await recipientOf(all, media.links, params.code));
  },

  async unsubscribeGuest({ all, params, media, now }) {
    const recipient = await recipientOf(all, media.links, params.code);
    const { db, contactId, channel } = recipient;
    const { consent } = WAYS[channel];
    const wasOut = await alone(db, async (trx) => {
      const [before] = await holdPeople(trx, [contactId]);
      if (!before) throw notFound();
      if (before[consent].status === 'out') return true;
      const by = fullName(before) ?? 'The recipient';
      const answer = { status: 'out' as const, how: 'unsubscribe' as const, at: now.toISOString(), by };
      await write(trx, [
        { before, after: { ...before, [consent]: answer, updatedAt: now }, stated: [channel] },
      ]);
      return false;
    });
    if (!wasOut) await countForCampaign(db, media.links, params.code, 'unsubscribed', now);
    return subscription(recipient);
  },
} satisfies OpenHandlers;

interface Recipient {
  db: Kysely<OwnTables>;
  contactId: string;
  channel: 'email' | 'sms';
}

/** @throws Refusal 404 for a code that is forged, or whose contact was deleted */
async function recipientOf(all: Kysely<Tables>, links: Links, code: string): Promise<Recipient> {
  const message = readMessageCode(links, code);
  const contact =
    message &&
    (await all
      .selectFrom('contacts')
      .select(['id', 'accountId'])
      .where('seq', '=', message.contact)
      .executeTakeFirst());
  if (!message || !contact) throw notFound();
  return { db: ownRows(all, contact.accountId), contactId: contact.id, channel: message.channel };
}

async function subscription({ db, contactId, channel }: Recipient) {
  const { businessName } = await db.selectFrom('accounts').select('businessName').executeTakeFirstOrThrow();
  const contact = await db
    .selectFrom('contacts')
    .select(['emailConsent', 'smsConsent'])
    .where('id', '=', contactId)
    .executeTakeFirst();
  if (!contact) throw notFound();
  const subscribed = contact[WAYS[channel].consent].status !== 'out';
  return { business: businessName, channel, subscribed };
}
