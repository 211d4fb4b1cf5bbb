import { expect, test } from 'vitest';
import { z } from 'zod/mini';
import { type Contact, CreateContactBody, UpdateContactBody } from '~/api/contacts';
import { validate } from '~/patterns/form/rules';
import { faultsOf } from '~/testing/form-matrix';
import { contactUpdateSchema, NewContactBody, toForm, withLocations } from './contact-form';

const record: Contact = {
  ...{ id: 'contact-ada', version: 'first', emailAddress: 'ada@mail.example', phoneNumber: '4165550118' },
  ...{ emails: [{ value: 'ada@mail.example' }], phoneNumbers: [{ value: '4165550118' }] },
  ...{ source: 'booth', sourceId: null, firstName: 'Ada', lastName: 'Okafor', birthday: '04-23' },
  ...{ notes: 'Prefers Thursdays.', tags: ['colour'], locationIds: ['location-queen'] },
  emailConsent: { status: 'in', at: '2026-04-16T15:32:00Z', how: 'booth', by: 'Front desk', evidence: null },
  smsConsent: { status: 'unknown', at: null, how: null, by: null, evidence: null },
  ...{
    bounced: false,
    photoCount: 6,
    lastPhotoAt: null,
    lastPhotoThumbUrl: null,
    lastVisitAt: null,
    visitCount: null,
    spent: null,
    nextVisitAt: null,
  },
  ...{ createdAt: '2026-04-16T15:32:00Z', updatedAt: '2026-04-16T15:32:00Z' },
};

test('shows a clear error at the field for every value that the contract refuses', () => {
  const schemas = [CreateContactBody, z.omit(UpdateContactBody, { id: true })];
  expect(faultsOf({ sections: withLocations, schemas, record: toForm(record) })).toEqual([]);
});

test('refuses a contact without an address before it is sent', () => {
  const issuesOf = (body: object, schema: z.core.$ZodType = NewContactBody) => [
    ...validate(schema, body).issues.keys(),
  ];
  expect(issuesOf({ firstName: 'Ada' })).toEqual(['emails']);
  expect(issuesOf({ firstName: 'Ada', emails: [], phoneNumbers: [{ value: '4165550118' }] })).toEqual([]);
  expect(issuesOf({ emails: [] }, contactUpdateSchema(record))).toEqual([]);
  expect(issuesOf({ emails: [] }, contactUpdateSchema({ ...record, phoneNumbers: [] }))).toEqual(['emails']);
});
