import type { QueryClient } from '@tanstack/react-query';
import { getOwnAccountQuery } from '~/api/account';
import { getCampaignQuery } from '~/api/campaigns';
import { load } from '~/api/load';
import type { IdeaTexts } from './ideas/texts/idea-texts';

export const campaignOptions = (id: string) => getCampaignQuery(id);

/** In the URL instead of an idea. */
export const BLANK = 'blank';

type Ideas = typeof import('./ideas/idea-content') & { texts: IdeaTexts };

const ideas = new Map<string, Promise<Ideas>>();

/**
 * The ideas with their texts in the language of the business. The same promise each time, so that a component can
 * read it.
 */
export function loadIdeas(locale: string): Promise<Ideas> {
  const former = ideas.get(locale);
  if (former) return former;
  const loading = import('./ideas/idea-content').then(async (module) => ({
    ...module,
    texts: await module.readIdeaTexts(locale),
  }));
  ideas.set(locale, loading);
  // Another try may have a connection.
  loading.catch(() => ideas.delete(locale));
  return loading;
}

/** The initial data of the composer: the account's time zone, the draft if one is open, and the ideas if it starts with one. */
export async function loadComposer(client: QueryClient, { id, idea }: { id?: string; idea?: string }) {
  await Promise.all([
    load(client, getOwnAccountQuery()).then(({ locale }) =>
      idea === undefined || idea === BLANK ? null : loadIdeas(locale),
    ),
    id === undefined ? null : load(client, campaignOptions(id)),
    id === undefined && idea === undefined ? null : import('./composer/campaign-form'),
  ]);
}
