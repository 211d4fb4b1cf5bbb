import { useCurrentUser } from './permissions';

/** Whether the current user is an Enterprise with accounts. Administrators have a separate page. */
export function useOwnsAccounts(): boolean {
  const user = useCurrentUser();
  return user?.role === 'Enterprise' && !user.admin;
}
