import { expect, it } from 'vitest';
import type { Case } from '../../contract/cases/case.ts';
import { fieldsNamed, isMasked, namesOf } from './problem.ts';

const refusal = (pointer: string) => ({ errors: [{ code: 'invalid', source: { pointer } }] });

it.each([
  ['/data/attributes/title', ['title', 'attributes', 'data'], 'data.attributes.title'],
  ['/data/attributes/title', ['title', 'attributes'], 'attributes.title'],
  ['body.tags[0]', ['tags'], 'tags.0'],
  ['title', ['title'], 'title'],
])('reads %s as path of the field %s', (pointer, names, expected) => {
  expect(fieldsNamed(refusal(pointer), new Set(names))).toEqual([expected]);
});

it('finds a field name in a sentence if there is no path', () => {
  expect(fieldsNamed({ message: 'The title is too long.' }, new Set(['title']))).toEqual(['title']);
  expect(fieldsNamed({ message: 'No.' }, new Set(['title']))).toEqual([]);
});

it('knows the fields of a form', () => {
  const form = [
    ['address[city]', 'Oslo'],
    ['due', '1'],
  ];
  // Partial stub.
  const one = { operation: { parameters: [] }, request: { body: { form } } } as unknown as Case;
  expect([...namesOf(one)]).toEqual(['address', 'city', 'due']);
});

it('recognizes that a field was not checked if only another one is reported', () => {
  const colour = { broken: { field: 'style.colour' }, kind: 'invalid', operation: { parameters: [] } };
  const json = { name: 'Regression', style: { colour: 'rather red' } };
  // Partial stub.
  const one = { ...colour, request: { body: { json } } } as unknown as Case;
  const isOf = (field: string, status = 400) => isMasked(one, { status, json: { [field]: ['no'] } });
  expect([isOf('name'), isOf('style'), isOf('style.colour'), isOf('colour'), isOf('detail')]).toEqual([
    ...[true, false, false, false, false],
  ]);
  expect(isOf('name', 403)).toBe(false);
});
