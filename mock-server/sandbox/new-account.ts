import type { Insertable, Kysely } from 'kysely';
import type { components } from '../../src/api/generated/schema.d.ts';
import { folded } from './store/search.ts';
import type { Tables } from './store/tables.ts';
import { plainText } from './text.ts';

type Account = components['schemas']['Account'];

/** The search text of an account. */
export const accountText = (account: Pick<Account, 'businessName' | 'ownerName' | 'email'>): string =>
  folded([account.businessName, account.ownerName, account.email].join('\n'));

/** The known data of an account's future owner. */
export interface Newcomer {
  id: string;
  userType: Account['userType'];
  email: string | undefined;
  name: string | undefined;
  referral: string | undefined;
}

/** A new account with defaults. */
export function newAccount(
  { id, userType, email, name, referral }: Newcomer,
  now: Date,
): Insertable<Tables['accounts']> {
  const called = plainText(name ?? '', 80) || plainText(email?.split('@')[0] ?? '', 80) || 'New business';
  // A user who signed up with a phone number has no email address; mail to the reserved domain is
  // never delivered.
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
    headingFont: null,
    textFont: null,
    socialHandles: JSON.stringify({ instagram: null, facebook: null, twitter: null }),
    address: null,
    userType,
    status: 'trial',
    settings: JSON.stringify({
      features: ['campaigns', 'microsites', 'integrations', 'analytics'],
      limits: trialLimits(userType),
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

/** Gives an account the new address of its owner's sign-in; does nothing for other users. */
export async function followEmail(all: Kysely<Tables>, uid: string, email: string): Promise<void> {
  if (!isAddress(email)) return;
  const account = await all
    .updateTable('accounts')
    .set({ email })
    .where('id', '=', uid)
    .returning(['businessName', 'ownerName'])
    .executeTakeFirst();
  if (!account) return;
  const searchText = accountText({ ...account, email });
  await all.updateTable('accounts').set({ searchText }).where('id', '=', uid).execute();
}

/** The trial has no limit of contacts, so that a business can import its list. */
export const trialLimits = (userType: Account['userType']): Account['settings']['limits'] =>
  // Enterprises have many locations.
  userType === 3
    ? { devices: null, locations: null, contacts: null, storageGb: 5 }
    : { devices: 1, locations: 1, contacts: null, storageGb: 5 };

/** The monthly campaign messages of a trial. */
export const TRIAL_MESSAGES = { emails: 2000, sms: 100 };

/**
 * Whether the contract accepts the email address. The identity provider also accepts others:
 * `me@localhost`.
 */
const isAddress = (email: string) =>
  email.length <= 254 &&
  /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*@([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z0-9]([a-z0-9-]*[a-z0-9])?$/i.test(
    email,
  );
