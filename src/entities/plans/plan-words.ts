import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { LimitName, Subscription } from '~/api/payments';
import { formatBytes, formatNumber } from '~/lib/format';

export const subscriptionStatusWords: Record<Subscription['status'], MessageDescriptor> = {
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
  emails: msg`Emails this month`,
  sms: msg`SMS this month`,
  storageGb: msg`Storage`,
};

const GB = 2 ** 30;

/** An amount of what a plan limits; little storage in MB or kB. */
export const formatAmount = (name: LimitName, amount: number, locale: string): string =>
  name === 'storageGb' ? formatBytes(amount * GB, locale) : formatNumber(amount, locale);
