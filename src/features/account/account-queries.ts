import type { QueryClient } from '@tanstack/react-query';
import { getOwnAccountQuery } from '~/api/account';
import { load } from '~/api/load';

export const accountOptions = () => getOwnAccountQuery();

export const loadAccount = (queryClient: QueryClient) => load(queryClient, accountOptions());
