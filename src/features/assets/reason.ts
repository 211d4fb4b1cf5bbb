import { useLingui } from '@lingui/react/macro';
import type { ApiError } from '~/api/errors';

/** Puts a refused file or change into one sentence: the field's own where there is one. */
export function useReason(): (error: ApiError) => string {
  const { t } = useLingui();
  return (error) => {
    if (error.kind === 'network')
      return t`The connection broke off. Look whether it was saved before you try again.`;
    return error.fieldErrors[0]?.message ?? error.problem?.detail ?? error.message;
  };
}
