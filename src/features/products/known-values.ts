import { useQuery } from '@tanstack/react-query';
import type { Product } from '~/api/products';
import { allProductsQuery } from '~/entities/pickers/product-choices';

/** The texts that products have already, by name. */
function useKnown(wanted: boolean, textsOf: (product: Product) => readonly (string | null)[]) {
  const { data } = useQuery({ ...allProductsQuery(), enabled: wanted });
  const texts = (data?.items ?? []).flatMap(textsOf).filter((text) => text !== null);
  return [...new Set(texts)].sort((a, b) => a.localeCompare(b));
}

export const useKnownBrands = (wanted: boolean) => useKnown(wanted, ({ brand }) => [brand]);
export const useKnownCategories = (wanted: boolean) => useKnown(wanted, ({ category }) => [category]);
export const useKnownProductTags = (wanted: boolean) => useKnown(wanted, ({ tags }) => tags);
