import { describe, expect, it } from 'vitest';
import { nameOf } from '~/components/contact-name';
import { readAddress, readNumber } from './address';

describe('readAddress', () => {
  it('knows an address from a number, however the number is written', () => {
    expect(readAddress(' Ada@Mail.example ')).toEqual({ emailAddress: 'Ada@Mail.example' });
    for (const typed of ['(416) 555-0118', '416.555.0118', '1 416 555 0118', '4165550118'])
      expect(readAddress(typed)).toEqual({ phoneNumber: '4165550118' });
    for (const typed of ['+49 30 1234567', '0049 (30) 123-4567'])
      expect(readAddress(typed)).toEqual({ phoneNumber: '+49301234567' });
  });

  it('takes a name, and the beginning of either, for neither', () => {
    for (const typed of ['Ada', 'ada@', '416 555', '', 'Studio 54', '@', '+1'])
      expect(readAddress(typed)).toBeNull();
  });
});

it('leaves a number that cannot be read as it was typed, for the contract to refuse', () => {
  expect(readNumber('555-ASK')).toBe('555-ASK');
});

it('calls a person by name, or by what one can be reached at', () => {
  const nobody = { firstName: null, lastName: null, emailAddress: null, phoneNumber: null };
  expect(nameOf({ ...nobody, firstName: 'Ada', lastName: 'Okafor', emailAddress: 'a@x.example' })).toBe(
    'Ada Okafor',
  );
  expect(nameOf({ ...nobody, lastName: 'Okafor' })).toBe('Okafor');
  expect(nameOf({ ...nobody, phoneNumber: '4165550118' })).toBe('(416) 555-0118');
});
