// The address a link was sent to, so that whoever opens it in this browser is not asked again. The provider wants it
// with the link: a link alone, which somebody else may have come by, signs nobody in.

import { PENDING_SIGN_IN_KEYS } from '~/identity';

const KEY = PENDING_SIGN_IN_KEYS.linkAddress;

export function keepLinkAddress(email: string | null): void {
  try {
    if (email === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, email);
  } catch {
    // Where storage is forbidden the address is asked for again.
  }
}

export function linkAddress(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}
