// Stops campaigns when the account loses the plan or the connection they need.
import type { Kysely } from 'kysely';
import type { components } from '../../../src/api/generated/schema.d.ts';
import type { OwnTables } from '../store/tables.ts';
import { taken } from './rounds.ts';

type Channel = components['schemas']['CampaignChannel'];

/** The campaigns that are scheduled or being sent, of one channel or of all. */
export function activeCampaigns(db: Kysely<OwnTables>, channel?: Channel) {
  const active = db.selectFrom('campaigns').where('status', 'in', ['scheduled', 'sending']);
  return channel ? active.where('channel', '=', channel) : active;
}

/**
 * Returns scheduled campaigns to draft, and pauses those being sent.
 * @returns the number of campaigns
 */
export async function stopCampaigns(db: Kysely<OwnTables>, now: Date, channel?: Channel): Promise<number> {
  const campaigns = await activeCampaigns(db, channel)
    .select(['id', 'status', 'kind', 'time', 'quietHours', 'timezone'])
    .forUpdate()
    .execute();
  for (const campaign of campaigns) {
    const status = campaign.status === 'scheduled' ? 'draft' : 'paused';
    await db
      .updateTable('campaigns')
      .set({ ...taken(status, campaign, now), updatedAt: now })
      .where('id', '=', campaign.id)
      .execute();
  }
  return campaigns.length;
}
