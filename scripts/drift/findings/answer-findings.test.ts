import { expect, it } from 'vitest';
import type { Judge } from '../../contract/judge.ts';
import type { Operation } from '../../contract/operations.ts';
import { answerFindings } from './answer-findings.ts';

const finding = {
  kind: 'undeclared-media-type',
  at: 'header:content-type',
  rule: '/x',
  says: 'The contract does not declare this media type.',
  expected: 'application/json',
  actual: 'absent',
};
// Stubs: nothing else is read from them.
const judge = { answer: () => [finding] } as unknown as Judge;
const operation = { pointer: '/x', definition: { responses: { '201': {} } } } as unknown as Operation;

const found = (body: string, prefers = '', headers: Record<string, string> = {}) =>
  answerFindings(
    judge,
    operation,
    { status: 201, headers: new Headers(headers), body: new TextEncoder().encode(body) },
    [],
    prefers,
  ).map(({ kind }) => kind);

it('expects no body for `return=minimal`', () => {
  expect(found('')).toEqual(['undeclared-media-type']);
  expect(found('', 'return=representation')).toEqual(['undeclared-media-type']);
  expect(found('', 'respond-async, return=minimal')).toEqual([]);
  expect(found('', '', { 'preference-applied': 'return=minimal' })).toEqual([]);
  // A body that is sent anyway is still validated.
  expect(found('sorry', 'return=minimal')).toEqual(['undeclared-media-type']);
});
