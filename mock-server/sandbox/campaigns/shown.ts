import type { Kysely } from 'kysely';
import type { components } from '../../../src/api/generated/schema.d.ts';
import { picturesIn } from '../../../src/lib/message-text.ts';
import type { Media } from '../media/media.ts';
import type { OwnTables } from '../store/tables.ts';
import { withVersion } from '../version.ts';
import { type CampaignRow, fieldsOf } from './fields.ts';

type Campaign = components['schemas']['Campaign'];

interface Shown {
  db: Kysely<OwnTables>;
  media: Media;
}

/** Campaigns with the first picture of each email: its template, or an asset. */
export async function showCampaigns({ db, media }: Shown, rows: readonly CampaignRow[]): Promise<Campaign[]> {
  const templates = await db
    .selectFrom('templates')
    .select(['id', 'previewHash as hash'])
    .where('id', 'in', ['', ...rows.flatMap(({ templateId }) => templateId ?? [])])
    .where('previewHash', 'is not', null)
    .execute();
  const assets = await db
    .selectFrom('assets')
    .select(['id', 'hash'])
    .where('id', 'in', ['', ...rows.flatMap(assetsOf)])
    .where('mime', 'like', 'image/%')
    .execute();
  const urlOf = (row: CampaignRow) => {
    const template = templates.find(({ id }) => id === row.templateId);
    if (template?.hash)
      return media.links.url('templates', { id: template.id, hash: template.hash }, 'thumb');
    const [asset] = assetsOf(row).flatMap((id) => assets.find((one) => one.id === id) ?? []);
    return asset ? media.links.url('assets', asset, 'thumb') : null;
  };
  return rows.map((row) => toCampaign(row, row.channel === 'sms' ? null : urlOf(row)));
}

export async function showCampaign(shown: Shown, row: CampaignRow): Promise<Campaign> {
  const [campaign] = await showCampaigns(shown, [row]);
  if (!campaign) throw new Error('A row shows one campaign.');
  return campaign;
}

const assetsOf = ({ mediaIds, body }: CampaignRow) => [...mediaIds, ...picturesIn(body)];

function toCampaign(row: CampaignRow, thumbUrl: string | null): Campaign {
  const { id, status, stats, failure, createdBy, createdAt, updatedAt } = row;
  return withVersion('Campaign', {
    id,
    status,
    ...fieldsOf(row),
    thumbUrl,
    stats,
    failure,
    createdBy,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  });
}
