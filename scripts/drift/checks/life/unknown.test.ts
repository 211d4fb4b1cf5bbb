import { expect, it } from 'vitest';
import type { Json } from '../../../contract/document.ts';
import { isNothing } from './unknown.ts';

it('knows an answer with nothing in it by where the record stands otherwise', () => {
  const of = (whole: Json, json: Json) => isNothing({ json: whole }, { json });
  const whole = { result: { key: 7 }, errors: null, trace: 'a' };
  expect(of(whole, { result: null, errors: null, trace: 'b' })).toBe(true);
  expect(of(whole, null)).toBe(true);
  expect(of(whole, { result: { key: 8 }, errors: null, trace: 'b' })).toBe(false);
  // What is not wrapped may have as many empty properties as it likes.
  expect(of({ id: 7, name: 'a', owner: { id: 8 }, note: null }, { id: 7, owner: null })).toBe(false);
  expect(isNothing({ json: whole }, { json: undefined })).toBe(false);
});
