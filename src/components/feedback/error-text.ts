import { useLingui } from '@lingui/react/macro';
import { ApiError, describeError } from '~/api/errors';
import { storedRecord } from '~/api/versions';
import { conflictText } from '~/session/conflict-text';

/** The error message of a failed write, preferably the API's own. */
export function useErrorText(): (error: unknown) => string {
  const { t } = useLingui();
  return (error) => {
    if (storedRecord(error)) return t(conflictText);
    if (!(error instanceof ApiError) || error.problem) return describeError(error);
    if (error.nothingSent) return t`You're offline – nothing was saved. Try again when you're back online.`;
    if (error.kind === 'network') return t`Connection lost. Check whether it was saved before you try again.`;
    if (error.status === null) return describeError(error);
    return t`The service answered with an error (${error.status}). Try again in a moment.`;
  };
}
