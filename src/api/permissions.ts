// Permissions by the contract, for showing and hiding controls; the API enforces them.
import {
  isOperation,
  type OperationId,
  operations,
  type Permission,
  type Role,
} from './generated/operations';

export { isOperation, type OperationId, type Permission, type Role } from './generated/operations';

/** The signed-in user and the current account. */
export interface CurrentUser {
  role: Exclude<Role, 'admin'>;
  /** Has the admin claim. */
  admin: boolean;
  /** Views an account that is not their own. */
  viewing: boolean;
  /** Whether an administrator views an account without having allowed changes. */
  readOnly: boolean;
  /** The permissions of a Manager; null while they load, and for every other role. */
  permissions: Readonly<Record<Permission, boolean>> | null;
}

/** Whether a call only reads. */
export const isRead = (operationId: string | null): boolean =>
  isOperation(operationId) && operations[operationId].effect === 'read';

/** The roles that may make a call; null for everyone, signed in or not. */
export const allowedRoles = (operationId: OperationId): readonly Role[] | null =>
  operations[operationId].roles;

/** The permission that a Manager needs for a call (`x-permission`); null for none. */
export const requiredPermission = (operationId: OperationId): Permission | null =>
  operations[operationId].permission;

/** Whether a user may make a call. On another account an administrator has only the admin role. */
export function isAllowed(operationId: OperationId, user: CurrentUser): boolean {
  const { role, admin, viewing, readOnly, permissions } = user;
  const allowed = allowedRoles(operationId);
  if (allowed === null) return true;
  // An administrator's own calls are about any account, not the viewed one.
  const isOfAdmins = allowed.every((one) => one === 'admin');
  // Ending one's own sign-ins is about the user.
  const isOwn = isOfAdmins || operationId === 'deleteSignIns';
  if (readOnly && operations[operationId].effect === 'write' && !isOwn) return false;
  const permission = requiredPermission(operationId);
  if (role === 'Manager' && permission !== null && !permissions?.[permission]) return false;
  const own: Role[] = viewing && role !== 'Enterprise' ? [] : [role];
  return [...own, ...(admin ? ['admin' as const] : [])].some((one) => allowed.includes(one));
}
