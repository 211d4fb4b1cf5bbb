// What the current user is allowed to do: for navigation, buttons and the guards of pages.
import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { getManagerQuery, type Manager } from '~/api/managers';
import { type CurrentUser, isAllowed, type OperationId, requiredPermission } from '~/api/permissions';
import { currentUser, userTypeName } from '~/identity';
import { NotAllowed } from './not-allowed';
import { onIdentityChange, viewedAccount } from './viewing';

/** The signed-in user, without a Manager's permissions: `usePermission` loads those. */
export function getPermissionContext(): CurrentUser | null {
  const user = currentUser();
  if (!user) return null;
  const { admin, userType } = user;
  const viewed = viewedAccount();
  return {
    role: userTypeName(userType),
    admin,
    viewing: viewed !== null,
    readOnly: viewed?.readOnly ?? false,
    permissions: null,
  };
}

/** The guard of a page. @throws NotAllowed */
export function requirePermission(operationId: OperationId): void {
  const user = getPermissionContext();
  // A Manager's permissions apply to actions, not to pages.
  if (user && !isAllowed(operationId, user)) throw new NotAllowed(operationId);
}

let last: CurrentUser | null = null;

/** The same object until the user changes. */
function snapshot(): CurrentUser | null {
  const user = getPermissionContext();
  if (JSON.stringify(user) !== JSON.stringify(last)) last = user;
  return last;
}

/** The signed-in user; re-renders when the user or the viewed account changes. */
export const usePermissionContext = (): CurrentUser | null =>
  useSyncExternalStore(onIdentityChange, snapshot);

/** Whether the current user may make a call. A Manager has no permissions until they are loaded. */
export function usePermission(operationId: OperationId): boolean {
  const user = usePermissionContext();
  const permissions = useManagerPermissions(requiredPermission(operationId) !== null);
  return user !== null && isAllowed(operationId, { ...user, permissions });
}

/** As `usePermission`, for many calls at once. */
export function usePermissions(): (operationId: OperationId) => boolean {
  const user = usePermissionContext();
  const permissions = useManagerPermissions(true);
  return (operationId) => user !== null && isAllowed(operationId, { ...user, permissions });
}

/** Whether the current user has a permission of a Manager; everybody else has them all. */
export function useManagerPermission(permission: keyof Manager['permissions']): boolean {
  const user = usePermissionContext();
  const permissions = useManagerPermissions(true);
  return user !== null && (user.role !== 'Manager' || permissions?.[permission] === true);
}

/** Whether the current user is a Manager of some locations only; undefined until that is loaded. */
export function useHasSomeLocations(): boolean | undefined {
  const isManager = usePermissionContext()?.role === 'Manager';
  const manager = useManager(true);
  return isManager ? manager && !manager.allLocations : false;
}

const useManagerPermissions = (wanted: boolean): Manager['permissions'] | null =>
  useManager(wanted)?.permissions ?? null;

/** The record of a signed-in Manager, loaded when it is `wanted`; undefined for everybody else. */
function useManager(wanted: boolean): Manager | undefined {
  const isManager = usePermissionContext()?.role === 'Manager';
  const { data } = useQuery({
    ...getManagerQuery(currentUser()?.uid ?? ''),
    enabled: isManager && wanted,
  });
  return data;
}
