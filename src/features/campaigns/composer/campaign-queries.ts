import type { QueryClient } from '@tanstack/react-query';
import { getOwnAccountQuery } from '~/api/account';
import { load } from '~/api/cache/load';
import { getCampaignQuery } from '~/api/campaigns';
import { BLANK, loadIdeas } from '../ideas/load-ideas';

/** Most of the composer, which a page without an idea or a draft does not need. */
export const campaignForm = () => import('./campaign-form');

/** The initial data of the composer: the account's time zone, the draft if one is open, and the ideas if it starts with one. */
export async function loadComposer(client: QueryClient, { id, idea }: { id?: string; idea?: string }) {
  await Promise.all([
    load(client, getOwnAccountQuery()).then(({ locale }) =>
      idea === undefined || idea === BLANK ? null : loadIdeas(locale),
    ),
    id === undefined ? null : load(client, getCampaignQuery(id)),
    id === undefined && idea === undefined ? null : campaignForm(),
  ]);
}
