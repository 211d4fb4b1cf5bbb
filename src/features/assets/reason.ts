import { useLingui } from '@lingui/react/macro';
import { ApiError, describeError } from '~/api/errors';

/** Puts a refused file or change into one sentence: the field's own where there is one. */
export function useReason(): (error: Error) => string {
  const { t } = useLingui();
  return (error) => {
    if (!(error instanceof ApiError) || error.problem) return describeError(error);
    if (error.kind === 'network') return t`Connection lost. Check whether it was saved before you try again.`;
    if (error.status === null) return describeError(error);
    return t`The service answered with an error (${error.status}). Try again in a moment.`;
  };
}
