import { expect, it } from 'vitest';
import type { CaseRequest } from '../../contract/cases/case.ts';
import type { Json } from '../../contract/document.ts';
import type { Operation } from '../../contract/operations.ts';
import { createDateShifter, daysIn } from './shift-dates.ts';

// Only its identity matters.
const operation = {} as Operation;
const request = (json: Json): CaseRequest => ({
  method: 'POST',
  path: '/stays',
  params: {},
  query: [],
  headers: {},
  body: { type: 'application/json', json },
});
const STAY = { stay: { from: '2031-12-30', to: '2032-01-02T10:00:00Z' }, note: '2031', on: ['2031-02-30'] };

it('shifts all dates of a body equally, beyond those of earlier requests', () => {
  const move = createDateShifter();
  const next = () => move(operation, request(STAY)).body;
  const stay = (from: string, to: string) => ({
    type: 'application/json',
    json: { ...STAY, stay: { from, to } },
  });
  expect(next()).toEqual(stay('2032-01-03', '2032-01-06T10:00:00Z'));
  expect(next()).toEqual(stay('2032-01-07', '2032-01-10T10:00:00Z'));
});

it('keeps bodies without dates and cases about a date', () => {
  const move = createDateShifter();
  expect(move(operation, request({ name: 'Sample', at: '10:00' }))).toEqual(
    request({ name: 'Sample', at: '10:00' }),
  );
  expect(move(operation, request(STAY), 'stay.to')).toEqual(request(STAY));
  expect(daysIn(STAY).map(({ name }) => name)).toEqual(['from', 'to']);
});
