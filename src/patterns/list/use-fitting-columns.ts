import { type RefObject, useLayoutEffect, useState } from 'react';
import { fittingColumns } from './fitting-columns';
import type { Column, List, ListSearch } from './list';
import { useListSettings } from './list-settings';

/**
 * The columns of a list that the user has chosen and that have room in its region.
 * @returns also the ids of those without room
 */
export function useFittingColumns<Row, S extends ListSearch>(
  list: List<Row, S>,
  region: RefObject<HTMLElement | null>,
) {
  const { isShown } = useListSettings(list.name);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = region.current;
    if (!element) return;
    const measure = () => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      setWidth(element.clientWidth / rem);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [region]);
  const chosen = list.columns.filter((column: Column<Row>, at) => at === 0 || isShown(column));
  const columns = fittingColumns<Row>(chosen, { width, selectable: Boolean(list.bulk) });
  return { columns, hiddenColumns: chosen.filter((one) => !columns.includes(one)).map(({ id }) => id) };
}
