import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { loadContract } from './load.ts';

test('converts true and false to schemas where schemas are expected, and keeps them where they have their own meaning', () => {
  const folder = mkdtempSync(join(tmpdir(), 'schema-places-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'contract.yaml');
  writeFileSync(
    file,
    `openapi: 3.1.0
info: { title: Sample, version: '1' }
paths:
  /things:
    get:
      operationId: list
      responses:
        '200': { description: All., content: { application/json: { schema: { $ref: '#/components/schemas/Thing' } } } }
components:
  schemas:
    Anything: true
    Thing:
      type: object
      additionalProperties: false
      properties:
        properties: { type: array, uniqueItems: true, prefixItems: [true], items: false }
        not: true
        gone: false
        all: { type: array, items: true }
        any: { $ref: '#/components/schemas/Anything' }
      if: { properties: { not: true } }
      then: false
`,
  );
  expect(loadContract(file).document.components.schemas).toEqual({
    Anything: {},
    Thing: {
      type: 'object',
      additionalProperties: false,
      properties: {
        properties: { type: 'array', uniqueItems: true, prefixItems: [{}], items: false },
        not: {},
        gone: { not: {} },
        all: { type: 'array', items: {} },
        any: { $ref: '#/components/schemas/Anything' },
      },
      if: { properties: { not: {} } },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      then: { not: {} },
    },
  });
});
