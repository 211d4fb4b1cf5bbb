import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CancellationReason, Card, LimitName, Plan, Subscription } from '~/api/payments';

export const statusWords: Record<Subscription['status'], MessageDescriptor> = {
  trialing: msg`Trial`,
  active: msg`Active`,
  past_due: msg`Payment overdue`,
  canceled: msg`Ended`,
};

export const statusTone = {
  trialing: 'accent',
  active: 'success',
  past_due: 'danger',
  canceled: 'warning',
} as const;

export const limitWords: Record<LimitName, MessageDescriptor> = {
  devices: msg`Booths`,
  locations: msg`Locations`,
  contacts: msg`Contacts`,
  emails: msg`Campaign emails this month`,
  sms: msg`Campaign SMS this month`,
  storageGb: msg`Storage`,
};

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
