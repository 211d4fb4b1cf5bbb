import { type RefObject, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { fittingColumns } from './fitting-columns';
import type { Column, List, ListSearch } from './list';
import { useListSettings } from './list-settings';

/** The width of the last list, in rem: the next one is usually as wide. */
let last = 0;

/**
 * The columns of a list that the user has chosen and that have room in its region.
 * @returns also the ids of those without room
 */
export function useFittingColumns<Row, S extends ListSearch>(
  list: List<Row, S>,
  region: RefObject<HTMLElement | null>,
) {
  const { isShown } = useListSettings(list.name);
  const [width, setWidth] = useState(last);
  useLayoutEffect(() => {
    const element = region.current;
    if (!element) return;
    // Reports before the page is painted, once it has its layout. Measuring here would lay out the whole page twice.
    const observer = new ResizeObserver(() => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      last = element.clientWidth / rem;
      flushSync(() => setWidth(last));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [region]);
  const chosen = list.columns.filter((column: Column<Row>, at) => at === 0 || isShown(column));
  const columns = fittingColumns<Row>(chosen, { width, selectable: Boolean(list.bulk) });
  return { columns, columnsWithoutRoom: chosen.filter((one) => !columns.includes(one)).map(({ id }) => id) };
}
