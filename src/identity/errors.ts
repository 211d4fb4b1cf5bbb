import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { codeOf } from './code-of';

/** Where an error is shown: at its field, or above the form. */
export type IdentityField = 'email' | 'password' | 'phone' | 'code' | 'form';

export interface IdentityFault {
  field: IdentityField;
  says: MessageDescriptor;
}

const form = (says: MessageDescriptor): IdentityFault => ({ field: 'form', says });
const at = (field: IdentityField, says: MessageDescriptor): IdentityFault => ({ field, says });

// An unknown account and a wrong password show the same text, so it does not reveal who has an account.
const noMatch = form(msg`Wrong email or password.`);
const signedOut = form(msg`You were signed out. Sign in again.`);
const oldLink = form(msg`This link has expired or was already used. Request a new one.`);
const wrongCode = at('code', msg`That is not the code we sent. Check it, or request a new one.`);
const oldCode = at('code', msg`This code has expired. Request a new one.`);
const notANumber = at(
  'phone',
  msg`This is not a phone number. Start with + and the country code: +1 416 555 0142.`,
);
const notOffered = form(msg`This sign-in method is not available here. Choose another one.`);

/** The message for each code of the identity provider; it never repeats the user's input. */
export const IDENTITY_FAULTS: Readonly<Record<string, IdentityFault>> = {
  'auth/invalid-credential': noMatch,
  'auth/wrong-password': noMatch,
  'auth/user-not-found': noMatch,
  'auth/invalid-email': at('email', msg`This is not an email address. Use the form name@example.com.`),
  'auth/email-already-in-use': at(
    'email',
    msg`This email is already registered. Sign in instead, or use another one.`,
  ),
  'auth/weak-password': at('password', msg`This password is too short. Use at least 8 characters.`),
  'auth/user-disabled': form(msg`This sign-in is disabled. Ask the account owner.`),
  'auth/user-token-expired': signedOut,
  'auth/requires-recent-login': signedOut,
  'auth/too-many-requests': form(msg`Too many attempts. Wait a few minutes, or reset your password.`),
  'auth/quota-exceeded': form(msg`No more messages can be sent right now. Try again later.`),
  'auth/network-request-failed': form(
    msg`The sign-in service cannot be reached. Check your connection and try again.`,
  ),
  'auth/expired-action-code': oldLink,
  'auth/invalid-action-code': oldLink,
  'auth/missing-phone-number': notANumber,
  'auth/invalid-phone-number': notANumber,
  'auth/missing-verification-code': wrongCode,
  'auth/invalid-verification-code': wrongCode,
  'auth/code-expired': oldCode,
  'auth/invalid-verification-id': oldCode,
  'auth/session-expired': oldCode,
  'auth/captcha-check-failed': form(msg`We couldn't verify that you're a person. Try again.`),
  'auth/popup-closed-by-user': form(msg`The window was closed before you were signed in. Try again.`),
  'auth/cancelled-popup-request': form(msg`The window was closed before you were signed in. Try again.`),
  'auth/user-cancelled': form(msg`The window was closed before you were signed in. Try again.`),
  'auth/popup-blocked': form(
    msg`Your browser blocked the window. Allow pop-ups for this page and try again.`,
  ),
  'auth/account-exists-with-different-credential': form(
    msg`This email already uses another way to sign in. Sign in that way.`,
  ),
  'auth/operation-not-allowed': notOffered,
  'auth/unauthorized-domain': notOffered,
};

const unknown = form(msg`Something went wrong. Try again in a moment.`);

/** The message for any exception of a call to the identity provider. */
export function identityFault(error: unknown): IdentityFault {
  return IDENTITY_FAULTS[codeOf(error)] ?? unknown;
}
