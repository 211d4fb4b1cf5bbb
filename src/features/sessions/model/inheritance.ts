// The source of a session's branding, by the API's rules: its own, else its only location's, else
// the account's.
import type { Account } from '~/api/account';
import type { Location } from '~/api/locations';
import type { InheritedFrom, Session, SessionInherits, SessionUpdate } from '~/api/sessions';

export type InheritedField = keyof SessionInherits;

export interface Effective {
  value: string | null;
  from: InheritedFrom;
}

export interface Parents {
  account: Pick<Account, 'logoAssetId' | 'brandColor' | 'accentColor' | 'bookingUrl' | 'reviewUrl'>;
  /** The session's only location; null for none or several, or while it loads. */
  location: Pick<Location, 'logoAssetId' | 'bookingUrl' | 'reviewUrl'> | null;
}

/** An unchanged value is the record's, which may be inherited; null means inherited. */
export const isOwn = (
  field: InheritedField,
  values: Partial<Omit<SessionUpdate, 'status'>>,
  record: Session | null,
): boolean =>
  values[field] != null &&
  values[field] !== '' &&
  (values[field] !== record?.[field] || record?.inherits[field] === 'own');

/** The inherited value. */
export function inheritedValue(field: InheritedField, { account, location }: Parents): Effective {
  const parent = field === 'primaryColor' || field === 'accentColor' ? null : location?.[field];
  if (parent) return { value: parent, from: 'location' };
  return { value: field === 'primaryColor' ? account.brandColor : account[field], from: 'account' };
}

export function effectiveValue(
  field: InheritedField,
  values: Partial<Omit<SessionUpdate, 'status'>>,
  record: Session | null,
  parents: Parents,
): Effective {
  return isOwn(field, values, record)
    ? { value: values[field] ?? null, from: 'own' }
    : inheritedValue(field, parents);
}
