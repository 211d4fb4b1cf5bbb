import { currentUser, viewedAccount } from '~/identity';

/** Where a user starts without a page that was asked for: administrators work in the accounts of others. */
export const homePath = () =>
  currentUser()?.admin && viewedAccount() === null ? '/admin/dashboard' : '/dashboard';
