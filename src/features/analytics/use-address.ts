import { useNavigate, useSearch } from '@tanstack/react-router';
import { type AnalyticsSearch, readAnalyticsSearch, type View } from './analytics-address';

/** The address of the page, and how to change it. */
export function useAddress() {
  const search = readAnalyticsSearch(useSearch({ from: '/_app/analytics' }));
  const navigate = useNavigate({ from: '/analytics' });
  const change = (changes: AnalyticsSearch, replace = false) =>
    void navigate({ search: (former) => ({ ...former, ...changes }), replace, resetScroll: false });
  const { tables = [] } = search;
  return {
    search,
    change,
    isTable: (view: View) => tables.includes(view),
    showTable: (view: View, shown: boolean) =>
      change({ tables: shown ? [...tables, view] : tables.filter((one) => one !== view) }, true),
  };
}
