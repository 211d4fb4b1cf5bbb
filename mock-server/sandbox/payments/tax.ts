// The tax on invoices. This table is a stand-in for the rates of a tax service.
import type { components } from '../../../src/api/generated/schema.d.ts';

type Schemas = components['schemas'];

const rate = (name: string, percent: number): Schemas['TaxRate'] => ({
  name,
  percent,
  isReverseCharge: false,
});
const HST_15 = rate('HST', 15);
const GST = rate('GST', 5);

/** By the code or the name of the province; the others pay GST. */
const CANADA = new Map(
  Object.entries({
    ...{ on: rate('HST', 13), ontario: rate('HST', 13), qc: rate('GST + QST', 14.975) },
    ...{ quebec: rate('GST + QST', 14.975), nb: HST_15, 'new brunswick': HST_15, nl: HST_15 },
    ...{ 'newfoundland and labrador': HST_15, pe: HST_15, 'prince edward island': HST_15 },
    ...{ ns: rate('HST', 14), 'nova scotia': rate('HST', 14) },
  }),
);

const EU = new Map(
  Object.entries({
    ...{ AT: 20, BE: 21, BG: 20, CY: 19, CZ: 21, DE: 19, DK: 25, EE: 24, ES: 21, FI: 25.5, FR: 20, GR: 24 },
    ...{ HR: 25, HU: 27, IE: 23, IT: 22, LT: 21, LU: 17, LV: 21, MT: 18, NL: 21, PL: 23, PT: 23, RO: 21 },
    ...{ SE: 25, SI: 22, SK: 23 },
  }),
);

/** @returns null where no tax is charged */
export function taxRateOf({
  address,
  taxId,
}: Pick<Schemas['BillingDetails'], 'address' | 'taxId'>): Schemas['TaxRate'] | null {
  const { country = '', region = '' } = address ?? {};
  if (country === 'CA') return CANADA.get(plain(region)) ?? GST;
  const percent = EU.get(country);
  if (percent === undefined) return null;
  // A business with a VAT ID accounts for the tax itself.
  return taxId === null ? rate('VAT', percent) : { name: 'VAT', percent: 0, isReverseCharge: true };
}

export const taxOn = (amount: number, of: Schemas['TaxRate'] | null): Schemas['Tax'] | null =>
  of && { ...of, amount: Math.round((amount * of.percent) / 100) };

export const withTax = (amount: number, of: Schemas['TaxRate'] | null): number =>
  amount + (taxOn(amount, of)?.amount ?? 0);

const plain = (region: string) =>
  region
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .trim()
    .toLowerCase();
