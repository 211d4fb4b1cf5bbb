import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import { getAssetQuery } from '~/api/assets';
import { load } from '~/api/load';
import type { QueryParams } from '~/api/options';
import { getTemplateQuery, listTemplatesQuery } from '~/api/templates';

export type TemplateSearch = Pick<QueryParams<'listTemplates'>, 'kind' | 'page' | 'search'>;

export const templatePageOptions = (search: TemplateSearch) => listTemplatesQuery(search);

export const templateOptions = (id: string) => getTemplateQuery(id);

export const loadTemplates = (queryClient: QueryClient, search: TemplateSearch) =>
  load(queryClient, templatePageOptions(search));

export const loadTemplate = (queryClient: QueryClient, id: string) => load(queryClient, templateOptions(id));

/** @throws a redirect for an uploaded file: only what was designed here can be edited here */
export async function loadDesignedAsset(queryClient: QueryClient, id: string): Promise<void> {
  const query = getAssetQuery(id);
  await load(queryClient, query);
  if (queryClient.getQueryData(query.queryKey)?.scene === null)
    throw redirect({ to: '/assets', search: { open: id }, replace: true });
}
