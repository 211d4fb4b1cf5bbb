// The postal address of the account, as its profile and the composer of campaigns ask for it.
import { msg } from '@lingui/core/macro';
import { type Account, type AccountUpdate, UpdateOwnAccountBody } from '~/api/account';
import { countryChoices } from '~/entities/pickers/place-choices';
import { fieldsOf } from './fields';
import { postalCodeRule } from './postal-code';

const field = fieldsOf<AccountUpdate, Account>();

export const accountBody = UpdateOwnAccountBody.check(postalCodeRule);

/** An empty address. */
export const noAddress = { line1: '', line2: '', city: '', region: '', postalCode: '', country: '' };

export const addressFields = [
  field.text('address.line1', { label: msg`Street and number`, autoComplete: 'address-line1' }),
  field.text('address.line2', { label: msg`Building, floor, unit`, autoComplete: 'address-line2' }),
  field.text('address.city', { label: msg`City`, autoComplete: 'address-level2', half: true }),
  field.text('address.postalCode', {
    label: msg`Postal code`,
    ruleError: msg`This is not a postal code of this country.`,
    autoComplete: 'postal-code',
    half: true,
  }),
  field.text('address.region', {
    label: msg`State or province`,
    autoComplete: 'address-level1',
    half: true,
  }),
  field.choice('address.country', {
    label: msg`Country`,
    formatError: msg`Choose a country.`,
    options: countryChoices,
    none: msg`None chosen`,
    half: true,
  }),
];
