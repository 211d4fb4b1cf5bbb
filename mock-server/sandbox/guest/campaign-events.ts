// Counts what recipients do with a campaign's message, once per recipient.
import type { Kysely } from 'kysely';
import { dayOf } from '../campaigns/clock.ts';
import { stored, withDay } from '../campaigns/figures.ts';
import type { Links } from '../media/links.ts';
import type { OwnTables } from '../store/tables.ts';
import { readMessageCode } from './keys.ts';

/** A click implies an open. */
const FIGURES = {
  clicked: ['clicked', 'opened'],
  unsubscribed: ['unsubscribed'],
} as const;

/**
 * @param db the rows of the account that has the photo or contact; a code of another account counts
 * nothing
 */
export async function countForCampaign(
  db: Kysely<OwnTables>,
  links: Links,
  code: string,
  kind: keyof typeof FIGURES,
  now: Date,
): Promise<void> {
  const message = readMessageCode(links, code);
  if (!message || message.campaign === 0) return;
  await db.transaction().execute(async (trx) => {
    const campaign = await trx
      .selectFrom('campaigns')
      .select(['id', 'timezone', 'stats', 'days'])
      .where('seq', '=', message.campaign)
      .forUpdate()
      .executeTakeFirst();
    const contact = await trx
      .selectFrom('contacts')
      .select('id')
      .where('seq', '=', message.contact)
      .executeTakeFirst();
    // A test or a preview has a link before the campaign is sent.
    const [figure] = FIGURES[kind];
    if (!campaign || !contact || campaign.stats[figure] >= campaign.stats.delivered) return;
    const ids = { campaignId: campaign.id, contactId: contact.id };
    const added = await trx
      .insertInto('messageEvents')
      .values(FIGURES[kind].map((one) => ({ ...ids, kind: one, at: now })))
      .onConflict((conflict) => conflict.doNothing())
      .returning('kind')
      .execute();
    const grown = added
      .map((row) => row.kind)
      .filter((name) => campaign.stats[name] < campaign.stats.delivered);
    if (grown.length === 0) return;
    const happened = Object.fromEntries(grown.map((name) => [name, 1]));
    await trx
      .updateTable('campaigns')
      .set(stored(withDay(campaign, { day: dayOf(now, campaign.timezone), ...happened })))
      .where('id', '=', campaign.id)
      .execute();
  });
}
