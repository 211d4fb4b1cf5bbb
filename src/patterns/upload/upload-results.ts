import { i18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { ApiError, isLimitReached } from '~/api/transport/errors';
import { notifyNotSaved, notifySaved } from '~/session/write-notices';
import type { UploadError } from './upload-queue';

/** What follows from an error of a call: whether the file may be sent again. */
export function toUploadError(error: unknown, reason: string): UploadError {
  if (!(error instanceof ApiError)) return { status: 'failed', reason };
  const canRetry = error.retryable || (error.status ?? 0) >= 500;
  const status = error.nothingSent ? 'offline' : canRetry ? 'failed' : 'refused';
  return { status, reason, isLimit: isLimitReached(error) };
}

/** Says that files are saved, and that others are not. @param failure why, if one was not */
export function reportUploads(stored: number, failure: unknown): void {
  if (stored > 0)
    notifySaved(i18n._(msg`${plural(stored, { one: '# file uploaded', other: '# files uploaded' })}`));
  if (failure !== null) notifyNotSaved(failure);
}
