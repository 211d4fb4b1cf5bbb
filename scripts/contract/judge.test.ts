import { expect, test } from 'vitest';
import type { OpenApi, Schema } from './document.ts';
import { emptyDocument } from './document-testing.ts';
import { createJudge } from './judge.ts';
import { listOperations } from './operations.ts';

/** The fields with errors in a request whose body has this schema. */
function judged(schema: Schema, body: unknown, { type = 'application/json', files = {} } = {}) {
  const document: OpenApi = {
    ...emptyDocument,
    paths: {
      '/things': {
        post: {
          operationId: 'add',
          tags: ['things'],
          requestBody: { required: true, content: { [type]: { schema } } },
          responses: {},
        },
      },
    },
  };
  const [operation] = listOperations(document);
  if (!operation) throw new Error('no operation');
  const headers = new Headers({ 'content-type': type });
  const given = { params: {}, query: new URLSearchParams(), headers, body, files };
  return createJudge({ document }).request(operation, given);
}

const fields = (...given: Parameters<typeof judged>) => judged(...given).map(({ field }) => field);

test.each([
  ['2031-02-28T10:00:00Z', true],
  ['2032-02-29T10:00:00.123456+14:00', true],
  ['2031-02-29T10:00:00Z', false],
  ['2031-04-31T10:00:00Z', false],
  ['2031-01-01T24:00:00Z', false],
  ['2031-01-01 10:00:00Z', false],
])('%s is a date and time: %s', (text, isRight) => {
  const wrong = fields({ properties: { at: { type: 'string', format: 'date-time' } } }, { at: text });
  expect(wrong).toEqual(isRight ? [] : ['at']);
});

test('reports no choice error for an invalid value of a nullable property', () => {
  const place = { type: 'object', required: ['city'], properties: { city: { type: 'string' } } };
  const schema = { properties: { place: { oneOf: [place, { type: 'null' }] } } };
  expect(fields(schema, { place: {} })).toEqual(['place.city']);
  expect(fields(schema, { place: { city: 5 } })).toEqual(['place.city']);
  expect(fields(schema, { place: 5 })).toEqual(['place']);
  expect(fields(schema, { place: null })).toEqual([]);
});

test('reports undeclared properties, but not those that a failing branch declares', () => {
  const named = { properties: { name: { type: 'string' }, size: { type: 'integer' } } };
  const schema = { type: 'object', allOf: [named], unevaluatedProperties: false } as Schema;
  expect(fields(schema, { name: 'A', size: 'large' })).toEqual(['size']);
  expect(fields(schema, { name: 'A', size: 'large', odd: 1 })).toEqual(['size', 'odd']);
  expect(fields(schema, { name: 'A', odd: 1 })).toEqual(['odd']);
  const either = {
    type: 'object',
    oneOf: [named, { required: ['no'] }],
    unevaluatedProperties: false,
  } as Schema;
  expect(fields(either, { no: 1, name: 5 })).toEqual(['no', 'name']);
});

test('names an invalid discriminator, also next to other errors', () => {
  const branch = (kind: string) => ({
    type: 'object',
    required: ['kind'],
    properties: { kind: { const: kind } },
  });
  const schema = {
    properties: {
      shape: { oneOf: [branch('a'), branch('b')], discriminator: { propertyName: 'kind' } } as Schema,
      name: { type: 'string' },
    },
  };
  expect(fields(schema, { shape: { kind: 'c' }, name: 5 }).sort()).toEqual(['name', 'shape.kind']);
});

test('validates branches that only a mapping distinguishes', () => {
  const schema = {
    oneOf: [
      { type: 'object', required: ['a'] },
      { type: 'object', required: ['b'] },
    ],
    discriminator: { propertyName: 'kind', mapping: { a: '#/components/schemas/A' } },
  } as Schema;
  expect(fields(schema, { a: 1 })).toEqual([]);
  expect(fields(schema, {})).not.toEqual([]);
});

test('shortens the message for a long enum', () => {
  const values = Array.from({ length: 200 }, (_, i) => `value-${i}`);
  const [wrong] = judged({ properties: { one: { enum: values } } }, { one: 'x' });
  expect(wrong?.message).toBe('Must be one of the 200 allowed values, like value-0, value-1, value-2.');
});

test('quickly refuses a megabyte of invalid or equal entries', () => {
  const entry = { type: 'object', required: ['value'], properties: { value: { type: 'string' } } };
  const schema = {
    properties: { list: { type: 'array', maxItems: 20, uniqueItems: true, items: entry } },
  } as Schema;
  const began = performance.now();
  expect(
    judged(schema, { list: Array.from({ length: 60_000 }, (_, i) => ({ value: `${i}` })) }),
  ).toHaveLength(1);
  expect(judged(schema, { list: Array.from({ length: 60_000 }, () => ({})) })).toHaveLength(1);
  expect(performance.now() - began).toBeLessThan(3000);
});

test.each([
  [
    [
      { a: 1, b: 2 },
      { b: 2, a: 1 },
    ],
    false,
  ],
  [[1, '1', { 1: 1 }, '{"1":1}'], true],
  [
    [
      [1, 2],
      [2, 1],
    ],
    true,
  ],
  [[null, null], false],
])('%j has unique entries: %s', (list, isRight) => {
  const schema = { properties: { list: { type: 'array', uniqueItems: true } } } as Schema;
  expect(fields(schema, { list })).toEqual(isRight ? [] : ['list']);
});

test('checks the number and size of files, and names missing ones', () => {
  const file = { type: 'string', contentMediaType: 'image/png', minLength: 1, maxLength: 100 };
  const schema = {
    type: 'object',
    required: ['one', 'name'],
    properties: { one: file, some: { type: 'array', maxItems: 2, items: file }, name: { type: 'string' } },
  };
  const type = 'multipart/form-data';
  const wrong = (files: Record<string, number[]>, texts = { name: 'x' }) =>
    fields(schema, texts, { type, files });
  expect(wrong({ one: [5] })).toEqual([]);
  expect(wrong({}, {} as { name: string })).toEqual(['one', 'name']);
  expect(wrong({ one: [0] })).toEqual(['one']);
  expect(wrong({ one: [5, 5] })).toEqual(['one']);
  expect(wrong({ one: [5], some: [5, 101] })).toEqual(['some.1']);
  expect(wrong({ one: [5], some: [5, 5, 5] })).toEqual(['some']);
  expect(wrong({ one: [5], name: [5] })).toEqual(['name']);
});

/** The rules that a response with this schema breaks. */
function answered(type: string, schema: Schema | undefined, body: Uint8Array | string, given = type) {
  const answers = { '200': { description: 'Sample', content: { [type]: schema ? { schema } : {} } } };
  const document: OpenApi = {
    ...emptyDocument,
    paths: { '/things': { get: { operationId: 'read', tags: ['things'], responses: answers } } },
  };
  const [operation] = listOperations(document);
  if (!operation) throw new Error('no operation');
  const headers = new Headers({ 'content-type': given });
  return createJudge({ document })
    .answer(operation, { status: 200, headers, body })
    .map(({ kind, rule }) => `${kind} ${rule.split('/').at(-1)}`);
}

const bytes = (...list: number[]) => new Uint8Array(list);

test.each<[string, Schema | undefined, Uint8Array | string, string[], string?]>([
  ['text/csv', { type: 'string', pattern: '^key,title\r\n' }, 'key,title\r\n1,x\r\n', []],
  ['text/csv', { type: 'string', pattern: '^key,title\r\n' }, '1,x\r\n', ['schema pattern']],
  ['text/plain', { type: 'string', maxLength: 3 }, 'four', ['schema maxLength']],
  ['text/plain', { type: 'string', maxLength: 3 }, 'for\n', []],
  ['text/plain', { type: 'string', enum: ['ok'] }, 'no', ['schema enum']],
  ['text/plain', { type: 'integer', minimum: 5 }, '7', []],
  ['text/plain', { type: 'string' }, '', []],
  ['text/plain', { type: 'string', minLength: 1 }, '', ['unreadable-body content']],
  ['text/plain', undefined, 'anything', []],
  // In a declared charset, and in bytes that are not valid UTF-8.
  ['text/plain', { type: 'string', maxLength: 1 }, bytes(0xe9), [], 'text/plain; charset=iso-8859-1'],
  ['text/plain', { type: 'string', maxLength: 1 }, bytes(0xe9, 0xe9), []],
  ['application/xml', { type: 'object', required: ['a'] } as Schema, '<a/>', []],
  ['application/octet-stream', { maxLength: 2 }, bytes(1, 2, 3), ['schema maxLength']],
  ['application/octet-stream', { type: 'string', format: 'binary' }, bytes(1, 2, 3), []],
  ['image/png', { type: 'string', contentEncoding: 'base64', maxLength: 2 } as Schema, bytes(1, 2, 3), []],
  ['image/png', { type: 'string', minLength: 4 }, bytes(1, 2, 3), ['schema minLength']],
])('validates a response of %s against %j', (type, schema, body, expected, given = type) => {
  expect(answered(type, schema, body, given)).toEqual(expected);
});

const named = (kind: string, size: string) => ({
  type: 'object',
  required: ['kind', 'size'],
  properties: { kind: { const: kind }, size: { type: size }, note: { type: 'string' } },
});
const choice = { oneOf: [named('box', 'integer'), named('bag', 'string'), { type: 'null' }] } as Schema;

test.each([
  ['one wrong property', { kind: 'bag', size: 7 }, ['schema type']],
  ['several wrong properties', { kind: 'bag', size: 7, note: 5 }, ['schema oneOf']],
  ['no branch of its type', 5, ['schema oneOf']],
  ['a branch that fits', { kind: 'box', size: 7 }, []],
  ['null', null, []],
])('reports a choice as one finding, by its nearest branch: %s', (_, thing, expected) => {
  const wrapped = { properties: { thing: choice, name: { type: 'string' } } } as Schema;
  const body = (value: object) => JSON.stringify(value);
  expect(answered('application/json', choice, JSON.stringify(thing))).toEqual(expected);
  expect(answered('application/json', wrapped, body({ thing }))).toEqual(expected);
  expect(answered('application/json', wrapped, body({ thing, name: 7 }))).toEqual([
    'schema type',
    ...expected,
  ]);
});

test('states the declared and the actual status and media type', () => {
  const responses = { '200': { description: 'So.', content: { 'application/json': {} } } };
  const document: OpenApi = {
    ...emptyDocument,
    paths: { '/things': { get: { operationId: 'read', tags: [], responses } } },
  };
  const [operation] = listOperations(document);
  const found = (status: number, type: string) =>
    operation &&
    createJudge({ document }).answer(operation, {
      status,
      headers: new Headers({ 'content-type': type }),
      body: '{}',
    });
  expect(found(201, 'application/json')).toMatchObject([{ expected: '200', actual: '201' }]);
  expect(found(200, 'text/html')).toMatchObject([{ expected: 'application/json', actual: 'text/html' }]);
});
