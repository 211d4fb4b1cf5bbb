import { useCurrentUser } from '~/session/permissions';

/** Whether accounts belong to the current user. An administrator, who sees all of them, has a page for that. */
export function useOwnsAccounts(): boolean {
  const user = useCurrentUser();
  return user?.role === 'Enterprise' && !user.admin;
}
