import type { RegisteredRouter } from '@tanstack/react-router';
import { currentUser } from '~/identity';
import { accountCacheKey, onIdentityChange, viewedAccount } from '~/session/viewing';

/** Asks the guards of pages again when the user changes, and opens the start page of another account. */
export function followIdentity(router: RegisteredRouter): void {
  let viewed = viewedAccount();
  let identity = identityKey();
  onIdentityChange(() => {
    const former = { viewed, identity };
    viewed = viewedAccount();
    identity = identityKey();
    if (viewed === former.viewed) {
      // Confirming the hint is no change, and must not abort what is being loaded.
      if (identity !== former.identity) void router.invalidate();
      return;
    }
    if (currentUser() === null) return;
    // Whether changes are allowed decides about pages as well.
    if (viewed && viewed.uid === former.viewed?.uid) return void router.invalidate();
    // What was open belongs to the former account.
    router.clearCache();
    const href = (viewed === null && former.viewed?.back) || '/dashboard';
    void router.navigate({ href, ignoreBlocker: true });
  });
}

const identityKey = () => `${accountCacheKey()} ${currentUser()?.admin}`;
