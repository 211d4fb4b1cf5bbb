import { expect, test } from 'vitest';
import type { Location } from '~/api/locations';
import { readDraft } from '~/patterns/form/draft';
import { emptyAddress } from '~/patterns/form/postal-address';
import { faultsOf } from '~/testing/form-matrix';
import {
  createBody,
  linksForm,
  locationProfileForm,
  locationUpdateBody,
  newLocationForm,
  signInForm,
} from './location-form';

const address = { line1: '88 Juniper Street', line2: '', city: 'Toronto', region: 'ON', postalCode: 'M5V' };
const record: Location = {
  ...{
    id: 'location-queen',
    version: 'first',
    name: 'Queen Street',
    email: 'queen@juniper.example',
    phone: '4165550142',
  },
  ...{ address: { ...address, country: 'CA' }, timezone: 'America/Toronto', status: 'active' },
  ...{ bookingUrl: 'https://juniper.example/book', reviewUrl: null, managerIds: ['manager-noor'] },
  ...{ logoAssetId: null, devices: 2, devicesOnline: 1, photosLast7Days: 96, contacts: 412 },
  createdAt: '2025-03-14T10:05:00Z',
};

test('shows a clear error at the field for every value that the contract refuses', () => {
  const sections = [...locationProfileForm, ...signInForm, ...linksForm];
  expect(faultsOf({ sections, schemas: [locationUpdateBody], record })).toEqual([]);
});

const typing = { initial: { timezone: 'Europe/Paris', address: emptyAddress } };
const editsOf = (typed: Record<string, string>) => new Map(Object.entries(typed));

/** The body and the invalid fields after typing into a form. */
function typed(edits: Record<string, string>, over: Location | null = null) {
  const { body, issues } = over
    ? readDraft({
        ...typing,
        fields: locationProfileForm.flatMap(({ fields }) => fields),
        schema: locationUpdateBody,
        record: over,
        edits: editsOf(edits),
      })
    : readDraft({
        ...typing,
        fields: newLocationForm.flatMap(({ fields }) => fields),
        schema: createBody,
        record: null,
        edits: editsOf(edits),
      });
  return { body, wrong: [...issues.keys()] };
}

const least = { name: 'Pier', email: 'pier@juniper.example' };
const secret = 'copper-kettle-77';

test('needs no staff sign-in, and all of one', () => {
  const { body, wrong } = typed({ name: 'Pier', email: '', password: '', confirmPassword: '' });
  expect(wrong).toEqual([]);
  expect(body).toMatchObject({ name: 'Pier', timezone: 'Europe/Paris' });
  for (const field of ['email', 'password', 'confirmPassword']) expect(body).not.toHaveProperty(field);
  expect(typed(least)).toEqual({ body: null, wrong: ['password'] });
  const both = { password: secret, confirmPassword: secret };
  expect(typed({ name: 'Pier', ...both })).toEqual({ body: null, wrong: ['email'] });
  expect(typed({ ...least, ...both }).body).toMatchObject({ ...least, ...both });
});

test('refuses two different passwords at the second one, also beside other errors', () => {
  expect(typed({ password: secret, confirmPassword: 'copper' }).wrong).toEqual(
    expect.arrayContaining(['name', 'confirmPassword']),
  );
  const other = typed({ ...least, password: secret, confirmPassword: `${secret} ` });
  expect(other).toEqual({ body: null, wrong: ['confirmPassword'] });
  expect(typed({ ...least, password: 'short', confirmPassword: 'short' }).wrong).toEqual(['password']);
  const password = ` ${secret} `;
  expect(typed({ ...least, password, confirmPassword: password }).body).toMatchObject({
    password,
    address: null,
  });
});

test('an address is omitted completely, or required completely', () => {
  const both = { ...least, password: secret, confirmPassword: secret };
  expect(typed({ ...both, 'address.line1': '1 Pier' }).wrong).toEqual(['address.city', 'address.country']);
  const whole = { 'address.line1': '1 Pier', 'address.city': 'Paris', 'address.country': 'FR' };
  const written = { ...emptyAddress, line1: '1 Pier', city: 'Paris', country: 'FR' };
  expect(typed({ ...both, ...whole }).body).toMatchObject({ address: written });
  expect(typed(whole, { ...record, address: null }).body).toEqual({ address: written });
});

test('refuses a postal code that the country does not have', () => {
  const wrongFor = (postalCode: string, country: string) =>
    typed({ 'address.postalCode': postalCode, 'address.country': country }, record).wrong;
  for (const [code, country] of [
    ['XYZ', 'CA'],
    ['1234', 'US'],
  ] as const)
    expect(wrongFor(code, country), code).toEqual(['address.postalCode']);
  for (const [code, country] of [
    ['M5V 2T6', 'CA'],
    ['m5v', 'CA'],
    ['11215-0001', 'US'],
    ['', 'US'],
    ['XYZ', 'FR'],
  ] as const)
    expect(wrongFor(code, country), code).toEqual([]);
});
