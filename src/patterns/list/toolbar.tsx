import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode, Ref } from 'react';
import { formatDay } from '~/lib/format';
import chip from '~/ui/chip.module.css';
import { SearchField } from '~/ui/field/search-field';
import { IconAdjustmentsHorizontal, IconBookmark, IconFilter, IconX } from '~/ui/icons';
import { Popup } from '~/ui/overlay/popup';
import { ChipSelect } from './chip-select';
import { ColumnChooser } from './column-chooser';
import { FilterFields } from './filter-fields';
import type { Column, Filter, List, ListSearch, Page } from './list';
import { RowCount, totalOf } from './row-count';
import { SavedViews } from './saved-views';
import styles from './toolbar.module.css';
import { useFilterOptions } from './use-filter-options';
import type { useListAddress } from './use-list';

interface ToolbarProps<Row, S extends ListSearch> {
  list: List<Row, S>;
  address: ReturnType<typeof useListAddress<ListSearch>>;
  /** There is nothing to filter, order or arrange yet. */
  isEmpty: boolean;
  searchField: Ref<HTMLInputElement>;
  /** The columns for which there is no room. */
  columnsWithoutRoom: readonly string[];
  onSearchEnter: ((term: string) => void) | undefined;
  page: Page<Row>;
  /** Additions by an entity. */
  children?: ReactNode;
}

/** Search, filters and view options of a list. */
export function Toolbar<Row, S extends ListSearch>(props: ToolbarProps<Row, S>) {
  const { list, address, isEmpty, searchField, columnsWithoutRoom, onSearchEnter, page, children } = props;
  const { t } = useLingui();
  const { search, refine } = address;
  const term = search.search ?? '';
  const filters: readonly Filter[] = list.filters ?? [];
  const valueFor = ({ id }: Filter) => String(Reflect.get(search, id) ?? '');
  const active = filters.filter((filter) => valueFor(filter) !== '');
  const total = totalOf(page);
  const counted = total !== undefined && list.counted(total);
  return (
    <div className={styles.toolbar}>
      {list.searchLabel && (!isEmpty || onSearchEnter) && (
        <SearchField
          ref={searchField}
          label={t(list.searchLabel)}
          term={term}
          onEnter={onSearchEnter}
          // Replaces the history entry, so that Back does not step through each letter.
          onSearch={(next) => refine({ search: next === '' ? undefined : next }, term !== '')}
        />
      )}
      {!isEmpty &&
        list.cards &&
        filters.map((filter) => (
          <FilterChip
            key={filter.id}
            filter={filter}
            value={valueFor(filter)}
            onChange={(value) => refine({ [filter.id]: value })}
          />
        ))}
      {!isEmpty && !list.cards && filters.length > 0 && (
        <Popup icon={<IconFilter size={18} aria-hidden />} label={<Trans>Filter</Trans>} sheet>
          {(close) => (
            <FilterFields
              filters={filters}
              valueFor={valueFor}
              onChange={(id, value) => refine({ [id]: value })}
              onClear={() => refine(Object.fromEntries(filters.map(({ id }) => [id, undefined])))}
              done={counted ? <Trans>Show {counted}</Trans> : <Trans>Show results</Trans>}
              onClose={close}
            />
          )}
        </Popup>
      )}
      {children}
      {!isEmpty && (
        <span className={styles.end}>
          <RowCount list={list} page={page} />
          <OrderChip list={list} sort={search.sort} onChange={(sort) => refine({ sort })} />
          <Popup icon={<IconBookmark size={18} aria-hidden />} label={<Trans>Saved views</Trans>}>
            {(close) => <SavedViews list={list.name} search={search} onClose={close} />}
          </Popup>
          {!list.cards && (
            <Popup
              icon={<IconAdjustmentsHorizontal size={18} aria-hidden />}
              label={<Trans>View</Trans>}
              note={
                columnsWithoutRoom.length > 0 && (
                  <span className={styles.columns}>
                    <Plural value={columnsWithoutRoom.length} one="+# column" other="+# columns" />
                  </span>
                )
              }
            >
              {() => (
                <ColumnChooser
                  list={list}
                  columnsWithoutRoom={columnsWithoutRoom}
                  show={search.show}
                  onShow={(show) => refine({ show })}
                />
              )}
            </Popup>
          )}
        </span>
      )}
      {!list.cards && active.length > 0 && (
        <ul className={styles.active} aria-label={t`Active filters`}>
          {active.map((filter) => (
            <li className="shrink fits" key={filter.id}>
              <ActiveFilter
                filter={filter}
                value={valueFor(filter)}
                onRemove={() => refine({ [filter.id]: undefined })}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function ActiveFilter(props: { filter: Filter; value: string; onRemove: () => void }) {
  const { filter, value, onRemove } = props;
  const { t, i18n } = useLingui();
  const label = t(filter.label);
  const options = useFilterOptions(filter);
  const name = options
    ? (options.find((option) => option.value === value)?.label ?? value)
    : formatDay(value, i18n.locale);
  return (
    <span className={chip.chip} data-on>
      <span className="clip">
        <Trans>
          {label}: {name}
        </Trans>
      </span>
      <button
        type="button"
        className={styles.remove}
        aria-label={t`Remove the filter ${label}`}
        onClick={onRemove}
      >
        <IconX size={14} aria-hidden />
      </button>
    </span>
  );
}

/** A filter of a list of cards, which has few. */
function FilterChip(props: { filter: Filter; value: string; onChange: (value: string | undefined) => void }) {
  const { filter, value, onChange } = props;
  const { t } = useLingui();
  return (
    <ChipSelect
      label={t(filter.label)}
      options={[{ value: '', label: t`All` }, ...(useFilterOptions(filter) ?? [])]}
      value={value}
      on={value !== ''}
      onChange={(next) => onChange(next || undefined)}
    />
  );
}

interface OrderChipProps<Row, S extends ListSearch> {
  list: List<Row, S>;
  sort: string | undefined;
  onChange: (sort: string | undefined) => void;
}

/** The current order, or the default. */
function OrderChip<Row, S extends ListSearch>({ list, sort, onChange }: OrderChipProps<Row, S>) {
  const { t } = useLingui();
  const columns: readonly Column<Row>[] = list.columns;
  const orders: readonly { value: string; label: string }[] =
    list.cards?.orders?.map(({ value, label }) => ({ value, label: t(label) })) ??
    columns.flatMap(({ sort: key, label }) =>
      key === undefined
        ? []
        : [
            { value: key, label: `${t(label)} ↑` },
            { value: `-${key}`, label: `${t(label)} ↓` },
          ],
    );
  if (orders.length === 0) return null;
  return (
    <ChipSelect
      className={styles.order}
      label={t`Order`}
      options={list.defaultSort === undefined ? [{ value: '', label: t`Default` }, ...orders] : orders}
      value={sort ?? list.defaultSort}
      onChange={(next) => onChange(next === list.defaultSort ? undefined : next || undefined)}
    />
  );
}
