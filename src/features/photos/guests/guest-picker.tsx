import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { FilterFieldControl } from '~/patterns/list/list';
import { SearchField } from '~/ui/field/search-field';
import { Icon } from '~/ui/icon';
import { IconX } from '~/ui/icons';
import { GuestSuggestions } from './guest-suggestions';

/** Filters by one guest, who is found by name, email or phone number. */
export function GuestPicker({ options, value, onChange }: FilterFieldControl) {
  const { t } = useLingui();
  const [term, setTerm] = useState('');
  if (value !== '') {
    return (
      <span className="row-2 between min-control">
        <span>{options.find((option) => option.value === value)?.label ?? '…'}</span>
        <Icon label={t`Remove the guest`} onClick={() => onChange(undefined)}>
          <IconX />
        </Icon>
      </span>
    );
  }
  return (
    <GuestSuggestions
      term={term}
      inline
      onChoose={(id) => {
        setTerm('');
        onChange(id);
      }}
    >
      <SearchField ref={null} label={t`Name, email or phone number`} term={term} onSearch={setTerm} />
    </GuestSuggestions>
  );
}
