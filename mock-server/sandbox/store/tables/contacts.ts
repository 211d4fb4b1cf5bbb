import type { GeneratedAlways } from 'kysely';
import type { components } from '../../../../src/api/generated/schema.d.ts';
import type { LocationScope } from '../location-scope.ts';
import type { JsonColumn, OwnedColumns } from './column.ts';

type Schemas = components['schemas'];

/** What happens with a contact, and is written down when it happens. */
export type Written =
  | Schemas['ContactCreated']
  | Schemas['ContactImported']
  | Schemas['ContactMerged']
  | Schemas['ContactConsentGiven']
  | Schemas['ContactCampaignSent'];

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
  /** The name as lists are sorted by it; see `sortKey`. Null without a name. */
  nameKey: string | null;
  /** The status of `emailConsent`, and of `smsConsent`, which the database takes out of them. */
  emailStatus: GeneratedAlways<Schemas['ConsentStatus']>;
  smsStatus: GeneratedAlways<Schemas['ConsentStatus']>;
}

/** Which contacts go into a file. */
export interface ExportedContacts {
  ids?: string[];
  filter?: Schemas['ContactQuery'];
}

/** A file of contacts that can be fetched for a while; it is made when it is fetched. */
export interface ContactExportsTable {
  /** SHA-256 of what stands in its address, in hexadecimal. */
  secretHash: string;
  accountId: string;
  contacts: JsonColumn<ExportedContacts>;
  /** What whoever asked for it sees, when that is not all. */
  scope: JsonColumn<LocationScope | null>;
  expiresAt: Date;
}

/** What has happened with contacts and no other table tells. */
export interface ContactEventsTable {
  accountId: string;
  contactId: string;
  /** In the order in which they were written down. */
  seq: GeneratedAlways<number>;
  at: Date;
  kind: Written['kind'];
  /** The rest of the event, as the contract says it. */
  details: JsonColumn<object>;
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
