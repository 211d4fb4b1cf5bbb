import type { MessageDescriptor } from '@lingui/core';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { MissingChoice } from '~/entities/pickers/missing-choice';
import { Button } from '~/ui/button';
import type { InputProps, UseChoices } from '../field';
import { toggled } from './choice-input';
import styles from './inputs.module.css';

interface IdsInputProps extends InputProps<string[]> {
  useChoices: UseChoices;
  none: MessageDescriptor;
  /** A few choices are shown at once. */
  direct?: boolean | undefined;
}

/** A longer list has a search field. */
const MANY = 8;

/** Other records by name. They are loaded when the list opens, or when some are chosen already. */
export function IdsInput({ useChoices, none, direct = false, ...props }: IdsInputProps) {
  const { id, value, onChange, onBlur, readOnly } = props;
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const [term, setTerm] = useState('');
  const { choices, pending, missing } = useChoices(open || direct || value.length > 0);
  const isDirect = direct && !readOnly && choices.length > 0 && choices.length <= MANY;
  const names = choices.filter((choice) => value.includes(choice.value)).map(({ label }) => label);
  // Some may be out of the user's sight.
  const unnamed = value.length - names.length;
  if (unnamed > 0)
    names.push(
      names.length > 0
        ? plural(unnamed, { one: '# more', other: '# more' })
        : plural(unnamed, { one: '# selected', other: '# selected' }),
    );
  const found = choices.filter(({ label }) => label.toLowerCase().includes(term.trim().toLowerCase()));
  return (
    <div id={id} className={styles.ids}>
      {!isDirect && <p>{value.length === 0 ? t(none) : pending ? t`Loading` : names.join(', ')}</p>}
      {!readOnly && !isDirect && (
        <Button variant="secondary" size="s" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? <Trans>Done</Trans> : <Trans>Choose</Trans>}
        </Button>
      )}
      {(open || isDirect) && (
        <div className={styles.chooser} data-direct={isDirect || undefined}>
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
          {!pending &&
            choices.length === 0 &&
            (missing ? <MissingChoice kind={missing} /> : <p>{t`Nothing to choose from yet.`}</p>)}
          <span className={styles.checks}>
            {found.map((choice) => (
              <label key={choice.value} className="check">
                <input
                  type="checkbox"
                  checked={value.includes(choice.value)}
                  onBlur={onBlur}
                  onChange={({ currentTarget }) =>
                    onChange(toggled(value, choice.value, currentTarget.checked))
                  }
                />
                <span>
                  {choice.label}
                  {choice.note !== undefined && <small className="block muted">{choice.note}</small>}
                </span>
              </label>
            ))}
          </span>
        </div>
      )}
    </div>
  );
}
