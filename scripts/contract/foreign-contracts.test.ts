// Contracts by other authors: each is read and its requests are planned, or its errors are reported.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { createCaseMaker } from './cases/make.ts';
import { createJudge } from './judge.ts';
import { loadContract } from './load.ts';
import { ContractError } from './source.ts';

const folder = mkdtempSync(join(tmpdir(), 'foreign-contracts-'));
afterAll(() => rmSync(folder, { recursive: true }));

let count = 0;

function load(document: object) {
  count += 1;
  const file = join(folder, `${count}.json`);
  writeFileSync(
    file,
    JSON.stringify({ openapi: '3.1.0', info: { title: 'Sample', version: '1' }, ...document }),
  );
  return loadContract(file);
}

const json = (schema: unknown) => ({ content: { 'application/json': { schema } } });

const about = (schema: unknown, schemas: Record<string, unknown> = {}) => ({
  paths: {
    '/things': {
      post: { requestBody: json(schema), responses: { 200: { description: 'A thing.', ...json(schema) } } },
    },
  },
  components: { schemas },
});

const named = (name: string) => ({ $ref: `#/components/schemas/${name}` });

/** @returns the number of generated cases */
function planned(document: object): number {
  const contract = load(document);
  const cases = createCaseMaker(contract);
  return contract.operations
    .flatMap((operation) => cases.attempts(operation))
    .filter((attempt) => attempt.make() !== undefined).length;
}

/** The errors of a response to the first operation. */
function faults(document: object, body: unknown): string[] {
  const contract = load(document);
  const [operation] = contract.operations;
  if (!operation) throw new Error('no operation');
  const headers = new Headers({ 'content-type': 'application/json' });
  return createJudge(contract)
    .answer(operation, { status: 200, headers, body: JSON.stringify(body) })
    .map(({ kind, at }) => `${kind} ${at}`);
}

const tagged = (...tags: unknown[]) => ({
  oneOf: tags.map((tag) => ({ type: 'object', required: ['kind'], properties: { kind: { const: tag } } })),
  discriminator: { propertyName: 'kind' },
});

it.each<[string, object]>([
  ['tags that two branches share', about(tagged('a', 'a'))],
  ['tags that are numbers', about(tagged(1, 2))],
  [
    'a parameter of which nothing is said',
    { paths: { '/a': { get: { parameters: [{ name: 'q', in: 'query' }] } } } },
  ],
  ['its own names for schemas', about({ $id: 'https://example.org/a', id: 'a', type: 'object' })],
  ['names with signs in them', about(named('Page%C2%ABA~1B%C2%BB'), { 'Page«A/B»': { type: 'object' } })],
  ['a map of what needs what', about({ type: 'object', dependentRequired: { type: ['id'], id: ['type'] } })],
  [
    'a mapping with a dot',
    about(
      { oneOf: [named('a.B')], discriminator: { propertyName: 'k', mapping: { id: 'a.B' } } },
      {
        'a.B': { type: 'object', required: ['k'], properties: { k: { const: 'id' } } },
      },
    ),
  ],
])('plans a contract with %s', (_, document) => {
  expect(planned(document)).toBeGreaterThan(0);
});

it('reads recursive callbacks', () => {
  const callbacks = { done: { '{$request.body#/url}': { $ref: '#/paths/~1things' } } };
  const paths = { '/things': { post: { callbacks, responses: {} } } };
  expect(load({ paths }).operations).toHaveLength(1);
});

it('accepts any response if the contract declares none', () => {
  expect(faults({ paths: { '/a': { get: {} } } }, {})).toEqual([]);
});

it('accepts null for the old `nullable`', () => {
  const own = { type: 'object', properties: { a: { ...named('N'), nullable: true }, b: { nullable: true } } };
  const old = { ...own.properties, c: { type: 'string', enum: ['x'], nullable: true } };
  const document = about({ ...own, properties: old }, { N: { type: 'string' } });
  expect(faults(document, { a: null, b: null, c: null })).toEqual([]);
  expect(faults(document, { a: 1, b: 1, c: 'y' })).toEqual(
    expect.arrayContaining(['schema /a', 'schema /c']),
  );
});

it.each<[string, object, RegExp]>([
  [
    'a bound that is true',
    about({ maximum: 3, exclusiveMaximum: true }),
    /"exclusiveMaximum" must be a number/,
  ],
  ['a type that is none', about({ type: 'file' }), /"type" must be one of null, .* and is "file"/],
  [
    'what is required, said of the property',
    about({ properties: { a: { required: true } } }),
    /a list of names/,
  ],
  [
    'a list of kinds for items',
    about({ type: 'array', items: [{ type: 'string' }] }),
    /"items" must be a schema/,
  ],
  [
    'a pattern for names that is none',
    about({ patternProperties: { '[': {} } }),
    /\[ is no regular expression/,
  ],
  ['a schema at an address', about({ $ref: 'https://example.org/a.json' }), /is not on this machine/],
  ['a schema in a file that is not there', about({ $ref: 'gone.yaml#/A' }), /gone\.yaml cannot be read/],
  ['a schema that is itself', about(named('A'), { A: { oneOf: [named('A'), {}] } }), /a branch of itself/],
  ['a path that leads back to itself', { paths: { '/a': { $ref: '#/paths/~1a' } } }, /leads back/],
  [
    'a header that HTTP does not know',
    { paths: { '/a': { get: { parameters: [{ name: 'bad name', in: 'header', schema: {} }] } } } },
    /no header can be called "bad name"/,
  ],
])('reports a contract with %s with its location', (_, document, says) => {
  expect(() => load(document)).toThrow(ContractError);
  expect(() => load(document)).toThrow(/\.json:\d+:\d+: /);
  expect(() => load(document)).toThrow(says);
});

it.each(['^(a+)+$', '^(\\w+\\s?)*$', '^(a|aa)+$'])(
  '%s fails quickly for a text that does not match',
  (pattern) => {
    const before = performance.now();
    expect(faults(about({ type: 'string', pattern }), `${'a'.repeat(40)}!`)).toEqual(['schema ']);
    expect(
      planned(about({ type: 'object', properties: { text: { type: 'string', pattern } } })),
    ).toBeGreaterThan(0);
    expect(performance.now() - before).toBeLessThan(10_000);
  },
  60_000,
);

it.runIf(process.env.TEST_LONG)(
  'does not enumerate nested choices',
  () => {
    const choice = (name: string) => ({
      oneOf: Array.from({ length: 10 }, (_, i) => ({
        type: 'object',
        required: [name],
        properties: { [name]: { const: i } },
      })),
    });
    const before = performance.now();
    expect(planned(about({ allOf: Array.from({ length: 10 }, (_, i) => choice(`a${i}`)) }))).toBeGreaterThan(
      0,
    );
    expect(performance.now() - before).toBeLessThan(15_000);
  },
  60_000,
);

it.runIf(process.env.TEST_LONG)(
  'plans schemas that are recursive in many ways without following each one',
  () => {
    const level = (i: number) => ({
      type: 'object',
      properties: Object.fromEntries(Array.from({ length: 8 }, (_, j) => [`p${j}`, named(`L${i + 1}`)])),
    });
    const levels = Object.fromEntries(Array.from({ length: 12 }, (_, i) => [`L${i}`, level(i)]));
    const before = performance.now();
    expect(planned(about(named('L0'), { ...levels, L12: { type: 'string' } }))).toBeGreaterThan(0);
    expect(performance.now() - before).toBeLessThan(30_000);
  },
  60_000,
);
