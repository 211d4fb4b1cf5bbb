import { expect, it } from 'vitest';
import { initialsOf } from './avatar';

it.each([
  ['Anna Muster', 'AM'],
  ['Ana Maria da Silva', 'AS'],
  ['Cher', 'C'],
  ['anna.muster@mail.example', 'A'],
  ['李 小龍', '李小'],
  ['(416) 555-0101', '#'],
])('takes the initials of %s', (name, initials) => expect(initialsOf(name)).toBe(initials));
