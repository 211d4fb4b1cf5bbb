import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import { getAssetQuery } from '~/api/assets';
import { load } from '~/api/cache/load';
import { getTemplateQuery } from '~/api/templates';

export const loadTemplate = (queryClient: QueryClient, id: string) => load(queryClient, getTemplateQuery(id));

/** @throws a redirect for an uploaded file: only what was designed here can be edited here */
export async function loadDesignedAsset(queryClient: QueryClient, id: string): Promise<void> {
  const query = getAssetQuery(id);
  await load(queryClient, query);
  if (queryClient.getQueryData(query.queryKey)?.scene === null)
    throw redirect({ to: '/assets', search: { open: id }, replace: true });
}
