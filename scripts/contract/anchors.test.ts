import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createJudge } from './judge.ts';
import { loadContract } from './load.ts';
import { ContractError } from './source.ts';

const folder = mkdtempSync(join(tmpdir(), 'anchors-'));
afterAll(() => rmSync(folder, { recursive: true }));

const written = (name: string, value: unknown): string => {
  const file = join(folder, name);
  writeFileSync(file, JSON.stringify(value));
  return file;
};

const kind = { $anchor: 'kind', type: 'string', enum: ['coin', 'painting'] };
/** A contract whose only body is of this schema. */
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

function wrong(file: string, body: unknown): string[] {
  const contract = loadContract(file);
  const [operation] = contract.operations;
  if (!operation) throw new Error('no operation');
  const given = { params: {}, query: new URLSearchParams(), headers: new Headers(), body };
  return createJudge(contract)
    .request(operation, given)
    .map(({ field }) => field);
}

test.each([
  ['in the same file', { kind }, '#kind'],
  ['under names like those of data', { default: { properties: { example: kind } } }, '#kind'],
  ['inside of another schema that is used', { thing: { $defs: { kind } } }, '#kind'],
  ['by a dynamic anchor', { kind: { $dynamicAnchor: 'sort', enum: ['coin', 'painting'] } }, '#sort'],
])('an anchor is what the reference means: %s', (_, schemas, ref) => {
  const example = { $anchor: 'kind' };
  const used = Object.keys(schemas).map((name) => ({ $ref: `#/components/schemas/${name}` }));
  const schema = { example, properties: { kind: { $ref: ref }, other: { anyOf: [{}, ...used] } } };
  const file = written('same.json', contractOf(schema, schemas));
  expect(wrong(file, { kind: 'coin', other: 5 })).toEqual([]);
  expect(wrong(file, { kind: 'boat' })).toEqual(['kind']);
});

test('an anchor of another file', () => {
  written('other.json', { components: { schemas: { kind } } });
  const file = written('root.json', contractOf({ properties: { kind: { $ref: 'other.json#kind' } } }));
  expect(wrong(file, { kind: 'boat' })).toEqual(['kind']);
});

test('a reference to an anchor that nothing has says where it stands', () => {
  const file = written('none.json', contractOf({ properties: { kind: { $ref: '#sort' } } }, { kind }));
  expect(() => loadContract(file)).toThrow(ContractError);
  expect(() => loadContract(file)).toThrow(/none\.json:.*\/schema\/properties\/kind.*"sort"/);
});
