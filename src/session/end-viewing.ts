import { currentUser, stopViewing, viewedAccount } from '~/identity';

/** Ends it here at once. The API hears of an administrator's, so that changes are no longer allowed. */
export function endViewing(): void {
  const viewed = viewedAccount();
  const isAdmin = currentUser()?.admin === true;
  stopViewing();
  if (!viewed || !isAdmin) return;
  // If it cannot be reached, the viewing ends there within the hour.
  import('~/api/accounts').then(({ deleteViewing }) => deleteViewing(viewed.uid)).catch(() => {});
}
