import type { GeneratedAlways } from 'kysely';
import type { components } from '../../../../src/api/generated/schema.d.ts';
import type { LocationScope } from '../location-scope.ts';
import type { JsonColumn, OwnedColumns } from './column.ts';

type Schemas = components['schemas'];

/** Evidence is missing in consents from before it was recorded. */
type WithoutEvidence<T> = Omit<T, 'evidence'> & { evidence?: string | null };
export type StoredConsent = WithoutEvidence<Schemas['ContactConsent']>;
export type StoredConsentGiven = WithoutEvidence<Schemas['ContactConsentGiven']>;

/** Events of a contact that are recorded when they happen. */
export type Written =
  | Schemas['ContactCreated']
  | Schemas['ContactImported']
  | Schemas['ContactMerged']
  | StoredConsentGiven
  | Schemas['ContactCampaignSent'];

export interface ContactsTable extends OwnedColumns {
  source: string;
  sourceId: string | null;
  firstName: string | null;
  lastName: string | null;
  birthday: string | null;
  notes: string | null;
  tags: string[];
  /** The tags without case, folded by the database. */
  tagKeys: GeneratedAlways<string[]>;
  locationIds: string[];
  emailConsent: JsonColumn<StoredConsent>;
  smsConsent: JsonColumn<StoredConsent>;
  bounced: boolean;
  photoCount: number;
  lastPhotoAt: Date | null;
  lastVisitAt: Date | null;
  nextVisitAt: Date | null;
  visitCount: number | null;
  /** In the minor unit of the account's currency. */
  spent: number | null;
  searchText: string;
  /** The sort key of the name; see `sortKey`. Null without a name. */
  nameKey: string | null;
  /** The status of `emailConsent` or `smsConsent`, extracted by the database. */
  emailStatus: GeneratedAlways<Schemas['ConsentStatus']>;
  smsStatus: GeneratedAlways<Schemas['ConsentStatus']>;
}

/** The values of a contact before an import. */
export type ImportedBefore = Pick<
  ContactsTable,
  'source' | 'sourceId' | 'firstName' | 'lastName' | 'birthday' | 'notes' | 'tags' | 'locationIds'
> &
  // Missing in what older versions kept.
  Partial<Pick<ContactsTable, 'visitCount' | 'spent'>> & {
    emails: string[];
    phones: string[];
    emailConsent: StoredConsent;
    smsConsent: StoredConsent;
    lastVisitAt: string | null;
  };

/** The contacts that an import created or updated. */
export interface ImportedContactsTable {
  accountId: string;
  importId: string;
  contactId: string;
  by: string;
  /** Null for a created contact. */
  before: JsonColumn<ImportedBefore | null>;
  /** The last change of the contact by the import. */
  at: Date;
}

/** The contacts of an export file. */
export interface ExportedContacts {
  ids?: string[];
  filter?: Schemas['ContactQuery'];
}

/** A temporary export of contacts; the file is created when it is downloaded. */
export interface ContactExportsTable {
  /** SHA-256 of the secret in its URL, in hexadecimal. */
  secretHash: string;
  accountId: string;
  contacts: JsonColumn<ExportedContacts>;
  /** The scope of the user who requested it; null for all locations. */
  scope: JsonColumn<LocationScope | null>;
  expiresAt: Date;
}

/** Events of contacts that no other table records. */
export interface ContactEventsTable {
  accountId: string;
  contactId: string;
  /** In the order of recording. */
  seq: GeneratedAlways<number>;
  at: Date;
  kind: Written['kind'];
  /** The other fields of the event, as in the contract. */
  details: JsonColumn<object>;
}

/** Email addresses or phone numbers. Position 0 is the contact's main one. */
export interface ContactAddressesTable {
  accountId: string;
  contactId: string;
  position: number;
  /** As entered. */
  value: string;
  /** Identifies equal values: an address in lower case, a number with its country code. */
  key: string;
  seq: GeneratedAlways<number>;
}

export interface OptOutsTable {
  accountId: string;
  channel: Schemas['CampaignChannel'];
  key: string;
  consent: JsonColumn<StoredConsent>;
}
