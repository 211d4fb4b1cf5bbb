import type { ViewSearch } from '~/api/views';
import { type ListSearch, toListQuery } from './list';

/** The search params that a saved view stores, without the page and what is open on it. */
export function toSavedSearch(search: ListSearch): ViewSearch {
  const texts: ViewSearch = {};
  for (const [key, value] of Object.entries(toListQuery(search))) {
    if (value !== undefined && key !== 'page')
      texts[key] = Array.isArray(value) ? value.map(String) : String(value);
  }
  return texts;
}

export const isSameSearch = (one: ViewSearch, other: ViewSearch): boolean => sorted(one) === sorted(other);

const sorted = (search: ViewSearch) => JSON.stringify(Object.entries(search).sort());
