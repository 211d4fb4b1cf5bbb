import { expect, it } from 'vitest';
import type { OpenApi, Schema } from '../contract/document.ts';
import { listedIn } from './shapes.ts';

const Wood: Schema = { oneOf: [{ const: 'oak' }, { const: 'ash' }] };
const Endless: Schema = { anyOf: [{ $ref: '#/components/schemas/Endless' }, { type: 'string' }] };
// Only the schemas of the document are read.
const document = { components: { schemas: { Wood, Endless } } } as unknown as OpenApi;

it.each<[Schema, unknown]>([
  [{ enum: ['oak', 'ash'] }, ['oak', 'ash']],
  [{ const: 'oak' }, ['oak']],
  [{ $ref: '#/components/schemas/Wood' }, ['oak', 'ash']],
  [{ allOf: [{ $ref: '#/components/schemas/Wood' }], default: 'oak' } as Schema, ['oak', 'ash']],
  [
    { anyOf: [{ $ref: '#/components/schemas/Wood' }, { enum: ['elm'] }, { type: 'null' }] },
    ['oak', 'ash', 'elm', null],
  ],
  [{ oneOf: [{ const: 'oak' }, { type: 'string' }] }, undefined],
  [{ type: 'string' }, undefined],
  [{ $ref: '#/components/schemas/Endless' }, undefined],
])('lists all that a value may be, however the schema says it: %j', (schema, listed) => {
  expect(listedIn(document, schema)).toEqual(listed);
});
