import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { isRead } from '~/api/permissions';
import { ApiError } from '~/api/transport/errors';
import { storedRecord } from '~/api/transport/versions';
import { conflictText } from './conflict-text';

/** The message of an error for the user, preferably the API's own. */
export function errorText(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (storedRecord(error)) return i18n._(conflictText);
  if (!(error instanceof ApiError)) return error.message;
  const { problem, fieldErrors, kind, status, operationId } = error;
  if (fieldErrors.length > 0) return fieldErrors.map(({ message }) => message).join(' ');
  if (problem) return problem.detail;
  if (kind === 'network' && isRead(operationId))
    return i18n._(msg`The service cannot be reached. Check your connection and try again.`);
  if (error.nothingSent)
    return i18n._(msg`You're offline – nothing was saved. Try again when you're back online.`);
  if (kind === 'network')
    return i18n._(msg`Connection lost. Check whether it was saved before you try again.`);
  if (status === null) return error.message;
  return i18n._(msg`The service answered with an error (${status}). Try again in a moment.`);
}
