// The chosen files and their status. Independent of React and the network: the sender is injected.
import { createListeners } from '~/lib/listeners';
import { newKey } from '~/lib/new-key';

export type UploadState =
  | { status: 'waiting' }
  | { status: 'sending'; sent: number }
  | { status: 'done'; isExisting: boolean }
  | { status: 'cancelled' }
  | ({ status: 'refused' } & Refusal);

export interface Refusal {
  reason: string;
  /** Whether a retry may succeed. */
  again: boolean;
  /** Whether nothing was sent because the browser is offline. */
  offline?: boolean;
  /** Whether a limit of the plan is reached. */
  isLimit?: boolean;
}

export interface Upload<Type> {
  id: number;
  file: File;
  type: Type;
  state: UploadState;
  key: string;
  /** The number of the call that added it. */
  batch: number;
  /** Whether it is sent again. */
  isRetry?: true;
}

export interface Sending {
  /** An `Idempotency-Key`, constant across retries, so that no file is stored twice. */
  key: string;
  signal: AbortSignal;
  /** @param sent share of the bytes sent, 0 to 1 */
  onProgress: (sent: number) => void;
}

export interface UploadQueueSettings<Type> {
  /** Sends one file; rejects when it was refused. @returns 'existing' if the server had it already */
  send: (file: File, type: Type, sending: Sending) => Promise<unknown>;
  /** The message of a rejection. */
  explain: (error: unknown) => Refusal;
  /** Why a file is refused before it is sent. */
  refuse: (file: File) => string | null;
  /** Called when nothing is under way any more. @param failure why a file was not stored, if one was not */
  onIdle?: (stored: number, failure: unknown) => void;
  /** The number of concurrent uploads. */
  atOnce?: number;
}

export interface UploadQueue<Type> {
  list(): readonly Upload<Type>[];
  subscribe(listener: () => void): () => void;
  add(files: Iterable<File>, type: Type): void;
  cancel(id: number): void;
  retry(id: number): void;
  /** Forgets a file that was not uploaded. */
  remove(id: number): void;
  /** Cancels what is sent and what waits. */
  cancelAll(): void;
}

/** Whether it was not uploaded, but may be if it is sent again. */
export const isRetryable = ({ state }: Upload<unknown>): boolean =>
  state.status === 'cancelled' || (state.status === 'refused' && state.again);

/** Whether it is sent once the browser is online. */
export const awaitsConnection = ({ state }: Upload<unknown>): boolean =>
  state.status === 'refused' && state.offline === true;

/** Whether the server had the file already. */
export const isExisting = ({ state }: Upload<unknown>): boolean =>
  state.status === 'done' && state.isExisting;

/** Whether it was stored, and was not there before. */
export const isUploaded = ({ state }: Upload<unknown>): boolean =>
  state.status === 'done' && !state.isExisting;

export const isUnderway = ({ state }: Upload<unknown>): boolean =>
  state.status === 'waiting' || state.status === 'sending';

/** Whether it is sent without another click. */
export const isUnfinished = (upload: Upload<unknown>): boolean =>
  isUnderway(upload) || awaitsConnection(upload);

/** Sends a few files at a time; a refused or cancelled one does not stop the others. */
export function createUploadQueue<Type>(settings: UploadQueueSettings<Type>): UploadQueue<Type> {
  const { send, explain, refuse, onIdle, atOnce = 3 } = settings;
  let uploads: readonly Upload<Type>[] = [];
  let lastId = 0;
  let lastBatch = 0;
  const aborts = new Map<number, AbortController>();
  const listeners = createListeners();
  /** Since nothing was under way. */
  let stored = 0;
  let failure: unknown = null;

  const publish = (next: readonly Upload<Type>[]) => {
    uploads = next;
    listeners.notify();
  };
  const set = (id: number, state: UploadState) =>
    publish(uploads.map((upload) => (upload.id === id ? { ...upload, state } : upload)));

  const start = async ({ id, file, type, key }: Upload<Type>) => {
    const abort = new AbortController();
    aborts.set(id, abort);
    set(id, { status: 'sending', sent: 0 });
    try {
      const onProgress = (sent: number) => {
        if (!abort.signal.aborted) set(id, { status: 'sending', sent });
      };
      const result = await send(file, type, { key, signal: abort.signal, onProgress });
      if (result !== 'existing') stored += 1;
      set(id, { status: 'done', isExisting: result === 'existing' });
    } catch (error) {
      if (!abort.signal.aborted) failure = error;
      set(id, abort.signal.aborted ? { status: 'cancelled' } : { status: 'refused', ...explain(error) });
    } finally {
      aborts.delete(id);
      advance();
    }
  };

  const advance = () => {
    const free = atOnce - aborts.size;
    const next = uploads.filter(({ state }) => state.status === 'waiting').slice(0, Math.max(0, free));
    for (const upload of next) void start(upload);
    if (aborts.size > 0) return;
    if (stored > 0 || failure !== null) onIdle?.(stored, failure);
    stored = 0;
    failure = null;
  };

  return {
    list: () => uploads,
    subscribe: listeners.subscribe,
    add(files, type) {
      lastBatch += 1;
      const added = [...files].map((file): Upload<Type> => {
        const reason = refuse(file);
        lastId += 1;
        const state: UploadState =
          reason === null ? { status: 'waiting' } : { status: 'refused', reason, again: false };
        return { id: lastId, file, type, state, key: newKey(), batch: lastBatch };
      });
      // The rows of what was sent again return to their places.
      const former = uploads.map(({ isRetry, ...upload }) =>
        isRetry && upload.state.status !== 'done' ? { ...upload, isRetry } : upload,
      );
      publish([...former, ...added]);
      advance();
    },
    cancel(id) {
      const abort = aborts.get(id);
      if (abort) abort.abort();
      else if (uploads.some((upload) => upload.id === id && isUnfinished(upload)))
        set(id, { status: 'cancelled' });
    },
    retry(id) {
      if (aborts.has(id)) return;
      publish(
        uploads.map((upload) =>
          upload.id === id ? { ...upload, state: { status: 'waiting' }, isRetry: true } : upload,
        ),
      );
      advance();
    },
    remove(id) {
      if (!aborts.has(id)) publish(uploads.filter((upload) => upload.id !== id));
    },
    cancelAll() {
      for (const upload of uploads) if (isUnfinished(upload)) this.cancel(upload.id);
    },
  };
}
