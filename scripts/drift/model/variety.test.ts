import { expect, it } from 'vitest';
import { addsNothing } from './variety.ts';

const LISTED = [
  { name: 'Hall', status: 'open', closedOn: null, hidden: false },
  { name: 'Loft', status: 'held', closedOn: null, hidden: false },
];

it.each([
  ['what has the state of another', { name: 'Yard', status: 'held', closedOn: null, hidden: false }, true],
  ['a state that none has', { name: 'Yard', status: 'draft', closedOn: null, hidden: false }, false],
  ['a sign that none has', { name: 'Yard', status: 'open', closedOn: null, hidden: true }, false],
  ['a day that none has', { name: 'Yard', status: 'open', closedOn: '2031-01-15', hidden: false }, false],
  ['nothing where all have something', { name: null, status: 'open', closedOn: null, hidden: false }, false],
])('decides whether a record adds nothing: %s', (_, one, isSame) => {
  expect(addsNothing(one, LISTED)).toBe(isSame);
});
