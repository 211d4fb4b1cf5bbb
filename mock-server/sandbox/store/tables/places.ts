import type { Generated } from 'kysely';
import type { components } from '../../../../src/api/generated/schema.d.ts';
import type { JsonColumn, OwnedColumns } from './column.ts';

type Schemas = components['schemas'];

/** A location's id is also the user id of its staff sign-in, if it has one. */
export interface LocationsTable extends OwnedColumns {
  name: string;
  /** The sort key of the name; see `sortKey`. */
  nameKey: string;
  /** The address of its staff sign-in; null without one. */
  email: string | null;
  phone: string | null;
  address: JsonColumn<Schemas['PostalAddress'] | null>;
  timezone: string;
  bookingUrl: string | null;
  reviewUrl: string | null;
  status: Schemas['LocationStatus'];
  logoAssetId: string | null;
  searchText: string;
}

/** A manager's id is the user id of their sign-in. */
export interface ManagersTable extends OwnedColumns {
  firstName: string | null;
  lastName: string | null;
  /** The sort key of the full name, or of the address without a name; see `sortKey`. */
  nameKey: Generated<string>;
  email: string;
  phone: string | null;
  /** Then no row assigns them to a location. */
  allLocations: Generated<boolean>;
  permissions: JsonColumn<Schemas['ManagerPermissions']>;
  status: Schemas['ManagerStatus'];
  invitedAt: Date;
  /** SHA-256 of the secret in the invitation's link, in hexadecimal; null once it was accepted. */
  inviteHash: string | null;
  inviteExpiresAt: Date | null;
  lastActiveAt: Date | null;
  searchText: string;
}

export interface ManagerLocationsTable {
  accountId: string;
  managerId: string;
  locationId: string;
}

export interface DevicesTable extends OwnedColumns {
  name: string;
  /** The sort key of the name; see `sortKey`. */
  nameKey: string;
  searchText: string;
  locationId: string | null;
  /** The assigned session. */
  sessionId: string | null;
  lastSeenAt: Date | null;
  appVersion: string | null;
  model: string | null;
  battery: number | null;
  charging: boolean | null;
  freeMb: number | null;
  queueLength: number;
  linkedAt: Date | null;
  /** SHA-256 of the booth's credential, in hexadecimal; null while it is not linked. */
  keyHash: string | null;
  /** The settings that the booth last read; null before the first time. */
  settingsVersion: string | null;
  /** Whether they were outdated when the booth last reported. */
  settingsBehind: Generated<boolean>;
}

export interface DeviceCodesTable {
  code: string;
  accountId: string;
  /** The user who created it; each has one at a time. */
  madeBy: string;
  locationId: string | null;
  expiresAt: Date;
}
