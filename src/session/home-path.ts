import { currentUser } from '~/identity';
import { viewedAccount } from './viewing';

/** Where a user starts without a page that was asked for: administrators work in the accounts of others. */
export const homePath = () =>
  currentUser()?.admin && viewedAccount() === null ? '/admin/dashboard' : '/dashboard';
