import { expect, it } from 'vitest';
import type { OpenApi } from '../contract/document.ts';
import { fieldLike, fieldNamed, fieldsOf, isAlike } from './fields.ts';

// Nothing is referred to.
const document = {} as OpenApi;
const text = { type: 'string' };
const state = { type: 'string', enum: ['open', 'closed'] };
const id = { type: 'string', pattern: '^f[0-9]+$' };
const entry = {
  properties: {
    name: text,
    attributes: { properties: { title: text, name: text } },
    relationships: {
      properties: { folder: { properties: { data: { properties: { type: text, key: id } } } } },
    },
    owner: { properties: { name: text, city: text, state } },
    payer: { properties: { city: text } },
  },
};
const fields = fieldsOf(document, entry);
const pathOf = (name: string) => fieldNamed(name, fields)?.path.join('.');

it('finds what stands in what holds an entry’s own values', () => {
  expect(['title', 'name', 'folder', 'owner_name', 'owner'].map(pathOf)).toEqual([
    'attributes.title',
    'name',
    'relationships.folder.data',
    'owner.name',
    'owner',
  ]);
});

it('takes nothing of something else for the entry’s own, unless it can be nothing else', () => {
  const like = (name: string, schema: object) => fieldLike(document, name, schema, fields)?.path.join('.');
  expect([pathOf('city'), pathOf('state'), like('city', text), like('state', text)].filter(Boolean)).toEqual(
    [],
  );
  expect(like('state', state)).toBe('owner.state');
});

it('takes two schemas for alike that say enough', () => {
  expect([isAlike(document, id, { ...id }), isAlike(document, text, { ...text })]).toEqual([true, false]);
});
