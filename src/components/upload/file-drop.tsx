import { type ReactNode, useEffect, useState } from 'react';
import { onDemand } from '~/components/feedback/on-demand';

const WindowDrop = onDemand(() => import('./window-drop').then((module) => module.WindowDrop));

interface FileDropProps {
  onFiles: (files: readonly File[]) => void;
  /** What a drop does. */
  children: ReactNode;
}

/** Accepts files dropped anywhere on the window. Offline it only keeps the browser from opening them over the page. */
export function FileDrop(props: FileDropProps) {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const listening = new AbortController();
    const handle = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      if (event.type === 'dragenter') setOver(navigator.onLine);
      else event.preventDefault();
      // The cover may still be loading.
      if (event.type === 'drop') setOver(false);
    };
    for (const type of ['dragenter', 'dragover', 'drop'] as const)
      addEventListener(type, handle, { signal: listening.signal });
    return () => listening.abort();
  }, []);
  return isOver && <WindowDrop {...props} onClose={() => setOver(false)} />;
}
