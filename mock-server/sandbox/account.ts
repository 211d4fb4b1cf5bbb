import type { Insertable, Kysely, Selectable, Updateable } from 'kysely';
import type { components } from '../../src/api/generated/schema.d.ts';
import type { Handlers } from './handler.ts';
import { checkLogo, noLogo } from './logo.ts';
import { folded } from './store/search.ts';
import type { OwnTables, Tables } from './store/tables.ts';
import { isViolation } from './store/violations.ts';
import { plainText } from './text.ts';

type Account = components['schemas']['Account'];

export const account = {
  async getOwnAccount({ db }) {
    return readAccount(db);
  },

  async updateOwnAccount({ db, body }) {
    const { socialHandles, address, ...plain } = body;
    if (plain.logoAssetId) await checkLogo(db, plain.logoAssetId);
    const changed = {
      ...plain,
      ...(socialHandles && { socialHandles: JSON.stringify(socialHandles) }),
      ...(address !== undefined && { address: address && JSON.stringify(address) }),
    };
    try {
      return await db.transaction().execute((all) => changeAccount(all, changed));
    } catch (error) {
      // It was there a moment ago.
      throw isViolation(error, 'accounts_logo') ? noLogo() : error;
    }
  },
} satisfies Handlers;

/** Within a transaction: what a search looks in changes with it. */
export async function changeAccount(
  all: Kysely<OwnTables>,
  changed: Updateable<OwnTables['accounts']>,
): Promise<Account> {
  await all.updateTable('accounts').set(changed).execute();
  const account = await readAccount(all);
  await all
    .updateTable('accounts')
    .set({ searchText: accountText(account) })
    .execute();
  return account;
}

async function readAccount(db: Kysely<OwnTables>): Promise<Account> {
  return toAccount(await db.selectFrom('accounts').selectAll().executeTakeFirstOrThrow());
}

export function toAccount({
  enterpriseId: _enterprise,
  lastActiveAt: _active,
  searchText: _text,
  seq: _seq,
  createdAt,
  ...row
}: Selectable<OwnTables['accounts']>): Account {
  return { ...row, createdAt: createdAt.toISOString() };
}

/** What a search for an account looks in. */
export const accountText = (account: Pick<Account, 'businessName' | 'ownerName' | 'email'>): string =>
  folded([account.businessName, account.ownerName, account.email].join('\n'));

/** What is known of somebody whose account is to be made. */
export interface Newcomer {
  id: string;
  userType: Account['userType'];
  email: string | undefined;
  name: string | undefined;
  referral: string | undefined;
}

/** An account as it begins; its owner fills in the rest. */
export function newAccount(
  { id, userType, email, name, referral }: Newcomer,
  now: Date,
): Insertable<Tables['accounts']> {
  const called = plainText(name ?? '', 80) || plainText(email?.split('@')[0] ?? '', 80) || 'New business';
  // Whoever signed up with a telephone number has none; the reserved domain says that no mail arrives there.
  const address = email && isAddress(email) ? email : `${id.toLowerCase()}@no-address.invalid`;
  return {
    id,
    enterpriseId: null,
    businessName: called,
    category: 'other',
    ownerName: called,
    email: address,
    phone: null,
    website: null,
    bookingUrl: null,
    reviewUrl: null,
    timezone: 'UTC',
    locale: 'en',
    currency: 'USD',
    logoAssetId: null,
    brandColor: null,
    accentColor: null,
    socialHandles: JSON.stringify({ instagram: null, facebook: null, twitter: null }),
    address: null,
    userType,
    status: 'trial',
    settings: JSON.stringify({
      features: ['campaigns', 'microsites', 'integrations', 'analytics'],
      limits:
        // Many sites are what it is for.
        userType === 3
          ? { devices: null, locations: null, contacts: 1000, storageGb: 5 }
          : { devices: 1, locations: 1, contacts: 1000, storageGb: 5 },
      brandLock: false,
      retentionDays: 730,
      smsEnabled: false,
      senderName: null,
    } satisfies Account['settings']),
    referral: referral ?? null,
    searchText: accountText({ businessName: called, ownerName: called, email: address }),
    lastActiveAt: null,
    createdAt: now,
  };
}

/** Whether the contract takes it as an e-mail address. The identity provider takes more: `me@localhost`. */
const isAddress = (email: string) =>
  email.length <= 254 &&
  /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*@([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z0-9]([a-z0-9-]*[a-z0-9])?$/i.test(
    email,
  );
