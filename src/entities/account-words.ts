import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AccountSummary } from '~/api/accounts';
import type { BadgeProps } from '~/ui/badge';

export const categoryWords: Record<AccountSummary['category'], MessageDescriptor> = {
  beauty: msg`Beauty`,
  pets: msg`Pets`,
  construction: msg`Construction`,
  marketing: msg`Marketing`,
  other: msg`Other`,
};

export const planWords: Record<NonNullable<AccountSummary['plan']>, MessageDescriptor> = {
  indie: msg`Indie`,
  business: msg`Business`,
  enterprise: msg`Enterprise`,
};

type Status = AccountSummary['status'];

export const accountStatusWords: Record<Status, { label: MessageDescriptor; tone: BadgeProps['tone'] }> = {
  trial: { label: msg`Trial`, tone: 'accent' },
  active: { label: msg`Active`, tone: 'success' },
  past_due: { label: msg`Past due`, tone: 'warning' },
  suspended: { label: msg`Suspended`, tone: 'danger' },
};

/** The choices of a field, or the options of a filter. */
export const choicesOf = (words: Record<string, MessageDescriptor>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }));

export const statusChoices = Object.entries(accountStatusWords).map(([value, { label }]) => ({
  value,
  label,
}));
