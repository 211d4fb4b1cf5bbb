import { expect, it } from 'vitest';
import type { Case } from '../../../contract/cases/case.ts';
import type { Json } from '../../../contract/document.ts';
import { neverTaken, type Sent } from './never-taken.ts';

/** Partial stub. */
const sent = (branch: string, payment: Json, status: number, answer: Json = {}, isLeast = false): Sent => {
  const request = { body: { type: 'application/json', json: { shopId: 's1', payment } } };
  // Partial stubs.
  const one = {
    branch: { field: 'payment', name: branch },
    variant: isLeast ? 'only-required' : undefined,
    field: 'payment',
    request,
    operation: { parameters: [], definition: {} },
  } as unknown as Case;
  return { one, exchange: { status, json: answer } as unknown as Sent['exchange'] };
};

const invoices = (answer?: Json) => [
  sent('card', { token: 't' }, 201, {}, true),
  sent('invoice', { to: 'A' }, 422, answer, true),
  sent('invoice', { to: 'a' }, 422, answer),
  sent('invoice', { to: 'A', days: 7 }, 422, answer),
];
const kinds = (list: Sent[]) => neverTaken(list).map(({ kind }) => kind);

it('finds a variant that is never accepted, by its nested fields too', () => {
  expect(kinds(invoices())).toEqual(['invoice']);
  expect(kinds(invoices({ field: '/payment', why: 'is no card' }))).toEqual(['invoice']);
  expect(kinds(invoices().slice(1))).toEqual([]);
});

it('leaves a variant open if the error names a nested field or the case names a record', () => {
  expect(kinds(invoices({ field: '/payment/to' }))).toEqual([]);
  const named = invoices().map(({ one, exchange }) => {
    const json = { payment: { shopId: 's1' } };
    return {
      one: { ...one, request: { ...one.request, body: { type: 'application/json', json } } },
      exchange,
    };
  });
  expect(kinds(named)).toEqual([]);
});
