import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useRef } from 'react';
import { Button } from '~/ui/button';
import { useBottomBar } from '~/ui/use-bottom-bar';
import styles from './form.module.css';

/** More changed fields than this are counted instead of named. */
const NAMED = 3;

interface SaveBarProps {
  /** The id of the form, which need not be around the bar. */
  form: string;
  /** There is nothing to save. */
  disabled: boolean;
  /** Labels of the changed fields. */
  changed: readonly MessageDescriptor[];
  /** Labels of those that were also changed elsewhere meanwhile. */
  conflicts: readonly MessageDescriptor[];
  /** Instead of the changes while there are none; it makes the bar float. */
  draftHint: ReactNode;
  /** The label of the button. */
  action: ReactNode;
  variant?: 'primary' | 'secondary' | undefined;
  loading: boolean;
  onDiscard: () => void;
  /** Closes the form; replaces discarding. */
  onCancel?: (() => void) | undefined;
}

/** Names the unsaved changes. It floats over the form while there are some, or if the form can be
 * canceled; otherwise it is the form's end. */
export function SaveBar(props: SaveBarProps) {
  const { form, disabled, changed, conflicts, draftHint, action, variant, loading, onDiscard, onCancel } =
    props;
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
        {action}
      </Button>
    </section>
  );
}
