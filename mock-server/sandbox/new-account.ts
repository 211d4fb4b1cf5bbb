import type { Insertable } from 'kysely';
import type { components } from '../../src/api/generated/schema.d.ts';
import { folded } from './store/search.ts';
import type { Tables } from './store/tables.ts';
import { plainText } from './text.ts';

type Account = components['schemas']['Account'];

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

/** Contacts have no limit in the trial, so that a business can bring the list it has. */
export const trialLimits = (userType: Account['userType']): Account['settings']['limits'] =>
  // Many sites are what an enterprise is for.
  userType === 3
    ? { devices: null, locations: null, contacts: null, storageGb: 5 }
    : { devices: 1, locations: 1, contacts: null, storageGb: 5 };

/** Of campaigns, a month of the trial. */
export const TRIAL_MESSAGES = { emails: 2000, sms: 100 };

/** Whether the contract takes it as an email address. The identity provider takes more: `me@localhost`. */
const isAddress = (email: string) =>
  email.length <= 254 &&
  /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*@([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z0-9]([a-z0-9-]*[a-z0-9])?$/i.test(
    email,
  );
