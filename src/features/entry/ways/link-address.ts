// Stores the address of a sign-in link, so that the user need not enter it again in this browser.
// The provider requires it with the link, so that a stolen link alone signs no one in.

import { PENDING_SIGN_IN_KEYS } from '~/identity';

const KEY = PENDING_SIGN_IN_KEYS.linkAddress;

export function keepLinkAddress(email: string | null): void {
  try {
    if (email === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, email);
  } catch {
    // Without storage, the user is asked for the address.
  }
}

export function linkAddress(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}
