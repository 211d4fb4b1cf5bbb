import { useNavigate, useSearch } from '@tanstack/react-router';
import { type AnalyticsSearch, readAnalyticsSearch, type View } from './analytics-address';

/** The address of the page, which is `/analytics` or that of an account, and how to change it. */
export function useAddress() {
  const search = readAnalyticsSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  const change = (changes: AnalyticsSearch, replace = false) =>
    void navigate({
      to: '.',
      search: (former: object) => ({ ...former, ...changes }),
      replace,
      resetScroll: false,
    });
  const { tables = [] } = search;
  return {
    search,
    change,
    isTable: (view: View) => tables.includes(view),
    showTable: (view: View, shown: boolean) =>
      change({ tables: shown ? [...tables, view] : tables.filter((one) => one !== view) }, true),
  };
}
