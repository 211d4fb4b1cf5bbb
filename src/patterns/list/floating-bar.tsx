import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useId, useRef } from 'react';
import { Button } from '~/ui/button';
import { IconDots } from '~/ui/icons';
import { useBottomBar } from '~/ui/use-bottom-bar';
import styles from './floating-bar.module.css';

/** A phone shows one more if that is the last one. */
const MOST_ON_PHONES = 3;

interface FloatingBarProps {
  label: string;
  children: ReactNode;
  /** Buttons after the rest, the most used first. A phone shows the first ones, and the others in a popover. */
  actions?: readonly ReactNode[];
}

/** Actions on the selection, visible at every scroll position. */
export function FloatingBar({ label, children, actions = [] }: FloatingBarProps) {
  const bar = useRef<HTMLElement>(null);
  useBottomBar(bar, true);
  const most = actions.length === MOST_ON_PHONES + 1 ? actions.length : MOST_ON_PHONES;
  return (
    <section ref={bar} className={styles.bar} aria-label={label}>
      {children}
      {actions.length > 0 && (
        <div className={styles.actions}>
          {actions.slice(0, most)}
          {actions.length > most && <More>{actions.slice(most)}</More>}
        </div>
      )}
    </section>
  );
}

/** A popover only on phones: elsewhere its buttons are part of the line. */
function More({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  const id = useId();
  const sheet = useRef<HTMLDivElement>(null);
  return (
    <>
      <span className={styles.more}>
        <Button variant="secondary" size="s" icon={<IconDots size={16} />} popoverTarget={id}>
          {t`More`}
        </Button>
      </span>
      {/* Closed first: a dialog that the button opens then returns the focus to the bar. */}
      <div
        ref={sheet}
        id={id}
        popover="auto"
        className={styles.rest}
        onClickCapture={() => sheet.current?.hidePopover()}
      >
        {children}
      </div>
    </>
  );
}
