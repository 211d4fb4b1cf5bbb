import type { QueryClient } from '@tanstack/react-query';
import { getAccountQuery } from '~/api/accounts';
import { load } from '~/api/cache/load';

export const loadAnyAccount = (queryClient: QueryClient, id: string) =>
  load(queryClient, getAccountQuery(id));
