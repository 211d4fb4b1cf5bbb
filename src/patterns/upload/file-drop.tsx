import { type ReactNode, useEffect, useRef, useState } from 'react';
import { IconUpload } from '~/ui/icons';
import { openModals } from '~/ui/open-modals';
import styles from './drop-zone.module.css';
import { takeDropped } from './take-dropped';

interface FileDropProps {
  onFiles: (files: readonly File[]) => void;
  /** What a drop does. */
  children: ReactNode;
}

/** Accepts files dropped anywhere on the window. Offline it only keeps the browser from opening them over the page. */
export function FileDrop({ onFiles, children }: FileDropProps) {
  const cover = useRef<HTMLDivElement>(null);
  const [isOver, setOver] = useState(false);
  const end = () => setOver(false);
  useEffect(() => {
    const listening = new AbortController();
    const handle = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      const modal = openModals.topmost();
      if (event.type !== 'dragenter') event.preventDefault();
      else setOver(navigator.onLine && (!modal || modal.contains(cover.current)));
    };
    for (const type of ['dragenter', 'dragover', 'drop'] as const)
      addEventListener(type, handle, { signal: listening.signal });
    return () => listening.abort();
  }, []);
  return (
    <div
      ref={cover}
      role="status"
      className={styles.cover}
      hidden={!isOver}
      onDragLeave={end}
      // Only sent when nothing is dragged: the files left before the cover was there.
      onPointerMove={end}
      onDrop={(event) => {
        end();
        takeDropped(event.dataTransfer, onFiles);
      }}
    >
      {isOver && (
        <p>
          <IconUpload size={40} stroke={1.5} aria-hidden />
          {children}
        </p>
      )}
    </div>
  );
}
