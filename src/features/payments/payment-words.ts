import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { BillingDetails, CancellationReason, Card, Plan, Subscription } from '~/api/payments';

/** The limits that an account has. */
export const limitsOf = ({ usage }: Subscription): Plan['limits'] =>
  Object.fromEntries(usage.map(({ name, max }) => [name, max])) as Plan['limits'];

export const reasonWords: Record<CancellationReason, MessageDescriptor> = {
  too_expensive: msg`It's too expensive`,
  not_used: msg`I don't use it enough`,
  missing_feature: msg`A feature is missing`,
  other_product: msg`I'm switching to another product`,
  closing: msg`I'm closing my business`,
  other: msg`Another reason`,
};

const REVERSE_CHARGE = msg`reverse charge`;

/** `HST 13%` */
export function taxWord(
  { name, percent, isReverseCharge }: NonNullable<BillingDetails['tax']>,
  i18n: I18n,
): string {
  if (isReverseCharge) return `${name} (${i18n._(REVERSE_CHARGE)})`;
  const format = new Intl.NumberFormat(i18n.locale, { style: 'percent', maximumFractionDigits: 3 });
  return `${name} ${format.format(percent / 100)}`;
}

const BRANDS: Record<Card['brand'], string> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  other: '',
};

/** `Visa •••• 4242` */
export const cardName = ({ brand, last4 }: Pick<Card, 'brand' | 'last4'>): string =>
  `${BRANDS[brand]} •••• ${last4}`.trim();

/** `11/2029` */
export const cardExpiry = ({ expMonth, expYear }: Pick<Card, 'expMonth' | 'expYear'>): string =>
  `${`${expMonth}`.padStart(2, '0')}/${expYear}`;
