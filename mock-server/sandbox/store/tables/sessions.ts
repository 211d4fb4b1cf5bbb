import type { Generated } from 'kysely';
import type { components } from '../../../../src/api/generated/schema.d.ts';
import type { JsonColumn, OwnedColumns } from './column.ts';

type Schemas = components['schemas'];
type Session = Schemas['Session'];

/** What nothing is searched by. The fields that can be inherited hold the session's own values; null inherits. */
export type SessionDetails = Omit<
  Session,
  | 'id'
  | 'name'
  | 'status'
  | 'locationIds'
  | 'deviceIds'
  | 'startsAt'
  | 'endsAt'
  | 'photos'
  | 'slug'
  | 'micrositeUrl'
  | 'inherits'
  | 'experiences'
  | 'createdAt'
  | 'updatedAt'
>;

export interface SessionsTable extends OwnedColumns {
  name: string;
  status: Schemas['SessionStatus'];
  /** Empty for everywhere. */
  locationIds: string[];
  startsAt: Date | null;
  endsAt: Date | null;
  slug: string;
  details: JsonColumn<SessionDetails>;
  experiences: JsonColumn<Schemas['Experience'][]>;
  /** All assets that it names itself, in its look and in its experiences. */
  assetIds: string[];
  /** The folded name, which no two sessions of an account share. */
  searchText: string;
}

export interface PhotosTable extends OwnedColumns {
  /** What a guest's link holds. */
  token: string;
  sessionId: string | null;
  experienceId: string | null;
  deviceId: string | null;
  locationId: string | null;
  /** The booth's own key for it, by which sending it twice stores it once. */
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
  /** Who hid it after it was public. */
  hiddenBy: Schemas['PhotoHiddenBy'] | null;
  approval: Schemas['PhotoApproval'];
  consent: JsonColumn<Schemas['PhotoConsent']>;
  pairId: string | null;
  pairRole: Schemas['PairRole'] | null;
  caption: string | null;
  tags: string[];
  contactIds: string[];
  productIds: string[];
  favourite: Generated<boolean>;
  /** Newest first. */
  deliveries: JsonColumn<Schemas['PhotoDelivery'][]>;
  /** When the next of them has a step to take; null while none has. */
  deliverAt: Date | null;
  stats: JsonColumn<Schemas['PhotoStats']>;
  /** How often all addresses of its media were ended: each time it was hidden. */
  linksEnded: Generated<number>;
  searchText: string;
}

/** A photo that can still be restored: its row, moved here whole. */
export interface DeletedPhotosTable extends PhotosTable {
  deletedAt: Date;
}

/** A file of photos that can be fetched for a while; it is made when it is fetched. */
export interface PhotoExportsTable {
  /** SHA-256 of what stands in its address, in hexadecimal. */
  secretHash: string;
  accountId: string;
  /** Each with the state of its links: one that was hidden since is left out. */
  photos: JsonColumn<{ id: string; linksEnded: number }[]>;
  expiresAt: Date;
}
