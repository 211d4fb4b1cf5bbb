// Accounts with their sign-ins and locations.
import type { Insertable } from 'kysely';
import type { components } from '../../../src/api/generated/schema.d.ts';
import { type SeededUser, toRecord } from '../../provider/users.ts';
import { exchangesData, PROVIDERS } from '../integrations/providers.ts';
import { locationRow } from '../locations/row.ts';
import { managerRow } from '../managers/row.ts';
import { accountText, newAccount } from '../new-account.ts';
import type { Tables } from '../store/tables.ts';
import type { Business } from './business.ts';
import type { Calendar } from './calendar.ts';
import { fictionalNumber } from './people.ts';
import { digest } from './random.ts';
import { TRADES } from './trades/index.ts';

type Permissions = components['schemas']['ManagerPermissions'];

const PASSWORD = 'frameside';

const HEADING_FONTS = {
  beauty: 'Playfair Display',
  pets: 'Dancing Script',
  construction: 'Oswald',
  marketing: 'Inter Bold',
  other: 'Lora',
} as const;

/** Phone numbers of the business itself, above those of contacts. */
const OWN_NUMBERS = 90;

export function accountRow(business: Business, { day }: Calendar, now: Date): Insertable<Tables['accounts']> {
  const { id, owner, userType, site, slug } = business;
  const newcomer = {
    id,
    userType,
    email: owner.email,
    name: owner.name,
    referral: business.enterpriseId && 'pawlish',
  };
  const isLarge = userType === 3;
  return {
    ...newAccount(newcomer, day(-760, 10)),
    enterpriseId: business.enterpriseId ?? null,
    businessName: business.name,
    category: business.category,
    ownerName: owner.name,
    phone: fictionalNumber(business.numbers, OWN_NUMBERS),
    website: site,
    bookingUrl: `${site}/book`,
    reviewUrl: `https://reviews.example/${slug}`,
    timezone: business.timezone,
    locale: business.locale,
    currency: business.currency,
    brandColor: business.brand.color,
    accentColor: business.brand.accent,
    headingFont: HEADING_FONTS[business.category],
    textFont: 'Inter',
    socialHandles: JSON.stringify({
      instagram: `@${slug}`,
      facebook: `https://facebook.example/${slug}`,
      twitter: null,
    }),
    address: JSON.stringify(business.address),
    status: business.status,
    settings: JSON.stringify({
      features: [
        'campaigns',
        'microsites',
        'integrations',
        'analytics',
        ...(isLarge ? ['franchise' as const] : []),
      ],
      limits: {
        devices: isLarge ? null : 12,
        locations: isLarge ? null : 8,
        contacts: isLarge ? null : 250_000,
        storageGb: isLarge ? null : 100,
      },
      brandLock: business.enterpriseId !== undefined,
      retentionDays: 1095,
      smsEnabled: business.sms,
      senderName: business.sms ? business.slug.charAt(0).toUpperCase() + business.slug.slice(1, 11) : null,
    } satisfies components['schemas']['AccountSettings']),
    searchText: accountText({ businessName: business.name, ownerName: owner.name, email: owner.email }),
    lastActiveAt: now,
  };
}

export const locationRows = (
  { id: accountId, places, timezone, site }: Business,
  { day }: Calendar,
): Insertable<Tables['locations']>[] =>
  places.map(({ id, name, email, address, disabled, ...place }, i) => ({
    ...locationRow(
      {
        id,
        name,
        email,
        address,
        timezone: place.timezone ?? timezone,
        status: disabled ? 'disabled' : 'active',
        bookingUrl: i === 0 ? null : `${site}/book/${id.replace('location-', '')}`,
      },
      day(-750 + i * 90, 11),
    ),
    accountId,
  }));

export const managerRows = (
  { id: accountId, staff, numbers }: Business,
  { day }: Calendar,
): Insertable<Tables['managers']>[] =>
  staff.map(({ id, firstName, lastName, email, status, permissions = [] }, i) => {
    const has = (name: keyof Permissions) => permissions.includes(name);
    const granted: Permissions = {
      sendCampaigns: has('sendCampaigns'),
      deletePhotos: has('deletePhotos'),
      exportContacts: has('exportContacts'),
      editBranding: has('editBranding'),
    };
    const isInvited = status === 'invited';
    const row = managerRow(
      {
        id,
        firstName,
        lastName,
        email,
        phone: i === 0 ? fictionalNumber(numbers, OWN_NUMBERS + 1) : null,
        permissions: granted,
        status,
        lastActiveAt: isInvited ? null : day(status === 'disabled' ? -160 : -1, 15),
        // The hash of an unknown secret.
        ...(isInvited && { invitation: { hash: digest(`invitation of ${id}`), expiresAt: day(6, 9) } }),
      },
      isInvited ? day(-1, 9) : day(-500 + i * 60, 9),
    );
    return { ...row, accountId };
  });

export const tieRows = ({
  id: accountId,
  staff,
  places,
}: Business): Insertable<Tables['managerLocations']>[] =>
  staff.flatMap((manager) =>
    manager.places.flatMap((nth) => {
      const place = places[nth];
      return place ? [{ accountId, managerId: manager.id, locationId: place.id }] : [];
    }),
  );

/** Everyone who signs in: the owner, the locations, the managers. */
export function identityRows(
  { id: account, owner, userType, places, staff }: Business,
  now: Date,
): Insertable<Tables['identities']>[] {
  const user = (uid: string, type: SeededUser['userType'], email: string, displayName: string) =>
    toRecord({ uid, email, password: PASSWORD, displayName, userType: type, account });
  const records = [
    user(account, userType, owner.email, owner.name),
    ...places.map(({ id, email, name, disabled }) => ({
      ...user(id, 2, email, name),
      ...(disabled && { disabled }),
    })),
    ...staff.map(({ id, email, firstName, lastName, status }) => {
      const { rawPassword, ...record } = user(id, 1, email, `${firstName} ${lastName}`);
      // Invited users choose a password when they accept.
      return {
        ...record,
        ...(status !== 'invited' && { rawPassword }),
        ...(status === 'disabled' && { disabled: true }),
      };
    }),
  ];
  return records.map((record) => ({ uid: record.localId, record: JSON.stringify(record), updatedAt: now }));
}

export const integrationRows = (
  { id: accountId, category, name }: Business,
  { day }: Calendar,
): Insertable<Tables['integrations']>[] =>
  TRADES[category].integrations.map((service, i, all) => ({
    accountId,
    name: service,
    status: i === all.length - 1 ? 'expired' : 'connected',
    accountLabel: name,
    scopes: PROVIDERS[service].scopes ?? [],
    connectedAt: day(-420 + i * 37, 14),
    lastSyncAt: i < all.length - 1 && exchangesData(service) ? day(-1, 6) : null,
  }));
