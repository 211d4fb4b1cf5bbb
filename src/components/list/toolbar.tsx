import { Trans, useLingui } from '@lingui/react/macro';
import { IconAdjustmentsHorizontal, IconBookmark } from '@tabler/icons-react';
import { lazy, type ReactNode, type Ref, Suspense, useState } from 'react';
import chip from '~/ui/chip.module.css';
import { Popup } from '~/ui/popup';
import { SearchField } from '~/ui/search-field';
import { Spinner } from '~/ui/spinner';
import { ColumnChooser } from './column-chooser';
import type { Column, Filter, List, ListSearch } from './list';
import styles from './toolbar.module.css';
import type { useListAddress } from './use-list';

// Asked for when somebody opens them, and not before.
const SavedViews = lazy(() => import('./saved-views').then(({ SavedViews }) => ({ default: SavedViews })));

interface ToolbarProps<Row, S extends ListSearch> {
  list: List<Row, S>;
  address: ReturnType<typeof useListAddress<ListSearch>>;
  searchField: Ref<HTMLInputElement>;
  onSearchEnter: ((term: string) => void) | undefined;
  /** What an entity adds. */
  children?: ReactNode;
}

/** What makes the list shorter, and how it is looked at. */
export function Toolbar<Row, S extends ListSearch>(props: ToolbarProps<Row, S>) {
  const { list, address, searchField, onSearchEnter, children } = props;
  const { t } = useLingui();
  const { search, refine } = address;
  const term = search.search ?? '';
  return (
    <div className={styles.toolbar}>
      {list.searchLabel && (
        <SearchField
          ref={searchField}
          label={t(list.searchLabel)}
          term={term}
          onEnter={onSearchEnter}
          // The way back leads to the whole list, not through each letter.
          onSearch={(next) => refine({ search: next === '' ? undefined : next }, term !== '')}
        />
      )}
      {list.filters?.map((filter) => (
        <FilterChip
          key={filter.id}
          filter={filter}
          value={Object.entries(search).find(([name]) => name === filter.id)?.[1]}
          onChange={(value) => refine({ [filter.id]: value })}
        />
      ))}
      {children}
      <SortChip list={list} sort={search.sort} onChange={(sort) => refine({ sort })} />
      <span className={styles.end}>
        <Popup icon={<IconBookmark size={18} aria-hidden />} label={<Trans>Saved views</Trans>}>
          {(close) => (
            <Suspense fallback={<Spinner label={t`Loading`} size="s" />}>
              <SavedViews list={list.name} search={search} onDone={close} />
            </Suspense>
          )}
        </Popup>
        <Popup icon={<IconAdjustmentsHorizontal size={18} aria-hidden />} label={<Trans>View</Trans>}>
          {() => <ColumnChooser list={list} show={search.show} onShow={(show) => refine({ show })} />}
        </Popup>
      </span>
    </div>
  );
}

interface FilterChipProps {
  filter: Filter;
  value: unknown;
  onChange: (value: string | undefined) => void;
}

/** The system's own menu in the form of a chip: it opens by keyboard, by touch and without a byte of ours. */
function FilterChip({ filter, value, onChange }: FilterChipProps) {
  const { t } = useLingui();
  const set = value === undefined ? '' : String(value);
  const [touched, setTouched] = useState(false);
  const options = filter.options(touched || set !== '');
  const label = t(filter.label);
  return (
    <span className={chip.chip} data-on={set !== '' || undefined}>
      <span aria-hidden>{label}</span>
      <select
        aria-label={label}
        value={set}
        onPointerEnter={() => setTouched(true)}
        onFocus={() => setTouched(true)}
        onChange={({ currentTarget }) => onChange(currentTarget.value || undefined)}
      >
        <option value="">{t`All`}</option>
        {/* What the address says is shown as it is until its name is known. */}
        {set !== '' && options.every((option) => option.value !== set) && <option value={set}>{set}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {typeof option.label === 'string' ? option.label : t(option.label)}
          </option>
        ))}
      </select>
    </span>
  );
}

interface SortChipProps<Row, S extends ListSearch> {
  list: List<Row, S>;
  sort: string | undefined;
  onChange: (sort: string | undefined) => void;
}

/** The order, where cards have no headings to press. */
function SortChip<Row, S extends ListSearch>({ list, sort, onChange }: SortChipProps<Row, S>) {
  const { t } = useLingui();
  const columns: readonly Column<Row>[] = list.columns;
  const sortable = columns.filter((column) => column.sort !== undefined);
  if (sortable.length === 0) return null;
  return (
    <span className={`${chip.chip} ${styles.cardsOnly}`}>
      <span aria-hidden>
        <Trans>Order</Trans>
      </span>
      <select
        aria-label={t`Order`}
        value={sort ?? list.defaultSort ?? ''}
        onChange={({ currentTarget }) => onChange(currentTarget.value || undefined)}
      >
        {list.defaultSort === undefined && <option value="">{t`Default`}</option>}
        {sortable.flatMap(({ id, sort: key, label }) => [
          <option key={id} value={key}>
            {t(label)} ↑
          </option>,
          <option key={`-${id}`} value={`-${key}`}>
            {t(label)} ↓
          </option>,
        ])}
      </select>
    </span>
  );
}
