import { expect, it } from 'vitest';
import type { Case, CaseVariant } from '../../../contract/cases/case.ts';
import type { Json } from '../../../contract/document.ts';
import { formOf, isApart, isClosed, learnForm, type Tried } from './closed.ts';

const one = (field: string, rule: string, variant?: CaseVariant) => ({ field, rule, variant }) as Case;
const longest = one('zone', '/zone/maxLength', 'length');
const madeUp = one('zone', '/zone/pattern', 'pattern-text');
const nothing = { taken: [], doubtful: [], declined: [] };

it('treats a field as closed if every generated value was rejected', () => {
  expect(isClosed(longest, { ...nothing, declined: [longest, madeUp] })).toBe(true);
  expect(isClosed(longest, { ...nothing, taken: [madeUp], declined: [longest] })).toBe(false);
  // No keyword sets a minimum length here.
  const empty = one('zone', '/parameters/0', 'length');
  expect(isClosed(empty, { ...nothing, declined: [empty, longest] })).toBe(true);
  expect(isClosed(empty, { ...nothing, taken: [madeUp], declined: [empty] })).toBe(false);
  const none = one('zone', '/zone/type', 'null');
  expect(isClosed(none, { ...nothing, declined: [none, madeUp] })).toBe(false);
  // A rejection for another reason says nothing about the field.
  expect(isClosed(one('zone', '/zone/maxItems', 'entry-count'), { ...nothing, declined: [madeUp] })).toBe(
    false,
  );
});

it('treats a list as closed if fewer than two values were accepted', () => {
  const [a, b, c] = [1, 2, 3].map(() => one('kind', '/kind/enum')) as [Case, Case, Case];
  expect(isClosed(c, { ...nothing, taken: [a], doubtful: [b, c] })).toBe(true);
  expect(isClosed(c, { ...nothing, taken: [a, b], doubtful: [c] })).toBe(false);
  const constants = [0, 1, 2].map((i) => one('kind', `/kind/oneOf/${i}/const`));
  const [first, ...rest] = constants as [Case, Case, Case];
  expect(isClosed(rest[0] ?? first, { ...nothing, taken: [first], doubtful: rest })).toBe(true);
});

it('leaves rejections of a different form open', () => {
  const json = { size: 9, colour: 'red' };
  const about = (field: string): Case =>
    // Partial stub.
    ({
      ...{ kind: 'invalid', field, broken: { field } },
      ...{ operation: { parameters: [] }, request: { body: { json } } },
    }) as unknown as Case;
  const tried: Tried = { taken: [], doubtful: [], declined: [], refusals: new Map() };
  const isOwn = (field: string, status: number, answer: Json) => {
    const one = about(field);
    return isApart({ one, form: formOf(one, { status, json: answer }) }, tried);
  };
  const plain = { detail: 'Only 3 are left.' };
  // The form of a validation error is unknown here.
  expect(isOwn('size', 422, plain)).toBe(false);
  learnForm(tried, about('size'), { status: 422, json: { errors: { size: ['too small'] } } });
  learnForm(tried, about('body'), { status: 422, json: plain });
  expect(isOwn('size', 422, { errors: { size: ['too large', 'too odd'] } })).toBe(false);
  expect(isOwn('size', 422, plain)).toBe(true);
  expect(isOwn('size', 400, { errors: { size: ['too many'] } })).toBe(true);
  // No invalid value was tried for this field, so any form counts.
  expect(isOwn('colour', 422, { errors: { colour: ['too red'] } })).toBe(false);
  expect(isOwn('colour', 422, plain)).toBe(false);
});
