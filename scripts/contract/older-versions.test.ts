// Contracts of OpenAPI 3.0 and Swagger 2.0, and contracts with a part that cannot be read.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createJudge } from './judge.ts';
import { type Contract, loadContract } from './load.ts';
import { ContractError } from './source.ts';

const folder = mkdtempSync(join(tmpdir(), 'older-versions-'));
afterAll(() => rmSync(folder, { recursive: true }));

let count = 0;
function write(text: string): string {
  count += 1;
  const file = join(folder, `${count}.yaml`);
  writeFileSync(file, text);
  return file;
}
const read = (text: string, isLenient = false) => loadContract(write(text), { isLenient });

/** The errors of a JSON response with status 200 to an operation. */
function faults(contract: Contract, id: string, body: unknown): string[] {
  const operation = contract.operations.find((one) => one.id === id);
  if (!operation) throw new Error('no operation');
  const headers = new Headers({ 'content-type': 'application/json' });
  return createJudge(contract)
    .answer(operation, { status: 200, headers, body: JSON.stringify(body) })
    .map(({ kind, at, rule }) => `${kind} ${at} ${contract.where(rule).line}`);
}

describe('OpenAPI 3.0', () => {
  const THREE = `openapi: 3.0.3
info: { title: Goods, version: '1' }
paths:
  /goods/{id}:
    get:
      operationId: getGood
      responses:
        '200':
          description: It.
          content:
            application/json:
              schema: { $ref: '#/components/schemas/Good' }
components:
  schemas:
    Good:
      type: object
      properties:
        name:
          type: string
          nullable: true
        weight:
          type: number
          minimum: 0
          exclusiveMinimum: true
        price:
          type: number
          maximum: 9
          exclusiveMaximum: false
`;
  it('means the same, at the lines of the file as it is', () => {
    const contract = read(THREE);
    expect(faults(contract, 'getGood', { name: null, weight: 0.1, price: 9 })).toEqual([]);
    expect(faults(contract, 'getGood', { name: 1, weight: 0, price: 9.1 })).toEqual([
      'schema /name 19',
      'schema /weight 24',
      'schema /price 27',
    ]);
  });

  it('has switches for exclusive bounds only there', () => {
    expect(() => read(THREE.replace('3.0.3', '3.1.0'))).toThrow(/"exclusiveMinimum" must be a number/);
  });
});

describe('Swagger 2.0', () => {
  const TWO = `swagger: '2.0'
info: { title: Goods, version: '1' }
basePath: /api
produces: [application/xml]
consumes: [application/json]
securityDefinitions: { key: { type: apiKey, in: header, name: X-Key } }
paths:
  /goods:
    post:
      operationId: addGood
      produces: [application/json]
      parameters:
        - { name: body, in: body, required: true, schema: { $ref: '#/definitions/Good' } }
        - name: tags
          in: query
          type: array
          items: { type: string }
          collectionFormat: csv
      responses:
        200:
          description: It.
          schema: { $ref: '#/definitions/Good' }
        default: { $ref: '#/responses/No' }
responses:
  No: { description: No., schema: { $ref: '#/definitions/No' } }
definitions:
  Good:
    type: object
    required: [name]
    properties:
      name: { type: string, x-nullable: true }
      weight: { type: number, minimum: 0, exclusiveMinimum: true }
  No: { type: object }
`;
  it('is read with its bodies, types and parameters', () => {
    const { document, operations } = read(TWO);
    const [operation] = operations;
    expect(operation?.definition.requestBody).toMatchObject({ required: true });
    expect(Object.keys(operation?.definition.requestBody?.content ?? {})).toEqual(['application/json']);
    expect(Object.keys(operation?.definition.responses['200']?.content ?? {})).toEqual(['application/json']);
    expect(operation?.parameters).toMatchObject([{ name: 'tags', style: 'form', explode: false }]);
    expect(document.components.securitySchemes).toMatchObject({ key: { in: 'header' } });
    expect(document.servers).toEqual([{ url: '/api' }]);
  });

  it('is located at the lines of the file as it is', () => {
    const contract = read(TWO);
    expect(faults(contract, 'addGood', { name: null, weight: 1 })).toEqual([]);
    expect(faults(contract, 'addGood', { name: 1, weight: 0 })).toEqual([
      'schema /name 31',
      'schema /weight 32',
    ]);
    const at = (pointer: string) => contract.where(`/paths/~1goods/post${pointer}`).line;
    expect(at('/requestBody/content/application~1json/schema')).toBe(13);
    expect(at('/parameters/0')).toBe(14);
    expect(at('/responses/200/content/application~1json')).toBe(20);
  });
});

it('reads merge keys', () => {
  const contract = read(`openapi: 3.1.0
info: { title: Goods, version: '1' }
x-refusals: &refusals
  '404': { description: None. }
  '422': { description: Wrong. }
paths:
  /goods:
    get: { operationId: listGoods, responses: { <<: *refusals, '200': { description: All. } } }
`);
  expect(Object.keys(contract.operations[0]?.definition.responses ?? {}).sort()).toEqual([
    '200',
    '404',
    '422',
  ]);
});

describe('a part that cannot be read', () => {
  const paths = (...lines: string[]) => `openapi: 3.1.0
info: { title: Goods, version: '1' }
paths:
  /goods: { get: { operationId: listGoods, responses: { '200': { description: All. } } } }
${lines.map((line) => `  ${line}\n`).join('')}`;
  const answering = (path: string, schema: string) =>
    `${path}: { get: { responses: { '200': { description: A., content: { application/json: { schema: ${schema} } } } } } }`;
  const ref = (name: string) => `{ $ref: '#/components/schemas/${name}' }`;
  const schemas = (text: string) => `\ncomponents: { schemas: ${text} }\n`;

  it.each([
    ['a reference that leads nowhere', answering('/a', "{ $ref: '#/components/schemas/' }"), ''],
    ['a list of schemas for items', answering('/a', '{ type: array, items: [{ type: string }] }'), ''],
    [
      'a broken schema behind another one',
      answering('/a', ref('A')),
      `{ A: { items: ${ref('B')} }, B: { type: file } }`,
    ],
    [
      'a broken schema in a circle',
      `${answering('/a', ref('A'))}\n  ${answering('/b', ref('B'))}`,
      `{ A: { properties: { b: ${ref('B')}, c: { type: file } } }, B: { items: ${ref('A')} } }`,
    ],
    ['a schema without an end', answering('/a', ref('A')), `{ A: { allOf: [${ref('A')}] } }`],
    [
      'a header that HTTP does not know',
      "/a: { get: { parameters: [{ name: 'a b', in: header, schema: {} }], responses: {} } }",
      '',
    ],
    ['a shared parameter', "/a: { parameters: [{ $ref: '#/no' }], get: { responses: {} } }", ''],
  ])('leaves its operation out: %s', (_, lines, components) => {
    const text = paths(lines) + (components && schemas(components));
    const { operations, remarks, leftOut } = read(text, true);
    expect(operations.map(({ id }) => id)).toEqual(['listGoods']);
    expect(leftOut[0]).toMatch(/^\/paths\/~1a/);
    expect(remarks[0]).toMatch(
      /^Left out, because the contract cannot be read there: (GET )?\/a: .*\.yaml:\d+:\d+: /,
    );
    expect(() => read(text)).toThrow(ContractError);
  });

  it('is not mentioned if nothing uses it', () => {
    const { operations, remarks } = read(paths() + schemas('{ A: { type: file } }'), true);
    expect([operations.length, remarks]).toEqual([1, []]);
  });

  it('refuses a contract of which nothing is left', () => {
    const only = paths(answering('/a', ref('No'))).replace(/^ {2}\/goods.*\n/m, '');
    expect(() => read(only, true)).toThrow(/leads nowhere/);
  });

  it('ignores an empty list of values, unknown formats, and operations without a name', () => {
    const contract = read(paths(answering('/a', '{ type: string, enum: [], format: color }')), true);
    expect(faults(contract, 'GET /a', 'red')).toEqual([]);
    expect(contract.remarks).toEqual([
      expect.stringMatching(/^Ignored: .*\.yaml:5:\d+: "enum" must be a list/),
    ]);
  });
});
