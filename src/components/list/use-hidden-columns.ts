import { type RefObject, useEffect, useState } from 'react';
import { CARDS, columnSteps } from './column-steps';
import type { Column } from './list';

/** The ids of the chosen columns that do not fit beside the others. Cards show all. */
export function useHiddenColumns<Row>(
  region: RefObject<HTMLElement | null>,
  columns: readonly Column<Row>[],
  selectable: boolean,
): readonly string[] {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      if (entry) setWidth(entry.contentRect.width / rem);
    });
    if (region.current) observer.observe(region.current);
    return () => observer.disconnect();
  }, [region]);
  return width > CARDS
    ? [...columnSteps(columns, { selectable })].flatMap(([id, from]) => (width < from ? id : []))
    : [];
}
