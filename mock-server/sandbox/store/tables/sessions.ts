import type { ColumnType, Generated } from 'kysely';
import type { components } from '../../../../src/api/generated/schema.d.ts';
import type { JsonColumn, OwnedColumns } from './column.ts';

type Schemas = components['schemas'];
type Session = Schemas['Session'];

/**
 * Fields that are not searched. Fields with inheritance hold the session's own value; null
 * inherits.
 */
export type SessionDetails = Omit<
  Session,
  | 'id'
  | 'version'
  | 'name'
  | 'status'
  | 'locationIds'
  | 'deviceIds'
  | 'startsAt'
  | 'endsAt'
  | 'photos'
  | 'slug'
  | 'micrositeUrl'
  | 'lastPhotoThumbUrl'
  | 'inherits'
  | 'experiences'
  | 'createdAt'
  | 'updatedAt'
>;

export interface SessionsTable extends OwnedColumns {
  name: string;
  /** A session is scheduled by its start time: see `statusAt`. */
  status: Schemas['SessionStatusUpdate'];
  /** Empty for all locations. */
  locationIds: string[];
  startsAt: Date | null;
  endsAt: Date | null;
  slug: string;
  details: JsonColumn<SessionDetails>;
  /** Every consent text that the session had, by its version. */
  consentTexts: ColumnType<Record<string, string>, string | undefined, string>;
  experiences: JsonColumn<Schemas['Experience'][]>;
  /** All assets of the session's branding and experiences. */
  assetIds: string[];
  /** The folded name, unique within the account. */
  searchText: string;
}

export interface PhotosTable extends OwnedColumns {
  /** The token in a guest's link. */
  token: string;
  sessionId: string | null;
  experienceId: string | null;
  deviceId: string | null;
  locationId: string | null;
  /** The booth's own key for the photo, which prevents duplicates. */
  clientId: string | null;
  media: Schemas['PhotoMedia'];
  mime: string;
  hash: string;
  bytes: number;
  width: number | null;
  height: number | null;
  durationMs: number | null;
  capturedAt: Date;
  uploadedAt: Date;
  visibility: Schemas['PhotoVisibility'];
  /** Who turned the guest's link off. */
  hiddenBy: Schemas['PhotoHiddenBy'] | null;
  /** Whether its session held photos back until they are approved. */
  held: Generated<boolean>;
  approval: Schemas['PhotoApproval'];
  consent: JsonColumn<Schemas['PhotoConsent']>;
  pairId: string | null;
  pairRole: Schemas['PairRole'] | null;
  caption: string | null;
  tags: string[];
  contactIds: string[];
  productIds: string[];
  favorite: Generated<boolean>;
  /** Newest first. */
  deliveries: JsonColumn<Schemas['PhotoDelivery'][]>;
  /** The time of the next delivery step; null while none is due. */
  deliverAt: Date | null;
  stats: JsonColumn<Schemas['PhotoStats']>;
  /** How often all URLs of its media were revoked: each time it left the gallery or its link was turned off. */
  linksEnded: Generated<number>;
  /** The name of the uploaded file; null for a photo that a booth took. */
  fileName: Generated<string | null>;
  searchText: string;
}

/** The complete row of a photo that can still be restored. */
export interface DeletedPhotosTable extends PhotosTable {
  deletedAt: Date;
}

/** A temporary export of photos; the file is created when it is downloaded. */
export interface PhotoExportsTable {
  /** SHA-256 of the secret in its URL, in hexadecimal. */
  secretHash: string;
  accountId: string;
  /** Each with its name in the file, and the state of its links: photos hidden since are omitted. */
  photos: JsonColumn<{ id: string; linksEnded: number; name?: string }[]>;
  expiresAt: Date;
}
