// The files of an upload, from their choice to the server. Independent of React and the network: the sender is injected.
import { Store } from '@tanstack/react-store';
import { limited } from '~/lib/limited';
import { newKey } from '~/lib/new-key';

export type UploadState =
  | { status: 'chosen' | 'waiting' | 'canceled' }
  | { status: 'sending'; sent: number }
  /** With the id of what it became. An existing one was on the server already. */
  | { status: 'done' | 'existing'; id: string }
  | UploadError;

export interface UploadError {
  /** A failed one may be tried again, a refused one not; an offline one is sent once the browser is online. */
  status: 'failed' | 'refused' | 'offline';
  reason: string;
  /** Whether a limit of the plan is reached. */
  isLimit?: boolean;
}

export interface Upload<Type> {
  id: number;
  file: File;
  /** What it is uploaded as; null until it is known. */
  type: Type | null;
  /** An `Idempotency-Key`, constant across retries, so that no file is stored twice. */
  key: string;
  state: UploadState;
}

export interface SendOptions {
  key: string;
  signal: AbortSignal;
  /** @param sent share of the bytes sent, 0 to 1 */
  onProgress: (sent: number) => void;
}

export interface UploadQueueSettings<Type> {
  send: (file: File, type: Type, options: SendOptions) => Promise<{ id: string; isExisting?: boolean }>;
  /** Why a file was not sent. */
  explain: (error: unknown) => UploadError;
  /** Why a file cannot be sent; null if it may be valid. */
  check: (file: File) => string | null;
  /** Called when nothing is under way any more. @param failure why a file was not stored, if one was not */
  onIdle?: (stored: number, failure: unknown) => void;
  /** The number of concurrent uploads. */
  atOnce?: number;
}

export type UploadQueue<Type> = ReturnType<typeof createUploadQueue<Type>>;

const isUnderway = ({ state }: Upload<unknown>) => state.status === 'waiting' || state.status === 'sending';
const isStored = ({ state }: Upload<unknown>) => state.status === 'done' || state.status === 'existing';
const isSame = (one: File, other: File) =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;

/** Sends a few files at a time; a refused or canceled one does not stop the others. */
export function createUploadQueue<Type>(settings: UploadQueueSettings<Type>) {
  const { send, explain, check, onIdle, atOnce = 3 } = settings;
  const takeTurn = limited(atOnce);
  const aborts = new Map<number, AbortController>();
  const uploads = new Store<readonly Upload<Type>[]>([]);
  let lastId = 0;
  let repeated = 0;
  /** Since nothing was under way. */
  let stored = 0;
  let failure: unknown = null;

  const change = (isChanged: (upload: Upload<Type>) => boolean, changes: Partial<Upload<Type>>) =>
    uploads.setState((all) => all.map((upload) => (isChanged(upload) ? { ...upload, ...changes } : upload)));

  const run = async (id: number) => {
    const upload = uploads.get().find((one) => one.id === id);
    // It was canceled or removed meanwhile.
    if (upload?.state.status !== 'waiting' || upload.type === null) return;
    const abort = new AbortController();
    const set = (state: UploadState) => change((one) => one.id === id, { state });
    aborts.set(id, abort);
    set({ status: 'sending', sent: 0 });
    try {
      const onProgress = (sent: number) => !abort.signal.aborted && set({ status: 'sending', sent });
      const options = { key: upload.key, signal: abort.signal, onProgress };
      const { id: storedId, isExisting } = await send(upload.file, upload.type, options);
      if (!isExisting) stored += 1;
      set({ status: isExisting ? 'existing' : 'done', id: storedId });
    } catch (error) {
      if (!abort.signal.aborted) failure = error;
      set(abort.signal.aborted ? { status: 'canceled' } : explain(error));
    }
    aborts.delete(id);
    if (uploads.get().some(isUnderway)) return;
    if (stored > 0 || failure !== null) onIdle?.(stored, failure);
    stored = 0;
    failure = null;
  };

  const start = (ids: readonly number[]) => {
    for (const id of ids) void takeTurn(() => run(id));
  };

  return {
    uploads,
    /** How many files of the last choice are left out, because they were chosen before. */
    repeated: () => repeated,
    /** Can be called late: a dropped folder is read while other files are chosen. */
    add(files: readonly File[], type: Type | null = null) {
      // One that is stored may be uploaded as something else, too.
      const open = uploads.get().filter((upload) => !isStored(upload));
      const added = files.filter((file) => !open.some((upload) => isSame(upload.file, file)));
      repeated = files.length - added.length;
      const rows = added.map((file): Upload<Type> => {
        const reason = check(file);
        lastId += 1;
        const state: UploadState = reason === null ? { status: 'chosen' } : { status: 'refused', reason };
        return { id: lastId, file, type, key: newKey(), state };
      });
      uploads.setState((all) => [...all, ...rows]);
    },
    /** Changes what one or all of the chosen files are uploaded as. */
    setType(type: Type | null, only?: number) {
      change(({ id, state }) => state.status === 'chosen' && id === (only ?? id), { type });
    },
    /** Leaves out a chosen file that turns out to be damaged. */
    refuse(id: number, reason: string) {
      const isChosen = (upload: Upload<Type>) => upload.id === id && upload.state.status === 'chosen';
      change(isChosen, { state: { status: 'refused', reason } });
    },
    /** Uploads the chosen files. @param typeOf what each is uploaded as; null leaves it as it is */
    start(typeOf: (upload: Upload<Type>) => Type | null) {
      const former = uploads.get();
      const typed = former.map((upload) => {
        const type = upload.state.status === 'chosen' ? typeOf(upload) : null;
        return type === null ? upload : { ...upload, type, state: { status: 'waiting' as const } };
      });
      const started = typed.filter((upload, at) => upload !== former[at]);
      uploads.setState(() => typed);
      start(started.map(({ id }) => id));
    },
    retry(ids: readonly number[]) {
      change(({ id }) => ids.includes(id) && !aborts.has(id), { state: { status: 'waiting' } });
      start(ids);
    },
    /** Cancels those that are not uploaded by now. */
    cancel(ids: readonly number[]) {
      for (const id of ids) aborts.get(id)?.abort();
      const isIdle = ({ id, state: { status } }: Upload<Type>) =>
        ids.includes(id) && (status === 'waiting' || status === 'offline');
      change(isIdle, { state: { status: 'canceled' } });
    },
    remove(ids: readonly number[]) {
      repeated = 0;
      uploads.setState((all) => all.filter(({ id }) => !ids.includes(id) || aborts.has(id)));
    },
  };
}
