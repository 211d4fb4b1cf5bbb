import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '~/ui/button';
import type { Field } from './field';
import styles from './form.module.css';

/** How many changed fields are named before they are counted. */
const NAMED = 3;

interface SaveBarProps {
  changed: readonly Field[];
  /** On the button: what saving does. */
  action: ReactNode;
  busy: boolean;
  onDiscard: () => void;
}

/** Stands at the bottom while there is something to save, and says what. */
export function SaveBar({ changed, action, busy, onDiscard }: SaveBarProps) {
  const { t, i18n } = useLingui();
  const names = changed.slice(0, NAMED).map(({ label }) => t(label));
  const more = changed.length - names.length;
  const list = new Intl.ListFormat(i18n.locale).format(more > 0 ? [...names, t`${more} more`] : names);
  return (
    <section className={styles.bar} aria-label={t`Save`}>
      <p className={styles.changes}>{changed.length > 0 && <Trans>Not saved: {list}</Trans>}</p>
      {changed.length > 0 && (
        <Button variant="subtle" disabled={busy} onClick={onDiscard}>
          <Trans>Discard</Trans>
        </Button>
      )}
      <Button type="submit" busy={busy} aria-keyshortcuts="Control+S Meta+S">
        {action}
      </Button>
    </section>
  );
}
