// The tables in TypeScript, with camelCase columns that a plugin converts to snake_case.
import type { Generated, GeneratedAlways } from 'kysely';
import type { components } from '../../../src/api/generated/schema.d.ts';
import type { AuditEntriesTable } from './tables/audit.ts';
import type { JsonColumn } from './tables/column.ts';
import type {
  ContactAddressesTable,
  ContactEventsTable,
  ContactExportsTable,
  ContactsTable,
  ImportedContactsTable,
  OptOutsTable,
} from './tables/contacts.ts';
import type { ContactDaysTable, PhotoDaysTable } from './tables/days.ts';
import type { DnsRecordsTable, GuestDomainsTable } from './tables/domains.ts';
import type { AccountExportsTable } from './tables/exports.ts';
import type { GuestEventsTable, MessageEventsTable } from './tables/guests.ts';
import type { IdempotencyKeysTable } from './tables/idempotency.ts';
import type {
  PhotoCopiesTable,
  ProviderClientsTable,
  ProviderEventsTable,
  ProviderMessagesTable,
} from './tables/integrations.ts';
import type { MessageReadsTable, MessagesTable } from './tables/messages.ts';
import type { AccountRequestsTable, OwnerInvitationsTable } from './tables/new-owners.ts';
import type { AccountMailsTable, NotificationSettingsTable } from './tables/notifications.ts';
import type {
  BillingDetailsTable,
  CardsTable,
  InvoicesTable,
  SentMessagesTable,
  SubscriptionsTable,
} from './tables/payments.ts';
import type {
  DeviceCodesTable,
  DevicesTable,
  LocationsTable,
  ManagerLocationsTable,
  ManagersTable,
} from './tables/places.ts';
import type { WeeklyReportMailsTable, WeeklyReportsTable } from './tables/reports.ts';
import type { DeletedPhotosTable, PhotoExportsTable, PhotosTable, SessionsTable } from './tables/sessions.ts';
import type { ViewsTable } from './tables/views.ts';
import type {
  CampaignsTable,
  IntegrationStatesTable,
  IntegrationsTable,
  IntegrationTicketsTable,
  ProductsTable,
  TemplatesTable,
} from './tables/work.ts';

type Schemas = components['schemas'];

interface AccountsTable {
  id: string;
  /** The Enterprise that this account belongs to, and that may act on it. */
  enterpriseId: string | null;
  businessName: string;
  category: Schemas['BusinessCategory'];
  ownerName: string;
  email: string;
  phone: string | null;
  website: string | null;
  bookingUrl: string | null;
  reviewUrl: string | null;
  timezone: string;
  locale: string;
  currency: string;
  logoAssetId: string | null;
  brandColor: string | null;
  accentColor: string | null;
  headingFont: Schemas['SceneFont'] | null;
  textFont: Schemas['SceneFont'] | null;
  socialHandles: JsonColumn<Schemas['SocialHandles']>;
  address: JsonColumn<Schemas['PostalAddress'] | null>;
  userType: Schemas['UserType'];
  status: Schemas['AccountStatus'];
  settings: JsonColumn<Schemas['AccountSettings']>;
  referral: string | null;
  /** The last call by a user of the account, accurate to a few minutes. */
  lastActiveAt: Date | null;
  /** The time of permanent deletion; null unless the owner has requested it. */
  deletionAt: Generated<Date | null>;
  /** The text that searches read. */
  searchText: string;
  seq: GeneratedAlways<number>;
  createdAt: Date;
}

interface AssetsTable {
  id: string;
  accountId: string;
  /** In the order of creation, also for assets of the same moment. */
  seq: GeneratedAlways<number>;
  type: Schemas['AssetType'];
  name: string;
  /** The text that searches read. */
  searchText: string;
  mime: string;
  /** SHA-256 of the file, in hexadecimal, which is also its path. */
  hash: string;
  bytes: number;
  width: number | null;
  height: number | null;
  scene: JsonColumn<Schemas['Scene'] | null>;
  stock: Generated<boolean>;
  createdAt: Date;
  updatedAt: Date;
}

interface IdentitiesTable {
  uid: string;
  /**
   * The user of the identity provider; null once it is deleted there, which invalidates its tokens.
   */
  record: JsonColumn<Record<string, unknown> | null>;
  /** Whether a change at the provider is in progress and not stored yet; see identity.ts. */
  settling: Generated<boolean>;
  /** Sign-ins from before this time are invalid, however often their tokens are renewed. */
  endedAt: Date | null;
  updatedAt: Date;
}

interface ViewingsTable {
  adminId: string;
  accountId: string;
  reason: string;
  endsAt: Date;
  allowsChanges: Generated<boolean>;
}

/** The number of rows per account and table, maintained by triggers only. */
interface RowTotalsTable {
  accountId: string;
  tableName: string;
  n: number;
}

export interface Tables {
  accountExports: AccountExportsTable;
  accountMails: AccountMailsTable;
  accountRequests: AccountRequestsTable;
  accounts: AccountsTable;
  assets: AssetsTable;
  auditEntries: AuditEntriesTable;
  billingDetails: BillingDetailsTable;
  campaigns: CampaignsTable;
  cards: CardsTable;
  contactDays: ContactDaysTable;
  contactEmails: ContactAddressesTable;
  contactEvents: ContactEventsTable;
  contactExports: ContactExportsTable;
  contactPhones: ContactAddressesTable;
  contacts: ContactsTable;
  deletedPhotos: DeletedPhotosTable;
  deviceCodes: DeviceCodesTable;
  devices: DevicesTable;
  dnsRecords: DnsRecordsTable;
  guestDomains: GuestDomainsTable;
  idempotencyKeys: IdempotencyKeysTable;
  guestEvents: GuestEventsTable;
  identities: IdentitiesTable;
  importedContacts: ImportedContactsTable;
  integrationStates: IntegrationStatesTable;
  integrationTickets: IntegrationTicketsTable;
  integrations: IntegrationsTable;
  invoices: InvoicesTable;
  locations: LocationsTable;
  managerLocations: ManagerLocationsTable;
  managers: ManagersTable;
  messageEvents: MessageEventsTable;
  notificationSettings: NotificationSettingsTable;
  messageReads: MessageReadsTable;
  messages: MessagesTable;
  optOuts: OptOutsTable;
  photoCopies: PhotoCopiesTable;
  ownerInvitations: OwnerInvitationsTable;
  photoDays: PhotoDaysTable;
  photoExports: PhotoExportsTable;
  photos: PhotosTable;
  products: ProductsTable;
  providerClients: ProviderClientsTable;
  providerEvents: ProviderEventsTable;
  providerMessages: ProviderMessagesTable;
  rowTotals: RowTotalsTable;
  sentMessages: SentMessagesTable;
  sessions: SessionsTable;
  subscriptions: SubscriptionsTable;
  templates: TemplatesTable;
  viewings: ViewingsTable;
  views: ViewsTable;
  weeklyReportMails: WeeklyReportMailsTable;
  weeklyReports: WeeklyReportsTable;
}

/**
 * The tables whose rows belong to an account, with the column of the account. Handlers cannot reach
 * other tables.
 */
export const OWNER_COLUMN = {
  accountExports: 'account_id',
  accountMails: 'account_id',
  accounts: 'id',
  assets: 'account_id',
  auditEntries: 'account_id',
  billingDetails: 'account_id',
  campaigns: 'account_id',
  cards: 'account_id',
  contactDays: 'account_id',
  contactEmails: 'account_id',
  contactEvents: 'account_id',
  contactExports: 'account_id',
  contactPhones: 'account_id',
  contacts: 'account_id',
  deletedPhotos: 'account_id',
  deviceCodes: 'account_id',
  devices: 'account_id',
  idempotencyKeys: 'account_id',
  guestDomains: 'account_id',
  guestEvents: 'account_id',
  importedContacts: 'account_id',
  integrationStates: 'account_id',
  integrationTickets: 'account_id',
  integrations: 'account_id',
  invoices: 'account_id',
  locations: 'account_id',
  managerLocations: 'account_id',
  managers: 'account_id',
  messageEvents: 'account_id',
  notificationSettings: 'account_id',
  messageReads: 'account_id',
  messages: 'account_id',
  optOuts: 'account_id',
  photoCopies: 'account_id',
  ownerInvitations: 'account_id',
  photoDays: 'account_id',
  photoExports: 'account_id',
  photos: 'account_id',
  products: 'account_id',
  providerClients: 'account_id',
  providerEvents: 'account_id',
  providerMessages: 'account_id',
  rowTotals: 'account_id',
  sentMessages: 'account_id',
  sessions: 'account_id',
  subscriptions: 'account_id',
  templates: 'account_id',
  views: 'account_id',
  weeklyReportMails: 'account_id',
  weeklyReports: 'account_id',
} as const satisfies { [T in keyof Tables]?: string };

/**
 * The rows that a user with assigned locations sees: a condition on table `t`, with the ids of the
 * locations as `:locations` and the user's id as `:uid`. All other tables have no such condition.
 */
export const LOCATION_SCOPE: { [T in keyof Tables]?: string } = {
  contactDays: 't.location_ids && :locations',
  contactEmails: 't.contact_id in (select id from contacts where location_ids && :locations)',
  contactEvents: 't.contact_id in (select id from contacts where location_ids && :locations)',
  contactPhones: 't.contact_id in (select id from contacts where location_ids && :locations)',
  contacts: 't.location_ids && :locations',
  deletedPhotos: 't.location_id = any(:locations)',
  devices: 't.location_id = any(:locations)',
  locations: 't.id = any(:locations)',
  managerLocations: 't.location_id = any(:locations)',
  managers:
    '(t.id = :uid or t.all_locations or t.id in (select manager_id from manager_locations where location_id = any(:locations)))',
  // Imports and campaigns concern the whole account.
  messages: "(t.location_id = any(:locations) or t.kind not in ('boothOffline', 'photoHidden'))",
  photoDays: 't.location_id = any(:locations)',
  photos: 't.location_id = any(:locations)',
  products: "(t.location_ids && :locations or t.location_ids = '{}')",
  sessions: "(t.location_ids && :locations or t.location_ids = '{}')",
};

/** The tables of handlers, limited to the account's own rows. */
export type OwnTables = { [T in keyof typeof OWNER_COLUMN]: Omit<Tables[T], 'accountId'> };
