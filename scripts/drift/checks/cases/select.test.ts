import { expect, it } from 'vitest';
import type { Attempt } from '../../../contract/cases/attempt.ts';
import { select } from './select.ts';

const valid = (field: string, name: string, keyword: string): Attempt => ({
  kind: 'valid',
  name: `${field}: ${name}`,
  field,
  rule: `/${field}/${keyword}`,
  sort: `valid ${keyword}`,
  make: () => undefined,
});

it('tries last what may change what a record is', () => {
  const attempts = [
    valid('body', 'with kind', 'properties'),
    valid('kind', '"other"', 'enum'),
    valid('title', '1 characters', 'minLength'),
    valid('title', '9 characters', 'maxLength'),
  ];
  const chosen = select(attempts, { most: Number.POSITIVE_INFINITY, seed: 1, fuzz: 0 });
  expect(chosen.valid.map(([first]) => first?.name)).toEqual([
    'title: 1 characters',
    'title: 9 characters',
    'body: with kind',
    'kind: "other"',
  ]);
});

it('tries a day that no calendar has beside what is no date at all', () => {
  const invalid = (text: string): Attempt => ({
    ...valid('on', `not a date: ${JSON.stringify(text)}`, 'format'),
    kind: 'invalid',
  });
  const attempts = [invalid('soon'), invalid('15.01.2031'), invalid('2031-02-30')];
  const chosen = select(attempts, { most: Number.POSITIVE_INFINITY, seed: 1, fuzz: 0 });
  expect(chosen.invalid.map(([first]) => first?.name)).toEqual([
    'on: not a date: "soon"',
    'on: not a date: "2031-02-30"',
  ]);
});
