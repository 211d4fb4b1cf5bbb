import type { QueryClient } from '@tanstack/react-query';
import { listAccountsQuery } from '~/api/accounts';
import { load } from '~/api/load';
import type { QueryParams } from '~/api/options';

export type AccountSearch = QueryParams<'listAccounts'>;

export const accountPageOptions = (search: AccountSearch) => listAccountsQuery(search);

export const loadAccounts = (queryClient: QueryClient, search: AccountSearch) =>
  load(queryClient, accountPageOptions(search));
