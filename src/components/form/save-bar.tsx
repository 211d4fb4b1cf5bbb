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
  /** The form creates a record, so its button is always in sight. */
  isNew: boolean;
  /** Labels of the changed fields. */
  changed: readonly MessageDescriptor[];
  /** Labels of those that were also changed elsewhere meanwhile. */
  conflicts: readonly MessageDescriptor[];
  /** The label of the button. */
  action: ReactNode;
  variant?: 'primary' | 'secondary' | undefined;
  loading: boolean;
  onDiscard: () => void;
}

/** Names the unsaved changes. It floats over the form while there are some, or the record is new. */
export function SaveBar(props: SaveBarProps) {
  const { form, isNew, changed, conflicts, action, variant, loading, onDiscard } = props;
  const { t, i18n } = useLingui();
  const bar = useRef<HTMLElement>(null);
  const floating = isNew || changed.length > 0;
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
        {changed.length > 0 && (
          <span>
            <Trans>Unsaved: {list}</Trans>
          </span>
        )}
        <p role="alert">
          {conflicts.length > 0 && (
            <Trans>Also changed elsewhere: {conflictList}. Saving replaces that change.</Trans>
          )}
        </p>
      </div>
      {changed.length > 0 && (
        <Button variant="subtle" disabled={loading} onClick={onDiscard}>
          <Trans>Discard</Trans>
        </Button>
      )}
      <Button type="submit" form={form} variant={variant} busy={loading} aria-keyshortcuts="Control+S Meta+S">
        {action}
      </Button>
    </section>
  );
}
