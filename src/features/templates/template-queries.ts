import type { QueryClient } from '@tanstack/react-query';
import { load } from '~/api/load';
import type { QueryParams } from '~/api/options';
import { getTemplateQuery, listTemplatesQuery } from '~/api/templates';

export type TemplateSearch = Pick<QueryParams<'listTemplates'>, 'page'>;

export const templatePageOptions = (search: TemplateSearch) => listTemplatesQuery(search);

export const templateOptions = (id: string) => getTemplateQuery(id);

export const loadTemplates = (queryClient: QueryClient, search: TemplateSearch) =>
  load(queryClient, templatePageOptions(search));

export const loadTemplate = (queryClient: QueryClient, id: string) => load(queryClient, templateOptions(id));
