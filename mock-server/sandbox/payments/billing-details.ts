// What invoices say about the two parties.
import type { Kysely } from 'kysely';
import type { components } from '../../../src/api/generated/schema.d.ts';
import { isTaxId, taxIdExample } from '../../../src/lib/tax-id.ts';
import type { Handlers } from '../handler.ts';
import { refuseFields } from '../refusal.ts';
import type { OwnTables } from '../store/tables.ts';
import { taxRateOf } from './tax.ts';

type Schemas = components['schemas'];

export const SELLER: Schemas['InvoiceParty'] = {
  name: 'Frameside Inc.',
  address: {
    line1: '100 King Street West',
    line2: '',
    city: 'Toronto',
    region: 'Ontario',
    postalCode: 'M5X 1A9',
    country: 'CA',
  },
  taxId: '100000009 RT0001',
};

export const billingDetails = {
  async getBillingDetails({ unscopedDb }) {
    return readBillingDetails(unscopedDb);
  },

  async updateBillingDetails({ unscopedDb, body, now }) {
    const { companyName, address, taxId, email } = body;
    const country = address?.country ?? '';
    if (taxId !== null && !isTaxId(taxId, country)) {
      const example = taxIdExample(country);
      const message = example ? `Enter a tax ID such as ${example}.` : 'Enter a valid tax ID.';
      throw refuseFields([{ field: 'taxId', message }]);
    }
    const stored = { companyName, address: address && JSON.stringify(address), taxId, email, updatedAt: now };
    await unscopedDb
      .insertInto('billingDetails')
      .values(stored)
      .onConflict((known) => known.constraint('billing_details_pkey').doUpdateSet(stored))
      .execute();
    return readBillingDetails(unscopedDb);
  },
} satisfies Handlers;

/** Until they are set, those of the account. */
export async function readBillingDetails(db: Kysely<OwnTables>): Promise<Schemas['BillingDetails']> {
  const stored = await db
    .selectFrom('billingDetails')
    .select(['companyName', 'address', 'taxId', 'email'])
    .executeTakeFirst();
  const account = await db
    .selectFrom('accounts')
    .select(['businessName', 'address'])
    .executeTakeFirstOrThrow();
  const details = stored ?? {
    companyName: account.businessName,
    address: account.address,
    taxId: null,
    email: null,
  };
  return { ...details, tax: taxRateOf(details) };
}
