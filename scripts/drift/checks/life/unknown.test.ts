import { expect, it } from 'vitest';
import type { Json } from '../../../contract/document.ts';
import { isNothing } from './unknown.ts';

it('recognizes an empty response by where the record usually is', () => {
  const of = (whole: Json, json: Json) => isNothing({ json: whole }, { json });
  const whole = { result: { key: 7 }, errors: null, trace: 'a' };
  expect(of(whole, { result: null, errors: null, trace: 'b' })).toBe(true);
  expect(of(whole, null)).toBe(true);
  expect(of(whole, { result: { key: 8 }, errors: null, trace: 'b' })).toBe(false);
  // Without an envelope, any number of properties may be empty.
  expect(of({ id: 7, name: 'a', owner: { id: 8 }, note: null }, { id: 7, owner: null })).toBe(false);
  expect(isNothing({ json: whole }, { json: undefined })).toBe(false);
});
