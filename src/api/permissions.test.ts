import { describe, expect, it } from 'vitest';
import { type OperationId, operations } from './generated/operations';
import { mayCall, type Person, permissionFor, whoMay } from './permissions';

const none = { sendCampaigns: false, deletePhotos: false, exportContacts: false, editBranding: false };
const person = (given: Partial<Person>): Person => ({
  ...{ role: 'Regular', admin: false, viewing: false, permissions: null },
  ...given,
});

describe('who may make a call', () => {
  const ids = Object.keys(operations) as OperationId[];

  it.each(['Regular', 'Manager', 'Location', 'Enterprise'] as const)(
    '%s: what the contract lists',
    (role) => {
      const all = { sendCampaigns: true, deletePhotos: true, exportContacts: true, editBranding: true };
      for (const id of ids) {
        const right = whoMay(id) === null || (whoMay(id)?.includes(role) ?? false);
        expect(mayCall(id, person({ role, permissions: all })), id).toBe(right);
      }
    },
  );

  it('a Manager without the permission that it needs may not', () => {
    const needy = ids.filter((id) => permissionFor(id) !== null && whoMay(id)?.includes('Manager'));
    expect(needy.length).toBeGreaterThan(0);
    for (const id of needy) {
      expect(mayCall(id, person({ role: 'Manager', permissions: none })), id).toBe(false);
      expect(mayCall(id, person({ role: 'Manager' })), id).toBe(false);
      expect(
        mayCall(id, person({ role: 'Manager', permissions: { ...none, [`${permissionFor(id)}`]: true } })),
      ).toBe(true);
    }
  });

  it('an administrator on another account is that and nothing more; an Enterprise stays what it is', () => {
    expect(mayCall('createContact', person({ admin: true }))).toBe(true);
    expect(mayCall('createContact', person({ admin: true, viewing: true }))).toBe(false);
    expect(mayCall('listContacts', person({ admin: true, viewing: true }))).toBe(true);
    expect(mayCall('createContact', person({ role: 'Enterprise', viewing: true }))).toBe(true);
    expect(mayCall('listAccounts', person({}))).toBe(false);
    expect(mayCall('listAccounts', person({ role: 'Enterprise', viewing: true }))).toBe(true);
    expect(mayCall('getAccount', person({ role: 'Enterprise' }))).toBe(false);
  });
});
