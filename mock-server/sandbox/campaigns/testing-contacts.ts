// Contacts for tests, inserted directly into the database.
import type { Insertable, Kysely } from 'kysely';
import type { components } from '../../../src/api/generated/schema.d.ts';
import type { Tables } from '../store/tables.ts';

type ConsentStatus = components['schemas']['ConsentStatus'];

export interface TestContact {
  id: string;
  accountId: string;
  email: string | null;
  phone: string | null;
  emailConsent: ConsentStatus;
  smsConsent: ConsentStatus;
  bounced: boolean;
  tags: string[];
  source: string;
  locationIds: string[];
  birthday: string | null;
  lastPhotoAt: Date | null;
  lastVisitAt: Date | null;
}

/** A contact who has consented to everything. */
export const contact = (given: Partial<TestContact> & { id: string }): TestContact => ({
  accountId: 'owner-beauty',
  email: `${given.id}@mail.example`,
  phone: null,
  emailConsent: 'in',
  smsConsent: 'in',
  bounced: false,
  tags: [],
  source: 'booth',
  locationIds: [],
  birthday: null,
  lastPhotoAt: null,
  lastVisitAt: null,
  ...given,
});

const consent = (status: ConsentStatus) => JSON.stringify({ status, at: null, how: null, by: null });

export async function storeContacts(db: Kysely<Tables>, contacts: TestContact[]): Promise<void> {
  const now = new Date();
  const rows = contacts.map(
    ({ email: _email, phone: _phone, ...row }): Insertable<Tables['contacts']> => ({
      ...row,
      emailConsent: consent(row.emailConsent),
      smsConsent: consent(row.smsConsent),
      sourceId: null,
      firstName: null,
      lastName: null,
      notes: null,
      photoCount: 0,
      nextVisitAt: null,
      searchText: row.id,
      createdAt: now,
      updatedAt: now,
    }),
  );
  await db.insertInto('contacts').values(rows).execute();
  for (const [table, name] of [
    ['contactEmails', 'email'],
    ['contactPhones', 'phone'],
  ] as const) {
    const addresses = contacts.flatMap(({ id, accountId, [name]: value }) =>
      value === null ? [] : [{ contactId: id, accountId, position: 0, value, key: value }],
    );
    if (addresses.length > 0) await db.insertInto(table).values(addresses).execute();
  }
}
