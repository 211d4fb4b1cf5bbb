import type { QueryClient } from '@tanstack/react-query';
import { getOwnAccountQuery } from '~/api/account';
import { getCampaignQuery } from '~/api/campaigns';
import { load } from '~/api/load';

export const campaignOptions = (id: string) => getCampaignQuery(id);
export const ownAccountOptions = () => getOwnAccountQuery();

/** The initial data of the composer: the account's time zone, and the draft if one is open. */
export const loadComposer = (client: QueryClient, { id }: { id?: string }) =>
  Promise.all([
    load(client, ownAccountOptions()),
    id === undefined ? null : load(client, campaignOptions(id)),
  ]);
