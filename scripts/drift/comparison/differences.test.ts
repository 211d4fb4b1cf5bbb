import { expect, it } from 'vitest';
import { differing } from './differences.ts';

it.each([
  [{ a: 1, b: { c: 2, d: [1] } }, { a: 1, b: { c: 3, d: [1] } }, ['b.c']],
  [{ a: 1 }, { a: 1, b: null }, ['b']],
  [{ lines: [{ no: 1 }, { no: 2 }] }, { lines: [{ no: 7 }, { no: 8 }] }, ['lines.*.no']],
  [{ lines: [1] }, { lines: [1, 2] }, ['lines']],
  ['text', 'other', ['the whole']],
  [{ a: [{ b: 1 }] }, { a: [{ b: 1 }] }, []],
])('%j and %j differ in %j', (was, is, names) => {
  expect(differing(was, is)).toEqual(names);
});

const media = (query: string) => ({ url: `/media/photo/7?v=abc&${query}` });

it('ignores the expiry of a signed address', () => {
  expect(differing(media('expires=3600&signature=aaa'), media('expires=7200&signature=bbb'))).toEqual([]);
});

it.each([
  ['another file', 'expires=3600&signature=aaa', 'expires=3600&signature=aaa&size=thumb'],
  ['what is not signed', 'expires=3600', 'expires=7200'],
  ['what does not expire', 'signature=aaa', 'signature=bbb'],
])('detects an address of %s', (_, was, is) => {
  expect(differing(media(was), media(is))).toEqual(['url']);
});
