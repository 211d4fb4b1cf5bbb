import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Account, AccountSettings } from '~/api/account';
import type { AccountSettingsUpdate, AdminAccountUpdate } from '~/api/accounts';
import { categoryWords, choicesOf } from '~/entities/account-words';
import { timezoneChoices } from '~/entities/pickers/place-choices';
import type { Section } from '~/patterns/form/field';
import { fieldsOf } from '~/patterns/form/fields';
import { readNumber } from '~/patterns/form/numbers';
import { AccountFacts } from './account-facts';
import { limitInput, UNLIMITED } from './limit-input';
import { PlanFacts } from './plan-facts';

const field = fieldsOf<AdminAccountUpdate, Account>();
const setting = fieldsOf<AccountSettingsUpdate, AccountSettings>();

export const profileForm: readonly Section<AdminAccountUpdate, Account>[] = [
  {
    title: msg`Business`,
    fields: [
      field.text('businessName', { label: msg`Business name` }),
      field.choice('category', {
        label: msg`Category`,
        hint: msg`Decides which stock assets the account gets.`,
        options: choicesOf(categoryWords),
        half: true,
      }),
      field.choice('timezone', {
        label: msg`Time zone`,
        hint: msg`For charts and schedules.`,
        options: timezoneChoices,
        half: true,
      }),
      field.phone('phone', { label: msg`Phone`, half: true }),
      field.text('website', { label: msg`Website`, type: 'url', half: true }),
    ],
  },
  {
    title: msg`Owner`,
    fields: [field.text('ownerName', { label: msg`Name` })],
  },
  { title: msg`Plan and usage`, aside: true, fields: [], SideContent: PlanFacts },
  { title: msg`Details`, aside: true, fields: [], SideContent: AccountFacts },
];

const limit = (name: keyof AccountSettings['limits'], label: MessageDescriptor) =>
  setting.converted(`limits.${name}`, {
    label,
    Input: limitInput(name),
    half: true,
    toInput: (value) => (typeof value === 'number' ? String(value) : UNLIMITED),
    // An empty field is not a limit yet.
    fromInput: (typed) => (typed === UNLIMITED ? null : typed.trim() === '' ? Number.NaN : readNumber(typed)),
  });

export const settingsForm: readonly Section<AccountSettingsUpdate, AccountSettings>[] = [
  {
    title: msg`Features`,
    fields: [
      setting.choices('features', {
        label: msg`Features`,
        options: [
          { value: 'campaigns', label: msg`Campaigns by email and SMS` },
          { value: 'microsites', label: msg`Photo page for every session` },
          { value: 'integrations', label: msg`Integrations` },
          { value: 'analytics', label: msg`Analytics` },
          { value: 'franchise', label: msg`Shared branding for all locations` },
        ],
      }),
    ],
  },
  {
    title: msg`Limits`,
    text: msg`A lower limit deletes nothing. It only prevents adding more.`,
    fields: [
      limit('devices', msg`Devices`),
      limit('locations', msg`Locations`),
      limit('contacts', msg`Contacts`),
      limit('storageGb', msg`Storage in GB`),
    ],
  },
  {
    title: msg`Policies`,
    aside: true,
    fields: [
      setting.toggle('brandLock', {
        label: msg`Brand lock`,
        hint: msg`Locations keep the account's branding.`,
      }),
      setting.number('retentionDays', {
        label: msg`Retention in days`,
        hint: msg`How long photos are kept.`,
      }),
    ],
  },
  {
    title: msg`Text messages`,
    aside: true,
    fields: [
      setting.toggle('smsEnabled', { label: msg`SMS enabled` }),
      setting.text('senderName', {
        label: msg`Sender name`,
        hint: msg`Leave empty for the product's default.`,
      }),
    ],
  },
];
