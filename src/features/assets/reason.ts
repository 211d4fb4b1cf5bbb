import { useLingui } from '@lingui/react/macro';
import type { ApiError } from '~/api/errors';

/** Puts a refused file or change into one sentence: the field's own where there is one. */
export function useReason(): (error: ApiError) => string {
  const { t } = useLingui();
  return (error) => {
    if (error.kind === 'network')
      return t`The connection broke off. Look whether it was saved before you try again.`;
    const said = error.fieldErrors[0]?.message ?? error.problem?.detail;
    if (said) return said;
    if (error.status === null) return error.message;
    return t`The service answered with an error (${error.status}). Try again in a moment.`;
  };
}
