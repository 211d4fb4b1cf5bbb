import type { Kysely } from 'kysely';
import { isAddress, linksIn } from '../../../src/lib/message-text.ts';
import type { Handlers } from '../handler.ts';
import { notFound } from '../refusal.ts';
import type { OwnTables } from '../store/tables.ts';
import type { CampaignRow } from './fields.ts';
import type { Link } from './figures.ts';

export const campaignReports = {
  async getCampaignReport({ unscopedDb, params: { id } }) {
    const row = await unscopedDb.selectFrom('campaigns').selectAll().where('id', '=', id).executeTakeFirst();
    if (!row) throw notFound();
    const { stats, days, links } = row;
    const counted = new Set(links.map(({ url }) => url));
    const others = (await linksOf(unscopedDb, row))
      .filter((url) => !counted.has(url))
      .map((url): Link => ({ url, clicked: 0, clicks: 0 }));
    const all = [...links, ...others].toSorted((a, b) => b.clicked - a.clicked || b.clicks - a.clicks);
    return { id, stats, links: all, days };
  },
} satisfies Handlers;

type Words = Pick<CampaignRow, 'body' | 'linkUrl' | 'productIds'>;

/**
 * The message's distinct links: its button and `{{link}}`, those in its text, and those of its
 * products.
 */
async function linksOf(db: Kysely<OwnTables>, { body, linkUrl, productIds }: Words): Promise<string[]> {
  const products =
    productIds.length === 0
      ? []
      : await db.selectFrom('products').select(['id', 'url']).where('id', 'in', productIds).execute();
  const urls = [linkUrl, ...linksIn(body ?? ''), ...products.map(({ url }) => url)];
  return [...new Set(urls.filter((url) => url !== null))].filter(isWebAddress);
}

/** By the contract, a link with a placeholder is counted under its destination. */
const isWebAddress = (url: string) =>
  isAddress(url) && /^https?:/.test(url) && URL.canParse(url) && url.length <= 2048 && !url.includes('{{');
