// Who may make a call, as the contract says. For showing and hiding: the API itself decides.
import { type OperationId, operations, type Permission, type Role } from './generated/operations';

export type { OperationId, Permission, Role } from './generated/operations';

/** Somebody who is signed in, and on whose account. */
export interface Person {
  role: Exclude<Role, 'admin'>;
  /** Has the admin claim. */
  admin: boolean;
  /** Looks at an account that is not their own. */
  viewing: boolean;
  /** A Manager's own; null while they are not known, and for everybody else. */
  permissions: Readonly<Record<Permission, boolean>> | null;
}

/** Whether something is the name of a call. */
export const isOperation = (name: unknown): name is OperationId =>
  typeof name === 'string' && Object.hasOwn(operations, name);

/** The roles that may make a call; null for everybody, signed in or not. */
export const whoMay = (operationId: OperationId): readonly Role[] | null => operations[operationId].roles;

/** What a Manager must have been given for it; null for nothing. */
export const permissionFor = (operationId: OperationId): Permission | null =>
  operations[operationId].permission;

/** Whether somebody may make a call. On another account an administrator is that and nothing more. */
export function mayCall(operationId: OperationId, { role, admin, viewing, permissions }: Person): boolean {
  const roles = whoMay(operationId);
  if (roles === null) return true;
  const permission = permissionFor(operationId);
  if (role === 'Manager' && permission !== null && !permissions?.[permission]) return false;
  const own: Role[] = viewing && role !== 'Enterprise' ? [] : [role];
  return [...own, ...(admin ? ['admin' as const] : [])].some((one) => roles.includes(one));
}
