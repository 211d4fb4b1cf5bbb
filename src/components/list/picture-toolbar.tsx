import { useLingui } from '@lingui/react/macro';
import chip from '~/ui/chip.module.css';
import { SearchField } from '~/ui/search-field';
import styles from './toolbar.module.css';

interface PictureToolbarProps<Kind extends string> {
  searchLabel: string;
  term: string | undefined;
  onSearch: (term: string | undefined) => void;
  kindLabel: string;
  kinds: readonly { value: Kind; label: string }[];
  kind: Kind | undefined;
  onKind: (kind: Kind | undefined) => void;
}

/** Search and filter of a list that shows pictures instead of rows. */
export function PictureToolbar<Kind extends string>(props: PictureToolbarProps<Kind>) {
  const { searchLabel, term = '', onSearch, kindLabel, kinds, kind, onKind } = props;
  const { t } = useLingui();
  return (
    <div className={styles.toolbar}>
      <SearchField label={searchLabel} term={term} onSearch={(next) => onSearch(next || undefined)} />
      <span className={chip.chip} data-on={kind && true}>
        <span aria-hidden>{kindLabel}</span>
        <select
          aria-label={kindLabel}
          value={kind ?? ''}
          onChange={({ currentTarget }) =>
            onKind(kinds.find(({ value }) => value === currentTarget.value)?.value)
          }
        >
          <option value="">{t`All`}</option>
          {kinds.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </span>
    </div>
  );
}
