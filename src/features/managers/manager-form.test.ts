import { expect, test } from 'vitest';
import { CreateManagerBody, type Manager } from '~/api/managers';
import { readDraft } from '~/patterns/form/draft';
import { faultsOf } from '~/testing/form-matrix';
import { invitationForm, managerForm, managerUpdateBody, noPermissions } from './manager-form';

const record: Manager = {
  ...{
    id: 'manager-noor',
    version: 'first',
    firstName: 'Noor',
    lastName: 'Haddad',
    email: 'noor@juniper.example',
  },
  ...{ phone: '4165551234', locationIds: ['location-queen'], permissions: noPermissions, status: 'active' },
  allLocations: false,
  ...{ invitedAt: '2026-09-01T10:00:00Z', invitationEndsAt: null, lastActiveAt: null },
};

test('shows a clear error at the field for every value that the contract refuses', () => {
  expect(faultsOf({ sections: invitationForm, schemas: [CreateManagerBody], record })).toEqual([]);
  expect(faultsOf({ sections: managerForm, schemas: [managerUpdateBody], record })).toEqual([]);
});

test('is for all locations, or for at least one', () => {
  const typed = (over: Partial<Manager>, edits: Record<string, unknown>) => {
    const { body, issues } = readDraft({
      fields: managerForm.flatMap(({ fields }) => fields),
      schema: managerUpdateBody,
      record: { ...record, ...over },
      edits: new Map(Object.entries(edits)),
    });
    return { body, wrong: [...issues.keys()] };
  };
  expect(typed({}, { allLocations: true })).toEqual({ body: { allLocations: true }, wrong: [] });
  const all = { allLocations: true, locationIds: [] };
  expect(typed(all, { allLocations: false })).toEqual({ body: null, wrong: ['locationIds'] });
  const some = { allLocations: false, locationIds: ['location-queen'] };
  expect(typed(all, some)).toEqual({ body: some, wrong: [] });
});
