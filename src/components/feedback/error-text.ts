import { errorText } from '~/session/error-text';

/** `errorText` for the uploads, which take it as a value. */
export const useErrorText = (): typeof errorText => errorText;
