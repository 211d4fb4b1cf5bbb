// Whom a photo can be sent to, and why not.
import { expect, test } from 'vitest';
import type { Contact } from '~/api/contacts';
import { recipientsOf } from './recipients';

const consent = (status: 'in' | 'out' | 'unknown') => ({ status, at: null, how: null, by: null });

const contact = (more: object): Contact =>
  ({
    id: 'contact-ada',
    firstName: 'Ada',
    lastName: null,
    emailAddress: 'ada@mail.example',
    phoneNumber: '4165550118',
    emailConsent: consent('in'),
    smsConsent: consent('in'),
    ...more,
  }) as Contact;

const refusals = (more: object, hasSms?: boolean) =>
  recipientsOf(contact(more), hasSms).map(({ send, refusal }) => [send.channel, refusal]);

test('offers both addresses of a contact who agreed to both', () => {
  expect(refusals({})).toEqual([
    ['email', null],
    ['sms', null],
  ]);
  expect(recipientsOf(contact({}), true)[1]).toMatchObject({ address: '(416) 555-0118', contact: 'Ada' });
});

test('leaves out an address that a contact does not have', () => {
  expect(refusals({ emailAddress: null })).toEqual([['sms', null]]);
  expect(refusals({ emailAddress: null, phoneNumber: null })).toEqual([]);
});

test('refuses who has not agreed, who opted out, and SMS where it is not enabled', () => {
  expect(refusals({ emailConsent: consent('unknown'), smsConsent: consent('out') })).toEqual([
    ['email', 'noConsent'],
    ['sms', 'optedOut'],
  ]);
  expect(refusals({}, false)).toEqual([
    ['email', null],
    ['sms', 'noSms'],
  ]);
});
