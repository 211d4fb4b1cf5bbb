import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AuditEntry } from '~/api/accounts';
import { categoryWords, statusWords } from '../account-words';

export const actionWords: Record<AuditEntry['action'], MessageDescriptor> = {
  create: msg`Created the account`,
  view: msg`Started viewing`,
  allowChanges: msg`Allowed changes while viewing`,
  endView: msg`Stopped viewing`,
  update: msg`Changed`,
  refreshStockAssets: msg`Refreshed stock assets`,
};

/** The fields of an account, by the last name of their path. Others are shown by that name. */
const fieldWords: Record<string, MessageDescriptor> = {
  businessName: msg`Business name`,
  category: msg`Category`,
  ownerName: msg`Owner`,
  phone: msg`Phone`,
  website: msg`Website`,
  timezone: msg`Time zone`,
  status: msg`Status`,
  features: msg`Features`,
  devices: msg`Devices`,
  locations: msg`Locations`,
  contacts: msg`Contacts`,
  storageGb: msg`Storage in GB`,
  brandLock: msg`Brand lock`,
  retentionDays: msg`Retention in days`,
  smsEnabled: msg`SMS enabled`,
  senderName: msg`Sender name`,
};

export function fieldLabel(field: string): MessageDescriptor | string {
  const name = field.split('.').at(-1) ?? field;
  return Object.hasOwn(fieldWords, name) ? (fieldWords[name] ?? name) : name;
}

/** The values of fields with a choice, by field. */
const valueWords: Record<string, Record<string, MessageDescriptor>> = {
  status: Object.fromEntries(Object.entries(statusWords).map(([value, { label }]) => [value, label])),
  category: categoryWords,
};

export const valueLabel = (field: string, value: string): MessageDescriptor | string =>
  valueWords[field]?.[value] ?? value;
