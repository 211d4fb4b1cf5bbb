import { expect, it } from 'vitest';
import type { Case } from '../../contract/cases/case.ts';
import { fieldsNamed, namesOf } from './problem.ts';

const refusal = (pointer: string) => ({ errors: [{ code: 'invalid', source: { pointer } }] });

it.each([
  ['/data/attributes/title', ['title', 'attributes', 'data'], 'data.attributes.title'],
  ['/data/attributes/title', ['title', 'attributes'], 'attributes.title'],
  ['body.tags[0]', ['tags'], 'tags.0'],
  ['title', ['title'], 'title'],
])('reads %s as a way to a field of %s', (pointer, names, expected) => {
  expect(fieldsNamed(refusal(pointer), new Set(names))).toEqual([expected]);
});

it('takes a name out of a sentence where there is no way', () => {
  expect(fieldsNamed({ message: 'The title is too long.' }, new Set(['title']))).toEqual(['title']);
  expect(fieldsNamed({ message: 'No.' }, new Set(['title']))).toEqual([]);
});

it('knows the fields of a form', () => {
  const form = [
    ['address[city]', 'Oslo'],
    ['due', '1'],
  ];
  // Nothing else is asked of it.
  const one = { operation: { parameters: [] }, request: { body: { form } } } as unknown as Case;
  expect([...namesOf(one)]).toEqual(['address', 'city', 'due']);
});
