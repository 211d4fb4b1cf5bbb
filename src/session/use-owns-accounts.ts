import { usePermissionContext } from './permissions';

/** Whether the current user is an Enterprise with accounts. Administrators have a separate page. */
export function useOwnsAccounts(): boolean {
  const user = usePermissionContext();
  return user?.role === 'Enterprise' && !user.admin;
}
