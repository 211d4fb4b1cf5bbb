import type { QueryClient } from '@tanstack/react-query';
import { getOwnAccountQuery } from '~/api/account';
import { getCampaignQuery } from '~/api/campaigns';
import { load } from '~/api/load';

export const campaignOptions = (id: string) => getCampaignQuery(id);

/** In the URL instead of an idea. */
export const BLANK = 'blank';

/**
 * The initial data of the composer: the account's time zone, and the draft if one is open.
 * @returns the ideas, if the campaign starts with one
 */
export async function loadComposer(client: QueryClient, { id, idea }: { id?: string; idea?: string }) {
  const [ideas] = await Promise.all([
    idea === undefined || idea === BLANK ? null : import('./ideas/idea-content'),
    load(client, getOwnAccountQuery()),
    id === undefined ? null : load(client, campaignOptions(id)),
    id === undefined && idea === undefined ? null : import('./composer/campaign-form'),
  ]);
  return ideas;
}
