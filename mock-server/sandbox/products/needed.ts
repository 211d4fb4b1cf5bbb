// A product cannot be deleted while a campaign needs it.
import { type Expression, expressionBuilder, type Kysely, type SqlBool, sql } from 'kysely';
import type { OwnTables } from '../store/tables.ts';

const ON_THEIR_WAY = ['scheduled', 'sending', 'paused'] as const;

/** Campaigns that show a product and are scheduled or in progress. */
function needing(product: string): Expression<SqlBool> {
  const eb = expressionBuilder<OwnTables, 'campaigns'>();
  return eb.and([
    eb('campaigns.productIds', '@>', sql.val([product])),
    eb('campaigns.status', 'in', ON_THEIR_WAY),
  ]);
}

/** Deletes a product that no campaign needs. @returns whether it was deleted */
export async function deleteUnneeded(db: Kysely<OwnTables>, id: string): Promise<boolean> {
  // A single statement, so that no campaign can start in between.
  const gone = await db
    .deleteFrom('products')
    .where('id', '=', id)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('campaigns').select('campaigns.id').where(needing(id)))),
    )
    .returning('id')
    .executeTakeFirst();
  return gone !== undefined;
}

/** Why a product cannot be deleted; undefined if it can. */
export async function inUse(db: Kysely<OwnTables>, product: string): Promise<string | undefined> {
  const campaign = await db
    .selectFrom('campaigns')
    .select(['name', 'status'])
    .where(needing(product))
    .executeTakeFirst();
  return (
    campaign &&
    `The campaign '${campaign.name}' is ${campaign.status} and shows this product. Remove it from the campaign first.`
  );
}
