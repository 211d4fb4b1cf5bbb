import type { Generated } from 'kysely';
import type { components } from '../../../../src/api/generated/schema.d.ts';
import type { JsonColumn, OwnedColumns } from './column.ts';

type Schemas = components['schemas'];

/** The subscription of an account that has chosen a plan. */
export interface SubscriptionsTable {
  accountId: string;
  planId: string;
  status: Schemas['SubscriptionStatus'];
  /** The first charge of this interval, whose day all later charges use. */
  anchor: Date;
  periodStart: Date;
  periodEnd: Date;
  trialEndsAt: Date | null;
  cancelAtPeriodEnd: Generated<boolean>;
  cancelReason: Schemas['CancellationReason'] | null;
  cancelComment: string | null;
  /** In cents. */
  credit: Generated<number>;
  createdAt: Date;
  updatedAt: Date;
}

/** The payment service's data about the card, without its number. */
export interface CardsTable {
  accountId: string;
  brand: Schemas['CardBrand'];
  last4: string;
  expMonth: number;
  expYear: number;
  name: string | null;
  postalCode: string | null;
  /** A test card whose charges the bank refuses. */
  declines: boolean;
  createdAt: Date;
}

/** What later invoices say about the business; without a row, what its account says. */
export interface BillingDetailsTable {
  accountId: string;
  companyName: string;
  address: JsonColumn<Schemas['PostalAddress'] | null>;
  taxId: string | null;
  email: string | null;
  updatedAt: Date;
}

export interface InvoiceParties {
  seller: Schemas['InvoiceParty'];
  buyer: Schemas['InvoiceParty'];
}

export interface InvoiceLine {
  text: string;
  /** In cents; negative for credit. */
  amount: number;
}

export interface InvoicesTable extends OwnedColumns {
  number: string;
  issuedAt: Date;
  planId: string;
  /** Including tax. */
  amount: number;
  currency: string;
  status: Schemas['InvoiceStatus'];
  periodStart: Date;
  periodEnd: Date;
  lines: JsonColumn<InvoiceLine[]>;
  tax: JsonColumn<Schemas['Tax'] | null>;
  /** As of that time; null for invoices from before this was stored. */
  parties: JsonColumn<InvoiceParties | null>;
  /** The card, such as "visa 4242". */
  paidWith: string | null;
}

/** How many messages users have sent one by one. */
export interface SentMessagesTable {
  accountId: string;
  /** In UTC: `2026-09`. */
  month: string;
  channel: Schemas['CampaignChannel'];
  n: number;
}
