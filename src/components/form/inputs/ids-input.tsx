import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '~/ui/button';
import type { InputProps, UseChoices } from '../field';
import styles from './inputs.module.css';

interface IdsInputProps extends InputProps<string[]> {
  useChoices: UseChoices;
  none: MessageDescriptor;
}

/** From how many on somebody would rather type than look. */
const MANY = 8;

/** Others of the account by their names. They are read when somebody chooses, or where some are chosen already. */
export function IdsInput({ useChoices, none, ...props }: IdsInputProps) {
  const { id, draft, onDraft, onLeave, readOnly } = props;
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const [term, setTerm] = useState('');
  const { choices, pending } = useChoices(open || draft.length > 0);
  const nameOf = (value: string) => choices.find((choice) => choice.value === value)?.label ?? value;
  const found = choices.filter(({ label }) => label.toLowerCase().includes(term.trim().toLowerCase()));
  return (
    <div id={id} className={styles.ids}>
      <p>{draft.length === 0 ? t(none) : pending ? t`Loading` : draft.map(nameOf).join(', ')}</p>
      {!readOnly && (
        <Button variant="secondary" size="s" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? <Trans>Done</Trans> : <Trans>Choose</Trans>}
        </Button>
      )}
      {open && (
        <div className={styles.chooser}>
          {choices.length > MANY && (
            <input
              className={styles.input}
              type="search"
              aria-label={t`Find by name`}
              placeholder={t`Find by name`}
              value={term}
              onChange={({ currentTarget }) => setTerm(currentTarget.value)}
            />
          )}
          {pending && <p role="status">{t`Loading`}</p>}
          {!pending && choices.length === 0 && <p>{t`There is nothing to choose from yet.`}</p>}
          <span className={styles.checks}>
            {found.map(({ value, label }) => (
              <label key={value}>
                <input
                  type="checkbox"
                  checked={draft.includes(value)}
                  onBlur={onLeave}
                  onChange={({ currentTarget }) =>
                    onDraft(currentTarget.checked ? [...draft, value] : draft.filter((one) => one !== value))
                  }
                />
                {label}
              </label>
            ))}
          </span>
        </div>
      )}
    </div>
  );
}
