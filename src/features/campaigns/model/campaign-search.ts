// The search params of the campaigns.
import { z } from 'zod/mini';
import {
  type CampaignKind,
  type CampaignStatus,
  GetCampaignParams,
  ListCampaignsQueryParams,
} from '~/api/campaigns';
import { searchOf } from '~/lib/search-schema';

export const tabs = ['drafts', 'scheduled', 'sent', 'automatic'] as const;
export type Tab = (typeof tabs)[number];

/** The statuses of a tab. */
export const tabFilters: Record<Tab, { status?: CampaignStatus[]; kind?: CampaignKind }> = {
  drafts: { status: ['draft'] },
  scheduled: { status: ['scheduled'] },
  sent: { status: ['sending', 'paused', 'sent', 'canceled', 'failed'] },
  automatic: { kind: 'automatic' },
};

export const campaignSearch = searchOf(
  ListCampaignsQueryParams,
  ['page', 'show', 'search', 'sort', 'status', 'kind'],
  () => ({
    tab: z.enum(tabs),
    view: z.enum(['calendar']),
    /** The month of the calendar, `2026-10`. */
    month: z.string().check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/)),
    open: GetCampaignParams.shape.id,
  }),
);

export type CampaignSearch = ReturnType<typeof campaignSearch>;

/** The draft in the composer; for a new one, the idea and the day it starts with. */
export const composerSearch = searchOf(GetCampaignParams, ['id'], () => ({
  idea: z.string().check(z.regex(/^[a-z]+$/)),
  /** `2026-12-03` */
  date: z.iso.date(),
}));
