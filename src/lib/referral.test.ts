import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { readReferral } from './referral';

/** A page whose referral script has this value; null for a page without one. */
function pageWith(value: string | null) {
  const script = { getAttribute: () => value };
  const find = (selector: string) => (selector === 'script[data-referral]' && value !== null ? script : null);
  return { querySelector: find } as unknown as Document;
}

it('[referral] the value is read from the referral script', () => {
  expect(readReferral(pageWith('spring-fair'))).toBe('spring-fair');
  expect(readReferral(pageWith(' spring-fair\n'))).toBe('spring-fair');
});

it('[referral] absent script, absent value', () => {
  expect(readReferral(pageWith(null))).toBeNull();
  expect(readReferral(pageWith(''))).toBeNull();
});

it('[referral] what the contract would refuse is not sent', () => {
  const { referral } = parse(readFileSync('openapi/v1/common.yaml', 'utf8')).parameters;
  const { pattern, minLength, maxLength } = referral.schema;
  for (const value of ['a', '~!', 'a b', 'été', 'line\nbreak', 'x'.repeat(120), 'x'.repeat(121)]) {
    const fits = new RegExp(pattern).test(value) && value.length >= minLength && value.length <= maxLength;
    expect([value, readReferral(pageWith(value))]).toEqual([value, fits ? value : null]);
  }
});
