import type { CurrentUser } from '~/api/permissions';
import type { Template } from '~/api/templates';
import { usePermission, usePermissionContext } from '~/session/permissions';

/** Whether a template is locked for a user: only the owner may change it then. */
export const isLockedFor = (user: CurrentUser | null, { locked }: Pick<Template, 'locked'>): boolean =>
  locked && user?.role === 'Manager';

/** Whether the current user may change a template. */
export function useMayChange(template: Pick<Template, 'locked'>): boolean {
  const mayUpdate = usePermission('updateTemplate');
  const user = usePermissionContext();
  return mayUpdate && !isLockedFor(user, template);
}
