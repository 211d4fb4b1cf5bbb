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

it('tries type changes last', () => {
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

it('tests a pattern from several sides', () => {
  const invalid = (name: string): Attempt => ({ ...valid('code', name, 'pattern'), kind: 'invalid' });
  const attempts = ['a letter that does not belong', 'a letter too many', 'another letter'].map(invalid);
  const chosen = select(attempts, { most: Number.POSITIVE_INFINITY, seed: 1, fuzz: 0 });
  expect(chosen.invalid).toHaveLength(3);
});

it('sends null in addition to other values of the same type', () => {
  const attempts = [valid('note', 'letters of many languages', 'type'), valid('note', 'null', 'type')];
  const chosen = select(attempts, { most: Number.POSITIVE_INFINITY, seed: 1, fuzz: 0 });
  expect(chosen.valid).toHaveLength(2);
});

it('tries an impossible calendar date in addition to a non-date', () => {
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
