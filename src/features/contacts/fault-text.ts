import { ApiError } from '~/api/errors';

/** Why something was not done, as the API says it. */
export const faultText = (error: unknown): string =>
  (error instanceof ApiError && error.problem?.detail) || String(error);
