// The postal address in forms: of the account, a location, an invoice.
import { msg } from '@lingui/core/macro';
import { z } from 'zod/mini';
import type { PostalAddress } from '~/api/account';
import { countryChoices } from '~/entities/pickers/place-choices';
import type { Field } from './field';
import { fieldsOf } from './fields';

/** The first half of a Canadian code is enough. Other countries take any text. */
const FORMATS: Partial<Record<string, RegExp>> = {
  CA: /^[a-z]\d[a-z]([ -]?\d[a-z]\d)?$/i,
  US: /^\d{5}(-\d{4})?$/,
};

interface Addressed {
  address?: PostalAddress | null | undefined;
}

interface Located {
  address?: Pick<PostalAddress, 'postalCode' | 'country'> | null | undefined;
}

const isValid = ({ address }: Located) =>
  !address?.postalCode || (FORMATS[address.country]?.test(address.postalCode) ?? true);

/** A rule of forms that the contract's schemas cannot state: the postal code suits the country. */
export const postalCodeRule = z.refine<Located>(isValid, { path: ['address', 'postalCode'] });

export const emptyAddress: PostalAddress = {
  line1: '',
  line2: '',
  city: '',
  region: '',
  postalCode: '',
  country: '',
};

const field = fieldsOf<Addressed>();

/** @param isOwn whether the browser may fill in the address of its user */
export function addressFields(isOwn = false): readonly Field<Addressed>[] {
  const filledBy = (autoComplete: string) => (isOwn ? { autoComplete } : {});
  return [
    field.text('address.line1', { label: msg`Street and number`, ...filledBy('address-line1') }),
    field.text('address.line2', { label: msg`Building, floor, unit`, ...filledBy('address-line2') }),
    field.text('address.city', { label: msg`City`, ...filledBy('address-level2'), half: true }),
    field.text('address.postalCode', {
      label: msg`Postal code`,
      ruleError: msg`This is not a postal code of this country.`,
      ...filledBy('postal-code'),
      half: true,
    }),
    field.text('address.region', {
      label: msg`State or province`,
      ...filledBy('address-level1'),
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
}
