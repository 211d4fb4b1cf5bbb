import { expect, it } from 'vitest';
import type { Schema } from '../document.ts';
import { loadContract } from '../load.ts';
import { toWire } from './http.ts';
import { createCaseMaker } from './make.ts';

/** Cases of an operation with a form body, with an additional response and other rules for the form. */
function casesOf(status: string, rules: Schema = {}) {
  const contract = loadContract('scripts/contract/cases/other-contract.yaml');
  const operation = contract.operations.find(({ id }) => id === 'readers.add');
  const [media] = Object.values(operation?.definition.requestBody?.content ?? {});
  if (!operation || !media?.schema) throw new Error('There is no such operation any more.');
  operation.definition.responses[status] ??= { description: 'Refused' };
  media.schema = { ...media.schema, ...rules };
  if (operation.definition.requestBody) operation.definition.requestBody.required = true;
  const cases = createCaseMaker(contract).of(operation);
  return (name: string) => {
    const one = cases.find((other) => other.name === `body: ${name}`);
    const text = one && Buffer.from(toWire(one.request).body ?? []).toString();
    return { expects: one?.expects, text };
  };
}

it('expects a form sent as JSON to be refused if the contract declares 415', () => {
  const text = '{"address":{}}';
  const rules = { required: ['address'] };
  expect(casesOf('415', rules)('as application/json')).toEqual({ expects: 'refused', text });
  expect(casesOf('400', rules)('as application/json')).toEqual({ expects: 'either', text });
});

it('accepts an empty body for a form without fields', () => {
  expect(casesOf('400')('nothing at all').expects).toBe('either');
  expect(casesOf('400', { minProperties: 1 })('nothing at all').expects).toBe('refused');
});

it('fills a form with the minimum number of fields', () => {
  const as = casesOf('400', { minProperties: 1 });
  expect(as('as text/plain').text).not.toBe('');
});
