// Shared rules of the bodies that create and change a contact.
import type { FieldError } from '../../../scripts/contract/schemas.ts';
import type { components } from '../../../src/api/generated/schema.d.ts';
import { refuse } from '../refusal.ts';
import { MOST_VALUES, WAYS, type Way } from './addresses.ts';
import type { Person } from './person.ts';

type Stated = Pick<components['schemas']['ContactUpdate'], 'emailConsent' | 'smsConsent'>;
type Body = components['schemas']['ContactCreate'] | components['schemas']['ContactUpdate'];

export const valuesOf = (list: { value: string }[] = []): string[] => list.map(({ value }) => value);

/** The channels whose consent the body states. */
export const statedIn = ({ emailConsent, smsConsent }: Stated): Way[] => [
  ...(emailConsent ? ['email' as const] : []),
  ...(smsConsent ? ['sms' as const] : []),
];

/** @throws Refusal 422 when the contact has neither an address nor a number */
export function wrongAddresses({ emails, phones }: Person): FieldError[] {
  if (emails.length + phones.length === 0) {
    const message = 'Enter an email address or a phone number.';
    const errors = [{ field: 'emailAddress', message }];
    throw refuse(422, 'A contact needs an email address or a phone number.', errors);
  }
  const message = `Enter at most ${MOST_VALUES}, including the main one.`;
  return [
    ...(emails.length > MOST_VALUES ? [{ field: 'emails', message }] : []),
    ...(phones.length > MOST_VALUES ? [{ field: 'phoneNumbers', message }] : []),
  ];
}

/** The field of the body that contains the address with this key. */
export function fieldIn(body: Body, way: Way, key: string): string {
  const [main, list, mainField, listField] =
    way === 'email'
      ? [body.emailAddress, body.emails, 'emailAddress', 'emails']
      : [body.phoneNumber, body.phoneNumbers, 'phoneNumber', 'phoneNumbers'];
  const index = valuesOf(list).findIndex((value) => WAYS[way].key(value) === key);
  return index < 0 || (main && WAYS[way].key(main) === key) ? mainField : `${listField}.${index}.value`;
}
