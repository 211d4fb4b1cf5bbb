import { useQueryClient } from '@tanstack/react-query';
import { type List, type ListSearch, type Page, toListQuery } from './list';

/** The contract's maximum for one page. */
const PAGE_SIZE = 200;

/** Loads all pages of the current list. */
export function useAllRows<Row, S extends ListSearch>(list: List<Row, S>, search: S) {
  const client = useQueryClient();
  const read = (page: number): Promise<Page<Row>> =>
    client.fetchQuery({ ...list.query({ ...toListQuery(search), page, show: PAGE_SIZE }), staleTime: 0 });
  return async (): Promise<Row[]> => {
    const first = await read(1);
    const rows = [...first.items];
    for (let page = 2; page <= first.pages; page += 1) rows.push(...(await read(page)).items);
    return rows;
  };
}
