import type { Upload } from './upload-queue';

/** The share of a file's upload that is the transfer; afterwards the server checks and stores it. */
const TRANSFER = 0.7;

/** What is done of some uploads, in bytes. */
export function progressOf(uploads: readonly Upload<unknown>[]): { value: number; max: number } {
  let value = 0;
  let max = 0;
  for (const { file, state } of uploads) {
    max += file.size;
    if (state.status === 'done') value += file.size;
    if (state.status === 'sending') value += file.size * state.sent * TRANSFER;
  }
  return { value, max };
}
