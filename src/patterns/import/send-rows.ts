import { ApiError } from '~/api/transport/errors';
import type { UploadProgress } from '~/api/transport/transport';
import type { Book } from './engine/book';
import type { Remote } from './engine/remote';
import type { Chunk, ImportAnswer, Tally } from './engine/sending';

/** Rows per call: few enough to show progress and to limit losses, many enough to be fast. */
const ROWS_AT_ONCE = 2000;

export type ImportSending = { tally: Tally } & (
  | {
      /** `stopping` once the user has cancelled: rows already sent still arrive. */
      status: 'sending' | 'stopping';
      chunk: Omit<Chunk, 'file'> | null;
      /** The share of the chunk's bytes that were sent, 0 to 1. */
      share: number;
    }
  | {
      status: 'paused';
      /** Null when the user cancelled. */
      error: Error | null;
      /** The rows that would be sent next. */
      chunk: Omit<Chunk, 'file'>;
      /** Whether they may have been stored: they were in flight, without a clear response. */
      unsure: boolean;
    }
  | { status: 'done' }
);

interface SendRows {
  book: Pick<Remote<Book>, 'chunk' | 'settle'>;
  /** The progress before this call. */
  tally: Tally;
  send: (file: Blob, key: string, onProgress: (sent: UploadProgress) => void) => Promise<ImportAnswer>;
  stopped: () => boolean;
  onChange: (sending: ImportSending) => void;
}

/** Sends the remaining rows in chunks until all are sent, one fails, or the user cancels. */
export async function sendRows({ book, tally: before, send, stopped, onChange }: SendRows): Promise<void> {
  let tally = before;
  const status = () => (stopped() ? 'stopping' : 'sending');
  onChange({ status: status(), tally, chunk: null, share: 0 });
  for (;;) {
    const next = await book.chunk(ROWS_AT_ONCE);
    if (!next) return onChange({ status: 'done', tally });
    const { file, ...chunk } = next;
    if (stopped()) return onChange({ status: 'paused', tally, error: null, chunk, unsure: false });
    onChange({ status: status(), tally, chunk, share: 0 });
    try {
      const answer = await send(file, chunk.key, ({ loaded, total }) =>
        onChange({ status: status(), tally, chunk, share: total > 0 ? loaded / total : 0 }),
      );
      tally = await book.settle(chunk.rows, answer);
    } catch (error) {
      const aborted = error instanceof ApiError && error.kind === 'aborted';
      const reason = error instanceof Error ? error : new Error(String(error));
      return onChange({
        status: 'paused',
        tally,
        error: aborted ? null : reason,
        chunk,
        unsure: mayBeThere(reason),
      });
    }
    onChange({ status: status(), tally, chunk: null, share: 0 });
  }
}

/**
 * A refused call stored nothing. An interrupted call, or one that a failing server answered, may
 * have stored rows.
 */
function mayBeThere(error: Error): boolean {
  if (!(error instanceof ApiError) || error.status === null) return true;
  return error.status >= 500 && error.status !== 503;
}
