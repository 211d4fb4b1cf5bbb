// The files of an upload, from their choice to the server. Independent of React and the network: the sender is injected.
import { Store } from '@tanstack/react-store';
import { limited } from '~/lib/limited';
import { newKey } from '~/lib/new-key';

export type UploadState =
  | { status: 'chosen' | 'queued' | 'canceled' }
  | { status: 'sending'; sent: number }
  /** An existing record was on the server already. */
  | { status: 'done' | 'existing'; recordId: string }
  | UploadError;

export interface UploadError {
  /** A failed one may be tried again, a refused one not; an offline one is sent once the browser is online. */
  status: 'failed' | 'refused' | 'offline';
  reason: string;
  /** Whether a limit of the plan is reached. */
  isLimit?: boolean;
}

export interface Upload<Target> {
  id: number;
  file: File;
  /** What it is uploaded as, or where to; null until it is known. */
  target: Target | null;
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

export interface UploadQueueSettings<Target> {
  send: (file: File, target: Target, options: SendOptions) => Promise<{ id: string; isExisting?: boolean }>;
  /** Why a file was not sent. */
  explain: (error: unknown) => UploadError;
  /** Why a file cannot be sent; null if it may be valid. */
  check: (file: File) => string | null;
  /** Called when nothing is under way any more. @param failure why a file was not stored, if one was not */
  onIdle?: (stored: number, failure: unknown) => void;
  /** The number of concurrent uploads. */
  atOnce?: number;
}

export type UploadQueue<Target> = ReturnType<typeof createUploadQueue<Target>>;

const isUnderway = ({ state }: Upload<unknown>) => state.status === 'queued' || state.status === 'sending';
const isStored = ({ state }: Upload<unknown>) => state.status === 'done' || state.status === 'existing';
const isSame = (one: File, other: File) =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;

/** Sends a few files at a time; a refused or canceled one does not stop the others. */
export function createUploadQueue<Target>(settings: UploadQueueSettings<Target>) {
  const { send, explain, check, onIdle, atOnce = 3 } = settings;
  const takeTurn = limited(atOnce);
  const aborts = new Map<number, AbortController>();
  const uploads = new Store<readonly Upload<Target>[]>([]);
  let lastId = 0;
  let repeated = 0;
  /** Since nothing was under way. */
  let stored = 0;
  let failure: unknown = null;

  const change = (isChanged: (upload: Upload<Target>) => boolean, changes: Partial<Upload<Target>>) =>
    uploads.setState((all) => all.map((upload) => (isChanged(upload) ? { ...upload, ...changes } : upload)));

  const run = async (id: number) => {
    const upload = uploads.get().find((one) => one.id === id);
    // It was canceled or removed meanwhile.
    if (upload?.state.status !== 'queued' || upload.target === null) return;
    const abort = new AbortController();
    const set = (state: UploadState) => change((one) => one.id === id, { state });
    aborts.set(id, abort);
    set({ status: 'sending', sent: 0 });
    try {
      const onProgress = (sent: number) => !abort.signal.aborted && set({ status: 'sending', sent });
      const options = { key: upload.key, signal: abort.signal, onProgress };
      const { id: recordId, isExisting } = await send(upload.file, upload.target, options);
      if (!isExisting) stored += 1;
      set({ status: isExisting ? 'existing' : 'done', recordId });
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
    add(files: readonly File[], target: Target | null = null) {
      // One that is stored may be uploaded as something else, too.
      const open = uploads.get().filter((upload) => !isStored(upload));
      const added = files.filter((file) => !open.some((upload) => isSame(upload.file, file)));
      repeated = files.length - added.length;
      const rows = added.map((file): Upload<Target> => {
        const reason = check(file);
        lastId += 1;
        const state: UploadState = reason === null ? { status: 'chosen' } : { status: 'refused', reason };
        return { id: lastId, file, target, key: newKey(), state };
      });
      uploads.setState((all) => [...all, ...rows]);
    },
    /** Changes the target of one or all of the chosen files. */
    setTarget(target: Target | null, only?: number) {
      change(({ id, state }) => state.status === 'chosen' && id === (only ?? id), { target });
    },
    /** Leaves out a chosen file that turns out to be damaged. */
    refuse(id: number, reason: string) {
      const isChosen = (upload: Upload<Target>) => upload.id === id && upload.state.status === 'chosen';
      change(isChosen, { state: { status: 'refused', reason } });
    },
    /** Uploads the chosen files. @param targetOf the target of each; null leaves it as it is */
    start(targetOf: (upload: Upload<Target>) => Target | null) {
      const former = uploads.get();
      const next = former.map((upload) => {
        const target = upload.state.status === 'chosen' ? targetOf(upload) : null;
        return target === null ? upload : { ...upload, target, state: { status: 'queued' as const } };
      });
      const started = next.filter((upload, at) => upload !== former[at]);
      uploads.setState(() => next);
      start(started.map(({ id }) => id));
    },
    retry(ids: readonly number[]) {
      change(({ id }) => ids.includes(id) && !aborts.has(id), { state: { status: 'queued' } });
      start(ids);
    },
    /** Cancels those that are not uploaded by now. */
    cancel(ids: readonly number[]) {
      for (const id of ids) aborts.get(id)?.abort();
      const isIdle = ({ id, state: { status } }: Upload<Target>) =>
        ids.includes(id) && (status === 'queued' || status === 'offline');
      change(isIdle, { state: { status: 'canceled' } });
    },
    remove(ids: readonly number[]) {
      repeated = 0;
      uploads.setState((all) => all.filter(({ id }) => !ids.includes(id) || aborts.has(id)));
    },
  };
}
