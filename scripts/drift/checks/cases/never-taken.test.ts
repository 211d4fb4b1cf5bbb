import { expect, it } from 'vitest';
import type { Case } from '../../../contract/cases/case.ts';
import type { Json } from '../../../contract/document.ts';
import { neverTaken, type Sent } from './never-taken.ts';

/** Partial stub. */
const sent = (name: string, payment: Json, status: number, answer: Json = {}): Sent => {
  const request = { body: { type: 'application/json', json: { shopId: 's1', payment } } };
  // Partial stubs.
  const one = {
    name,
    field: 'payment',
    request,
    operation: { parameters: [], definition: {} },
  } as unknown as Case;
  return { one, exchange: { status, json: answer } as unknown as Sent['exchange'] };
};

const invoices = (answer?: Json) => [
  sent('payment (card object): only what is required', { token: 't' }, 201),
  sent('payment (invoice object): only what is required', { to: 'A' }, 422, answer),
  sent('payment.to [invoice object]: 1 characters', { to: 'a' }, 422, answer),
  sent('payment.days [invoice object]: the lowest', { to: 'A', days: 7 }, 422, answer),
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
