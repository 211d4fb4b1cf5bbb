import { expect, it } from 'vitest';
import { nameInAnswer } from './name-in-answer';

it.each([
  ['a record with a name', { id: 'a', name: 'Summer glow' }, 'Summer glow'],
  ['a person', { firstName: 'Ana', lastName: 'Silva', emailAddress: 'ana@example.org' }, 'Ana Silva'],
  ['a person with one name', { firstName: null, lastName: 'Silva' }, 'Silva'],
  [
    'an email address',
    { firstName: null, lastName: null, emailAddress: 'ana@example.org' },
    'ana@example.org',
  ],
  ['a phone number', { emailAddress: null, phoneNumber: '4165550123' }, null],
  ['an empty name', { name: '' }, null],
  ['a list', { page: 1, items: [{ name: 'Summer glow' }] }, null],
  ['no body', undefined, null],
])('reads the name of %s', (_, answer, name) => {
  expect(nameInAnswer(answer)).toBe(name);
});
