import type { QueryClient } from '@tanstack/react-query';
import { listAssetsQuery } from '~/api/assets';
import { load } from '~/api/load';
import type { QueryParams } from '~/api/options';

export type AssetSearch = QueryParams<'listAssets'>;

/**
 * One page of assets. Layouts are not cached (product-spec section 3): they are only kept until
 * rendered, and refetched at the next visit.
 */
export function assetPageOptions(search: AssetSearch) {
  const options = listAssetsQuery(search);
  return search.type === 'layout' ? { ...options, staleTime: 1000, gcTime: 1000 } : options;
}

export const loadAssets = (queryClient: QueryClient, search: AssetSearch) =>
  load(queryClient, assetPageOptions(search));
