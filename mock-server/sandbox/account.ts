import type { Insertable, Kysely, Selectable } from 'kysely';
import type { components } from '../../src/api/generated/schema.d.ts';
import type { Handlers } from './handler.ts';
import { refuseFields } from './refusal.ts';
import type { OwnTables, Tables } from './store/tables.ts';
import { plainText } from './text.ts';

type Account = components['schemas']['Account'];

export const account = {
  async getOwnAccount({ db }) {
    return readAccount(db);
  },

  async updateOwnAccount({ db, body }) {
    const { socialHandles, address, ...plain } = body;
    if (plain.logoAssetId) await checkLogo(db, plain.logoAssetId);
    await db
      .updateTable('accounts')
      .set({
        ...plain,
        ...(socialHandles && { socialHandles: JSON.stringify(socialHandles) }),
        ...(address !== undefined && { address: address && JSON.stringify(address) }),
      })
      .execute();
    return readAccount(db);
  },
} satisfies Handlers;

async function checkLogo(db: Kysely<OwnTables>, id: string): Promise<void> {
  const logo = await db
    .selectFrom('assets')
    .select('id')
    .where('id', '=', id)
    .where('type', '=', 'logo')
    .executeTakeFirst();
  if (!logo) throw refuseFields([{ field: 'logoAssetId', message: 'Give the id of an asset of type logo.' }]);
}

async function readAccount(db: Kysely<OwnTables>): Promise<Account> {
  return toAccount(await db.selectFrom('accounts').selectAll().executeTakeFirstOrThrow());
}

function toAccount({ enterpriseId: _, createdAt, ...row }: Selectable<OwnTables['accounts']>): Account {
  return { ...row, createdAt: createdAt.toISOString() };
}

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
  return {
    id,
    enterpriseId: null,
    businessName: called,
    category: 'other',
    ownerName: called,
    // Whoever signed up with a telephone number has none; the reserved domain says that no mail arrives there.
    email: email && isAddress(email) ? email : `${id.toLowerCase()}@no-address.invalid`,
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
      limits: { devices: 1, locations: 1, contacts: 1000, storageGb: 5 },
      brandLock: false,
      retentionDays: 730,
      smsEnabled: false,
      senderName: null,
    } satisfies Account['settings']),
    referral: referral ?? null,
    createdAt: now,
  };
}

/** Whether the contract takes it as an e-mail address. The identity provider takes more: `me@localhost`. */
const isAddress = (email: string) =>
  email.length <= 254 &&
  /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*@([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z0-9]([a-z0-9-]*[a-z0-9])?$/i.test(
    email,
  );
