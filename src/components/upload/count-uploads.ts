import {
  awaitsConnection,
  isExisting,
  isRetryable,
  isUnderway,
  isUploaded,
  type Upload,
} from './upload-queue';

/** The numbers of uploads by their status. */
export function countUploads(uploads: readonly Upload<unknown>[]) {
  const count = (isCounted: (upload: Upload<unknown>) => boolean) => uploads.filter(isCounted).length;
  const done = count(isUploaded);
  const existing = count(isExisting);
  const canceled = count(({ state }) => state.status === 'cancelled');
  const waiting = count(awaitsConnection);
  const failed = count(isRetryable) - canceled - waiting;
  const underway = count(isUnderway);
  /** Those that are uploaded or may still be. */
  const total = done + canceled + waiting + failed + underway;
  /** Those that can't be uploaded. */
  const impossible = uploads.length - total - existing;
  return { done, existing, canceled, waiting, failed, underway, total, impossible };
}
