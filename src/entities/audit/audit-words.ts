import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AuditEntry } from '~/api/accounts';
import { accountStatusWords, categoryWords } from '~/entities/account-words';

export const actionWords: Record<AuditEntry['action'], MessageDescriptor> = {
  create: msg`Created the account`,
  view: msg`Started viewing`,
  allowChanges: msg`Allowed changes while viewing`,
  change: msg`Changed while viewing`,
  endView: msg`Stopped viewing`,
  update: msg`Changed`,
  refreshStockAssets: msg`Refreshed stock assets`,
};

/** What was done to a record, by the first word of the operation. */
const verbs: Record<string, MessageDescriptor> = {
  create: msg`Added`,
  delete: msg`Deleted`,
  duplicate: msg`Duplicated`,
  import: msg`Imported`,
  merge: msg`Merged`,
  replace: msg`Replaced`,
  send: msg`Sent`,
};

export const verbOf = (operation: string): MessageDescriptor =>
  verbs[/^[a-z]+/.exec(operation)?.[0] ?? ''] ?? msg`Changed`;

export const recordWords: Record<NonNullable<AuditEntry['record']>['type'], MessageDescriptor> = {
  account: msg`Account`,
  asset: msg`Asset`,
  contact: msg`Contact`,
  location: msg`Location`,
  manager: msg`Manager`,
  product: msg`Product`,
  session: msg`Session`,
  template: msg`Template`,
};

/** The fields of an account or a record, by their path or the last name of their path. Others are shown by that name. */
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
  name: msg`Name`,
  firstName: msg`First name`,
  lastName: msg`Last name`,
  emails: msg`Email addresses`,
  phoneNumbers: msg`Phone numbers`,
  birthday: msg`Birthday`,
  tags: msg`Tags`,
  notes: msg`Notes`,
  price: msg`Price`,
  description: msg`Description`,
  active: msg`Active`,
  'emailConsent.status': msg`Email consent`,
  'smsConsent.status': msg`SMS consent`,
};

export function fieldLabel(field: string): MessageDescriptor | string {
  const name = field.split('.').at(-1) ?? field;
  return fieldWords[field] ?? (Object.hasOwn(fieldWords, name) ? (fieldWords[name] ?? name) : name);
}

/** The values of fields with a choice, by field. */
const valueWords: Record<string, Record<string, MessageDescriptor>> = {
  status: Object.fromEntries(Object.entries(accountStatusWords).map(([value, { label }]) => [value, label])),
  category: categoryWords,
};

export const valueLabel = (field: string, value: string): MessageDescriptor | string =>
  valueWords[field]?.[value] ?? value;
