import { expect, it } from 'vitest';
import type { OpenApi } from '../../contract/document.ts';
import { fieldLike, fieldNamed, fieldsOf, schemasMatch } from './fields.ts';

// Empty document: the schemas have no references.
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

it('finds properties in containers of the entry’s own values', () => {
  expect(['title', 'name', 'folder', 'owner_name', 'owner'].map(pathOf)).toEqual([
    'attributes.title',
    'name',
    'relationships.folder.data',
    'owner.name',
    'owner',
  ]);
});

it('ignores nested properties unless they are unambiguous', () => {
  const like = (name: string, schema: object) => fieldLike(document, name, schema, fields)?.path.join('.');
  expect([pathOf('city'), pathOf('state'), like('city', text), like('state', text)].filter(Boolean)).toEqual(
    [],
  );
  expect(like('state', state)).toBe('owner.state');
});

it('matches two sufficiently specific schemas', () => {
  expect([schemasMatch(document, id, { ...id }), schemasMatch(document, text, { ...text })]).toEqual([
    true,
    false,
  ]);
});
