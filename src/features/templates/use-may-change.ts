import type { Template } from '~/api/templates';
import { useCurrentUser, usePermission } from '~/session/permissions';

/** Whether the current user may change a template: a locked one is the owner's. */
export function useMayChange({ locked }: Pick<Template, 'locked'>): boolean {
  const mayUpdate = usePermission('updateTemplate');
  const isManager = useCurrentUser()?.role === 'Manager';
  return mayUpdate && !(locked && isManager);
}
