import { expect, it } from 'vitest';
import type { Json } from '../document.ts';
import { loadContract } from '../load.ts';
import { type CaseKind, jsonIn } from './case.ts';
import { createCaseMaker } from './make.ts';
import { nodeOf } from './node.ts';
import { createSamples } from './sample.ts';

it('breaks only the keyword under test', () => {
  const contract = loadContract('scripts/contract/cases/keyword-contract.yaml');
  const operation = contract.operations.find(({ id }) => id === 'addTool');
  if (!operation) throw new Error('There is no such operation any more.');
  const cases = createCaseMaker(contract).of(operation);
  const sentAt = (kind: CaseKind, name: string, field = name.split(':')[0] ?? '') => {
    const one = cases.find((other) => other.kind === kind && other.name === name);
    return (one && (jsonIn(one.request) as Record<string, Json>))?.[field];
  };
  expect(sentAt('invalid', 'whole: between two multiples')).toBe(1);
  expect(sentAt('valid', 'level (3 integer): 3', 'level')).toBe(3);
  expect(sentAt('invalid', 'level (1 integer): another value', 'level')).toBe(1001);
  expect(sentAt('valid', 'colour (2 string): "green"', 'colour')).toBe('green');
  expect(Object.entries(Object(sentAt('invalid', 'counts: a name that does not belong')))).toEqual([
    [expect.stringMatching(/^[^A-Z]|^.[^A-Z]/), 1],
  ]);
  expect(Object.keys(Object(sentAt('valid', 'named: a key of 24 characters'))).at(-1)).toHaveLength(24);
  expect(Object.keys(Object(sentAt('valid', 'counts: 4 properties')))).toHaveLength(4);
  expect(Object.values(Object(sentAt('invalid', 'counts: 5 properties')))).toEqual([1, 1, 1, 1, 1]);
  expect(sentAt('invalid', 'opens: a letter too many')).toMatch(/^([01][0-9]|2[0-3]):[0-5][0-9][0-9]$/);
  expect(sentAt('invalid', 'opens: another letter')).toMatch(/^[0-9]{2}:[0-9]{2}$/);
  expect(Object.keys(Object(sentAt('invalid', 'marks: 3 properties')))).toHaveLength(3);
  // The rest of the value is valid.
  const [alone] = cases.filter(({ name }) => name === 'body: without hours, which another asks for');
  expect(alone && jsonIn(alone.request)).not.toHaveProperty('marks');
  expect(alone && jsonIn(alone.request)).toHaveProperty('phone');
  expect(sentAt('invalid', 'crew: 0 entries of a kind')).toEqual([{ role: 'hand' }]);
  expect(sentAt('invalid', 'point: 6 entries')).toEqual([1, 1, 'n', true, false, false]);
  expect(sentAt('invalid', 'job: what it may not be, as then asks')).toMatchObject({ as: 'json', by: '0' });
  expect(sentAt('invalid', 'job: what it may not be, as else asks')).toEqual({ as: 'csv', rows: 1 });
  expect(sentAt('valid', 'thumb: 400 characters')).toMatch(/^[A-Za-z0-9+/]{399}[A-Za-z0-9+/=]$/);
});

it('includes a pattern property in a full value', () => {
  const { document } = loadContract('scripts/contract/cases/keyword-contract.yaml');
  const marks = { type: 'object', patternProperties: { '^x-[a-z]{1,5}$': { type: 'integer' } } };
  const full = createSamples(document, 1).one(nodeOf(document, marks, ''), { full: true });
  expect(Object.keys(Object(full))).toEqual([expect.stringMatching(/^x-[a-z]{1,5}$/)]);
});
