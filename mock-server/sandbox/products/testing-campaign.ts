import type { components } from '../../../src/api/generated/schema.d.ts';

/** For tests: a campaign of the salon with this name, status and products. */
export const campaignRow = (
  name: string,
  status: components['schemas']['CampaignStatus'],
  productIds: string[],
  now = new Date(),
) => ({
  ...{ id: `campaign-${name}`, accountId: 'owner-beauty', name: `Time for ${name}`, status, productIds },
  ...{ channel: 'email' as const, kind: 'once' as const, audience: '{}', stats: '{}', createdBy: '{}' },
  ...{ mediaIds: [], timezone: 'UTC', searchText: '', createdAt: now, updatedAt: now },
});
