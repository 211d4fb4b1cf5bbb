// The users of the first start.
import type { components } from '../../src/api/generated/schema.d.ts';

type Account = components['schemas']['Account'];

export interface SeededUser {
  uid: string;
  email: string;
  password: string;
  displayName: string;
  userType: Account['userType'];
  /** The account they belong to: their own if they own one. */
  account: string;
  admin?: boolean;
  /** The business of an account owner. */
  business?: Pick<Account, 'businessName' | 'category' | 'timezone' | 'locale' | 'currency' | 'address'>;
}

const PASSWORD = 'frameside';

export const seededUsers: SeededUser[] = [
  {
    uid: 'owner-beauty',
    email: 'owner@juniper.example',
    password: PASSWORD,
    displayName: 'Mara Lindqvist',
    userType: 0,
    account: 'owner-beauty',
    business: {
      businessName: 'Juniper Salon',
      category: 'beauty',
      timezone: 'America/Toronto',
      locale: 'en-CA',
      currency: 'CAD',
      address: {
        ...{ line1: '214 Queen Street West', line2: '', city: 'Toronto', region: 'ON' },
        ...{ postalCode: 'M5V 0A1', country: 'CA' },
      },
    },
  },
  {
    uid: 'manager-noor',
    email: 'manager@juniper.example',
    password: PASSWORD,
    displayName: 'Noor Haddad',
    userType: 1,
    account: 'owner-beauty',
  },
  {
    uid: 'location-queen',
    email: 'queen@juniper.example',
    password: PASSWORD,
    displayName: 'Juniper Queen Street',
    userType: 2,
    account: 'owner-beauty',
  },
  {
    uid: 'owner-pets',
    email: 'enterprise@pawlish.example',
    password: PASSWORD,
    displayName: 'Tomas Okafor',
    userType: 3,
    account: 'owner-pets',
    business: {
      businessName: 'Pawlish',
      category: 'pets',
      timezone: 'America/New_York',
      locale: 'en-US',
      currency: 'USD',
      address: {
        ...{ line1: '77 Amsterdam Avenue', line2: '', city: 'New York', region: 'NY' },
        ...{ postalCode: '10023', country: 'US' },
      },
    },
  },
  {
    uid: 'admin-1',
    email: 'admin@frameside.example',
    password: PASSWORD,
    displayName: 'Ada Support',
    userType: 0,
    account: 'admin-1',
    admin: true,
    business: {
      businessName: 'Support',
      category: 'other',
      timezone: 'UTC',
      locale: 'en',
      currency: 'USD',
      address: null,
    },
  },
];

/** A user in the format of the emulator's `accounts:batchCreate`. */
export function toRecord({ uid, email, password, displayName, userType, account, admin }: SeededUser) {
  return {
    localId: uid,
    email,
    emailVerified: true,
    displayName,
    rawPassword: password,
    customAttributes: JSON.stringify({ user_type: userType, account, ...(admin && { admin }) }),
  };
}
