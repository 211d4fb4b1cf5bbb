import type { Generated } from 'kysely';
import type { components } from '../../../../src/api/generated/schema.d.ts';
import type { JsonColumn, JsonList, OwnedColumns } from './column.ts';

type Schemas = components['schemas'];

export interface TemplatesTable extends OwnedColumns {
  name: string;
  kind: Schemas['TemplateKind'];
  width: number;
  height: number;
  dpi: Schemas['TemplateDpi'];
  tags: string[];
  locked: boolean;
  stock: boolean;
  previewHash: string | null;
  previewMime: string | null;
  scene: JsonColumn<Schemas['Scene']>;
  searchText: string;
}

export interface ProductsTable extends OwnedColumns {
  name: string;
  /** The sort key of the name; see `sortKey`. */
  nameKey: string;
  brand: string | null;
  sku: string | null;
  category: string | null;
  description: string | null;
  price: number | null;
  currency: string;
  url: string | null;
  imageAssetId: string | null;
  active: boolean;
  position: number;
  locationIds: string[];
  tags: string[];
  searchText: string;
}

export interface CampaignsTable extends OwnedColumns {
  name: string;
  /** The sort key of the name; see `sortKey`. */
  nameKey: Generated<string>;
  channel: Schemas['CampaignChannel'];
  status: Schemas['CampaignStatus'];
  kind: Schemas['CampaignKind'];
  time: Date | null;
  repeat: JsonColumn<Schemas['CampaignRepeat'] | null>;
  trigger: JsonColumn<Schemas['CampaignTrigger'] | null>;
  audience: JsonColumn<Schemas['CampaignAudience']>;
  subject: string | null;
  preheader: string | null;
  body: string | null;
  smsBody: string | null;
  templateId: string | null;
  mediaIds: string[];
  linkUrl: string | null;
  productIds: string[];
  senderName: string | null;
  replyTo: string | null;
  timezone: string;
  quietHours: JsonColumn<Schemas['CampaignQuietHours'] | null>;
  stats: JsonColumn<Schemas['CampaignStats']>;
  /** The same figures by day; see campaigns/figures.ts. */
  days: JsonList<Schemas['CampaignDay']>;
  /** Its links with clicks. */
  links: JsonList<Schemas['CampaignLink']>;
  failure: string | null;
  createdBy: JsonColumn<Schemas['CampaignAuthor']>;
  /** When the sender next processes it; null if there is nothing to do. */
  dueAt: Date | null;
  /** The time up to which an automatic campaign has processed events. */
  seenUntil: Date | null;
  searchText: string;
}

export interface IntegrationsTable {
  accountId: string;
  name: Schemas['IntegrationName'];
  status: 'connected' | 'expired' | 'error';
  accountLabel: string | null;
  scopes: Generated<string[]>;
  connectedAt: Date;
  lastSyncAt: Generated<Date | null>;
  error: Generated<string | null>;
  /** The webhook of a service that sends messages. */
  hookId: Generated<string>;
  /** What the service signs with: a shared secret, or a private key that only the stand-in reads. */
  hookSecret: Generated<string>;
  /** The public key of a service that signs with a private one. */
  hookKey: Generated<string | null>;
}

/** Pending consents at a provider. */
export interface IntegrationStatesTable {
  /** SHA-256 of the state, in hexadecimal. */
  stateHash: string;
  accountId: string;
  /** The user who requested it; only they can complete it. */
  uid: string;
  name: Schemas['IntegrationName'];
  expiresAt: Date;
}

/** Browsers that are about to navigate to a consent page. */
export interface IntegrationTicketsTable {
  /** SHA-256 of the value in the cookie, in hexadecimal. */
  ticketHash: string;
  accountId: string;
  uid: string;
  name: Schemas['IntegrationName'];
  expiresAt: Date;
}
