import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What a person is told when the identity provider refuses. Unknown account and wrong password are not told apart. */
const SENTENCES: Record<string, MessageDescriptor> = {
  'auth/invalid-credential': msg`This e-mail address and password do not belong together. Check both, or reset the password.`,
  'auth/wrong-password': msg`This e-mail address and password do not belong together. Check both, or reset the password.`,
  'auth/user-not-found': msg`This e-mail address and password do not belong together. Check both, or reset the password.`,
  'auth/invalid-email': msg`This is not an e-mail address. It looks like name@example.com.`,
  'auth/user-disabled': msg`This sign-in is switched off. Ask the owner of the account.`,
  'auth/too-many-requests': msg`There were too many attempts. Wait a few minutes, or reset the password.`,
  'auth/network-request-failed': msg`The sign-in service cannot be reached. Check your connection and try again.`,
};

/** One sentence for a failure of signing in, and the field it is about; it never repeats what was typed. */
export function identityProblem(error: unknown): { field: 'email' | 'form'; says: MessageDescriptor } {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const says = SENTENCES[code] ?? msg`Signing in did not work. Try again in a moment.`;
  return { field: code === 'auth/invalid-email' ? 'email' : 'form', says };
}
