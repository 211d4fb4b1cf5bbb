import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import { formatNumber, formatPhone } from '~/lib/format';
import type { RowView } from './engine/book';
import type { ColumnProblem, ImportColumn } from './engine/columns';
import type { CellKind } from './engine/kinds';
import styles from './row-grid.module.css';

/** Formats a normalized value for display. */
const shownText = (kind: CellKind, text: string): string => {
  if (kind === 'consent' && text === 'in') return i18n._(msg`Agreed`);
  if (kind === 'consent' && text === 'out') return i18n._(msg`Opted out`);
  return editedText(kind, text);
};

/** Formats a normalized value as users enter it. */
export const editedText = (kind: CellKind, text: string): string => {
  if (kind === 'phone') return formatPhone(text);
  if (kind !== 'consent' && kind !== 'yesNo') return text;
  if (text === 'in' || text === 'true') return i18n._(msg`Yes`);
  return text === 'out' || text === 'false' ? i18n._(msg`No`) : text;
};

interface GridRowProps {
  place: number;
  /** Its offset from the top in px. */
  start: number;
  row: RowView | undefined;
  columns: readonly ImportColumn[];
  say: (problem: ColumnProblem) => string;
  /** Whether the list is filtered to rows with problems. */
  amongBad: boolean;
  /** The focused column; null in every other row. */
  active: number | null;
  /** The text being typed in it. */
  editing: string | null;
  onLeave: ((text: string, then: 'stay away') => Promise<void>) | undefined;
}

/** Plain cells keep the scrolling of long lists fast. */
export const GridRow = memo(function GridRow(props: GridRowProps) {
  const { place, start, row, columns, say, amongBad, active, editing, onLeave } = props;
  const { t } = useLingui();
  const id = `import-row-${place}`;
  const number = row && formatNumber(row.number, i18n.locale);
  const labelOf = (name: string) => {
    const label = columns.find((column) => column.name === name)?.label;
    return label && t(label);
  };
  const repeated = row?.repeats != null ? formatNumber(row.repeats, i18n.locale) : null;
  // Most rows have no note, and an empty box for two lines costs as much layout as a full one.
  const isNoted = row && (row.problems.length > 0 || row.leftOut.length > 0 || repeated !== null || amongBad);
  const isFine = row?.problems.length === 0 && row.leftOut.length === 0;
  return (
    <tr aria-rowindex={place + 2} data-place={place} style={{ transform: `translateY(${start}px)` }}>
      <th scope="row" className={styles.number}>
        {number}
      </th>
      <td
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of a table that is a grid
        role="gridcell"
        aria-readonly
        className={styles.note}
        data-column={0}
        tabIndex={active === 0 ? 0 : -1}
      >
        {isNoted && (
          <span className={styles.noteText}>
            {row?.problems.map((problem) => {
              const label = labelOf(problem.column);
              return (
                <span key={problem.column} id={`${id}-${problem.column}`} className="danger">
                  <b className="weight-semibold">{t`${label}:`}</b> {say(problem)}{' '}
                </span>
              );
            })}
            {row?.leftOut.map((problem) => {
              const label = labelOf(problem.column);
              return (
                <span key={problem.column} id={`${id}-${problem.column}`}>
                  <b>{t`${label}, left out:`}</b> {say(problem)}{' '}
                </span>
              );
            })}
            {row?.problems.length === 0 && repeated !== null && (
              <span className="caution">{t`Duplicate of row ${repeated}.`}</span>
            )}
            {isFine && repeated === null && amongBad && <span className={styles.right}>{t`Fixed`}</span>}
          </span>
        )}
      </td>
      {columns.map(({ name, kind, label }, i) => {
        const isActive = active === i + 1;
        const wrong = row?.problems.some(({ column }) => column === name) || undefined;
        const leftOut = row?.leftOut.some(({ column }) => column === name) || undefined;
        return (
          <td
            key={name}
            // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of a table that is a grid
            role="gridcell"
            data-column={i + 1}
            data-label={t(label)}
            tabIndex={isActive ? 0 : -1}
            aria-invalid={wrong}
            aria-describedby={wrong || leftOut ? `${id}-${name}` : undefined}
            data-left-out={leftOut}
            data-editing={(isActive && editing !== null) || undefined}
          >
            {isActive && editing !== null ? (
              <input
                className={styles.input}
                aria-label={t(label)}
                aria-invalid={wrong}
                defaultValue={editing}
                // biome-ignore lint/a11y/noAutofocus: it replaces the focused cell
                autoFocus
                onFocus={({ currentTarget: field }) =>
                  field.setSelectionRange(field.value.length, field.value.length)
                }
                onBlur={({ currentTarget }) => void onLeave?.(currentTarget.value, 'stay away')}
              />
            ) : (
              shownText(kind, row?.cells[i] ?? '')
            )}
          </td>
        );
      })}
    </tr>
  );
});
