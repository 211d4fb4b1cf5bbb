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
    const measure = () => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      last = element.clientWidth / rem;
      setWidth(last);
    };
    // Without a former width, all columns would be painted first. Otherwise the page is not laid out twice.
    if (last === 0) measure();
    const observer = new ResizeObserver(() => flushSync(measure));
    observer.observe(element);
    return () => observer.disconnect();
  }, [region]);
  const chosen = list.columns.filter((column: Column<Row>, at) => at === 0 || isShown(column));
  const columns = fittingColumns<Row>(chosen, { width, selectable: Boolean(list.bulk) });
  return { columns, columnsWithoutRoom: chosen.filter((one) => !columns.includes(one)).map(({ id }) => id) };
}
