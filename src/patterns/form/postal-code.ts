import { z } from 'zod/mini';

/** The first half of a Canadian code is enough. Other countries take any text. */
const FORMATS: Partial<Record<string, RegExp>> = {
  CA: /^[a-z]\d[a-z]([ -]?\d[a-z]\d)?$/i,
  US: /^\d{5}(-\d{4})?$/,
};

interface Addressed {
  address?: { postalCode: string; country: string } | null | undefined;
}

const isValid = ({ address }: Addressed) =>
  !address?.postalCode || (FORMATS[address.country]?.test(address.postalCode) ?? true);

/** A rule of forms that the contract's schemas cannot state: the postal code suits the country. */
export const postalCodeRule = z.refine<Addressed>(isValid, { path: ['address', 'postalCode'] });
