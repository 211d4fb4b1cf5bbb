import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ApiError } from '~/api/errors';
import { identityFault } from '~/identity/errors';

/** What is wrong, and with which field; `form` for the whole. */
export interface Fault {
  field: string;
  /** A text is what the API says of it. */
  says: MessageDescriptor | string;
}

export const textOf = (data: FormData, field: string): string => String(data.get(field) ?? '').trim();

/** A fault for each of these fields that was left empty. */
export const missing = (data: FormData, says: Record<string, MessageDescriptor>): Fault[] =>
  Object.entries(says).flatMap(([field, sentence]) =>
    // Of a password the spaces count.
    (field === 'password' ? data.get(field) : textOf(data, field)) ? [] : [{ field, says: sentence }],
  );

/** What the person is told of whatever the identity provider or the API has thrown. */
export function faultsOf(error: unknown): Fault[] {
  if (!isApiError(error)) return [identityFault(error)];
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

/** By its name: the class itself would bring what makes calls to a page that makes none. */
export const isApiError = (error: unknown): error is ApiError =>
  error instanceof Error && error.name === 'ApiError';
