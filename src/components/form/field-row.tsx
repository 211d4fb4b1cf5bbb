import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense, useId } from 'react';
import type { Field } from './field';
import styles from './form.module.css';
import { issueText } from './issue-text';
import type { Draft } from './use-draft';

/** From which share of the longest text on it is said how much is left. */
const NEARLY_FULL = 0.8;

interface FieldRowProps {
  field: Field;
  draft: Draft;
  readOnly: boolean;
  /** The title above says what it is: it is the only one below it. */
  titledBy: string | undefined;
}

/** One field: what it is called, what it wants, and what is wrong with it. */
export function FieldRow({ field, draft, readOnly, titledBy }: FieldRowProps) {
  const { t, i18n } = useLingui();
  const id = useId();
  const { path, hint, group, half, inline, Input } = field;
  const label = t(field.label);
  const value = draft.draftOf(path);
  const issue = draft.issueOf(path);
  const wrong = draft.refusalOf(path) ?? (issue && t(issueText(issue, field, draft.lookUp, i18n.locale)));
  const required = draft.isRequired(path);
  const maxLength = draft.maxLengthOf(path);
  const length = typeof value === 'string' ? value.length : 0;
  const counts = field.counts && maxLength !== undefined && length >= maxLength * NEARLY_FULL;
  const describedBy = [hint && `${id}-hint`, wrong && `${id}-wrong`, counts && `${id}-count`];
  const words = (
    <>
      {label}
      {required && !readOnly && (
        <span className={styles.required} aria-hidden>
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
      data-wrong={wrong !== undefined || undefined}
      {...(group && { role: 'group', 'aria-labelledby': titledBy ?? `${id}-label` })}
    >
      {group && titledBy !== undefined ? null : group ? (
        <span id={`${id}-label`} className={styles.label}>
          {words}
        </span>
      ) : (
        <label htmlFor={id} className={styles.label}>
          {words}
        </label>
      )}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {t(hint)}
        </p>
      )}
      <Suspense>
        <Input
          id={id}
          draft={value}
          onDraft={(next) => draft.edit(path, next)}
          onLeave={() => draft.leave(path)}
          label={label}
          describedBy={describedBy.filter(Boolean).join(' ') || undefined}
          invalid={wrong !== undefined}
          required={required}
          readOnly={readOnly}
          maxLength={maxLength}
          lookUp={draft.lookUp}
        />
      </Suspense>
      <span className={styles.below}>
        {/* Always there, so that what comes into it is announced. */}
        <span id={`${id}-wrong`} className={styles.wrong} role="alert">
          {wrong}
        </span>
        {counts && (
          <span id={`${id}-count`} className={styles.count}>
            <Trans>
              {length} of {maxLength}
            </Trans>
          </span>
        )}
      </span>
    </div>
  );
}
