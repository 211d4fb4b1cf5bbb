import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@tanstack/react-store';
import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import {
  type CSSProperties,
  type Ref,
  useCallback,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { useMediaQuery } from '~/ui/use-media-query';
import { templateOf } from './column-widths';
import type { ColumnProblem, ImportColumn } from './engine/columns';
import { GridRow } from './grid-row';
import styles from './row-grid.module.css';
import type { RowWindow } from './row-window';
import { useCells } from './use-cells';

export interface GridHandle {
  focus: (place: number, column: string) => void;
  /** The focused cell; row -1 before any was focused. */
  place: () => { place: number; column: string | null };
}

interface RowGridProps {
  ref?: Ref<GridHandle>;
  label: string;
  columns: readonly ImportColumn[];
  /** The number of rows. */
  count: number;
  rows: RowWindow;
  say: (problem: ColumnProblem) => string;
  onEdit: (place: number, row: number, column: string, text: string) => Promise<void>;
  /** Whether the list is filtered to rows with problems: Enter then moves from one to the next. */
  amongBad: boolean;
}

/** In rem, as in the style sheet: larger text has higher rows. */
const ROW = 2.75;
/** Among problems, three lines of text. */
const BAD_ROW = 4;
/** On a phone a row is a card: its note, then a line for each column. */
const NOTE = 4;
const PHONE = '(width <= 48rem)';
const OVERSCAN = 8;

/** An editable grid of any number of rows; only visible ones are rendered. */
export function RowGrid({ ref, label, columns, count, rows, say, onEdit, amongBad }: RowGridProps) {
  const { t } = useLingui();
  const box = useRef<HTMLDivElement>(null);
  const cells = useCells({ box, columns, count, rows, onEdit, amongBad });
  const { active, visited, editing, go, commit } = cells;
  useSelector(rows.version);

  const rangeExtractor = useCallback(
    (range: Range) => {
      const shown = defaultRangeExtractor(range);
      // The focused row stays rendered, or the focus would be lost.
      const { place } = active;
      if (place >= count || shown.includes(place)) return shown;
      return [...shown, place].sort((a, b) => a - b);
    },
    [active, count],
  );
  const isPhone = useMediaQuery(PHONE);
  const [rem] = useState(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));
  const rowSize = rem * (isPhone ? NOTE + ROW * columns.length : amongBad ? BAD_ROW : ROW);
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => box.current,
    estimateSize: () => rowSize,
    overscan: OVERSCAN,
    rangeExtractor,
    useFlushSync: false,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rows have another height
  useEffect(() => virtual.measure(), [virtual, rowSize]);
  const items = virtual.getVirtualItems();
  const { startIndex = 0, endIndex = 0 } = virtual.range ?? {};
  useEffect(
    () => rows.want(startIndex - 50, Math.min(endIndex + 50, count - 1)),
    [rows, startIndex, endIndex, count],
  );

  useImperativeHandle(
    ref,
    () => ({
      focus: (place, name) => go({ place, column: 1 + columns.findIndex((column) => column.name === name) }),
      place: () => ({
        place: visited.current ? active.place : -1,
        column: columns[active.column - 1]?.name ?? null,
      }),
    }),
    [go, active, visited, columns],
  );

  const size: CSSProperties = { '--columns': templateOf(columns) };
  return (
    <div className="card crop">
      <div ref={box} className={styles.box}>
        <table
          className={styles.grid}
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose cells take the focus is a grid
          role="grid"
          aria-label={label}
          aria-rowcount={count + 1}
          data-problems={amongBad || undefined}
          style={size}
          {...cells.handlers}
        >
          <thead>
            <tr aria-rowindex={1}>
              <th scope="col" className={styles.number}>{t`Row`}</th>
              <th scope="col">{t`Problem`}</th>
              {columns.map((column) => (
                <th key={column.name} scope="col">
                  {t(column.label)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="relative block" style={{ blockSize: virtual.getTotalSize() }}>
            {items.map(({ index, start }) => (
              <GridRow
                key={index}
                place={index}
                start={start}
                row={rows.get(index)}
                columns={columns}
                say={say}
                amongBad={amongBad}
                active={index === active.place ? active.column : null}
                editing={index === active.place ? editing : null}
                onLeave={index === active.place ? commit : undefined}
              />
            ))}
          </tbody>
        </table>
      </div>
      <p className={styles.foot}>
        <span className={styles.byTouch}>{t`Tap a value to edit it.`}</span>
        <span className={styles.byKeys}>
          {t`Press Enter or click again to edit a cell, Escape to cancel.`}
        </span>
      </p>
    </div>
  );
}
