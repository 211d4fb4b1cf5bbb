import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useRef } from 'react';
import { Button } from '~/ui/button';
import { useBottomBar } from '~/ui/use-bottom-bar';
import styles from './form.module.css';

/** More changed fields than this are counted instead of named. */
const NAMED = 3;

/** The button of a form, and what is beside it. */
export interface SaveButton {
  /** 'Save' by default. */
  label?: ReactNode;
  /** 'secondary' where the form has another main action, such as sending. */
  variant?: 'primary' | 'secondary';
  /** It does more than save, such as sending an invitation. Only it does, and not the question on leaving. */
  isCommand?: boolean;
  /** It is there before anything changed, but disabled. */
  isAlwaysShown?: boolean | undefined;
  /** For a form that replaces what it changes: closes it without saving, instead of discarding. */
  onCancel?: () => void;
  /** Why a new record is worth saving as it is, instead of the changes while there are none; it makes the bar float. */
  draftHint?: ReactNode;
}

interface SaveBarProps {
  /** The id of the form, which need not be around the bar. */
  form: string;
  /** There is nothing to save. */
  disabled: boolean;
  /** Labels of the changed fields. */
  changed: readonly MessageDescriptor[];
  /** Labels of those that were also changed elsewhere meanwhile. */
  conflicts: readonly MessageDescriptor[];
  button: SaveButton;
  loading: boolean;
  onDiscard: () => void;
}

/** Names the unsaved changes. It floats over the form while there are some, or if the form can be
 * canceled; otherwise it is the form's end. */
export function SaveBar({ form, disabled, changed, conflicts, button, loading, onDiscard }: SaveBarProps) {
  const { label, variant, onCancel, draftHint } = button;
  const { t, i18n } = useLingui();
  const bar = useRef<HTMLElement>(null);
  const floating = changed.length > 0 || onCancel !== undefined || draftHint !== undefined;
  useBottomBar(bar, floating);
  const listOf = (labels: readonly MessageDescriptor[]) => {
    const names = labels.slice(0, NAMED).map((label) => t(label));
    const more = labels.length - names.length;
    return new Intl.ListFormat(i18n.locale).format(more > 0 ? [...names, t`${more} more`] : names);
  };
  const list = listOf(changed);
  const conflictList = listOf(conflicts);
  return (
    <section ref={bar} className={styles.bar} aria-label={t`Save`} data-floating={floating || undefined}>
      <div className={styles.changes}>
        <span>{changed.length > 0 ? <Trans>Unsaved: {list}</Trans> : draftHint}</span>
        <p className="caution" role="alert">
          {conflicts.length > 0 && (
            <Trans>Also changed elsewhere: {conflictList}. You choose what to keep when you save.</Trans>
          )}
        </p>
      </div>
      {(onCancel || changed.length > 0) && (
        <Button variant="subtle" disabled={loading} onClick={onCancel ?? onDiscard}>
          {onCancel ? <Trans>Cancel</Trans> : <Trans>Discard</Trans>}
        </Button>
      )}
      <Button
        type="submit"
        form={form}
        variant={variant}
        busy={loading}
        disabled={disabled}
        aria-keyshortcuts="Control+S Meta+S"
      >
        {label ?? <Trans>Save</Trans>}
      </Button>
    </section>
  );
}
