// The tables as TypeScript sees them: columns in camelCase, written below the database's snake_case by a plugin.
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { components } from '../../../src/api/generated/schema.d.ts';

type Schemas = components['schemas'];

/** Stored as JSON: read parsed, written as text. */
type JsonColumn<T> = ColumnType<
  T,
  string | (null extends T ? null : never),
  string | (null extends T ? null : never)
>;

interface AccountsTable {
  id: string;
  /** The account of the Enterprise that this one belongs to, and that may act on it. */
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
  socialHandles: JsonColumn<Schemas['SocialHandles']>;
  address: JsonColumn<Schemas['PostalAddress'] | null>;
  userType: Schemas['UserType'];
  status: Schemas['AccountStatus'];
  settings: JsonColumn<Schemas['AccountSettings']>;
  referral: string | null;
  createdAt: Date;
}

interface AssetsTable {
  id: string;
  accountId: string;
  /** In the order of creation; tells assets of one moment apart. */
  seq: GeneratedAlways<number>;
  type: Schemas['AssetType'];
  name: string;
  /** What a search looks in. */
  searchText: string;
  mime: string;
  /** SHA-256 of the file, in hexadecimal; where the file lies. */
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
  /** The user as the identity provider has it; null once it is deleted there, so that its tokens end. */
  record: JsonColumn<Record<string, unknown> | null>;
  updatedAt: Date;
}

export interface Tables {
  accounts: AccountsTable;
  assets: AssetsTable;
  identities: IdentitiesTable;
}

/**
 * Each table whose rows belong to an account, with the column that says to which. A table that is not named here
 * cannot be reached by a handler at all.
 */
export const OWNER_COLUMN = { accounts: 'id', assets: 'account_id' } as const satisfies {
  [T in keyof Tables]?: string;
};

/** What a handler sees: the account's own rows, as if there were no others. */
export type OwnTables = { [T in keyof typeof OWNER_COLUMN]: Omit<Tables[T], 'accountId'> };
