import { IconUpload } from '@tabler/icons-react';
import { type ReactNode, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { openModals } from '~/ui/open-modals';
import { takeDropped } from './take-dropped';
import styles from './window-drop.module.css';

interface WindowDropProps {
  onFiles: (files: readonly File[]) => void;
  onClose: () => void;
  /** What a drop does. */
  children: ReactNode;
}

/** Covers the window while files are dragged over it, and accepts them. */
export function WindowDrop({ onFiles, onClose, children }: WindowDropProps) {
  const cover = useRef<HTMLDivElement>(null);
  const closeBehindModal = useEffectEvent(() => {
    const modal = openModals.topmost();
    if (modal && !modal.contains(cover.current)) onClose();
  });
  useLayoutEffect(() => closeBehindModal(), []);
  return (
    <div
      ref={cover}
      role="status"
      className={styles.cover}
      onDragLeave={onClose}
      // Only sent when nothing is dragged: the files left while this was loaded.
      onPointerMove={onClose}
      onDrop={(event) => {
        onClose();
        takeDropped(event.dataTransfer, onFiles);
      }}
    >
      <p className={styles.prompt}>
        <IconUpload size={40} stroke={1.5} aria-hidden />
        {children}
      </p>
    </div>
  );
}
