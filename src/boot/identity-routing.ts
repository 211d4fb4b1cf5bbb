import type { RegisteredRouter } from '@tanstack/react-router';
import { currentUser, onSession } from '~/identity';
import { accountCacheKey, onViewing, viewedAccount } from '~/session/viewing';

/** Asks the guards of pages again when the user changes, and opens the start page of another account. */
export function followIdentity(router: RegisteredRouter): void {
  let identity = identityKey();
  onSession(() => {
    // Confirming the hint is no change, and must not abort what is being loaded.
    if (identity === identityKey()) return;
    identity = identityKey();
    void router.invalidate();
  });
  let viewed = viewedAccount();
  onViewing(() => {
    const former = viewed;
    viewed = viewedAccount();
    identity = identityKey();
    if (viewed === former || currentUser() === null) return;
    // Whether changes are allowed decides about pages as well.
    if (viewed && viewed.uid === former?.uid) return void router.invalidate();
    // What was open belongs to the former account.
    router.clearCache();
    const href = (viewed === null && former?.back) || '/dashboard';
    void router.navigate({ href, ignoreBlocker: true });
  });
}

const identityKey = () => `${accountCacheKey()} ${currentUser()?.admin}`;
