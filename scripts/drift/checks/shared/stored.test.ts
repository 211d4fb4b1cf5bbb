import { expect, it } from 'vitest';
import type { CaseRequest } from '../../../contract/cases/case.ts';
import type { Json } from '../../../contract/document.ts';
import type { Operation } from '../../../contract/operations.ts';
import type { Run } from '../../engine/run.ts';
import { sentIn } from '../../requests/sent.ts';
import {
  forgottenInside,
  goneInside,
  isElsewhere,
  isSame,
  isSetWithMore,
  isTruncated,
  withoutShadowed,
} from './stored.ts';

const SAME: [what: string, sent: Json, read: Json, name?: string][] = [
  ['another notation of a moment', '2031-01-15T09:30:00Z', '2031-01-15T10:30:00.000+01:00'],
  ['a number to call with its country', '4165550163', '+14165550163'],
  ['an address with a slash behind', 'https://juniper.example', 'https://juniper.example/'],
  ['a picture that is kept elsewhere', 'https://juniper.example/a.png', 'https://media.example/7f3c'],
  ['a list in another order', ['b', 'a'], ['a', 'b']],
  ['words of a list in small letters', ['Vip', 'friend'], ['friend', 'vip'], 'labels'],
  ['records with more in them', [{ kind: 'photo' }], [{ id: 'x1', kind: 'photo', order: 0 }]],
  ['small letters of an address', 'Ada@Example.com', 'ada@example.com', 'email'],
];

it.each(SAME)('treats %s as equal', (_, sent, read, name) => {
  expect(isSame(sent, read, name)).toBe(true);
});

const OTHER: [what: string, sent: Json, read: Json][] = [
  ['a number to call with letters behind', '4165550163', '4165550163zq'],
  ['another page of the same host', 'https://juniper.example/book', 'https://juniper.example/review'],
  ['a list that is empty', ['a'], []],
  ['records that say something else', [{ kind: 'photo' }], [{ id: 'x1', kind: 'video' }]],
  ['a whole number beside it', 3, 4],
];

it.each(OTHER)('treats %s as different', (_, sent, read) => {
  expect(isSame(sent, read)).toBe(false);
});

it('lets a server add to a set, but not take from it or keep what was cleared', () => {
  const Tags = { type: 'array', uniqueItems: true };
  const run = { contract: { document: { components: { schemas: { Tags } } } } } as unknown as Run;
  const set = { $ref: '#/components/schemas/Tags' };
  expect(isSetWithMore(run, set, ['a'], ['a', 'b'])).toBe(true);
  expect(isSetWithMore(run, set, ['a', 'c'], ['a', 'b'])).toBe(false);
  expect(isSetWithMore(run, set, [], ['b'])).toBe(false);
  expect(isSetWithMore(run, { type: 'array' }, ['a'], ['a', 'b'])).toBe(false);
});

it('distinguishes hosts', () => {
  expect(isElsewhere('https://a.example/x', 'https://b.example/x')).toBe(true);
  expect(isElsewhere('https://a.example', 'https://a.example/')).toBe(false);
});

it('ignores nested copies of the record’s own fields', () => {
  expect(withoutShadowed({ width: 100, layers: [] }, { width: 200, scene: null })).toEqual({ layers: [] });
});

it('reads a JSON part of a form', () => {
  const parts = [
    { name: 'about', text: '{"caption":"Door"}' },
    { name: 'language', text: 'en' },
  ];
  const body = { type: 'multipart/form-data', parts };
  const request: CaseRequest = { method: 'POST', path: '/', params: {}, query: [], headers: {}, body };
  expect(sentIn(request)).toEqual({ caption: 'Door' });
});

it('detects keys that a merge removed', () => {
  const was = { size: { width: 2, height: 3 }, place: { row: 1 } };
  expect(goneInside({ size: { width: 4 } }, was, { ...was, size: { width: 4 } })).toEqual(['size']);
  expect(goneInside({ size: { width: 4 } }, was, { ...was, size: { width: 4, height: 3 } })).toEqual([]);
  expect(goneInside({ place: { row: 2 } }, was, { ...was, place: { row: 2 } })).toEqual([]);
});

it('detects values that were returned but are missing when read', () => {
  const size = { type: 'object', properties: { width: {}, height: {}, key: { writeOnly: true } } };
  const schema = { type: 'object', properties: { size } };
  const responses = { 200: { content: { 'application/json': { schema } } } };
  const run = { contract: { document: { components: { schemas: {} } } } } as unknown as Run;
  const reading = { definition: { responses } } as unknown as Operation;
  const sent = { size: { width: 2, height: 3, key: 'k' } };
  const lost = (told: Json, read: Json) =>
    forgottenInside(run, reading, sent, { told: { size: told }, read: { size: read } });
  expect(lost(sent.size, { width: 2 })).toEqual(['size']);
  expect(lost(sent.size, { width: 2, height: 3 })).toEqual([]);
  // A value that was not returned is not compared.
  expect(lost({ width: 2 }, { width: 2 })).toEqual([]);
});

it('detects truncated nested values', () => {
  const boxes = [{ label: 'a', boxes: [{ label: 'b', boxes: [{ label: 'c' }] }] }];
  const cut = [{ label: 'a', boxes: [{ label: 'b' }] }];
  expect(isTruncated(boxes, cut, ['boxes'])).toBe(true);
  expect(isTruncated(boxes, boxes, ['boxes'])).toBe(false);
  // A value that is never returned may be available elsewhere, and so may the content of a referenced record.
  expect(isTruncated(boxes, cut, ['parts'])).toBe(true);
  expect(isTruncated(boxes, [{ label: 'a' }], ['parts'])).toBe(false);
  expect(isTruncated(boxes, [{ label: 'a', boxes: [{ id: 7, label: 'b' }] }], ['boxes'])).toBe(false);
});
