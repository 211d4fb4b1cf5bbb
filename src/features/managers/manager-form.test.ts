import { expect, test } from 'vitest';
import { CreateManagerBody, type Manager, UpdateManagerBody } from '~/api/managers';
import { faultsOf } from '~/components/form/form-matrix';
import { invitationForm, managerForm, noPermissions } from './manager-form';

const record: Manager = {
  ...{ id: 'manager-noor', firstName: 'Noor', lastName: 'Haddad', email: 'noor@juniper.example' },
  ...{ phone: '4165551234', locationIds: ['location-queen'], permissions: noPermissions, status: 'active' },
  ...{ invitedAt: '2026-09-01T10:00:00Z', invitationEndsAt: null, lastActiveAt: null },
};

test('shows a clear error at the field for every value that the contract refuses', () => {
  expect(faultsOf({ sections: invitationForm, schemas: [CreateManagerBody], record })).toEqual([]);
  expect(faultsOf({ sections: managerForm, schemas: [UpdateManagerBody], record })).toEqual([]);
});
