import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { ApiError } from '~/api/transport/errors';
import { identityFault } from '~/identity/errors';

/** An error and its field; `form` for the whole form. */
export interface Fault {
  field: string;
  /** A string is the API's own message. */
  says: MessageDescriptor | string;
}

export const fieldText = (data: FormData, field: string): string => String(data.get(field) ?? '').trim();

/** An error for each of these fields that is empty. */
export const missing = (data: FormData, says: Record<string, MessageDescriptor>): Fault[] =>
  Object.entries(says).flatMap(([field, sentence]) =>
    // Spaces in a password are significant.
    (field === 'password' ? data.get(field) : fieldText(data, field)) ? [] : [{ field, says: sentence }],
  );

/** The message for an exception of the identity provider or the API. */
export function faultsOf(error: unknown): Fault[] {
  if (!(error instanceof ApiError)) return [identityFault(error)];
  const named = error.fieldErrors.map(({ field, message }) => ({ field, says: message }));
  if (named.length > 0) return named;
  const unreachable = msg`The service cannot be reached. Check your connection and try again.`;
  return [
    {
      field: 'form',
      says: error.problem?.detail ?? (error.kind === 'network' ? unreachable : error.message),
    },
  ];
}
