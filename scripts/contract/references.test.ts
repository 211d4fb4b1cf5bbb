import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { createJudge } from './judge.ts';
import { loadContract } from './load.ts';
import { ContractError } from './source.ts';

const folder = mkdtempSync(join(tmpdir(), 'references-'));
afterAll(() => rmSync(folder, { recursive: true }));

const written = (name: string, value: unknown): string => {
  const file = join(folder, name);
  writeFileSync(file, JSON.stringify(value));
  return file;
};

/** A contract with one body of this schema. */
const contractOf = (schema: unknown, schemas: unknown = {}) => ({
  openapi: '3.1.0',
  info: { title: 'Sample', version: '1' },
  paths: {
    '/things': {
      post: {
        operationId: 'add',
        requestBody: { content: { 'application/json': { schema } } },
        responses: {},
      },
    },
  },
  components: { schemas },
});

const thingOf = (schemas: Record<string, unknown>) =>
  contractOf({ $ref: '#/components/schemas/Thing' }, schemas);

function wrong(file: string, body: unknown): string[] {
  const contract = loadContract(file);
  const [operation] = contract.operations;
  if (!operation) throw new Error('no operation');
  const given = { params: {}, query: new URLSearchParams(), headers: new Headers(), body };
  return createJudge(contract)
    .request(operation, given)
    .map(({ field }) => field);
}

const Size = { type: 'integer', maximum: 9 };
const thing = (size: object, more: object = {}) => ({ type: 'object', properties: { size }, ...more });
const ID = 'https://sample.example/schemas/thing';

it.each([
  ['its own parts', { Thing: thing({ $ref: '#/$defs/Size' }, { $id: ID, $defs: { Size } }) }],
  [
    'an anchor in it',
    { Thing: thing({ $ref: '#size' }, { $id: ID, $defs: { Size: { ...Size, $anchor: 'size' } } }) },
  ],
  [
    'a neighbour of its address',
    {
      Thing: thing({ $ref: 'size' }, { $id: ID }),
      Size: { ...Size, $id: 'https://sample.example/schemas/size' },
    },
  ],
  [
    'a part that has an address below its own',
    { Thing: thing({ $ref: 'parts/size' }, { $id: ID, $defs: { Size: { ...Size, $id: 'parts/size' } } }) },
  ],
  ['the file, as many write it', { Thing: thing({ $ref: '#/components/schemas/Size' }, { $id: ID }), Size }],
  [
    'a part of a neighbour',
    {
      Thing: thing({ $ref: 'other#/$defs/Size' }, { $id: ID }),
      Other: { $id: 'https://sample.example/schemas/other', $defs: { Size } },
    },
  ],
])('a reference in a schema with its own $id resolves to %s', (name, schemas) => {
  const file = written(`${name.replaceAll(' ', '-')}.json`, thingOf(schemas));
  expect(wrong(file, { size: 9 })).toEqual([]);
  expect(wrong(file, { size: 10 })).toEqual(['size']);
});

it('ignores a property named like an address keyword', () => {
  const Thing = thing(Size, { properties: { $id: { type: 'integer' } } });
  const file = written('called.json', thingOf({ Thing }));
  expect([wrong(file, { $id: 1 }), wrong(file, { $id: 'a' })]).toEqual([[], ['$id']]);
});

it.each([
  ['at once', { Thing: { anyOf: [{ $ref: '#/components/schemas/Thing' }, { type: 'string' }] } }],
  [
    'by another one',
    {
      Thing: { allOf: [{ $ref: '#/components/schemas/Other' }] },
      Other: { if: { $ref: '#/components/schemas/Thing' } },
    },
  ],
])('reports a schema that is a branch of itself %s, with its location', (_, schemas) => {
  const file = written('endless.json', thingOf(schemas));
  expect(() => loadContract(file)).toThrow(/:1:\d+: (Thing|Other) is a branch of itself/);
});

it('reads a schema that contains itself', () => {
  const Thing = thing({ anyOf: [{ $ref: '#/components/schemas/Thing' }, { type: 'null' }] });
  expect(wrong(written('inside.json', thingOf({ Thing })), { size: { size: null } })).toEqual([]);
});

const kind = { $anchor: 'kind', type: 'string', enum: ['coin', 'painting'] };

it.each([
  ['in the same file', { kind }, '#kind'],
  ['under names like those of data', { default: { properties: { example: kind } } }, '#kind'],
  ['inside of another schema that is used', { thing: { $defs: { kind } } }, '#kind'],
  ['by a dynamic anchor', { kind: { $dynamicAnchor: 'sort', enum: ['coin', 'painting'] } }, '#sort'],
])('a reference resolves to an anchor: %s', (_, schemas, ref) => {
  const example = { $anchor: 'kind' };
  const used = Object.keys(schemas).map((name) => ({ $ref: `#/components/schemas/${name}` }));
  const schema = { example, properties: { kind: { $ref: ref }, other: { anyOf: [{}, ...used] } } };
  const file = written('same.json', contractOf(schema, schemas));
  expect(wrong(file, { kind: 'coin', other: 5 })).toEqual([]);
  expect(wrong(file, { kind: 'boat' })).toEqual(['kind']);
});

it('resolves an anchor of another file', () => {
  written('other.json', { components: { schemas: { kind } } });
  const file = written('root.json', contractOf({ properties: { kind: { $ref: 'other.json#kind' } } }));
  expect(wrong(file, { kind: 'boat' })).toEqual(['kind']);
});

it('reports the location of a reference to an unknown anchor', () => {
  const file = written('none.json', contractOf({ properties: { kind: { $ref: '#sort' } } }, { kind }));
  expect(() => loadContract(file)).toThrow(ContractError);
  expect(() => loadContract(file)).toThrow(/none\.json:.*\/schema\/properties\/kind.*"sort"/);
});
