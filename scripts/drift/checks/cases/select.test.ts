import { expect, it } from 'vitest';
import type { Attempt } from '../../../contract/cases/attempt.ts';
import type { CaseVariant } from '../../../contract/cases/case.ts';
import { select } from './select.ts';

const valid = (field: string, name: string, keyword: string, variant?: CaseVariant): Attempt => ({
  kind: 'valid',
  name: `${field}: ${name}`,
  field,
  rule: `/${field}/${keyword}`,
  sort: `valid ${keyword}`,
  ...(variant && { variant }),
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
  const attempts = ([undefined, 'extra-letter', 'other-letter'] as const).map(
    (variant): Attempt => ({ ...valid('code', `${variant}`, 'pattern', variant), kind: 'invalid' }),
  );
  const chosen = select(attempts, { most: Number.POSITIVE_INFINITY, seed: 1, fuzz: 0 });
  expect(chosen.invalid).toHaveLength(3);
});

it('sends null in addition to other values of the same type', () => {
  const attempts = [
    valid('note', 'letters of many languages', 'type'),
    valid('note', 'null', 'type', 'null'),
  ];
  const chosen = select(attempts, { most: Number.POSITIVE_INFINITY, seed: 1, fuzz: 0 });
  expect(chosen.valid).toHaveLength(2);
});

it('tries an impossible calendar date in addition to a non-date', () => {
  const invalid = (text: string): Attempt => ({
    ...valid('on', text, 'format', text.includes('-02-30') ? 'impossible-date' : undefined),
    kind: 'invalid',
  });
  const attempts = [invalid('soon'), invalid('15.01.2031'), invalid('2031-02-30')];
  const chosen = select(attempts, { most: Number.POSITIVE_INFINITY, seed: 1, fuzz: 0 });
  expect(chosen.invalid.map(([first]) => first?.name)).toEqual(['on: soon', 'on: 2031-02-30']);
});

it('leaves disputable cases out, and writes unreadable texts last', () => {
  const hostile = (variant: CaseVariant): Attempt => ({
    ...valid('note', variant, 'type', variant),
    kind: 'hostile',
    sort: variant,
  });
  const attempts = [
    valid('note', 'spaces at both ends', 'type', 'surrounding-spaces'),
    ...(['nul', 'sql'] as const).map(hostile),
  ];
  const options = { most: Number.POSITIVE_INFINITY, seed: 1, fuzz: 0 };
  const written = select(attempts, { ...options, isWrite: true });
  expect(written.valid).toEqual([]);
  expect(written.hostile.map(({ variant }) => variant)).toEqual(['sql']);
  expect(written.unreadable.map(([first]) => first?.variant)).toEqual(['nul']);
  expect(
    select(attempts, options)
      .hostile.map(({ variant }) => variant)
      .sort(),
  ).toEqual(['nul', 'sql']);
});
