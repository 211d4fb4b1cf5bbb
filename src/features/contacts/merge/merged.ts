// Previews a merged contact by the rules in the contract's description of `mergeContacts`.
import type { Contact, ContactConsent } from '~/api/contacts';
import { fullName } from '~/components/contact-name';

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
  const notes = [kept.notes, gone.notes].filter((text) => text !== null);
  return {
    firstName: named.firstName,
    lastName: named.lastName,
    birthday: kept.birthday ?? gone.birthday,
    notes: [...new Set(notes)].join('\n') || null,
    emails: distinct([...kept.emails, ...gone.emails], (value) => value.toLowerCase()),
    // Ten digits equal the same number with +1.
    phoneNumbers: distinct([...kept.phoneNumbers, ...gone.phoneNumbers], (value) =>
      value.replace(/^\+1(?=\d{10}$)/, ''),
    ),
    tags: [...new Set([...kept.tags, ...gone.tags])],
    locationIds: [...new Set([...kept.locationIds, ...gone.locationIds])],
    emailConsent: consent(kept.emailConsent, gone.emailConsent),
    smsConsent: consent(kept.smsConsent, gone.smsConsent),
  };
}

function distinct(values: readonly { value: string }[], key: (value: string) => string) {
  return [...new Map(values.toReversed().map((one) => [key(one.value), one])).values()].toReversed();
}

/** An opt-out of either contact applies, or else a consent of either. */
function consent(kept: ContactConsent, gone: ContactConsent): ContactConsent {
  const find = (status: ContactConsent['status']) => [kept, gone].find((one) => one.status === status);
  return find('out') ?? find('in') ?? kept;
}
