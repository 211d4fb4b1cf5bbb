// The messages of campaigns as their recipients got them, for the local inbox.
import type { Kysely, Selectable } from 'kysely';
import type { components } from '../../../src/api/generated/schema.d.ts';
import { linksOf } from '../account/guest-domain.ts';
import type { Links } from '../media/links.ts';
import { ownRows } from '../store/own-rows.ts';
import type { ContactEventsTable } from '../store/tables/contacts.ts';
import type { Tables } from '../store/tables.ts';
import { fieldsOf } from './fields.ts';
import { messageFor } from './message.ts';
import { recipientOf } from './recipient.ts';

type SentEvent = Pick<Selectable<ContactEventsTable>, 'accountId' | 'contactId' | 'at' | 'details'>;

export interface SentMessage {
  to: string;
  at: string;
  subject: string | null;
  text: string;
  html: string | null;
}

/** The last messages, newest first. A deleted campaign has none. */
export async function campaignMessages(
  all: Kysely<Tables>,
  links: Links,
  most: number,
): Promise<SentMessage[]> {
  const events = await all
    .selectFrom('contactEvents')
    .select(['accountId', 'contactId', 'at', 'details'])
    .where('kind', '=', 'campaignSent')
    .orderBy('at', 'desc')
    .orderBy('seq', 'desc')
    .limit(most)
    .execute();
  const messages: SentMessage[] = [];
  for (const event of events) messages.push(...(await messageOf(all, links, event)));
  return messages;
}

/** With the photo that the contact had when the message was sent. */
async function messageOf(
  all: Kysely<Tables>,
  links: Links,
  { accountId, contactId, at, details }: SentEvent,
): Promise<SentMessage[]> {
  const own = ownRows(all, accountId);
  const { campaignId } = details as components['schemas']['ContactCampaignSent'];
  const campaign = await own
    .selectFrom('campaigns')
    .selectAll()
    .where('id', '=', campaignId)
    .executeTakeFirst();
  if (!campaign) return [];
  const recipient = await recipientOf({ db: own, unscopedDb: own, now: at }, contactId, campaign.channel);
  // The contact may have lost the address since then.
  const to = recipient.contact?.address;
  if (!to) return [];
  const ownLinks = await linksOf(own, links);
  const { subject, text, html } = await messageFor(
    own,
    fieldsOf(campaign),
    recipient,
    ownLinks,
    Number(campaign.seq),
  );
  return [{ to, at: at.toISOString(), subject, text, html }];
}
