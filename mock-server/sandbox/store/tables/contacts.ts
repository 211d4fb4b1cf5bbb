import type { GeneratedAlways } from 'kysely';
import type { components } from '../../../../src/api/generated/schema.d.ts';
import type { JsonColumn, OwnedColumns } from './column.ts';

type Schemas = components['schemas'];

export interface ContactsTable extends OwnedColumns {
  source: string;
  sourceId: string | null;
  firstName: string | null;
  lastName: string | null;
  birthday: string | null;
  notes: string | null;
  tags: string[];
  locationIds: string[];
  emailConsent: JsonColumn<Schemas['ContactConsent']>;
  smsConsent: JsonColumn<Schemas['ContactConsent']>;
  bounced: boolean;
  photoCount: number;
  lastPhotoAt: Date | null;
  lastVisitAt: Date | null;
  nextVisitAt: Date | null;
  searchText: string;
}

/** E-mail addresses, or phone numbers. The one at position 0 is the contact's main one. */
export interface ContactAddressesTable {
  accountId: string;
  contactId: string;
  position: number;
  /** As it was given. */
  value: string;
  /** What makes two of them the same: an address without case, a number with its country. */
  key: string;
  seq: GeneratedAlways<number>;
}

export interface OptOutsTable {
  accountId: string;
  channel: Schemas['CampaignChannel'];
  key: string;
  consent: JsonColumn<Schemas['ContactConsent']>;
}
