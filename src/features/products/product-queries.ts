import type { QueryClient } from '@tanstack/react-query';
import { getGetOwnAccountSuspenseQueryOptions } from '~/api/account';
import { load } from '~/api/load';
import { getGetProductSuspenseQueryOptions } from '~/api/products';

export const productOptions = (id: string) => getGetProductSuspenseQueryOptions(id);
export const ownAccountOptions = () => getGetOwnAccountSuspenseQueryOptions();

export const loadProduct = (queryClient: QueryClient, id: string) => load(queryClient, productOptions(id));

/** A new product begins with the account's currency. */
export const loadOwnAccount = (queryClient: QueryClient) => load(queryClient, ownAccountOptions());
