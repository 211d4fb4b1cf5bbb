import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { createJudge } from './judge.ts';
import { loadContract } from './load.ts';

const folder = mkdtempSync(join(tmpdir(), 'references-'));
afterAll(() => rmSync(folder, { recursive: true }));

const written = (name: string, value: unknown): string => {
  const file = join(folder, name);
  writeFileSync(file, JSON.stringify(value));
  return file;
};

const contractOf = (schemas: Record<string, unknown>) => ({
  openapi: '3.1.0',
  info: { title: 'Sample', version: '1' },
  paths: {
    '/things': {
      post: {
        operationId: 'add',
        requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Thing' } } } },
        responses: {},
      },
    },
  },
  components: { schemas },
});

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
])('a reference in a schema with an address of its own means %s', (name, schemas) => {
  const file = written(`${name.replaceAll(' ', '-')}.json`, contractOf(schemas));
  expect(wrong(file, { size: 9 })).toEqual([]);
  expect(wrong(file, { size: 10 })).toEqual(['size']);
});

it('leaves a property alone that is called like an address', () => {
  const Thing = thing(Size, { properties: { $id: { type: 'integer' } } });
  const file = written('called.json', contractOf({ Thing }));
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
])('tells of a schema that is a branch of itself %s, and where', (_, schemas) => {
  const file = written('endless.json', contractOf(schemas));
  expect(() => loadContract(file)).toThrow(/:1:\d+: (Thing|Other) is a branch of itself/);
});

it('reads a schema that has itself inside', () => {
  const Thing = thing({ anyOf: [{ $ref: '#/components/schemas/Thing' }, { type: 'null' }] });
  expect(wrong(written('inside.json', contractOf({ Thing })), { size: { size: null } })).toEqual([]);
});
