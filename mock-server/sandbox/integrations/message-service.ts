// Sends campaigns through the account's connected service, if there is one.
import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { components } from '../../../src/api/generated/schema.d.ts';
import type { MessageService } from '../store/tables/integrations.ts';
import type { OwnTables } from '../store/tables.ts';

type Schemas = components['schemas'];

export type { MessageService };

const SERVICES: Record<Schemas['CampaignChannel'], MessageService[]> = {
  email: ['sendgrid'],
  sms: ['twilio', 'textel'],
};

export const channelOf = (name: string): Schemas['CampaignChannel'] | undefined =>
  name === 'sendgrid' ? 'email' : name === 'twilio' || name === 'textel' ? 'sms' : undefined;

/** @returns null without a connection; 'expired' if all connections have expired */
export async function messageService(
  db: Kysely<OwnTables>,
  channel: Schemas['CampaignChannel'],
): Promise<MessageService | 'expired' | null> {
  const rows = await db
    .selectFrom('integrations')
    .select(['name', 'status'])
    .where('name', 'in', SERVICES[channel])
    .execute();
  if (rows.length === 0) return null;
  const working = SERVICES[channel].find((name) =>
    rows.some((row) => row.name === name && row.status === 'connected'),
  );
  return working ?? 'expired';
}

const AT_ONCE = 2000;

/** Hands the messages of a round to the service, each with an id for its reports. */
export async function giveMessages(
  db: Kysely<OwnTables>,
  name: MessageService,
  { campaignId, contactIds, now }: { campaignId: string; contactIds: string[]; now: Date },
): Promise<void> {
  const rows = contactIds.map((contactId) => ({
    id: randomUUID(),
    name,
    campaignId,
    contactId,
    sentAt: now,
  }));
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    await db
      .insertInto('providerMessages')
      .values(rows.slice(from, from + AT_ONCE))
      .execute();
  }
}
