import { isUnderway, type Upload } from './upload-queue';

/** The share of a file's upload that is the transfer; afterwards the server checks and stores it. */
export const TRANSFER = 0.7;

/** What is done of some uploads, in bytes; without those that failed or were canceled. */
export function progressOf(uploads: readonly Upload<unknown>[]): { value: number; max: number } {
  let value = 0;
  let max = 0;
  for (const upload of uploads) {
    const { file, state } = upload;
    if (state.status !== 'done' && !isUnderway(upload)) continue;
    max += file.size;
    if (state.status === 'done') value += file.size;
    if (state.status === 'sending') value += file.size * state.sent * TRANSFER;
  }
  return { value, max };
}
