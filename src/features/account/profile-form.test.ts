import { expect, test } from 'vitest';
import type { Account } from '~/api/account';
import { sceneFontValues } from '~/api/scene';
import { readDraft } from '~/patterns/form/draft';
import { emptyAddress } from '~/patterns/form/postal-address';
import { fontNames } from '~/scene/fonts';
import { faultsOf } from '~/testing/form-matrix';
import { brandColors } from './brand';
import { accountBody, accountForm } from './profile-form';

const address = { line1: '88 Juniper Street', line2: '', city: 'Toronto', region: 'ON', postalCode: 'M5V' };
const record: Account = {
  ...{
    id: 'owner-beauty',
    version: 'first',
    businessName: 'Juniper Salon',
    category: 'beauty',
    ownerName: 'Mara Lindqvist',
  },
  ...{ email: 'owner@juniper.example', phone: '4165550142', website: 'https://juniper.example' },
  ...{ bookingUrl: 'https://juniper.example/book', reviewUrl: 'https://juniper.example/review' },
  ...{ timezone: 'America/Toronto', locale: 'en-CA', currency: 'CAD', logoAssetId: 'asset-logo-1' },
  ...{
    brandColor: '#3F6B4F',
    accentColor: '#B4552D',
    headingFont: 'Oswald',
    textFont: 'Lora',
    address: { ...address, country: 'CA' },
  },
  socialHandles: { instagram: 'juniper.salon', facebook: 'juniper', twitter: 'juniper' },
  ...{ userType: 0, status: 'active', referral: null, createdAt: '2025-03-14T10:00:00Z', deletionAt: null },
  settings: {
    features: ['campaigns'],
    limits: { devices: 5, locations: 3, contacts: 25_000, storageGb: 100 },
    ...{ brandLock: false, retentionDays: 730, smsEnabled: true, senderName: 'Juniper' },
  },
};

test('shows an error at its field for every value that the contract refuses', () => {
  expect(faultsOf({ sections: accountForm, schemas: [accountBody], record })).toEqual([]);
});

test('sends only what changed, and null for what was emptied', () => {
  const draftOf = (typed: Record<string, unknown>, over: Account = record) =>
    readDraft({
      fields: accountForm.flatMap(({ fields }) => fields),
      schema: accountBody,
      record: over,
      initial: { address: emptyAddress },
      edits: new Map(Object.entries(typed)),
    });
  expect(draftOf({ website: '', businessName: 'Juniper' }).body).toEqual({
    website: null,
    businessName: 'Juniper',
  });
  expect(draftOf({ 'socialHandles.twitter': '' }).body).toEqual({
    socialHandles: { instagram: 'juniper.salon', facebook: 'juniper', twitter: null },
  });
  expect([...draftOf({ 'address.line1': '1 Pier' }, { ...record, address: null }).issues.keys()]).toEqual([
    'address.city',
    'address.country',
  ]);
});

test('offers the fonts that scenes are drawn with', () => {
  expect(sceneFontValues).toEqual(fontNames);
});

test('writes dark text on a light brand color, and shows no color that is half typed', () => {
  expect(brandColors({ brandColor: '#F2B134' }).buttonText).toBe('#111112');
  expect(brandColors({ brandColor: '#3F6B4F' })).toMatchObject({ buttonText: '#FFFFFF', link: '#3F6B4F' });
  expect(brandColors({ brandColor: '#3F' }).button).toBe('#3D4AD6');
});
