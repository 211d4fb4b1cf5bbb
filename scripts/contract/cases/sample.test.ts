import { expect, it } from 'vitest';
import type { OpenApi } from '../document.ts';
import { nodeOf } from './node.ts';
import { createSamples } from './sample.ts';

it('fills recursive schemas to the requested depth', () => {
  const $ref = '#/components/schemas/Box';
  const properties = { label: { type: 'string', enum: ['a'] }, boxes: { type: 'array', items: { $ref } } };
  // The rest of a document is not read.
  const document = {
    components: { schemas: { Box: { type: 'object', required: ['label'], properties } } },
  } as unknown as OpenApi;
  const samples = createSamples(document, 1);
  const box = (within: number) => samples.one(nodeOf(document, { $ref }, ''), { full: true, within });
  const inner = { label: 'a' };
  expect(box(0)).toEqual({ label: 'a', boxes: [inner] });
  expect(box(1)).toEqual({ label: 'a', boxes: [{ label: 'a', boxes: [inner] }] });
});
