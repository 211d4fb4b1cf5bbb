import type { QueryClient } from '@tanstack/react-query';
import { getOwnAccountQuery } from '~/api/account';
import { load } from '~/api/cache/load';
import { getProductQuery } from '~/api/products';

/** The contract's highest sort order. */
export const LAST = 100_000;

export const loadProduct = (queryClient: QueryClient, id: string) => load(queryClient, getProductQuery(id));

/** A new product begins with the account's currency. */
export const loadOwnAccount = (queryClient: QueryClient) => load(queryClient, getOwnAccountQuery());
