import { describe, expect, it } from 'vitest';
import { nameOf } from '~/entities/contact-name';
import { readAddress, readPhoneNumber } from './address';

describe('readAddress', () => {
  it('distinguishes addresses from numbers in any format', () => {
    expect(readAddress(' Ada@Mail.example ')).toEqual({ emailAddress: 'Ada@Mail.example' });
    for (const typed of ['(416) 555-0118', '416.555.0118', '1 416 555 0118', '4165550118'])
      expect(readAddress(typed)).toEqual({ phoneNumber: '4165550118' });
    for (const typed of ['+49 30 1234567', '0049 (30) 123-4567'])
      expect(readAddress(typed)).toEqual({ phoneNumber: '+49301234567' });
  });

  it('ignores names, and the beginning of either', () => {
    for (const typed of ['Ada', 'ada@', '416 555', '', 'Studio 54', '@', '+1'])
      expect(readAddress(typed)).toBeNull();
  });
});

it('leaves an invalid number as typed, for the contract to refuse', () => {
  expect(readPhoneNumber('555-ASK')).toBe('555-ASK');
});

it('names a contact by name, or else by address or number', () => {
  const nobody = { firstName: null, lastName: null, emailAddress: null, phoneNumber: null };
  expect(nameOf({ ...nobody, firstName: 'Ada', lastName: 'Okafor', emailAddress: 'a@x.example' })).toBe(
    'Ada Okafor',
  );
  expect(nameOf({ ...nobody, lastName: 'Okafor' })).toBe('Okafor');
  expect(nameOf({ ...nobody, phoneNumber: '4165550118' })).toBe('(416) 555-0118');
});
