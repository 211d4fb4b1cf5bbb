import { expect, it } from 'vitest';
import type { Case } from '../../../contract/cases/case.ts';
import type { Json } from '../../../contract/document.ts';
import { neverTaken, type Sent } from './never-taken.ts';

/** Only of what it reads: the rest of an exchange is not looked at. */
const sent = (name: string, payment: Json, status: number, answer: Json = {}): Sent => {
  const request = { body: { type: 'application/json', json: { shopId: 's1', payment } } };
  // Nothing else is asked of either.
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

it('sees a kind of which nothing is taken, by what is inside of it too', () => {
  expect(kinds(invoices())).toEqual(['invoice']);
  expect(kinds(invoices({ field: '/payment', why: 'is no card' }))).toEqual(['invoice']);
  expect(kinds(invoices().slice(1))).toEqual([]);
});

it('leaves a kind open of which the answer tells what is wrong inside, or that names a record itself', () => {
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
