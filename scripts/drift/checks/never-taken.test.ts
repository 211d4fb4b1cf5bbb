import { expect, it } from 'vitest';
import type { Case } from '../../contract/cases/case.ts';
import type { Exchange } from '../run.ts';
import { neverTaken, type Sent } from './never-taken.ts';

const sent = (name: string, status: number): Sent => ({
  // Nothing else of a case and of what became of it is looked at.
  one: {
    name,
    field: 'payment',
    operation: { definition: {} },
    request: { body: undefined },
  } as unknown as Case,
  exchange: { status } as Exchange,
});

it('knows a kind without a name, by what is tried inside of it as well', () => {
  const all = [
    sent('payment (1 object): only what is required', 201),
    sent('payment (2 object): only what is required', 422),
    sent('payment (2 object): every property', 422),
    sent('payment.invoiceTo [2 object]: 1 characters', 422),
  ];
  expect(neverTaken(all)).toEqual([{ kind: '2', one: all[1]?.one }]);
  expect(neverTaken([...all, sent('payment.dueInDays [2 object]: the lowest', 201)])).toEqual([]);
});

it('knows a kind inside of an envelope', () => {
  const all = [
    sent('data.attributes.gift (sale object): only what is required', 201),
    sent('data.attributes.gift (loan object): only what is required', 422),
    sent('data.attributes.gift.from [loan object]: 1 characters', 422),
    sent('data.attributes.gift.until [loan object] (string): seldom: 2032-02-29', 422),
  ];
  expect(neverTaken(all).map(({ kind }) => kind)).toEqual(['loan']);
});

it('says nothing where no kind is ever taken, or too little was tried', () => {
  const refused = ['only what is required', 'every property', 'with a note'].map((name) =>
    sent(`payment (2 object): ${name}`, 422),
  );
  expect(neverTaken(refused)).toEqual([]);
  expect(neverTaken([sent('payment (1 object): every property', 201), ...refused.slice(0, 2)])).toEqual([]);
});
