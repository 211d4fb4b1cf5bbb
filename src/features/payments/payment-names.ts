import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { BillingDetails, Card } from '~/api/payments';
import { numberFormat } from '~/lib/formatters';

const REVERSE_CHARGE = msg`reverse charge`;

/** `HST 13%` */
export function taxWord(
  { name, percent, isReverseCharge }: NonNullable<BillingDetails['tax']>,
  i18n: I18n,
): string {
  if (isReverseCharge) return `${name} (${i18n._(REVERSE_CHARGE)})`;
  const format = numberFormat(i18n.locale, { style: 'percent', maximumFractionDigits: 3 });
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
