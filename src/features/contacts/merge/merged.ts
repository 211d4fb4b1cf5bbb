// Previews a merged contact by the rules in the contract's description of `mergeContacts`.
import type { Contact, ContactConsent } from '~/api/contacts';
import { fullName } from '~/entities/contact-name';

type Kept = Pick<
  Contact,
  | 'firstName'
  | 'lastName'
  | 'birthday'
  | 'notes'
  | 'emails'
  | 'phoneNumbers'
  | 'tags'
  | 'locationIds'
  | 'emailConsent'
  | 'smsConsent'
>;

export function merged(kept: Kept, gone: Kept): Kept {
  const named = fullName(kept) === null ? gone : kept;
  const emails = distinct([...kept.emails, ...gone.emails], emailKey);
  const phoneNumbers = distinct([...kept.phoneNumbers, ...gone.phoneNumbers], phoneKey);
  const isMain = ([one]: Values, [other]: Values, key: (value: string) => string) =>
    one !== undefined && other !== undefined && key(one.value) === key(other.value);
  const notes = [kept.notes, gone.notes].filter((text) => text !== null);
  return {
    firstName: named.firstName,
    lastName: named.lastName,
    birthday: kept.birthday ?? gone.birthday,
    notes: [...new Set(notes)].join('\n') || null,
    emails,
    phoneNumbers,
    tags: [...new Set([...kept.tags, ...gone.tags])],
    locationIds: [...new Set([...kept.locationIds, ...gone.locationIds])],
    emailConsent: consent(kept.emailConsent, gone.emailConsent, isMain(emails, gone.emails, emailKey)),
    smsConsent: consent(kept.smsConsent, gone.smsConsent, isMain(phoneNumbers, gone.phoneNumbers, phoneKey)),
  };
}

type Values = readonly { value: string }[];

const emailKey = (value: string) => value.toLowerCase();
/** Ten digits equal the same number with +1. */
const phoneKey = (value: string) => value.replace(/^\+1(?=\d{10}$)/, '');

function distinct(values: Values, key: (value: string) => string) {
  return [...new Map(values.toReversed().map((one) => [key(one.value), one])).values()].toReversed();
}

/** An opt-out of either applies, and the consent of the other only for the address that it was given for. */
function consent(kept: ContactConsent, gone: ContactConsent, isSameAddress: boolean): ContactConsent {
  const both = isSameAddress ? [kept, gone] : [kept];
  return (
    [kept, gone].find(({ status }) => status === 'out') ?? both.find(({ status }) => status === 'in') ?? kept
  );
}
