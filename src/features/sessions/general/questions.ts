// The booth's questions to guests: six known details, and custom questions.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CaptureField } from '~/api/sessions';

interface Detail extends Pick<CaptureField, 'key' | 'kind'> {
  name: MessageDescriptor;
  /** The default text for guests. */
  label: MessageDescriptor;
}

export const DETAILS: readonly Detail[] = [
  { key: 'firstName', kind: 'text', name: msg`First name`, label: msg`First name` },
  { key: 'lastName', kind: 'text', name: msg`Last name`, label: msg`Last name` },
  { key: 'emailAddress', kind: 'email', name: msg`Email address`, label: msg`Your email address` },
  { key: 'phoneNumber', kind: 'phone', name: msg`Mobile number`, label: msg`Your mobile number` },
  { key: 'birthday', kind: 'date', name: msg`Birthday`, label: msg`Your birthday` },
  {
    key: 'marketingConsent',
    kind: 'checkbox',
    name: msg`Marketing consent`,
    label: msg`Send me news and offers`,
  },
];

export const detailOf = (key: string): Detail | undefined => DETAILS.find((detail) => detail.key === key);

/** The contract's maximum of custom questions. */
const MOST_OWN = 10;

export const canAskOwn = (asked: readonly CaptureField[]): boolean =>
  asked.filter(({ key }) => !detailOf(key)).length < MOST_OWN;

/** A custom question with a unique key. */
export function ownQuestion(asked: readonly CaptureField[], label: string): CaptureField {
  const taken = new Set(asked.map(({ key }) => key));
  let number = 1;
  while (taken.has(`custom${number}`)) number += 1;
  return { key: `custom${number}`, label, kind: 'text', required: false };
}
