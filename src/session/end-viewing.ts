import { deleteViewing } from '~/api/accounts';
import { currentUser } from '~/identity';
import { askThenSwitch, stopViewing, viewedAccount } from './viewing';

/** Ends it here at once, unless that would lose something. The API hears of an administrator's, so that changes are no longer allowed. */
export function endViewing(): void {
  const viewed = viewedAccount();
  const isAdmin = currentUser()?.admin === true;
  askThenSwitch(() => {
    stopViewing();
    // If the API cannot be reached, the viewing ends there within the hour.
    if (viewed && isAdmin) deleteViewing(viewed.uid).catch(() => {});
  });
}
