import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { SearchField } from '~/ui/search-field';
import { ChipSelect } from './chip-select';
import styles from './toolbar.module.css';

interface PictureToolbarProps<Kind extends string> {
  searchLabel: string;
  term: string | undefined;
  onSearch: (term: string | undefined) => void;
  kindLabel: string;
  kinds: readonly { value: Kind; label: string }[];
  kind: Kind | undefined;
  onKind: (kind: Kind | undefined) => void;
  /** More, such as the order. */
  children?: ReactNode;
}

/** Search and filter of a list that shows pictures instead of rows. */
export function PictureToolbar<Kind extends string>(props: PictureToolbarProps<Kind>) {
  const { searchLabel, term = '', onSearch, kindLabel, kinds, kind, onKind } = props;
  const { t } = useLingui();
  return (
    <div className={styles.toolbar}>
      <SearchField label={searchLabel} term={term} onSearch={(next) => onSearch(next || undefined)} />
      <ChipSelect<Kind | ''>
        label={kindLabel}
        options={[{ value: '', label: t`All` }, ...kinds]}
        value={kind}
        on={kind !== undefined}
        onChange={(next) => onKind(next || undefined)}
      />
      {props.children}
    </div>
  );
}
