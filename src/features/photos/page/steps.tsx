import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { IconChevronLeft, IconChevronRight } from '~/ui/icons';
import styles from './stage.module.css';

interface StepsProps {
  previousId: string | null;
  nextId: string | null;
  onOpen: (photoId: string | null) => void;
}

/** The buttons to the neighbors of a photo, at its sides. */
export function PhotoSteps({ previousId, nextId, onOpen }: StepsProps) {
  const { t } = useLingui();
  const step = (photoId: string | null, label: string, side: 'start' | 'end', icon: ReactElement) => (
    <button
      type="button"
      className={styles.step}
      data-side={side}
      aria-label={label}
      title={label}
      aria-keyshortcuts={side === 'start' ? 'ArrowLeft' : 'ArrowRight'}
      disabled={photoId === null}
      onClick={() => onOpen(photoId)}
    >
      {icon}
    </button>
  );
  return (
    <>
      {step(previousId, t`Previous photo`, 'start', <IconChevronLeft aria-hidden />)}
      {step(nextId, t`Next photo`, 'end', <IconChevronRight aria-hidden />)}
    </>
  );
}
