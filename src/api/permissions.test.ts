import { describe, expect, it } from 'vitest';
import { type OperationId, operations } from './generated/operations';
import { allowedRoles, type CurrentUser, isAllowed, requiredPermission } from './permissions';

const none = { sendCampaigns: false, deletePhotos: false, exportContacts: false, editBranding: false };
const person = (given: Partial<CurrentUser>): CurrentUser => ({
  ...{ role: 'Regular', admin: false, viewing: false, readOnly: false, permissions: null },
  ...given,
});

describe('who may make a call', () => {
  const ids = Object.keys(operations) as OperationId[];

  it.each(['Regular', 'Manager', 'Location', 'Enterprise'] as const)(
    '%s: what the contract lists',
    (role) => {
      const all = { sendCampaigns: true, deletePhotos: true, exportContacts: true, editBranding: true };
      for (const id of ids) {
        const right = allowedRoles(id) === null || (allowedRoles(id)?.includes(role) ?? false);
        expect(isAllowed(id, person({ role, permissions: all })), id).toBe(right);
      }
    },
  );

  it('a Manager needs the required permission', () => {
    const needy = ids.filter(
      (id) => requiredPermission(id) !== null && allowedRoles(id)?.includes('Manager'),
    );
    expect(needy.length).toBeGreaterThan(0);
    for (const id of needy) {
      expect(isAllowed(id, person({ role: 'Manager', permissions: none })), id).toBe(false);
      expect(isAllowed(id, person({ role: 'Manager' })), id).toBe(false);
      expect(
        isAllowed(
          id,
          person({ role: 'Manager', permissions: { ...none, [`${requiredPermission(id)}`]: true } }),
        ),
      ).toBe(true);
    }
  });

  it('an administrator on another account has only the admin role; an Enterprise keeps its role', () => {
    expect(isAllowed('createPhotos', person({ admin: true }))).toBe(true);
    expect(isAllowed('createPhotos', person({ admin: true, viewing: true }))).toBe(false);
    expect(isAllowed('listContacts', person({ admin: true, viewing: true }))).toBe(true);
    expect(isAllowed('createContact', person({ role: 'Enterprise', viewing: true }))).toBe(true);
    expect(isAllowed('listAccounts', person({}))).toBe(false);
    expect(isAllowed('listAccounts', person({ role: 'Enterprise', viewing: true }))).toBe(true);
    expect(isAllowed('getAccount', person({ role: 'Enterprise' }))).toBe(false);
  });

  it('an administrator who views read-only may read, and do what only administrators may', () => {
    const viewer = person({ admin: true, viewing: true });
    expect(isAllowed('updateProduct', viewer)).toBe(true);
    for (const id of ids) {
      const roles = allowedRoles(id) ?? [];
      const isWrite =
        operations[id].effect === 'write' &&
        roles.length > 0 &&
        `${roles}` !== 'admin' &&
        id !== 'deleteSignIns';
      expect(isAllowed(id, { ...viewer, readOnly: true }), id).toBe(!isWrite && isAllowed(id, viewer));
    }
  });
});
