import { useLingui } from '@lingui/react/macro';
import { errorText } from '~/session/error-text';

/** `errorText`, in the current language. */
export function useErrorText(): typeof errorText {
  useLingui();
  return errorText;
}
