import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { IconLock } from '~/ui/icons';
import { afterPress } from './after-press';
import type { Field } from './field';
import styles from './form.module.css';
import { issueText } from './issue-text';
import type { Draft } from './use-draft';

/** From this share of the longest text on, the remaining length is shown. */
const NEARLY_FULL = 0.8;

interface FieldRowProps<Row, Body> {
  field: Field<Body, Row>;
  draft: Draft<Row, Body>;
  readOnly: boolean;
  /** Why the user cannot change it. */
  lock: string | undefined;
  /** The title of its section, which names it where it is the only field. */
  titledBy: string | undefined;
  /** Only for screen readers, because its name is written beside it. */
  labelHidden?: boolean;
}

/** One field: its label, hint, input and error. */
export function FieldRow<Row, Body>(props: FieldRowProps<Row, Body>) {
  const { field, draft, readOnly, lock, titledBy, labelHidden } = props;
  const { t, i18n } = useLingui();
  const id = useId();
  const { path, hint, group, half, inline, rendersOwnError, Input, Footer } = field;
  const label = t(field.label);
  const value = draft.inputValue(path);
  const errorAt = (location: string) => {
    const issue = draft.issueAt(location);
    return draft.serverErrorAt(location) ?? (issue && t(issueText(issue, field, draft.values, i18n.locale)));
  };
  const error = errorAt(path);
  const required = draft.isRequired(path);
  const maxLength = draft.maxLengthOf(path);
  const length = typeof value === 'string' ? value.length : 0;
  const showCounter = field.showCounter && maxLength !== undefined && length >= maxLength * NEARLY_FULL;
  const describedBy = [
    hint && `${id}-hint`,
    lock && `${id}-lock`,
    error && `${id}-error`,
    showCounter && `${id}-count`,
  ];
  const inputProps = {
    id,
    value,
    onChange: (next: unknown) => draft.edit(path, next),
    onBlur: () => afterPress(() => draft.touch(path)),
    label,
    describedBy: describedBy.filter(Boolean).join(' ') || undefined,
    invalid: error !== undefined,
    error,
    required,
    readOnly: readOnly || lock !== undefined,
    maxLength,
    values: draft.values,
    edit: draft.edit,
    itemError: (key: string, property: string) => errorAt(`${path}.${key}.${property}`),
  };
  const labelClass = labelHidden ? 'visually-hidden' : styles.label;
  const labelText = (
    <>
      {label}
      {required && !readOnly && (
        <span className="danger" aria-hidden>
          {' '}
          *
        </span>
      )}
    </>
  );
  return (
    <div
      className={styles.field}
      data-path={path}
      data-half={half || undefined}
      data-inline={inline || undefined}
      data-invalid={draft.isInvalid(path) || undefined}
      {...(group && { role: 'group', 'aria-labelledby': titledBy ?? `${id}-label` })}
    >
      <div>
        {group && titledBy !== undefined ? null : group ? (
          <span id={`${id}-label`} className={labelClass}>
            {labelText}
          </span>
        ) : (
          <label htmlFor={id} className={labelClass}>
            {labelText}
          </label>
        )}
        {hint && (
          <p id={`${id}-hint`} className={styles.hint}>
            {t(hint)}
          </p>
        )}
        {lock !== undefined && (
          <p id={`${id}-lock`} className={styles.lock}>
            <IconLock size={14} aria-hidden />
            {lock}
          </p>
        )}
      </div>
      <Input {...inputProps} />
      <span className={styles.below}>
        {/* Always there, because a screen reader announces only what is added to it. */}
        {!rendersOwnError && (
          <span id={`${id}-error`} className={styles.error} role="alert">
            {error}
          </span>
        )}
        {showCounter && (
          <span id={`${id}-count`} className={styles.count} data-over={length > maxLength || undefined}>
            <Trans>
              {length} of {maxLength}
            </Trans>
          </span>
        )}
      </span>
      {Footer && <Footer {...inputProps} />}
    </div>
  );
}
