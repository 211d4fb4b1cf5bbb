import { useRef, useState } from 'react';
import type { Run } from '~/lib/batches';

/** A bulk action that is running. */
export interface BulkProgress {
  label: string;
  done: number;
  /** 0 if unknown. */
  total: number;
  cancel: () => void;
}

/** Runs one bulk action at a time, with its progress for `SelectionBar`. */
export function useBulkRun() {
  const [progress, setProgress] = useState<BulkProgress | null>(null);
  const running = useRef(false);
  /** Rejects as `work` does, unless it was canceled. */
  const start = async (label: string, total: number, work: (run: Required<Run>) => Promise<void>) => {
    // A second click can arrive before the button is replaced.
    if (running.current) return;
    running.current = true;
    const abort = new AbortController();
    const cancel = () => abort.abort();
    const onProgress = (done: number, of: number) => setProgress({ label, done, total: of, cancel });
    onProgress(0, total);
    try {
      await work({ signal: abort.signal, onProgress });
    } catch (error) {
      if (!abort.signal.aborted) throw error;
    } finally {
      running.current = false;
      setProgress(null);
    }
  };
  return { progress, start };
}
