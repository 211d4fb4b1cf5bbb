// The unsubscribe link of a message, or of a weekly report.
import type { Kysely } from 'kysely';
import { disableReport, isEnabled } from '../analytics/weekly-report.ts';
import { fullName, WAYS } from '../contacts/addresses.ts';
import { holdPeople } from '../contacts/person.ts';
import { write } from '../contacts/write.ts';
import type { OpenHandlers } from '../handler.ts';
import { notFound } from '../refusal.ts';
import { withAccountLock } from '../store/account-lock.ts';
import { ownRows } from '../store/own-rows.ts';
import type { OwnTables } from '../store/tables.ts';
import { countForCampaign } from './campaign-events.ts';
import { checkDomain, type GuestCall } from './find.ts';
import { readMessageCode, readReportCode } from './keys.ts';

export const guestSubscriptions = {
  async getGuestSubscription(call) {
    const owner = await ownerOf(call);
    return owner ? reportSubscription(owner) : subscription(await recipientOf(call));
  },

  async unsubscribeGuest(call) {
    const { params, media, now } = call;
    const owner = await ownerOf(call);
    if (owner) {
      await disableReport(owner);
      return reportSubscription(owner);
    }
    const recipient = await recipientOf(call);
    const { db, contactId, channel } = recipient;
    const { consent } = WAYS[channel];
    const wasOut = await withAccountLock(db, async (trx) => {
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

interface SubscriptionCall extends Pick<GuestCall, 'all' | 'media' | 'guestAccountId'> {
  params: { code: string };
}

interface Recipient {
  db: Kysely<OwnTables>;
  contactId: string;
  channel: 'email' | 'sms';
}

/** @throws Refusal 404 for a code that is forged, or whose contact was deleted */
async function recipientOf(call: SubscriptionCall): Promise<Recipient> {
  const { all, media, params } = call;
  const message = readMessageCode(media.links, params.code);
  const contact =
    message &&
    (await all
      .selectFrom('contacts')
      .select(['id', 'accountId'])
      .where('seq', '=', message.contact)
      .executeTakeFirst());
  if (!message || !contact) throw notFound();
  checkDomain(call, contact.accountId);
  return { db: ownRows(all, contact.accountId), contactId: contact.id, channel: message.channel };
}

async function subscription({ db, contactId, channel }: Recipient) {
  const contact = await db
    .selectFrom('contacts')
    .select(['emailConsent', 'smsConsent'])
    .where('id', '=', contactId)
    .executeTakeFirst();
  if (!contact) throw notFound();
  const subscribed = contact[WAYS[channel].consent].status !== 'out';
  return { business: await businessOf(db), topic: 'messages' as const, channel, subscribed };
}

/** The rows of the account whose weekly report the code belongs to; undefined for a code of another kind. */
async function ownerOf(call: SubscriptionCall): Promise<Kysely<OwnTables> | undefined> {
  const { all, media, params } = call;
  const seq = readReportCode(media.links, params.code);
  if (seq === undefined) return undefined;
  const account = await all.selectFrom('accounts').select('id').where('seq', '=', seq).executeTakeFirst();
  if (!account) return undefined;
  checkDomain(call, account.id);
  return ownRows(all, account.id);
}

async function reportSubscription(db: Kysely<OwnTables>) {
  const subscribed = await isEnabled(db);
  return {
    business: await businessOf(db),
    topic: 'weeklyReport' as const,
    channel: 'email' as const,
    subscribed,
  };
}

async function businessOf(db: Kysely<OwnTables>): Promise<string> {
  const { businessName } = await db.selectFrom('accounts').select('businessName').executeTakeFirstOrThrow();
  return businessName;
}
