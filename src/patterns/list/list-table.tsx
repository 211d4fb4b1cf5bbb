import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { MouseEvent, ReactNode } from 'react';
import { IconArrowDown, IconArrowUp, IconSelector } from '~/ui/icons';
import type { Column, List, ListSearch } from './list';
import type { Density } from './list-settings';
import styles from './list-table.module.css';
import type { Selection } from './use-selection';

interface ListTableProps<Row, S extends ListSearch> {
  list: List<Row, S>;
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  density: Density;
  sort: string | undefined;
  onSort: (sort: string | undefined) => void;
  /** Null if there are no bulk actions. */
  selection: Selection | null;
  /** The row with the open panel. */
  openId: string | undefined;
  onOpen: (row: Row) => void;
  busy: boolean;
}

export function ListTable<Row, S extends ListSearch>(props: ListTableProps<Row, S>) {
  const {
    list,
    rows,
    columns,
    density,
    sort = list.defaultSort,
    onSort,
    selection,
    openId,
    onOpen,
    busy,
  } = props;
  const { t, i18n } = useLingui();
  const wording = { t, locale: i18n.locale };
  return (
    // biome-ignore lint/a11y/useKeyWithMouseEvents: the tooltip repeats text that is in the cell
    <table
      className={styles.table}
      data-density={density}
      aria-busy={busy}
      onMouseOver={addTooltipIfTruncated}
    >
      <caption className="visually-hidden">{t(list.title)}</caption>
      <ListHead
        columns={columns}
        sort={sort}
        onSort={(next) => onSort(next === list.defaultSort ? undefined : next)}
        check={
          selection && (
            <RowCheckbox
              label={t`Select all rows of this page`}
              checked={selection.onPage.length === rows.length}
              some={selection.onPage.length > 0}
              onClick={selection.toggleAll}
            />
          )
        }
      />
      <tbody>
        {rows.map((row) => {
          const id = list.rowId(row);
          const openedId = list.owner?.id(row) ?? id;
          const name = list.rowName(row);
          const selected = selection?.has(id) ?? false;
          const [first, ...others] = columns;
          return (
            // The link in the row does the same by keyboard.
            <tr
              key={id}
              data-list-row={openedId}
              data-selected={selected || undefined}
              data-open={openedId === openId || undefined}
              onClick={(event) => {
                if (isForRow(event)) onOpen(row);
              }}
            >
              {selection && (
                <td className={styles.check}>
                  <RowCheckbox
                    label={t`Select ${name}`}
                    checked={selected}
                    onClick={({ shiftKey }) => selection.toggle(id, shiftKey)}
                  />
                </td>
              )}
              <th scope="row" className={styles.name}>
                {list.picture && <span className={styles.picture}>{list.picture(row)}</span>}
                <RowLink list={list} row={row}>
                  {first?.cell(row, wording) ?? name}
                </RowLink>
              </th>
              {others.map(({ id: column, label, cell, numeric, plain, minor }) => (
                <td
                  key={column}
                  data-label={t(label)}
                  data-numeric={numeric || undefined}
                  data-plain={plain || undefined}
                  data-minor={minor === true || undefined}
                >
                  {cell(row, wording)}
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** Truncated text ends with an ellipsis; the tooltip has the full text. */
function addTooltipIfTruncated({ target }: MouseEvent): void {
  let element = target instanceof HTMLElement ? target : null;
  while (element && element.localName !== 'tr') {
    if (element.scrollWidth > element.clientWidth && element.clientWidth > 0)
      element.title = element.textContent;
    element = element.parentElement;
  }
}

/** Text, and a mark beside it that stays visible however long the text is. */
export const Marked = ({ text, children }: { text: string; children: ReactNode }) => (
  <span className={styles.marked}>
    <span>{text}</span>
    {children}
  </span>
);

/** A click on a row opens it, unless it hits a control or ends a text selection. */
function isForRow({ target, currentTarget, metaKey, ctrlKey }: MouseEvent): boolean {
  if (metaKey || ctrlKey || (getSelection()?.toString() ?? '') !== '') return false;
  // React events bubble from a dialog that a cell opened, although it is elsewhere in the document.
  if (!(target instanceof Element) || !currentTarget.contains(target)) return false;
  return target.closest('a, button, input, select, label') === null;
}

function RowLink<Row, S extends ListSearch>(props: { list: List<Row, S>; row: Row; children: ReactNode }) {
  const { list, row, children } = props;
  const page = list.rowPage?.(row);
  if (list.owner || list.panel) {
    const id = (list.owner?.id ?? list.rowId)(row);
    return (
      <Link
        to="."
        search={(former: object) => ({ ...former, open: id })}
        resetScroll={false}
        className={styles.open}
        aria-haspopup="dialog"
        data-row-link
      >
        {children}
      </Link>
    );
  }
  if (!page)
    return (
      <span tabIndex={-1} data-row-link>
        {children}
      </span>
    );
  return (
    <Link {...page} className={styles.open} data-row-link>
      {children}
    </Link>
  );
}

interface RowCheckboxProps {
  label: string;
  checked: boolean;
  /** Some but not all rows are selected. */
  some?: boolean;
  onClick: (event: MouseEvent) => void;
}

function RowCheckbox({ label, checked, some = false, onClick }: RowCheckboxProps) {
  return (
    // The whole cell, as a larger touch target.
    <label>
      <input
        ref={(box) => {
          if (box) box.indeterminate = some && !checked;
        }}
        type="checkbox"
        aria-label={label}
        checked={checked}
        // Only a click event has the Shift key; React requires a change handler as well.
        onChange={() => {}}
        onClick={onClick}
      />
    </label>
  );
}

interface ListHeadProps<Row> {
  columns: readonly Column<Row>[];
  sort?: string | undefined;
  onSort?: (sort: string) => void;
  check: ReactNode;
}

export function ListHead<Row>({ columns, sort, onSort, check }: ListHeadProps<Row>) {
  const { t } = useLingui();
  return (
    <thead>
      <tr>
        {check && <th className={styles.check}>{check}</th>}
        {columns.map(({ id, label, legend, sort: key, width, grows, numeric }) => (
          <th
            key={id}
            scope="col"
            title={legend && t(legend)}
            style={{ inlineSize: grows || width === undefined ? undefined : `${width}rem` }}
            data-numeric={numeric || undefined}
            aria-sort={
              key === undefined
                ? undefined
                : sort === key
                  ? 'ascending'
                  : sort === `-${key}`
                    ? 'descending'
                    : 'none'
            }
          >
            {key === undefined ? (
              t(label)
            ) : (
              <button
                type="button"
                className={styles.sort}
                onClick={() => onSort?.(sort === key ? `-${key}` : key)}
              >
                <span>{t(label)}</span>
                <SortIcon own={key} sort={sort} />
              </button>
            )}
          </th>
        ))}
      </tr>
    </thead>
  );
}

function SortIcon({ own, sort }: { own: string; sort: string | undefined }) {
  if (sort === own) return <IconArrowUp size={14} aria-hidden />;
  if (sort === `-${own}`) return <IconArrowDown size={14} aria-hidden />;
  return <IconSelector size={14} aria-hidden />;
}
