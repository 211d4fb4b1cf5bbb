import { Plural } from '@lingui/react/macro';
import { FilterFields } from '~/patterns/list/filter-fields';
import { noFilters } from '../model/gallery-search';
import { type GalleryFiltersProps, useFilterChoices } from './filter-choices';

interface FilterMenuProps extends GalleryFiltersProps {
  /** The number of photos that match. */
  total: number;
  onClose: () => void;
}

export function FilterMenu({ search, onChange, total, onClose }: FilterMenuProps) {
  const { filters } = useFilterChoices(search, true);
  return (
    <FilterFields
      filters={filters}
      valueFor={({ id }) => String(search[id] ?? '')}
      onChange={(id, value) => onChange({ [id]: value })}
      onClear={() => onChange(noFilters)}
      done={<Plural value={total} one="Show # photo" other="Show # photos" />}
      onClose={onClose}
    />
  );
}
